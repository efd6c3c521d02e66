import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { content } from './support/content.ts';
import { wake } from './support/late.ts';
import { onPhone, onPhoneInDetail } from './support/screens.ts';

const { site, home } = content;
const indexedAddress = `${site.address}/`;
const pages = [
  { route: '/', words: site.pages.home, address: indexedAddress },
  { route: '/oferta-exclusiva', words: site.pages.offer, address: `${site.address}/oferta-exclusiva` },
];

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

async function fetchPicture(page: Page, address: string) {
  const response = await page.request.get(new URL(address, 'http://localhost').pathname);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type'], address).toMatch(/^image\//);
  return sharp(await response.body()).metadata();
}

for (const { route, words, address } of pages) {
  test(`${route} tells its language, title, description and social card`, onPhone, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page).toHaveTitle(words.title);
    await expect(meta(page, 'description')).toHaveAttribute('content', words.description);
    await expect(meta(page, 'theme-color')).toHaveAttribute('content', /^#[\da-f]{6}$/);
    await expect(meta(page, 'viewport')).not.toHaveAttribute('content', /maximum-scale|user-scalable/);

    await expect(meta(page, 'og:title')).toHaveAttribute('content', words.socialTitle);
    await expect(meta(page, 'og:description')).toHaveAttribute('content', words.description);
    await expect(meta(page, 'og:url')).toHaveAttribute('content', address);
    await expect(meta(page, 'og:locale')).toHaveAttribute('content', 'pt_BR');
    await expect(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
    const picture = (await meta(page, 'og:image').getAttribute('content')) ?? '';
    expect(picture.startsWith(`${site.address}/uploads/`)).toBe(true);
    expect(await fetchPicture(page, picture)).toMatchObject({ width: 1200, height: 630 });
  });
}

test('the two pages share different cards', onPhoneInDetail, async ({ page }) => {
  const cards = new Set<string | null>();
  for (const { route } of pages) {
    await page.goto(route);
    cards.add(await meta(page, 'og:image').getAttribute('content'));
  }
  expect(cards.size).toBe(2);
});

test('the main page has its canonical address', onPhone, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', indexedAddress);
});

test(
  'structured data: Product with Offer and FAQPage from the content, without unverified ratings',
  onPhone,
  async ({ page }) => {
    await page.goto('/');
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data: Record<string, unknown>[] = blocks.map((block) => JSON.parse(block));
    const product = data.find((block) => block['@type'] === 'Product');
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      name: site.name,
      offers: { '@type': 'Offer', price: '67.00', priceCurrency: 'BRL', url: indexedAddress },
    });
    expect(await fetchPicture(page, String(product?.['image']))).toMatchObject({ width: 1200 });
    const questions = data.find((block) => block['@type'] === 'FAQPage');
    expect(questions?.['mainEntity']).toEqual(
      home.faq.items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    );
    expect(home.faq.items).toHaveLength(4);
    expect(content.proof.ratingsVerified).toBe(false);
    expect(blocks.join()).not.toContain('aggregateRating');
  },
);

const isInPage = (address: string) => address.startsWith('data:image/svg+xml,');

/** How large the browser draws a picture that is asked for in 32 px. Rejects where it cannot, or may not by the page's policy. */
async function drawnSize(address: string) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = new OffscreenCanvas(64, 64);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, 32, 32);
  const { data } = context?.getImageData(0, 0, 64, 64) ?? { data: [] };
  const painted = Array.from({ length: 64 * 64 }, (_, pixel) => pixel).filter((pixel) => data[4 * pixel + 3]);
  const extent = (along: (pixel: number) => number) => Math.max(...painted.map(along)) + 1;
  return { width: extent((pixel) => pixel % 64), height: extent((pixel) => Math.floor(pixel / 64)) };
}

test(
  'the manifest and the icons are served, each in the size it claims',
  onPhoneInDetail,
  async ({ page }) => {
    for (const route of ['/', '/oferta-exclusiva', '/privacidade', '/nao-existe']) {
      await page.goto(route);
      const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
      expect(await icons.count()).toBeGreaterThanOrEqual(3);
      const addresses = await icons.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      const [inPage, served] = [addresses.filter(isInPage), addresses.filter((href) => !isInPage(href))];
      expect(inPage).toHaveLength(1);
      expect(await page.evaluate(drawnSize, inPage[0] ?? '')).toEqual({ width: 32, height: 32 });
      for (const address of served) {
        expect(address).toMatch(/^\/uploads\//);
        const response = await page.request.get(address);
        expect(response.status()).toBe(200);
        expect(response.headers()['content-type']).toMatch(/^image\//);
      }
    }
    await page.goto('/');
    await wake(page);
    const address = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
    const response = await page.request.get(address);
    expect(response.headers()['content-type']).toMatch(/manifest\+json|application\/json/);
    const manifest: {
      name: string;
      lang: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    } = await response.json();
    expect(manifest).toMatchObject({ name: site.name, lang: 'pt-BR', start_url: '/' });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await fetchPicture(page, src);
      expect(`${width}x${height}`).toBe(sizes);
    }
  },
);

test('robots.txt and the sitemap name the main page and nothing else', onPhone, async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(index.startsWith(indexedAddress)).toBe(true);
  const read = async (address: string) => {
    const response = await page.request.get(new URL(address).pathname);
    expect(response.status(), address).toBe(200);
    return Array.from((await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g), (match) => match[1] ?? '');
  };
  const pagesListed = (await Promise.all((await read(index)).map(read))).flat();
  expect(pagesListed.map((address) => new URL(address).href)).toEqual([indexedAddress]);
});
