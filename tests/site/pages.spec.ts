// Tests what each page shows and where its links lead (docs/behaviour.md#pages). withoutScripts.spec.ts compares the texts.
import { expect, type Locator, test } from '@playwright/test';
import { proseWords } from '../../src/domain/prose.ts';
import { googleAnalytics } from '../../src/trackers/googleAnalytics.ts';
import { metaPixel } from '../../src/trackers/metaPixel.ts';
import { chatAddress, content, mainPage, offer, offerPage, part } from '../support/content.ts';
import { expectDrawn } from '../support/pictures.ts';
import { expectNewTab, general, isPhone, onPhone, readWholePage, settleFonts } from '../support/screens.ts';
import { OFFER_PATH, siteUrl } from '../support/sites.ts';

const { site, product, proof, privacy } = content;
const { seller } = site;
const fontSizeOf = (text: Locator) =>
  text.evaluate((found) => Number.parseFloat(getComputedStyle(found).fontSize));
const chatUrl = `${chatAddress}?text=${encodeURIComponent(site.chat.message)}`;

test('the first screen of / leads to the price', general, async ({ page }) => {
  const { text, buttons } = part(mainPage, 'hero');
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'fixed');
  const call = page.locator('#inicio').getByRole('link', { name: buttons[0]?.label ?? '?' });
  for (const seen of [
    bar.getByRole('link', { name: site.name }),
    page.getByRole('heading', { level: 1 }),
    page.getByText(text),
    call,
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await call.click();
  await expect(page).toHaveURL('/#preco');
  for (const seen of [page.locator('#preco h2'), page.locator('#preco a[target]').first()])
    await expect(seen).toBeInViewport({ ratio: 1 });
});

test('/ has its sections in order, its buy and chat links, and its pictures', onPhone, async ({ page }) => {
  await page.goto('/');
  const { headline } = part(mainPage, 'hero');
  await expect(page.locator('body :is(h1, h2)')).toHaveText([
    proseWords(headline),
    ...mainPage.sections.flatMap((section) =>
      'heading' in section && section.heading ? section.heading.replace('{passos}', 'três') : [],
    ),
  ]);
  const anchors = page.getByRole('banner').locator('nav a');
  for (const [index, { to, label }] of (mainPage.topBar?.menu ?? []).entries()) {
    await expect(anchors.nth(index)).toHaveText(label);
    await expect(anchors.nth(index)).toHaveAttribute('href', `#${to}`);
  }
  // The texts that the specification requires for the price. They are computed from the offer.
  for (const text of [
    'R$ 119,00',
    'R$ 67,00',
    '43% de desconto',
    /até 12x de R\$\s7,79/,
    /957\s+clientes ativos/,
  ])
    await expect(page.locator('#preco')).toContainText(text);

  const link = (place: string, name: string) => page.locator(place).getByRole('link', { name, exact: true });
  await expectNewTab(link('#sobre', part(mainPage, 'about').button.label), offer('a').checkout);
  const { label } = part(mainPage, 'testimonials').button;
  await expectNewTab(link('#depoimentos', label), offer('b').checkout);
  await expectNewTab(link('#preco', part(mainPage, 'pricing').buy), offer('b').checkout);
  await expectNewTab(link('#ajuda', part(mainPage, 'contact').button), chatUrl);
  // Found by its attribute, because it is hidden from the accessibility tree while it would cover a link.
  await expectNewTab(page.locator('[data-chat-button]'), chatUrl);

  const pictures = [
    part(mainPage, 'content').badge,
    ...proof.testimonials.map(({ picture }) => picture),
    product.bonuses[0]?.inside,
    site.footer.seals,
  ];
  for (const { alt } of pictures.filter((picture) => picture !== undefined))
    await expectDrawn(page.getByRole('img', { name: alt }));
});

test('/oferta-exclusiva has its prices, buy links and pictures', onPhone, async ({ page }) => {
  await page.goto(OFFER_PATH);
  await expect(page.locator('s')).toHaveText(['R$ 119', 'R$ 19,90']);
  await expect(page.locator('s').first()).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.getByText('Desconto de 52% aplicado', { exact: true })).toBeVisible();
  const highlighted = await fontSizeOf(page.locator('[data-price]', { hasText: 'R$ 57' }));
  expect(highlighted).toBeGreaterThan(2 * (await fontSizeOf(page.getByText(/promocional R\$\s67$/))));
  const { badge, media } = part(offerPage, 'content');
  const { mockup } = part(offerPage, 'offerHero');
  for (const alt of [mockup.alt, badge.alt, 'alt' in media ? media.alt : '?'])
    await expectDrawn(page.getByRole('img', { name: alt }));
  const buying = page.getByRole('main').getByRole('link', { name: 'R$ 57' });
  await expect(buying).toHaveCount(2);
  for (const link of await buying.all()) await expectNewTab(link, offer('exclusiva').checkout);
});

