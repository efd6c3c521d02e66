// Tests the player for a video file of the site. policy.spec.ts tests how a player takes the place of its poster.
import { expect } from '@playwright/test';
import { content, mainPage, part } from '../support/content.ts';
import { onDesktop } from '../support/screens.ts';
import { test } from '../support/selling.ts';

test('a video file of the site plays with controls and captions', onDesktop, async ({ page }) => {
  const { title } = part(mainPage, 'about').video;
  await page.goto('/');
  const name = content.interface.playVideo.replace('{titulo}', title);
  await page.getByRole('link', { name, exact: true }).click();
  const player = page.locator('video');
  await expect(player).toHaveJSProperty('controls', true);
  await expect
    .poll(() => player.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0.2);
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
