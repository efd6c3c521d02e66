// Tests the player for a video file of the site. policy.spec.ts tests the players of the services.
import { expect, type Locator, type Page } from '@playwright/test';
import { content, mainPage, part } from '../support/content.ts';
import { centre, readWholePage, settleFonts } from '../support/screens.ts';
import { test } from '../support/selling.ts';

const { interface: words } = content;
const VIDEO_FILE = /\.(?:mp4|webm|vtt)(?:\?|$)/;

const posterOn = (page: Page, title: string) =>
  page.getByRole('link', { name: words.playVideo.replace('{titulo}', title), exact: true });

/** The position of an element on the page, and the height of the page. */
const boxOf = (element: Locator) =>
  element.evaluate((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x, y + scrollY, width, height, document.documentElement.scrollHeight];
  });

test('a video file of the site plays in place of its poster, with captions', async ({ page }) => {
  const { title } = part(mainPage, 'about').video;
  const requests: string[] = [];
  page.on('request', (request) => {
    if (VIDEO_FILE.test(request.url())) requests.push(request.url());
  });
  await page.goto('/');
  await settleFonts(page);
  await readWholePage(page);
  expect(requests).toEqual([]);

  const poster = posterOn(page, title);
  await centre(poster);
  const box = await boxOf(poster);
  await poster.click();
  const player = page.locator('video');
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute('title', title);
  await expect(player).toHaveJSProperty('controls', true);
  await expect
    .poll(() => player.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0.2);
  await expect.poll(() => boxOf(player)).toEqual(box);
  await expect(poster).toHaveCount(0);

  await expect(player.locator('track[kind="captions"][srclang="pt-BR"]')).toHaveCount(1);
  const cues = () =>
    player.evaluate(({ textTracks: [track], duration }: HTMLVideoElement) =>
      Array.from(track?.mode === 'showing' ? (track.cues ?? []) : [], (cue) =>
        cue instanceof VTTCue && cue.endTime <= duration + 0.1 ? cue.text : '?',
      ),
    );
  await expect.poll(async () => (await cues()).length).toBeGreaterThan(2);
  expect((await cues()).join(' ')).toMatch(/^[^?]*[ãçéí][^?]*$/);
});
