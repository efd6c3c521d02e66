// Tests a site that a seller composes, with more pages and two sections of every kind.
import { expect, test } from '@playwright/test';
import { content } from '../support/content.ts';
import { skipOffer } from '../support/offerVisit.ts';
import { expectCarouselsRunning, onDesktop, onPhone, scrollThrough } from '../support/screens.ts';
import { GUIDE_PAGES, PLAIN_PATH, siteUrl, TWICE_PATH } from '../support/sites.ts';

test.use({ baseURL: siteUrl('twice') });

test('each carousel of a page moves independently', onPhone, async ({ page }) => {
  await skipOffer(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(TWICE_PATH);
  await expect(page.getByRole('main')).toHaveAttribute('data-leave-to', '/');
  const carousels = ['#incluido', '#incluido-de-novo'].map((id) => page.locator(id));
  await scrollThrough(page);
  await expectCarouselsRunning(page);
  const positions = () =>
    Promise.all(carousels.map((carousel) => carousel.getByText(/^\d+ de 10$/).textContent()));
  for (const index of [0, 1, 1])
    await carousels[index]?.getByRole('button', { name: content.interface.carousel.next }).click();
  await expect.poll(positions).toEqual(['2 de 10', '3 de 10']);
});

test('a page without a hero has an h1 for screen readers', onDesktop, async ({ request }) => {
  expect(await (await request.get(PLAIN_PATH)).text()).toMatch(/<h1[^>]*>Perguntas e respostas</);
});

test('robots.txt leads to a sitemap of the indexed pages', onDesktop, async ({ request }) => {
  const addressesIn = async (path: string, pattern: RegExp) => {
    const text = await (await request.get(path)).text();
    return Array.from(text.matchAll(pattern), ([, address = '']) => {
      const { origin, pathname } = new URL(address);
      expect(origin).toBe(content.site.address);
      return pathname;
    });
  };
  const [index = ''] = await addressesIn('/robots.txt', /^Sitemap: (\S+)$/gm);
  const maps = await addressesIn(index, /<loc>([^<]+)/g);
  expect(maps).toHaveLength(1);
  const indexed = GUIDE_PAGES.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
  const found = await addressesIn(maps[0] ?? '', /<loc>([^<]+)/g);
  expect(found.toSorted()).toEqual(['/', '/termos', TWICE_PATH, ...indexed].toSorted());
});
