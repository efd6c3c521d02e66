// Tests that the content security policy blocks nothing on the pages, players and analytics services included.
// hosting/policy.test.ts and tests/hosts/ test what it forbids.
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { content, leave, mainPage, menu, offerPage, sectionOn } from '../support/content.ts';
import {
  anyProductOnPhone,
  centre,
  followWithinPage,
  onDesktop,
  onPhone,
  waitForMain,
} from '../support/screens.ts';
import { siteUrl, testedSite } from '../support/sites.ts';

const { interface: words, tracking } = content;

/** A warning about the players' frames, which have both attributes for browsers that know only one. */
const HARMLESS = "Allow attribute will take precedence over 'allowfullscreen'.";

/** Collects policy violations and all other errors and warnings in the console. */
async function collectViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== HARMLESS)
      found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Blocked by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return found;
}

/** A mock of VTurb's player: its element has its own styles, fetches a stream and plays it. */
const VTURB_SCRIPT = `
  const draw = async (box) => {
    const root = box.attachShadow({ mode: 'open' });
    root.innerHTML = '<style>p { color: red }</style><p style="margin: 0">Tocando</p><video muted></video>'
      + '<img alt="" src="https://images.converteai.net/capa.svg">';
    await import('https://scripts.converteai.net/lib/js/smartplayer.js');
    await (await fetch('https://cdn.converteai.net/conta/main.m3u8')).text();
    await (await fetch('https://api.vturb.com.br/evento', { method: 'POST' })).text();
    root.querySelector('video').src = URL.createObjectURL(new MediaSource());
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
    worker.onmessage = () => { box.dataset.done = 'yes' };
  };
  customElements.define('vturb-smartplayer', class extends HTMLElement {
    connectedCallback() { draw(this) }
  })`;

const CORS = { 'access-control-allow-origin': '*' };

/** Mocks the responses of all other hosts: players, analytics services and checkouts. */
async function answerAsPlayers(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const path = new URL(route.request().url()).pathname;
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
      if (path.endsWith('player.js') && !path.includes('/lib/')) {
        return route.fulfill({ contentType: 'text/javascript', body: VTURB_SCRIPT });
      }
      if (route.request().resourceType() === 'script') {
        return route.fulfill({ headers: CORS, contentType: 'text/javascript', body: '' });
      }
      if (path.endsWith('.svg')) return route.fulfill({ contentType: 'image/svg+xml', body: svg });
      if (route.request().resourceType() !== 'document') {
        return route.fulfill({ headers: CORS, contentType: 'text/plain', body: 'ok' });
      }
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Tocando</p>' });
    },
  );
}

/** The position of an element on the page, and the height of the page. */
const boxOf = (element: Locator) =>
  element.evaluate((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x, y + scrollY, width, height, document.documentElement.scrollHeight].map(Math.round);
  });

/** Presses a poster and expects that the video plays in its place. No player may be requested before the press. */
async function playVideo(page: Page, title: string): Promise<void> {
  const players = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /youtube|vimeo|panda|converteai|\.mp4/.test(name)),
    );
  const poster = page.getByRole('link', { name: words.playVideo.replace('{titulo}', title), exact: true });
  await centre(poster);
  expect(await players()).toEqual([]);
  await expect(page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"]')).toHaveCount(0);
  const box = await boxOf(poster);
  await poster.click();
  const player = page.locator('[data-video] > :is(video, iframe, vturb-smartplayer)');
  await expect(player).toHaveAttribute('title', title);
  await expect.poll(() => boxOf(player)).toEqual(box);
  const kind = await player.evaluate((found) => found.localName);
  if (kind === 'iframe') await expect(page.frameLocator('iframe').getByText('Tocando')).toBeVisible();
  else if (kind === 'video') await expect(player).toHaveJSProperty('paused', false);
  else await expect(player).toHaveAttribute('data-done', 'yes');
}

async function useMainPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.openMenu }).click();
  await followWithinPage(page, page.getByRole('banner').getByRole('link', { name: menu.preco, exact: true }));
  for (const carousel of await page.locator('[data-carousel]').all()) {
    if (!(await carousel.evaluate((found) => found.checkVisibility()))) continue;
    await centre(carousel);
    await expect(carousel).toHaveAttribute('data-carousel', 'running');
  }
  await page.getByRole('button', { name: words.carousel.next }).click();
  if (hasVideos) await playVideo(page, sectionOn(mainPage, 'about').video.title);
  await page.locator('#depoimentos a[data-enlarge]').first().click();
  await page.getByRole('button', { name: words.close, exact: true }).click();
  await page.locator('details[name] summary').first().click();
}

/** The pages of the second product have no videos. */
const hasVideos = testedSite === 'default';

for (const [name, players] of [
  [testedSite, hasVideos ? 'the file player and the redirect' : 'an invitation and no video'],
  ['honest', 'YouTube, VTurb and the invitation'],
  ['tracked', 'Vimeo, Panda and tracking'],
] as const) {
  test(
    `with ${players}, nothing that the pages do is blocked`,
    name === testedSite ? anyProductOnPhone : onPhone,
    async ({ page, context }) => {
      const violations = await collectViolations(page);
      await answerAsPlayers(context);
      await page.clock.install();
      await page.goto(siteUrl(name));
      await waitForMain(page);
      if (name === 'tracked') await page.getByRole('button', { name: tracking.consent.accept }).click();
      await useMainPage(page);
      await centre(page.locator('#preco h2'));
      // The speculation rules show that the page has registered the visible price.
      if (name !== 'tracked') await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
      if (name !== 'tracked') await page.clock.fastForward(20_000);
      if (name === 'default') await page.waitForURL('**/oferta-exclusiva');
      if (name === 'honest' || name === 'example')
        await expect(page.getByRole('dialog', { name: leave.invitation.heading })).toBeVisible();

      await page.goto(`${siteUrl(name)}/oferta-exclusiva`);
      await waitForMain(page);
      if (name === 'tracked') {
        const scripts = page.locator('head script:is([src*="facebook"], [src*="googletagmanager"])');
        await expect(scripts).toHaveCount(2);
      }
      if (hasVideos) await playVideo(page, sectionOn(offerPage, 'video').video.title);
      await page.goto(`${siteUrl(name)}/?debug=rastreio`);
      await expect(page.locator('aside summary')).toBeVisible();
      expect(violations).toEqual([]);

      await page.goto(`${siteUrl(name)}/um/caminho.html`);
      await waitForMain(page);
      expect(violations).toEqual([
        expect.stringContaining('status of 404'),
        expect.stringContaining('/um/caminho.html'),
      ]);
    },
  );
}

test('a video and a picture can be opened at their addresses', onDesktop, async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/');
  const address = async (selector: string) =>
    (await page.locator(selector).first().getAttribute('href')) ?? '';
  const [video, picture] = [await address('[data-video] > a'), await address('a[data-enlarge]')];
  await page.route('**/favicon.ico', (route) => route.fulfill({ body: '' }));
  await page.goto(video);
  await expect
    .poll(() => page.locator('video').evaluate((found: HTMLVideoElement) => found.readyState))
    .toBeGreaterThan(1);
  await page.goto(picture);
  await expect
    .poll(() => page.locator('img').evaluate((found: HTMLImageElement) => found.naturalWidth))
    .toBeGreaterThan(100);
  expect(violations).toEqual([]);
});
