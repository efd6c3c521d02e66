import { expect, type Page, type Route } from '@playwright/test';
import { content } from '../support/content.ts';
import { expectNewTab } from '../support/links.ts';
import { centre, onDesktop, settleBands, settleFonts } from '../support/screens.ts';
import { expectSells, type SellingRoute, test } from '../support/selling.ts';

const titles: Record<SellingRoute, string> = {
  '/': content.links.mainVideo.title,
  '/oferta-exclusiva': content.links.offerVideo.title,
};

const posterOn = (page: Page, route: SellingRoute) =>
  page.getByRole('link', { name: content.interface.playVideo.replace('{titulo}', titles[route]) });

/** Where the player stands, and how high the page is. */
const placeOn = (page: Page) =>
  page.locator('[data-video]').evaluate((box) => {
    const { x, y, width, height } = box.getBoundingClientRect();
    return [x, y + scrollY, width, height, document.body.scrollHeight];
  });

async function press(page: Page, route: SellingRoute): Promise<void> {
  await page.goto(route);
  await centre(posterOn(page, route));
  await posterOn(page, route).click();
}

const FAILING: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  'is refused': (route) => route.abort('connectionrefused'),
  'cannot be decoded': (route) =>
    route.fulfill({ contentType: 'video/mp4', body: Buffer.alloc(200_000, 'no video') }),
  'is cut off before its pictures': async (route) => {
    const response = await route.fetch({ headers: {} });
    await route.fulfill({ contentType: 'video/mp4', body: (await response.body()).subarray(0, 2000) });
  },
};

for (const route of ['/', '/oferta-exclusiva'] as const) {
  for (const [way, answer] of Object.entries(FAILING)) {
    // On one page all the ways, on the other the first: both share the player.
    if (route !== '/' && way !== 'is missing') continue;
    test(`a video on ${route} that ${way} gives its poster back, in its place`, async ({ page }) => {
      let asked = 0;
      await page.route('**/*.mp4', (request) => {
        asked++;
        return answer(request);
      });
      await page.goto(route);
      const poster = posterOn(page, route);
      const address = await poster.getAttribute('href');
      await settleBands(page);
      await settleFonts(page);
      const place = await placeOn(page);
      await centre(poster);
      await poster.click();
      await expect.poll(() => asked).toBeGreaterThan(0);
      await expect(page.locator('video')).toHaveCount(0);
      await expectNewTab(poster, address ?? '');
      expect(await placeOn(page)).toEqual(place);
      await expectSells(page, route);

      await page.unrouteAll();
      await poster.click();
      await expect(page.locator('video')).toHaveJSProperty('paused', false);
    });
  }
}

test('a video that hangs for ever keeps its place and leaves the page free', async ({ page }) => {
  await page.route('**/*.{mp4,vtt}', () => {});
  await press(page, '/');
  const player = page.locator('video');
  await expect(player).toBeFocused();
  await expectSells(page, '/');
  expect(await player.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0);
});

test('captions that fail cost the video nothing', onDesktop, async ({ page }) => {
  await page.route('**/*.vtt', (request) => request.fulfill({ status: 404, body: '' }));
  await press(page, '/oferta-exclusiva');
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.1);
});
