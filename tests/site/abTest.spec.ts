// Tests a site with an A/B test in a browser. src/client/ui/variant.test.ts tests who sees what.
import { expect, type Page, test } from '@playwright/test';
import { proseWords } from '../../src/domain/prose.ts';
import { mainPage, offer, sectionOn } from '../support/content.ts';
import { recordErrors } from '../support/errors.ts';
import { openFlawedHost } from '../support/flawedHost.ts';
import { skipOffer } from '../support/offerVisit.ts';
import { nextFrames, onPhone, readWholePage, waitForMain } from '../support/screens.ts';
import { totalShift, watchShifts } from '../support/shifts.ts';
import { checkoutOfB, OFFER_PATH, siteUrl, VERSION_B } from '../support/sites.ts';

const SITE = siteUrl('twice');
const PRICING_A = sectionOn(mainPage, 'pricing').heading;
const HEADLINE_A = proseWords(sectionOn(mainPage, 'hero').headline);
const CHECKOUTS_A = [offer('a').checkout, offer('b').checkout].sort();
const CHECKOUTS_B = ['a', 'b'].map(checkoutOfB);

test.use({ baseURL: SITE });

const checkouts = (page: Page) =>
  page
    .locator('a[data-buy-link]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))].sort());

test.beforeEach(async ({ page }) => {
  await skipOffer(page);
  // The random draw chooses version B.
  await page.addInitScript(() => {
    Math.random = () => 0.9;
  });
});

test(
  'version B is complete, without layout shifts, errors or repeated requests, and the offer page has its checkout',
  onPhone,
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const errors = recordErrors(page);
    const shifts = await watchShifts(page);
    await page.goto('/?utm_source=ig');
    await waitForMain(page);
    await readWholePage(page);
    await expect(page.locator('h1')).toHaveText(VERSION_B.hero);
    await expect(page.locator('#preco h2')).toHaveText(VERSION_B.pricing);
    await expect(page.locator('#preco [role=timer]')).toBeVisible();
    expect(await checkouts(page)).toEqual(CHECKOUTS_B.map((link) => `${link}?utm_source=ig`));
    expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.001);
    expect(requests).toEqual([...new Set(requests)]);
    await page.goto(OFFER_PATH);
    await waitForMain(page);
    expect(await checkouts(page)).toEqual([`${checkoutOfB('exclusiva')}?utm_source=ig`]);
    expect(errors).toEqual([]);
  },
);

test(
  'while the page arrives in pieces, a visitor of version B sees no text and no checkout of version A',
  onPhone,
  async ({ page }) => {
    const seen: string[] = [];
    const links = new Set<string | null>();
    const afterPiece = async () => {
      await page.waitForURL('**/', { waitUntil: 'commit' });
      if ((await page.locator('main').count()) === 0) return;
      await nextFrames(page);
      seen.push((await page.locator('main').allInnerTexts()).join());
      for (const link of await checkouts(page)) links.add(link);
    };
    const host = await openFlawedHost(SITE, '/', afterPiece);
    await page.goto(`${host.origin}/`, { waitUntil: 'load' });
    await host.close();
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter((text) => text.includes(HEADLINE_A) || text.includes(PRICING_A))).toEqual([]);
    expect([...links].sort()).toEqual(CHECKOUTS_B);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('only version A is shown', onPhone, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('h1')).toContainText(HEADLINE_A);
    expect(await checkouts(page)).toEqual(CHECKOUTS_A);
  });
});
