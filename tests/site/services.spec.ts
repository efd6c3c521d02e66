// Tests each analytics service alone on a page, with a stand-in for its script. consent.spec.ts tests Meta and Google
// Analytics together.
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { metaPolicy } from '../../hosting/headers.ts';
import { policyOf } from '../../hosting/policy.ts';
import { content } from '../support/content.ts';
import { openAndClose } from '../support/offerVisit.ts';
import { centre, onDesktop, waitForMain } from '../support/screens.ts';
import { OFFER_PATH, siteUrl } from '../support/sites.ts';
import { STAND_INS, type StandIn, standInScript, withServices } from '../support/standIns.ts';

const { consent: words } = content.tracking;

/** How a service answers the requests for its script and the requests with its events. */
type Service = { script?: (route: Route) => unknown; events?: (route: Route) => unknown };

const received = (route: Route) =>
  route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });

/** Serves the main page with one service. Returns its requests in order: 'script', or the name of an event. */
async function serve(
  context: BrowserContext,
  standIn: StandIn,
  { script, events = received }: Service = {},
): Promise<string[]> {
  const requests: string[] = [];
  await context.route(`${siteUrl('tracked')}/`, async (route) => {
    const response = await route.fetch();
    const body = withServices(await response.text(), [standIn.name]);
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
      if (!isScript) return events(route);
      return script
        ? script(route)
        : route.fulfill({ contentType: 'text/javascript', body: standInScript(standIn, standIn.events) });
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

async function withdrawConsent(page: Page, { isUnstoppable }: StandIn): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: words.change }).click();
  const loaded = isUnstoppable ? page.waitForEvent('domcontentloaded') : undefined;
  await answer(page, words.refuse);
  await loaded;
  await expect(notice(page)).toBeHidden();
}

for (const service of STAND_INS) {
  const { name, opened, seen, followed } = service;

  test(
    `${name} receives nothing before consent, then each event in order, and nothing after consent ends`,
    onDesktop,
    async ({ page, context }) => {
      const requests = await serve(context, service);
      await open(page);
      await buy(page);
      expect(await storedOn(page)).toEqual(['', {}]);
      await answer(page, words.refuse);
      await buy(page);
      await page.goto(siteUrl('tracked') + OFFER_PATH);
      await waitForMain(page);
      await expect(notice(page)).toBeHidden();
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
      await withdrawConsent(page, service);
      await waitForMain(page);
      await buy(page);
      expect(await storedOn(page)).toEqual(['', { consent: 'no' }]);
      expect(requests).toHaveLength(sent);
    },
  );

  test(
    `buy links work when the script of ${name} is blocked, slow or throws`,
    onDesktop,
    async ({ page, context }) => {
      let respond: (route: Route) => unknown = () => {};
      const requests = await serve(context, service, { script: (route) => respond(route) });
      for (const fault of [
        (route: Route) => route.abort(),
        () => {},
        (route: Route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
      ]) {
        respond = fault;
        requests.length = 0;
        await open(page);
        await answer(page, words.accept);
        await expect.poll(() => requests).toEqual(['script']);
        await buy(page);
        await withdrawConsent(page, service);
        await buy(page);
        expect(requests).toEqual(['script']);
        await page.evaluate(() => localStorage.clear());
      }
    },
  );

  // Only the script of UTMify delays a click until its server has answered.
  if (name === 'utmify')
    test('buy links work while UTMify does not answer', onDesktop, async ({ page, context }) => {
      const requests = await serve(context, service, { events: () => {} });
      await open(page);
      await answer(page, words.accept);
      await expect.poll(() => requests).toEqual(['script', ...opened]);
      await buy(page);
      await expect.poll(() => requests).toContain(followed[0]);
      await buy(page);
    });
}
