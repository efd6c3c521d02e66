// Tests a site that a seller composes, with more pages and two sections of every kind.
import { expect, test } from '@playwright/test';
import { content } from '../support/content.ts';
import { skipOffer } from '../support/offerVisit.ts';
import { expectCarouselsRunning, onDesktop, onPhone, scrollThrough } from '../support/screens.ts';
import { GUIDE_PAGES, PLAIN_PATH, siteUrl, TWICE_PATH } from '../support/sites.ts';

test.use({ baseURL: siteUrl('twice') });

test(
  'each carousel moves independently, and the page has its own offer and destination',
  onPhone,
  async ({ page }) => {
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

    const price = page.locator('#preco-de-novo');
    await expect(price.locator('[data-price]')).toHaveText('R$ 49,90');
    for (const link of [price.locator('[data-buy-link]'), page.locator('[data-buy-bar] a')])
      await expect(link).toHaveAttribute('href', /dose-dupla$/);
    await expect(page.getByRole('main')).toHaveAttribute('data-leave-to', '/');
  },
);

test('a page without a hero has an h1, and its top bar covers no question', onPhone, async ({ page }) => {
  await page.goto(PLAIN_PATH);
  await expect(page.locator('h1')).toHaveText('Perguntas e respostas');
  const [bar, heading] = [page.getByRole('banner'), page.getByRole('heading', { level: 2 }).first()];
  const [above, below] = [await bar.boundingBox(), await heading.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
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
