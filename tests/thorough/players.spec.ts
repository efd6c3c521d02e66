import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { content } from '../support/content.ts';
import { expectNewTab } from '../support/links.ts';
import { expectDrawn } from '../support/pictures.ts';
import { expectFocusIn } from '../support/players.ts';
import { centre, onDesktop, onPhone, readWholePage, settleFonts } from '../support/screens.ts';
import { VARIANTS, variantUrl } from '../support/variants.ts';

const { interface: words, links } = content;
const honest = VARIANTS.honest.changes['links.yaml'];
const quiet = VARIANTS.quiet.changes['links.yaml'];
const RATIOS: Record<string, number> = { '9:16': 9 / 16, '1:1': 1 };
const VTURB = 'https://scripts.converteai.net/0a1b2c3d-conta/players/65f0aa11bb22cc33dd44ee55';

/** The services (market.md, Players): where their videos stand, and what is asked of them. */
const players = [
  {
    service: 'YouTube',
    site: 'honest',
    route: '/',
    ratio: honest['mainVideo.ratio'],
    watch: 'https://www.youtube.com/watch?v=abcdefghijk&t=75s',
    asked: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    parameters: { autoplay: '1', start: '75' },
  },
  {
    service: 'Vimeo',
    site: 'quiet',
    route: '/',
    ratio: quiet['mainVideo.ratio'],
    watch: 'https://vimeo.com/76979871',
    asked: 'https://player.vimeo.com/video/76979871',
    parameters: { dnt: '1', autoplay: '1' },
  },
  {
    service: 'Panda',
    site: 'quiet',
    route: '/oferta-exclusiva',
    ratio: quiet['offerVideo.ratio'],
    watch: quiet['offerVideo.address'],
    asked: 'https://player-vz-1a2b3c4d-e5f.tv.pandavideo.com.br/embed/',
    parameters: { v: '0f8fad5b-d9cb-469f-a165-70867728950e', autoplay: 'true' },
  },
  {
    service: 'VTurb',
    site: 'honest',
    route: '/oferta-exclusiva',
    ratio: honest['offerVideo.ratio'],
    watch: `${VTURB}/embed.html`,
    asked: `${VTURB}/v4/player.js`,
    parameters: {},
  },
] as const;

type Case = (typeof players)[number];
type Answer = 'plays' | 'fails' | 'is silent';

const titleOf = ({ route }: Case) => (route === '/' ? links.mainVideo : links.offerVideo).title;
const posterOn = (page: Page, player: Case) =>
  page.getByRole('link', { name: words.playVideo.replace('{titulo}', titleOf(player)), exact: true });
const playerOn = (page: Page, { service }: Case) =>
  page.locator(service === 'VTurb' ? 'vturb-smartplayer#vid-65f0aa11bb22cc33dd44ee55' : 'iframe');
const buyLink = (page: Page) => page.locator('main a[href^="https://pay.example.com/"]').first();

/** Stands in for every other host, and notes what each is asked. */
async function answerForHosts(
  context: BrowserContext,
  answer: Answer,
): Promise<{ type: string; url: URL }[]> {
  const asked: { type: string; url: URL }[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const type = route.request().resourceType();
      const url = new URL(route.request().url());
      asked.push({ type, url });
      if (url.hostname === 'pay.example.com') {
        await route.fulfill({ contentType: 'text/html', body: '<title>Pagamento</title>' });
      } else if (answer === 'fails') {
        await route.abort('connectionrefused');
      } else if (answer === 'plays' && type === 'script') {
        const body = `customElements.define('vturb-smartplayer', class extends HTMLElement {
          connectedCallback() { this.innerHTML = '<p style="height: 100%; margin: 0">Tocando</p>'; }
        })`;
        await route.fulfill({ contentType: 'text/javascript', body });
      } else if (answer === 'plays') {
        await route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Tocando</p>' });
      }
    },
  );
  return asked;
}

function noteErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** An element's place on the page, the page's height, and how far it scrolls sideways. */
const placeOf = (element: Locator) =>
  element.evaluate((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
    return { x, y: y + scrollY, width, height, scrollHeight, sideways: scrollWidth - clientWidth };
  });

