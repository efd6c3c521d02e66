// Tests sites that a seller composes: one with more pages and two sections of every kind, and one with only the
// required content.
import { expect, test } from '@playwright/test';
import { letPass, openStopped } from '../support/clock.ts';
import { content, offer } from '../support/content.ts';
import { showPrice, skipOffer } from '../support/offerVisit.ts';
import { installPixel, type Pixel, recordErrors } from '../support/pixel.ts';
import {
  centre,
  expectCarouselsRunning,
  onDesktop,
  onPhone,
  scrollThrough,
  waitForMain,
} from '../support/screens.ts';
import { GUIDE_PAGES, OFFER_PATH, PLAIN_PATH, siteUrl, TWICE_PATH } from '../support/sites.ts';

const OWN_CHECKOUT = 'https://pay.example.com/dose-dupla';

test.describe('a site whose third page has two sections of every kind', () => {
  test.use({ baseURL: siteUrl('twice') });

  test('each carousel moves independently, and each price has its own offer', onPhone, async ({ page }) => {
    await skipOffer(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // In version B of the A/B test on this site, the first price has another checkout.
    await page.goto(`${TWICE_PATH}?variante=a`);
    const carousels = ['#incluido', '#incluido-de-novo'].map((id) => page.locator(id));
    await scrollThrough(page);
    await expectCarouselsRunning(page);
    const positions = () =>
      Promise.all(carousels.map((carousel) => carousel.getByText(/^\d+ de 10$/).textContent()));
    for (const index of [0, 1, 1])
      await carousels[index]?.getByRole('button', { name: content.interface.carousel.next }).click();
    await expect.poll(positions).toEqual(['2 de 10', '3 de 10']);

    for (const [id, amount, checkout] of [
      ['#preco', 'R$ 67,00', offer('b').checkout],
      ['#preco-de-novo', 'R$ 49,90', OWN_CHECKOUT],
    ] as const) {
      const price = page.locator(id);
      await expect(price.locator('[data-price]')).toHaveText(amount);
      await expect(price.getByRole('timer')).toHaveText(/^4:3\d:\d\d$/);
      await expect(price.locator('[data-buy-link]')).toHaveAttribute('href', checkout);
    }
    await expect(page.locator('[data-buy-bar] a')).toHaveAttribute('href', OWN_CHECKOUT);
  });

  test('a page without a hero has an h1, and its top bar covers no question', onPhone, async ({ page }) => {
    await page.goto(PLAIN_PATH);
    await waitForMain(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Perguntas e respostas']);
    const [bar, heading] = [page.getByRole('banner'), page.getByRole('heading', { level: 2 }).first()];
    const [above, below] = [await bar.boundingBox(), await heading.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });

  test('the third page redirects to / and states its price', onDesktop, async ({ page, request }) => {
    await openStopped(page, TWICE_PATH);
    await showPrice(page);
    await letPass(page, 19_999);
    await expect(page).toHaveURL(TWICE_PATH);
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/');
    expect(await (await request.get(TWICE_PATH)).text()).toMatch(/"price":"49.90"/);
  });

  test('robots.txt leads to a sitemap of the indexed pages', onDesktop, async ({ request }) => {
    const read = async (path: string) => (await request.get(path)).text();
    const addressesIn = async (address = '') => {
      const { origin, pathname } = new URL(address);
      expect(origin).toBe(content.site.address);
      return Array.from((await read(pathname)).matchAll(/<loc>([^<]+)/g), ([, found = '']) => found);
    };
    const robots = await read('/robots.txt');
    expect(robots).toMatch(/^User-agent: \*$/m);
    expect(robots).not.toMatch(/^Disallow: \/$/m);
    const [map, ...others] = await addressesIn(/^Sitemap: (\S+)$/m.exec(robots)?.[1]);
    expect(others).toEqual([]);
    const found = (await addressesIn(map)).map((address) => new URL(address).pathname);
    const indexed = GUIDE_PAGES.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
    expect(found.toSorted()).toEqual(['/', '/termos', TWICE_PATH, ...indexed].toSorted());
  });
});

test.describe('a product with only the required content', () => {
  test.use({ baseURL: siteUrl('plain') });

  test('sells without an offer page, redirects or tracked events', onPhone, async ({ page }) => {
    const errors = recordErrors(page);
    await page.addInitScript(installPixel);
    await openStopped(page);
    await expect(page.locator('#preco [data-price]')).toHaveText('R$ 197,00');
    await centre(page.locator('#preco'));
    await letPass(page, 60_000);
    await expect(page).toHaveURL('/');
    await expect(page.locator('#preco [data-buy-link]')).toHaveAttribute(
      'href',
      'https://pay.example.com/curso-ou-e-book',
    );
    expect((await page.request.get(OFFER_PATH)).status()).toBe(404);
    expect(await page.evaluate(() => (window as Pixel).calls)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