test('the footer of every page names the seller and the right of withdrawal', onPhone, async ({ page }) => {
  for (const route of ['/', OFFER_PATH, '/privacidade']) {
    await page.goto(route);
    const footer = page.getByRole('contentinfo');
    const identity = footer.getByText(`${seller.name} · ${seller.document} · ${seller.address}`, {
      exact: true,
    });
    const regret = footer.getByText(seller.regret);
    await expect(regret.getByRole('link', { name: seller.email, exact: true })).toHaveAttribute(
      'href',
      `mailto:${seller.email}`,
    );
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    for (const text of [identity, regret]) {
      await expect(text).toBeInViewport({ ratio: 1 });
      expect(await fontSizeOf(text)).toBeGreaterThanOrEqual(15);
    }
    await footer.getByRole('link', { name: privacy.link, exact: true }).click();
    await expect(page).toHaveURL('/privacidade');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

test('/privacidade leads to its sections and describes the services', onPhone, async ({ page }) => {
  await page.goto('/privacidade');
  const { contents, rights, video } = privacy;
  await page.getByText(contents, { exact: true }).filter({ visible: true }).click();
  await page.getByRole('link', { name: rights.heading }).click();
  await expect(page.getByRole('heading', { name: rights.heading })).toBeInViewport({ ratio: 1 });
  await page.getByRole('main').getByRole('link', { name: site.name }).click();
  await expect(page).toHaveURL('/');

  await page.goto(`${siteUrl('tracked')}/privacidade`);
  for (const text of [video.vimeo, video.panda, metaPixel.privacy, googleAnalytics.privacy])
    await expect(page.getByRole('main')).toContainText(text);
});

test('an unknown path answers 404, logs the path and leads back', onPhone, async ({ page }) => {
  for (const path of ['/um-caminho-que-nao-existe', '/um/caminho/fundo.html', '/oferta-exclusiva/nada']) {
    const logging = page.waitForEvent('console', (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await logging;
    const heading = page.getByRole('heading', { name: 'Oops! Page not found' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(heading).toHaveAttribute('lang', 'en');
    await expect(page.getByText('404', { exact: true })).toBeInViewport({ ratio: 1 });
    await expectNewTab(page.getByRole('link', { name: site.chat.label, exact: true }), chatUrl);
    await page.getByRole('link', { name: site.notFound.homeLink }).click();
    await expect(page).toHaveURL('/');
  }
  // Static hosts look for the 404 page at this path.
  expect(await (await page.request.get('/404.html')).text()).toContain('Oops! Page not found');
});

test('a visit without tracking requests, logs and stores nothing else', async ({ page, baseURL }) => {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(response.url());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(request.url()))
      faults.push(request.url());
  });
  for (const route of isPhone(page) ? ['/', OFFER_PATH, '/privacidade'] : ['/']) {
    await page.goto(route);
    await settleFonts(page);
    await readWholePage(page);
    await expect(page.locator('[data-consent]')).toHaveCount(0);
    const leaving = page.locator('a[href^="http"]');
    await expect(leaving.and(page.locator(':not([target="_blank"][rel="noopener noreferrer"])'))).toHaveCount(
      0,
    );
  }
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    '',
    0,
    0,
  ]);
});
