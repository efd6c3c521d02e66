// The players: a file of the site and two services, which ask for nothing before the poster is pressed.
import { expect, type Locator, type Page } from '@playwright/test';
import { content, mainPage, offerPage, part } from '../support/content.ts';
import { expectDrawn } from '../support/pictures.ts';
import {
  centre,
  expectFocusIn,
  expectNewTab,
  onPhone,
  readWholePage,
  refuseConsent,
  settleFonts,
} from '../support/screens.ts';
import { test } from '../support/selling.ts';
import { OFFER_PATH, siteUrl } from '../support/sites.ts';

const { interface: words } = content;
const VIDEO_FILE = /\.(?:mp4|webm|vtt)(?:\?|$)/;

const posterOn = (page: Page, title: string) =>
  page.getByRole('link', { name: words.playVideo.replace('{titulo}', title), exact: true });

/** An element's place on the page, and the page's height. */
const boxOf = (element: Locator) =>
  element.evaluate((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x, y + scrollY, width, height, document.documentElement.scrollHeight];
  });

test("a file of the site plays after the press, in the poster's place, with captions", async ({ page }) => {
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

const VTURB = 'https://scripts.converteai.net/0a1b2c3d-conta/players/65f0aa11bb22cc33dd44ee55';
const VTURB_PLAYER = {
  selector: 'vturb-smartplayer',
  watch: `${VTURB}/embed.html`,
  asked: `${VTURB}/v4/player.js`,
};
const FIRST = { route: '/', title: part(mainPage, 'about').video.title, ratio: 9 / 16 };
const SECOND = { route: OFFER_PATH, title: part(offerPage, 'video').video.title, ratio: 1 };

/** One service whose player is a frame, and one whose player is a script. policy.spec.ts plays the others. */
const PLAYERS = [
  {
    ...FIRST,
    name: 'a frame plays',
    selector: 'iframe',
    watch: 'https://www.youtube.com/watch?v=abcdefghijk&t=75s',
    asked: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    answer: { contentType: 'text/html', body: '<title>Player</title><p>Tocando</p>' },
  },
  {
    ...SECOND,
    ...VTURB_PLAYER,
    name: 'a script plays',
    answer: {
      contentType: 'text/javascript',
      body: `customElements.define('vturb-smartplayer', class extends HTMLElement {
        connectedCallback() { this.innerHTML = '<p>Tocando</p>'; }
      })`,
    },
  },
  { ...SECOND, ...VTURB_PLAYER, name: 'a script that fails stays', answer: undefined },
];

for (const { name, route, title, ratio, selector, watch, asked: wanted, answer } of PLAYERS)
  test(
    `${name} in the poster's place, and nothing is asked for before the press`,
    onPhone,
    async ({ page, context }) => {
      const asked: string[] = [];
      await context.route(
        ({ hostname }) => hostname !== 'localhost',
        (request) => {
          const { origin, pathname } = new URL(request.request().url());
          asked.push(origin + pathname);
          return answer ? request.fulfill(answer) : request.abort('connectionrefused');
        },
      );
      await refuseConsent(page);
      await page.goto(siteUrl('honest') + route);
      await settleFonts(page);
      await readWholePage(page);
      expect(asked).toEqual([]);
      await expect(page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"]')).toHaveCount(0);

      const poster = posterOn(page, title);
      await expectNewTab(poster, watch);
      await expectDrawn(poster.locator('img'));
      await centre(poster);
      const box = await boxOf(poster);
      const [, , width = 0, height = 0] = box;
      expect(Math.abs(width - height * ratio)).toBeLessThan(1);

      await poster.tap();
      const player = page.locator(selector);
      await expectFocusIn(player);
      await expect(player).toHaveAttribute('title', title);
      await expect.poll(() => boxOf(player)).toEqual(box);
      await expect.poll(() => asked).toEqual([wanted]);
      expect(context.pages()).toEqual([page]);
      if (selector === 'iframe') {
        await expect(page.frameLocator('iframe').getByText('Tocando')).toBeVisible();
        await expect(player).toHaveAttribute('allow', /(?=.*\bautoplay\b)(?=.*\bfullscreen\b)/);
      } else if (answer) await expect(player).toHaveText('Tocando');
    },
  );
