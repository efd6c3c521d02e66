import { createServer } from 'node:http';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { content, mainPage, offer, part, routes } from '../support/content.ts';
import { skipOffer } from '../support/offerVisit.ts';
import { callsOn, installPixel } from '../support/pixel.ts';
import { listen } from '../support/programs.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';
import { OFFER_PATH } from '../support/sites.ts';

const { interface: words } = content;
const EVENT = [
  'track',
  'InitiateCheckout',
  { content_name: 'Planner Devocional', content_category: 'Digital Product', value: 47.9, currency: 'BRL' },
];

type Visit = { path: string | undefined; referer: string | undefined };
type Shop = { origin: string; visits: Visit[] };

/**
 * A payment platform on this machine, to which the links of all pages lead, because Playwright cannot mock responses for a tab
 * that opens in the background. It records each visit.
 */
const test = base.extend<{ shop: Shop }>({
  shop: async ({ context }, use) => {
    const visits: Visit[] = [];
    const server = createServer(({ url, headers }, response) => {
      visits.push({ path: url, referer: headers.referer });
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><link rel="icon" href="data:,"><title>Pagamento</title>');
    });
    const origin = `http://127.0.0.1:${await listen(server)}`;
    await context.route(
      (url) => url.hostname === 'localhost' && routes.includes(url.pathname),
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({
          response,
          body: html.replaceAll(new URL(offer('b').checkout).origin, origin),
        });
      },
    );
    await use({ origin, visits });
    server.closeAllConnections();
    server.close();
  },
});

type Follow = (link: Locator) => Promise<void>;
const tap: Follow = (link) => link.tap();
const click: Follow = (link) => link.click();

const priceLink = (page: Page) =>
  page.getByRole('link', { name: part(mainPage, 'pricing').buy, exact: true });
const testimonialsLink = (page: Page) =>
  page.locator('#depoimentos').getByRole('link', { name: part(mainPage, 'testimonials').button.label });
const barLink = (page: Page) => page.getByRole('complementary', { name: words.buyBar }).getByRole('link');

/** Follows a link, expects that exactly one new tab opens at the address, without opener and referrer, and closes the tab. */
async function expectSale(shop: Shop, link: Locator, follow: Follow, address: string): Promise<void> {
  const page = link.page();
  const visitsBefore = shop.visits.length;
  const { pathname, search } = new URL(address);
  const opening = page.context().waitForEvent('page');
  await follow(link);
  const tab = await opening;
  await tab.waitForURL(shop.origin + pathname + search);
  const known = await tab.evaluate(() => ({ opener: window.opener, referrer: document.referrer }));
  expect(known).toEqual({ opener: null, referrer: '' });
  await callsOn(page);
  expect(page.context().pages()).toEqual([page, tab]);
  expect(shop.visits.slice(visitsBefore)).toMatchObject([{ path: pathname + search, referer: undefined }]);
  await tab.close();
}

test.beforeEach(({ page }) => skipOffer(page));

test('every tap on a link to offer B opens one tab and sends one event', onPhone, async ({ page, shop }) => {
  await page.addInitScript(installPixel);
  await page.goto('/');
  await expectSale(shop, page.locator('#sobre a[data-buy-link]'), tap, offer('a').checkout);
  await expectSale(shop, testimonialsLink(page), tap, offer('b').checkout);
  await expectSale(shop, priceLink(page), tap, offer('b').checkout);
  await centre(page.locator('#perguntas'));
  await expectSale(shop, barLink(page), tap, offer('b').checkout);
  expect(await callsOn(page)).toEqual([EVENT, EVENT, EVENT]);
  await page.goto(OFFER_PATH);
  await expectSale(shop, page.locator('main a[data-buy-link]').first(), tap, offer('exclusiva').checkout);
  expect(await callsOn(page)).toEqual([]);
});

test(
  'every way to follow a link sends one event, despite other scripts',
  onDesktop,
  async ({ page, shop, context }) => {
    await page.addInitScript(installPixel);
    await page.goto('/');
    await priceLink(page).evaluate((link) => {
      const copy = link.cloneNode(true);
      link.replaceWith(copy);
      for (const type of ['click', 'auxclick']) {
        copy.addEventListener(type, (event) => event.stopImmediatePropagation());
        document.addEventListener(type, (event) => event.stopPropagation(), { capture: true });
      }
    });
    await priceLink(page).click({ button: 'right' });
    const ways: Follow[] = [
      click,
      (link) => link.press('Enter'),
      (link) => link.click({ button: 'middle' }),
      (link) => link.click({ modifiers: ['ControlOrMeta'] }),
    ];
    for (const [index, way] of ways.entries()) {
      await expectSale(shop, priceLink(page), way, offer('b').checkout);
      expect(await callsOn(page)).toEqual(Array(index + 1).fill(EVENT));
    }
    await priceLink(page).dblclick();
    await expect.poll(() => shop.visits).toHaveLength(6);
    await expect.poll(() => context.pages()).toHaveLength(3);
    expect(await callsOn(page)).toHaveLength(6);
  },
);
