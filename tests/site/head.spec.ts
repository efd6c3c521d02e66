// What browsers, search engines and social networks read.
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { content, routes } from '../support/content.ts';
import { onPhone } from '../support/screens.ts';

const { site, home, privacy } = content;
const HOME = `${site.address}/`;

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

async function fetchPicture(page: Page, address: string) {
  const response = await page.request.get(new URL(address, 'http://localhost').pathname);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type'], address).toMatch(/^image\//);
  return sharp(await response.body()).metadata();
}

test(
  'each page has its language, title, description and place in search engines',
  onPhone,
  async ({ page }) => {
    const { home: main, offer, notFound } = site.pages;
    for (const [route, words, canonical] of [
      ['/', main, HOME],
      ['/oferta-exclusiva', offer, undefined],
      ['/privacidade', privacy.page, `${site.address}/privacidade`],
      ['/nao-existe', notFound, undefined],
    ] as const) {
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      await expect(page).toHaveTitle(words.title);
      await expect(meta(page, 'description')).toHaveAttribute('content', words.description);
      await expect(meta(page, 'theme-color')).toHaveAttribute('content', /^#[\da-f]{6}$/);
      await expect(meta(page, 'viewport')).not.toHaveAttribute('content', /maximum-scale|user-scalable/);
      await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(canonical ? 0 : 1);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(canonical ? 1 : 0);
      if (canonical) await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
      // A stylesheet of its own would hold up the first paint.
      await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
    }
  },
);

test('the pages that sell have social cards of their own', onPhone, async ({ page }) => {
  const cards = new Set<string>();
  for (const [route, words] of [
    ['/', site.pages.home],
    ['/oferta-exclusiva', site.pages.offer],
  ] as const) {
    await page.goto(route);
    for (const [name, value] of Object.entries({
      'og:title': words.socialTitle,
      'og:description': words.description,
      'og:url': site.address + route,
      'og:locale': 'pt_BR',
      'twitter:card': 'summary_large_image',
    }))
      await expect(meta(page, name)).toHaveAttribute('content', value);
    const picture = (await meta(page, 'og:image').getAttribute('content')) ?? '';
    expect(picture.startsWith(`${site.address}/uploads/`)).toBe(true);
    expect(await fetchPicture(page, picture)).toMatchObject({ width: 1200, height: 630 });
    cards.add(picture);
  }
  expect(cards.size).toBe(2);
});

test('structured data: Product with Offer, and FAQPage', onPhone, async ({ page }) => {
  await page.goto('/');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, questions]: Record<string, unknown>[] = blocks.map((block) => JSON.parse(block));
  const offers = { '@type': 'Offer', price: '67.00', priceCurrency: 'BRL', url: HOME };
  expect(product).toMatchObject({ '@type': 'Product', name: site.name, offers });
  expect(await fetchPicture(page, String(product?.['image']))).toMatchObject({ width: 1200 });
  expect(questions).toMatchObject({ '@type': 'FAQPage' });
  expect(questions?.['mainEntity']).toHaveLength(home.faq.items.length);
  expect(product).not.toHaveProperty('aggregateRating');
});

test('the icons and the manifest are served, each in the size it claims', onPhone, async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
    const addresses = await icons.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(addresses).toHaveLength(3);
    for (const address of addresses) await fetchPicture(page, address);
  }
  const address = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const response = await page.request.get(address);
  expect(response.headers()['content-type']).toMatch(/manifest\+json/);
  const manifest: { icons: { src: string; sizes: string }[] } = await response.json();
  expect(manifest).toMatchObject({ name: site.name, lang: 'pt-BR', start_url: '/' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await fetchPicture(page, src);
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('robots.txt leads to a sitemap of the main page alone', onPhone, async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  const read = async (address = '') => {
    expect(address.startsWith(HOME)).toBe(true);
    const text = await (await request.get(new URL(address).pathname)).text();
    return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, found = '']) => found);
  };
  const maps = await read(/^Sitemap: (\S+)$/m.exec(robots)?.[1]);
  const pages = (await Promise.all(maps.map(read))).flat();
  expect(pages.map((address) => new URL(address).href)).toEqual([HOME]);
});
