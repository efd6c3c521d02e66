// Pages that a seller composes: one with two sections of every kind, and a product with the least that one may have.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { letPass, openStopped } from '../support/clock.ts';
import { content, mainPage, offer, part, routes } from '../support/content.ts';
import { expectGoAfter, openAndClose, recordNavigation, showPrice } from '../support/offerVisit.ts';
import { installPixel, type Pixel, recordErrors } from '../support/pixel.ts';
import { centre, isPhone, onDesktop, onPhone, readWholePage, settleFonts } from '../support/screens.ts';
import { OFFER_PATH, PLAIN_PATH, siteFolder, siteUrl, TWICE_PATH } from '../support/sites.ts';

const expectHydrated = (section: Locator) =>
  expect(section.locator('[data-island-status]')).toHaveAttribute('data-island-status', 'hydrated');

test.describe('a page with two sections of every kind, an offer and a destination of its own', () => {
  test.use({ baseURL: siteUrl('twice') });

  test('has ids and a first heading of its own, logs nothing and is accessible', async ({ page }) => {
    test.slow();
    const errors = recordErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(TWICE_PATH);
    await settleFonts(page);
    await readWholePage(page);
    const ids = await page.locator('[id]').evaluateAll((found) => found.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of isPhone(page) ? [320, 390] : [768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, `${width} px`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(errors).toEqual([]);
  });

  test('each carousel moves alone, and of each list one question is open', onPhone, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(TWICE_PATH);
    await settleFonts(page);
    const [one, other] = [page.locator('#incluido'), page.locator('#incluido-de-novo')];
    const carousels = [one, other];
    for (const carousel of carousels) {
      await centre(carousel.locator('[data-slides]'));
      await expectHydrated(carousel);
    }
    const { next } = content.interface.carousel;
    const positions = () =>
      Promise.all(carousels.map((carousel) => carousel.getByText(/^\d+ de 10$/).textContent()));
    for (const carousel of [one, other, other]) await carousel.getByRole('button', { name: next }).click();
    await expect.poll(positions).toEqual(['2 de 10', '3 de 10']);
    // A tab of the second leads to a slide of the second.
    const tab = other.getByRole('link', { name: 'Metas', exact: true });
    await expect(tab).toHaveAttribute('href', /#incluido-de-novo-+10$/);
    await tab.click();
    await expect.poll(positions).toEqual(['2 de 10', '10 de 10']);

    const { items } = part(mainPage, 'faq');
    const lists = ['#perguntas', '#perguntas-de-novo'].map((id) => page.locator(id));
    for (const list of lists)
      for (const { question } of items.slice(0, 2)) await list.getByText(question).click();
    for (const list of lists) {
      await expect(list.getByText(items[1]?.answer ?? '?')).toBeVisible();
      await expect(list.getByText(items[0]?.answer ?? '?')).toBeHidden();
    }
  });

  test(
    'each price, countdown and buy link is that of its section’s offer',
    onPhone,
    async ({ page, context }) => {
      await context.route('https://pay.example.com/**', (route) => route.fulfill({ body: 'checkout' }));
      await page.addInitScript(installPixel);
      await page.goto(TWICE_PATH);
      await settleFonts(page);
      const first = page.locator('#preco');
      const second = page.locator('#preco-de-novo');
      await expect(first.locator('[data-price]')).toHaveText('R$ 67,00');
      await expect(second.locator('[data-price]')).toHaveText('R$ 49,90');
      await expect(second.locator('s').first()).toHaveText(/R\$\s89,00$/);
      for (const price of [first, second]) {
        await centre(price.getByRole('timer'));
        await expectHydrated(price);
        await expect(price.getByRole('timer')).toHaveText(/^4:3\d:\d\d$/);
        await expect(price.getByRole('timer')).toHaveAccessibleName(part(mainPage, 'pricing').countdownLabel);
      }
      await expect(first.locator('.buy-link')).toHaveAttribute('href', offer('b').checkout);
      const own = 'https://pay.example.com/dose-dupla';
      const bar = page.locator('[data-buy-bar] a');
      for (const link of [second.locator('.buy-link'), bar]) await expect(link).toHaveAttribute('href', own);
      await openAndClose(second.locator('.buy-link'), (link) => link.tap());
      const values = () => page.evaluate(() => JSON.stringify((window as Pixel).calls));
      await expect.poll(values).toContain('"value":49.9');
    },
  );

  test('a page without a hero has a first heading, and its bar covers nothing', async ({ page }) => {
    await page.goto(PLAIN_PATH);
    await settleFonts(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Perguntas e respostas']);
    const [bar, heading] = [page.getByRole('banner'), page.getByRole('heading', { level: 2 }).first()];
    const [above, below] = [await bar.boundingBox(), await heading.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await expectAccessible(page, PLAIN_PATH);
  });

  test('its redirect leads where it says', onDesktop, async ({ page }) => {
    await openStopped(page, TWICE_PATH);
    await showPrice(page);
    await letPass(page, 19_999);
    await expect(page).toHaveURL(TWICE_PATH);
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/');
  });

  test(
    'the main page is as without it, and search engines find both',
    onDesktop,
    async ({ page, request }) => {
      await recordNavigation(page);
      await openStopped(page);
      await showPrice(page);
      await expectGoAfter(page, 20_000);
      const sitemap = await (await request.get('/sitemap-0.xml')).text();
      expect(
        Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, found = '']) => new URL(found).pathname),
      ).toEqual(['/', TWICE_PATH]);
      const html = await (await request.get(TWICE_PATH)).text();
      expect(html).toMatch(/"price":"49.90"/);
    },
  );
});

test.describe('a product with only what every product must have', () => {
  test.use({ baseURL: siteUrl('plain') });

  test('shows, offers, reports and explains nothing else', onDesktop, async ({ request }) => {
    const folder = siteFolder('plain');
    expect(globSync('*.html', { cwd: folder }).toSorted()).toEqual([
      '404.html',
      'index.html',
      'privacidade.html',
    ]);
    expect((await request.get(OFFER_PATH)).status()).toBe(404);
    expect(existsSync(join(folder, 'uploads', 'cartao-oferta-exclusiva.png'))).toBe(false);
    const pages = globSync('*.html', { cwd: folder })
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join()
      .replace(/<style.*?<\/style>/gs, '');
    const { visit, chat, video } = content.privacy;
    for (const trace of [
      ...['oferta', 'data-leave', 'data-scroll-redirect', 'data-exit-intent', 'data-invitation'],
      ...['<s>', '<s ', '% de desconto', '12x', 'role="timer"', '<astro-island'],
      ...[
        'planner',
        'Notion',
        'por dia',
        'minutos',
        'Guia em PDF',
        'avaliações',
        '<blockquote',
        'data-gallery',
      ],
      ...['wa.me', 'data-chat-button', 'data-buy-bar', 'data-consent', 'data-track', 'InitiateCheckout'],
      ...['data-video', 'aggregateRating', visit.offer, chat.heading, video.heading],
    ])
      expect.soft(pages.includes(trace), trace).toBe(false);
    expect(pages).toMatch(/"price":"67.00"/);
  });

  test('sells, stays and is accessible', async ({ page }) => {
    const errors = recordErrors(page);
    await page.addInitScript(installPixel);
    await openStopped(page);
    await expect(page.locator('#preco [data-price]')).toHaveText('R$ 67,00');
    await centre(page.locator('#preco'));
    await letPass(page, 60_000);
    await expect(page).toHaveURL('/');
    const link = page.locator('#preco .buy-link');
    await expect(link).toHaveAttribute('href', 'https://pay.example.com/curso-de-violao');
    expect(await page.evaluate(() => (window as Pixel).calls)).toEqual([]);
    expect(errors).toEqual([]);
    await page.clock.resume();
    for (const route of routes.filter((path) => path !== OFFER_PATH)) {
      await page.goto(route);
      await settleFonts(page);
      await expectAccessible(page, route);
    }
  });
});
