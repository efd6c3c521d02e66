import { expect, type Page, test } from '@playwright/test';
import { content } from './support/content.ts';
import { centre, onDesktop, onDesktopInDetail, onPhone, readWholePage } from './support/screens.ts';

const pages = [
  { route: '/', video: content.links.mainVideo },
  { route: '/oferta-exclusiva', video: content.links.offerVideo },
];
const VIDEO_FILE = /\.(?:mp4|webm|vtt)(?:\?|$)/;

const posterOn = (page: Page, title: string) =>
  page.getByRole('link', { name: content.interface.playVideo.replace('{titulo}', title) });

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the poster leads to the video file, in a new tab', async ({ page }) => {
    for (const { route, video } of pages) {
      await page.goto(route);
      const poster = posterOn(page, video.title);
      await centre(poster);
      await expect(poster).toBeInViewport();
      await expect(poster).toHaveAttribute('target', '_blank');
      const file = await page.request.get((await poster.getAttribute('href')) ?? '');
      expect(file.status()).toBe(200);
      expect(file.headers()['content-type']).toBe('video/mp4');
    }
  });
});

for (const { route, video } of pages) {
  test(`on ${route} nothing of the video is requested before the press, which plays it with captions`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (VIDEO_FILE.test(request.url())) requests.push(request.url());
    });
    await page.goto(route);
    await readWholePage(page);
    expect(requests).toEqual([]);

    const poster = posterOn(page, video.title);
    const place = await poster.evaluate((link) => link.getBoundingClientRect().toJSON());
    await poster.click();
    const player = page.locator('video');
    await expect(player).toBeFocused();
    await expect(player).toHaveAttribute('title', video.title);
    await expect(player).toHaveJSProperty('paused', false);
    await expect(player).toHaveJSProperty('controls', true);
    await expect
      .poll(() => player.evaluate((found: HTMLVideoElement) => found.currentTime))
      .toBeGreaterThan(0.2);
    const size = await player.evaluate((found) => found.getBoundingClientRect().toJSON());
    expect([size.width, size.height]).toEqual([place.width, place.height]);

    const track = player.locator('track');
    await expect(track).toHaveAttribute('kind', 'captions');
    await expect(track).toHaveAttribute('srclang', 'pt-BR');
    await expect.poll(() => captions(page)).toMatchObject({ mode: 'showing', isWithinVideo: true });
    const { texts } = await captions(page);
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.join(' ')).toMatch(/[ãçéí].*\b(?:você|um|de|no)\b/i);
    await expect(posterOn(page, video.title)).toHaveCount(0);
  });
}

test('the keyboard plays it too', onDesktop, async ({ page }) => {
  await page.goto('/');
  await posterOn(page, content.links.mainVideo.title).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('video')).toBeFocused();
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await page.keyboard.press('Tab');
  await expect(page.locator('video')).toBeVisible();
});

test('a click with ctrl is left to the browser', onDesktopInDetail, async ({ page, context }) => {
  await page.goto('/');
  const opening = context.waitForEvent('page');
  await posterOn(page, content.links.mainVideo.title).click({ modifiers: ['Control'] });
  expect((await opening).url()).toMatch(/about:blank|\.mp4$/);
  await expect(page.locator('video')).toHaveCount(0);
});

/** What the player's one track says, once its file has arrived. */
function captions(page: Page) {
  return page.locator('video').evaluate((player: HTMLVideoElement) => {
    const track = player.textTracks[0];
    const cues = Array.from(track?.cues ?? []);
    return {
      mode: track?.mode,
      texts: cues.map((cue) => (cue instanceof VTTCue ? cue.text : '')),
      isWithinVideo: cues.length > 0 && cues.every(({ endTime }) => endTime <= player.duration + 0.1),
    };
  });
}