/** The same of a poster, which can be seen and pressed. */
async function placeOfPoster(poster: Locator) {
  await settleFonts(poster.page());
  await centre(poster);
  const place = await placeOf(poster);
  expect(place.width).toBeGreaterThan(200);
  expect(place.height).toBeGreaterThan(200);
  return place;
}

/** The poster is gone, and one player has started in its place with the focus, the name and the size that it must have. */
async function expectStarted(page: Page, player: Case, poster: Awaited<ReturnType<typeof placeOf>>) {
  const started = playerOn(page, player);
  await expectFocusIn(started);
  await expect(posterOn(page, player)).toHaveCount(0);
  await expect(started).toHaveCount(1);
  await expect(started).toHaveAttribute('title', titleOf(player));
  expect(await placeOf(started)).toEqual(poster);
}

/** The service is asked once for the player, and for nothing else. */
async function expectAskedOnce(player: Case, asked: { type: string; url: URL }[]): Promise<void> {
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.map(({ type, url }) => [type, url.origin + url.pathname])).toEqual([
    [player.service === 'VTurb' ? 'script' : 'document', player.asked],
  ]);
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject(player.parameters);
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the poster is a link to where the service shows the video, in a new tab', async ({ page }) => {
    for (const player of players) {
      await page.goto(variantUrl(player.site) + player.route);
      const poster = posterOn(page, player);
      await centre(poster);
      await expect.soft(poster, player.service).toBeVisible();
      await expectNewTab(poster, player.watch);
    }
  });
});

for (const player of players) {
  test.describe(`${player.service} on ${player.route}`, () => {
    test.use({ baseURL: variantUrl(player.site) });

    test('asks nothing of others before the press, which starts one player in the place of the poster', async ({
      page,
      context,
    }) => {
      const errors = noteErrors(page);
      const asked = await answerForHosts(context, 'plays');
      await page.goto(player.route);
      const isPhone = test.info().project.name === 'phone';
      if (isPhone) await readWholePage(page);
      else await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await expect(page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"]')).toHaveCount(0);

      const poster = posterOn(page, player);
      const place = await placeOfPoster(poster);
      await expectDrawn(poster.locator('img'));
      await expect(poster.locator('svg')).toBeVisible();
      expect(Math.abs(place.width - place.height * (RATIOS[player.ratio] ?? 0))).toBeLessThan(1);
      expect(place.sideways).toBe(0);

      if (isPhone) await poster.tap();
      else await poster.dblclick();
      await expectStarted(page, player, place);
      await expectAskedOnce(player, asked);
      if (player.service === 'VTurb') await expect(playerOn(page, player)).toHaveText('Tocando');
      else {
        await expect(page.frameLocator('iframe').getByText('Tocando')).toBeVisible();
        await expect(playerOn(page, player)).toHaveAttribute(
          'allow',
          /(?=.*\bautoplay\b)(?=.*\bfullscreen\b)/,
        );
      }
      expect(context.pages()).toEqual([page]);
      expect(errors).toEqual([]);
    });

    test('Enter starts it too', onDesktop, async ({ page, context }) => {
      const asked = await answerForHosts(context, 'plays');
      await page.goto(player.route);
      const poster = posterOn(page, player);
      const place = await placeOfPoster(poster);
      await poster.focus();
      await page.keyboard.press('Enter');
      await expectStarted(page, player, place);
      await expectAskedOnce(player, asked);
    });

    // One service with a frame and one with a script stand for all.
    if (player.service !== 'Vimeo' && player.service !== 'VTurb') return;
    for (const answer of ['fails', 'is silent'] as const) {
      test(`a service that ${answer} leaves the page as it is`, onPhone, async ({ page, context }) => {
        const errors = noteErrors(page);
        const asked = await answerForHosts(context, answer);
        await page.goto(player.route);
        const poster = posterOn(page, player);
        const place = await placeOfPoster(poster);
        await poster.tap();
        await expectStarted(page, player, place);
        await expectAskedOnce(player, asked);

        const address = (await buyLink(page).getAttribute('href')) ?? '';
        const opening = context.waitForEvent('page');
        await buyLink(page).tap();
        await (await opening).waitForURL(address);
        await page.evaluate(() =>
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        );
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        expect(errors).toEqual([]);
      });
    }
  });
}
