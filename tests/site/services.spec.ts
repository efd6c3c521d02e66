// Tests Google Ads, TikTok and UTMify, each alone on a page, with stand-ins for their scripts. consent.spec.ts tests Meta and
// Analytics together.
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { metaPolicy } from '../../hosting/headers.ts';
import { policyOf } from '../../hosting/policy.ts';
import { TRACKERS, type TrackerName } from '../../src/trackers/index.ts';
import { content } from '../support/content.ts';
import { openAndClose } from '../support/offerVisit.ts';
import { centre, onDesktop, settleFonts } from '../support/screens.ts';
import { siteUrl } from '../support/sites.ts';

const { consent: words } = content.tracking;

type StandIn = {
  name: TrackerName;
  /** The script, which calls `send` with the name of each event, and where `send` posts it. */
  script: string;
  events: string;
  /** What the service receives for the opened page, the visible price, and each followed link. */
  opened: string[];
  seen: string[];
  followed: string;
};

const STAND_INS: StandIn[] = [
  {
    name: 'googleAds',
    script: `
      let isGranted = false;
      const handle = ([what, name, values]) => {
        if (what === 'consent') isGranted = values.ad_storage === 'granted';
        if (what === 'config') document.cookie = '_gcl_au=1; path=/';
        if (isGranted && (what === 'config' || what === 'event')) send(what === 'event' ? name : 'visit');
      };
      const waiting = dataLayer.slice();
      dataLayer.push = (command) => handle(command);
      waiting.forEach(handle);`,
    events: 'https://www.google.com/ccm/collect',
    opened: ['visit'],
    seen: [],
    followed: 'conversion',
  },
  {
    name: 'tiktok',
    script: `
      let isRevoked = false;
      const handle = ([what, name]) => {
        if (what === 'grantConsent' || what === 'revokeConsent') isRevoked = what === 'revokeConsent';
        else if (!isRevoked) send(name ?? what);
        if (what === 'page') document.cookie = '_ttp=1; path=/';
      };
      for (const what of ['page', 'track', 'grantConsent', 'revokeConsent'])
        ttq[what] = (...values) => handle([what, ...values]);
      ttq.splice(0).forEach(handle);`,
    events: 'https://analytics.tiktok.com/api/v2/pixel',
    opened: ['page'],
    seen: ['ViewContent'],
    followed: 'InitiateCheckout',
  },
  {
    name: 'utmify',
    script: `
      document.cookie = '_utmify=1; path=/';
      send('PageView ' + pixelId.length);
      addEventListener('click', ({ target }) => target.closest('[data-buy-link]') && send('link'));`,
    events: 'https://tracking.utmify.com.br/tracking/v1/events',
    opened: ['PageView 24'],
    seen: [],
    followed: 'link',
  },
];

/** A page's HTML with this service in place of those that its notice declares. */
function withService(html: string, name: TrackerName): string {
  const tracker = TRACKERS.find((one) => one.name === name);
  if (!tracker) throw new Error(`There is no service "${name}".`);
  const { example: id, script, clickIds } = tracker;
  const declared = `<template><script data-tracker="${name}" data-id="${id}" data-src="${script(id)}" data-click-ids="${clickIds.join(' ')}"></script></template>`;
  return html.replace(
    /data-consent="[^"]*"(.*?)<template>.*?<\/template>/s,
    (_, between) => `data-consent="${id}"${between}${declared}`,
  );
}

/** Serves the main page with one service, which `respond` answers for. Returns the requests to it, in order. */
async function serve(
  context: BrowserContext,
  { name, script, events }: StandIn,
  respond?: (route: Route) => unknown,
): Promise<string[]> {
  const requests: string[] = [];
  await context.route(`${siteUrl('tracked')}/`, async (route) => {
    const response = await route.fetch();
    const body = withService(await response.text(), name);
    const policy = metaPolicy(policyOf({ 'index.html': body }));
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), 'content-security-policy': policy },
    });
  });
  await context.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const request = route.request();
      if (request.resourceType() === 'document')
        return route.fulfill({ contentType: 'text/html', body: '<title>Pagamento</title>' });
      const isScript = request.resourceType() === 'script';
      requests.push(isScript ? 'script' : (new URL(request.url()).searchParams.get('ev') ?? request.url()));
      if (!isScript) return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });
      const send = `const send = (name) => fetch('${events}?ev=' + name, { method: 'POST', keepalive: true });`;
      return respond
        ? respond(route)
        : route.fulfill({ contentType: 'text/javascript', body: `{${send}${script}}` });
    },
  );
  return requests;
}

const notice = (page: Page) => page.getByRole('region', { name: words.label });
const answer = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true }).click();
const link = (page: Page) => page.locator('#preco a[data-buy-link]');

async function open(page: Page): Promise<void> {
  await page.goto(`${siteUrl('tracked')}/`, { waitUntil: 'domcontentloaded' });
  await settleFonts(page);
}

async function buy(page: Page): Promise<void> {
  await centre(link(page));
  await openAndClose(link(page), (found) => found.click());
}

async function refuseAgain(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: words.change }).click();
  await answer(page, words.refuse);
  await expect(notice(page)).toBeHidden();
}

for (const service of STAND_INS) {
  const { name, opened, seen, followed } = service;

  test(
    `${name} receives nothing before consent, then each event in order, and nothing after it ends`,
    onDesktop,
    async ({ page, context }) => {
      const requests = await serve(context, service);
      await open(page);
      await buy(page);
      await answer(page, words.refuse);
      await buy(page);
      expect(requests).toEqual([]);

      await page.evaluate(() => localStorage.clear());
      await open(page);
      await answer(page, words.accept);
      await expect.poll(() => requests).toEqual(['script', ...opened]);
      await centre(link(page));
      await expect.poll(() => requests).toEqual(['script', ...opened, ...seen]);
      await link(page).dblclick();
      await expect.poll(() => requests).toEqual(['script', ...opened, ...seen, followed, followed]);
      await expect.poll(() => context.pages()).toHaveLength(3);
      for (const tab of context.pages()) if (tab !== page) await tab.close();

      const sent = requests.length;
      await refuseAgain(page);
      await settleFonts(page);
      await buy(page);
      expect(await page.evaluate(() => [document.cookie, localStorage.getItem('consent')])).toEqual([
        '',
        'no',
      ]);
      expect(requests).toHaveLength(sent);
    },
  );

  for (const [fault, respond] of Object.entries<(route: Route) => unknown>({
    blocked: (route) => route.abort(),
    slow: () => {},
    throwing: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  }))
    test(`a script of ${name} that is ${fault} prevents no sale`, onDesktop, async ({ page, context }) => {
      const requests = await serve(context, service, respond);
      await open(page);
      await answer(page, words.accept);
      await expect.poll(() => requests).toEqual(['script']);
      await buy(page);
      await refuseAgain(page);
      await buy(page);
      expect(requests).toEqual(['script']);
    });
}
