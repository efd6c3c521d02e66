// Tests each analytics service alone on a page, with a stand-in for its script.
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { metaPolicy } from '../../hosting/headers.ts';
import { policyOf } from '../../hosting/policy.ts';
import { content } from '../support/content.ts';
import { openAndClose } from '../support/offerVisit.ts';
import { centre, onDesktop, waitForMain } from '../support/screens.ts';
import { siteUrl } from '../support/sites.ts';
import { STAND_INS, type StandIn, standInScript, withServices } from '../support/standIns.ts';

const { consent: words } = content.tracking;

const received = (route: Route) =>
  route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });

const javaScript = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

/** How services answer the requests for their scripts and the requests with their events. */
type Answers = { script?: (route: Route) => unknown; events?: (route: Route) => unknown };

/** Serves the main page with these services. Returns their requests in order: 'script', or the name of an event. */
async function serve(
  context: BrowserContext,
  services: StandIn[],
  { script, events = received }: Answers = {},
): Promise<string[]> {
  const requests: string[] = [];
  const scripts = services.map((service) => standInScript(service, service.events)).join('');
  const answerScript = script ?? javaScript(scripts);
  const names = services.map(({ name }) => name);
  await context.route(`${siteUrl('tracked')}/`, async (route) => {
    const response = await route.fetch();
    const body = withServices(await response.text(), names);
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
      return isScript ? answerScript(route) : events(route);
    },
  );
  return requests;
}

const notice = (page: Page) => page.getByRole('region', { name: words.label });
const answer = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true }).click();
const link = (page: Page) => page.locator('#preco a[data-buy-link]');

/** The cookies, and everything that the site has stored in the browser. */
const storedOn = (page: Page) =>
  page.evaluate(() => [document.cookie, { ...localStorage, ...sessionStorage }]);

async function open(page: Page): Promise<void> {
  await page.goto(`${siteUrl('tracked')}/`, { waitUntil: 'domcontentloaded' });
  await waitForMain(page);
}

async function buy(page: Page): Promise<void> {
  await centre(link(page));
  await openAndClose(link(page), (found) => found.click());
}

async function withdrawConsent(page: Page, reloads = false): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: words.change }).click();
  await expect(notice(page)).toBeFocused();
  const loaded = reloads ? page.waitForEvent('domcontentloaded') : undefined;
  await answer(page, words.refuse);
  await loaded;
  await expect(notice(page)).toBeHidden();
}

for (const service of STAND_INS) {
  const { name, opened, seen, followed, isUnstoppable } = service;
  test(
    `${name} receives nothing before consent, then each event in order, and nothing after consent ends`,
    onDesktop,
    async ({ page, context }) => {
      const requests = await serve(context, [service]);
      await open(page);
      await buy(page);
      expect(await storedOn(page)).toEqual(['', {}]);
      await answer(page, words.refuse);
      await buy(page);
      expect(await storedOn(page)).toEqual(['', { consent: 'no' }]);
      expect(requests).toEqual([]);

      await page.evaluate(() => localStorage.clear());
      await open(page);
      await answer(page, words.accept);
      await expect.poll(() => requests).toEqual(['script', ...opened]);
      await centre(link(page));
      await expect.poll(() => requests).toEqual(['script', ...opened, ...seen]);
      await link(page).dblclick();
      await expect.poll(() => requests).toEqual(['script', ...opened, ...seen, ...followed]);
      await expect.poll(() => context.pages()).toHaveLength(3);
      for (const tab of context.pages()) if (tab !== page) await tab.close();

      const sent = requests.length;
      await withdrawConsent(page, isUnstoppable);
      await waitForMain(page);
      await buy(page);
      expect(await storedOn(page)).toEqual(['', { consent: 'no' }]);
      expect(requests).toHaveLength(sent);
    },
  );
}

for (const [fault, script] of [
  ['blocked', (route: Route) => route.abort()],
  ['slow', () => {}],
  ['broken', javaScript('throw new Error("broken")')],
] as const)
  test(
    `buy links work when the scripts of all services are ${fault}`,
    onDesktop,
    async ({ page, context }) => {
      const requests = await serve(context, STAND_INS, { script });
      await open(page);
      await answer(page, words.accept);
      // Google's two services have the same script.
      const scripts = Array(STAND_INS.length - 1).fill('script');
      await expect.poll(() => requests).toEqual(scripts);
      await buy(page);
      await withdrawConsent(page, true);
      await buy(page);
      expect(requests).toEqual(scripts);
    },
  );

// Only the script of UTMify delays a click until its server has answered.
test('buy links work while UTMify does not answer', onDesktop, async ({ page, context }) => {
  const utmify = STAND_INS.filter(({ name }) => name === 'utmify');
  const requests = await serve(context, utmify, { events: () => {} });
  await open(page);
  await answer(page, words.accept);
  await expect.poll(() => requests).toEqual(['script', 'PageView 24']);
  await buy(page);
  await expect.poll(() => requests).toContain('InitiateCheckout');
  await buy(page);
});
