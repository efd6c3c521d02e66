// The players: a file of the site and the four services, which ask for nothing before the poster is pressed.
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { content, mainPage, offerPage, part } from '../support/content.ts';
import { expectNewTab } from '../support/links.ts';
import { expectDrawn } from '../support/pictures.ts';
import { expectFocusIn } from '../support/players.ts';
import { centre, onDesktop, onPhone, readWholePage, refuseConsent, settleFonts } from '../support/screens.ts';
import { test } from '../support/selling.ts';
import { siteUrl } from '../support/sites.ts';

const { interface: words } = content;
const VIDEO_FILE = /\.(?:mp4|webm|vtt)(?:\?|$)/;

const posterOn = (page: Page, title: string) =>
  page.getByRole('link', { name: words.playVideo.replace('{titulo}', title), exact: true });

const currentTime = (page: Page) =>
  page.locator('video').evaluate((player: HTMLVideoElement) => player.currentTime);

/** An element's place on the page, and the page's height. */
const placeOf = (element: Locator) =>
  element.evaluate((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x, y + scrollY, width, height, document.documentElement.scrollHeight];
  });

test.describe('a file of the site', () => {
  for (const [route, video] of [
    ['/', part(mainPage, 'about').video],
    ['/oferta-exclusiva', part(offerPage, 'video').video],
  ] as const) {
    const size = route === '/' ? onPhone : onDesktop;
    test(
      `on ${route} plays after the press, in the poster's place, with captions`,
      size,
      async ({ page }) => {
        const { title } = video;
        const requests: string[] = [];
        page.on('request', (request) => {
          if (VIDEO_FILE.test(request.url())) requests.push(request.url());
        });
        await page.goto(route);
        await settleFonts(page);
        await readWholePage(page);
        expect(requests).toEqual([]);

        const poster = posterOn(page, title);
        await centre(poster);
        const place = await placeOf(poster);
        await poster.click();
        const player = page.locator('video');
        await expect(player).toBeFocused();
        await expect(player).toHaveAttribute('title', title);
        await expect(player).toHaveJSProperty('controls', true);
        await expect.poll(() => currentTime(page)).toBeGreaterThan(0.2);
        expect(await placeOf(player)).toEqual(place);
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
      },
    );
  }
});

const VTURB = 'https://scripts.converteai.net/0a1b2c3d-conta/players/65f0aa11bb22cc33dd44ee55';

const players = [
  {
    service: 'YouTube',
    site: 'honest',
    route: '/',
    ratio: 9 / 16,
    watch: 'https://www.youtube.com/watch?v=abcdefghijk&t=75s',
    asked: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    parameters: { autoplay: '1', start: '75' },
  },
  {
    service: 'Vimeo',
    site: 'tracked',
    route: '/',
    ratio: 1,
    watch: 'https://vimeo.com/76979871',
    asked: 'https://player.vimeo.com/video/76979871',
    parameters: { dnt: '1', autoplay: '1' },
  },
  {
    service: 'Panda',
    site: 'tracked',
    route: '/oferta-exclusiva',
    ratio: 9 / 16,
    watch:
      'https://player-vz-1a2b3c4d-e5f.tv.pandavideo.com.br/embed/?v=0f8fad5b-d9cb-469f-a165-70867728950e',
    asked: 'https://player-vz-1a2b3c4d-e5f.tv.pandavideo.com.br/embed/',
    parameters: { v: '0f8fad5b-d9cb-469f-a165-70867728950e', autoplay: 'true' },
  },
  {
    service: 'VTurb',
    site: 'honest',
    route: '/oferta-exclusiva',
    ratio: 1,
    watch: `${VTURB}/embed.html`,
    asked: `${VTURB}/v4/player.js`,
    parameters: {},
  },
] as const;

const SMART_PLAYER = `customElements.define('vturb-smartplayer', class extends HTMLElement {
  connectedCallback() { this.innerHTML = '<p>Tocando</p>'; }
})`;

/** Stands in for every other host, and collects what each is asked. */
async function answerForHosts(context: BrowserContext, isUp: boolean): Promise<[string, URL][]> {
  const asked: [string, URL][] = [];
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      const type = route.request().resourceType();
      asked.push([type, new URL(route.request().url())]);
      if (!isUp) return route.abort('connectionrefused');
      return type === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: SMART_PLAYER })
        : route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Tocando</p>' });
    },
  );
  return asked;
}

for (const { service, site, route, ratio, watch, asked: wanted, parameters } of players) {
  test.describe(`${service}, on ${route}`, onPhone, () => {
    test.use({ baseURL: siteUrl(site) });

    // One service represents all.
    const answers = service === 'VTurb' ? [true, false] : [true];
    for (const isUp of answers)
      test(`one press asks for the player alone, which ${isUp ? 'plays' : 'fails'} in the poster's place`, async ({
        page,
        context,
      }) => {
        const asked = await answerForHosts(context, isUp);
        await refuseConsent(page);
        await page.goto(route);
        await settleFonts(page);
        if (isUp) await readWholePage(page);
        expect(asked).toEqual([]);
        await expect(page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"]')).toHaveCount(0);

        const { title } = route === '/' ? part(mainPage, 'about').video : part(offerPage, 'video').video;
        const poster = posterOn(page, title);
        await expectNewTab(poster, watch);
        await expectDrawn(poster.locator('img'));
        await centre(poster);
        const place = await placeOf(poster);
        const [, , width = 0, height = 0] = place;
        expect(Math.abs(width - height * ratio)).toBeLessThan(1);

        await poster.tap();
        const player = page.locator(service === 'VTurb' ? 'vturb-smartplayer' : 'iframe');
        await expectFocusIn(player);
        await expect(player).toHaveAttribute('title', title);
        expect(await placeOf(player)).toEqual(place);
        await expect.poll(() => asked.length).toBe(1);
        const [type, { origin, pathname, searchParams }] = asked[0] ?? ['', new URL('about:blank')];
        expect([type, origin + pathname]).toEqual([service === 'VTurb' ? 'script' : 'document', wanted]);
        expect(Object.fromEntries(searchParams)).toMatchObject(parameters);
        expect(context.pages()).toEqual([page]);
        if (!isUp) return;
        if (service === 'VTurb') await expect(player).toHaveText('Tocando');
        else {
          await expect(page.frameLocator('iframe').getByText('Tocando')).toBeVisible();
          await expect(player).toHaveAttribute('allow', /(?=.*\bautoplay\b)(?=.*\bfullscreen\b)/);
        }
      });
  });
}
