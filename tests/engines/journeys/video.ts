import { expect } from 'vitest';
import { OFFER_PATH } from '../../../src/domain/routes.ts';
import { type Journey, keepPicture } from '../journey.ts';
import { attribute, centre, hasFocus, isSeen, press } from '../page.ts';
import type { SiteName } from '../sites.ts';

const POSTER = '[data-video] > a';
const VTURB = 'https://scripts.converteai.net/0a1b2c3d-conta/players/65f0aa11bb22cc33dd44ee55';

const players: { service: string; site: SiteName; path: string; player: string; asked: string }[] = [
  {
    service: 'YouTube',
    site: 'honest',
    path: '/',
    player: 'iframe',
    asked: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&playsinline=1&start=75',
  },
  {
    service: 'Vimeo',
    site: 'quiet',
    path: '/',
    player: 'iframe',
    asked: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  },
  {
    service: 'VTurb',
    site: 'honest',
    path: OFFER_PATH,
    player: 'vturb-smartplayer',
    asked: `${VTURB}/v4/player.js`,
  },
];

export function videoJourneys(journey: Journey): void {
  for (const path of ['/', OFFER_PATH]) {
    journey(
      `on ${path} a press plays the video of the site, with captions`,
      { path, size: 'desktop' },
      async (walk) => {
        const { visitor } = walk;
        expect(await isSeen(visitor, 'video')).toBe(false);
        const box = () =>
          visitor.ask(() => {
            const place = document.querySelector('[data-video] > :is(a, video)')?.getBoundingClientRect();
            return [place?.width, place?.height];
          });
        const size = await box();
        await press(visitor, POSTER);
        await expect.poll(() => hasFocus(visitor, 'video')).toBe(true);
        const playing = () =>
          visitor.ask(() => {
            const video = document.querySelector('video');
            return video?.error?.message ?? (video && !video.paused && video.currentTime > 0.2);
          });
        await expect.poll(playing, { message: 'the video plays' }).toBe(true);
        expect(await box()).toEqual(size);
        const captions = () =>
          visitor.ask(() => {
            const track = document.querySelector('video')?.textTracks[0];
            return { mode: track?.mode, areThere: (track?.cues?.length ?? 0) > 2 };
          });
        await expect.poll(captions).toEqual({ mode: 'showing', areThere: true });
        await keepPicture(walk, `video${path.replace('/', '-')}`);
      },
    );
  }

  for (const { service, site, path, player, asked } of players) {
    journey(
      `${service}'s player takes the place of its poster, and nothing is asked before`,
      { site, path },
      async (walk) => {
        const { visitor, sites } = walk;
        await centre(visitor, POSTER);
        expect(sites.asked).toEqual([]);
        await press(visitor, POSTER);
        await expect.poll(() => sites.asked.map(({ address }) => address)).toEqual([asked]);
        await expect.poll(() => hasFocus(visitor, player)).toBe(true);
        expect(await attribute(visitor, player, 'title')).toBeTruthy();
        expect(await isSeen(visitor, POSTER)).toBe(false);
        const { width, height } = await visitor.ask((selector: string) => {
          const place = document.querySelector(selector)?.getBoundingClientRect();
          return { width: place?.width ?? 0, height: place?.height ?? 0 };
        }, player);
        expect(Math.min(width, height)).toBeGreaterThan(200);
        await keepPicture(walk, `player-${service}`);
      },
    );
  }
}
