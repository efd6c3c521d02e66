// Tests a site with an A/B test in a browser. src/client/ui/variant.test.ts tests who sees what.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { proseWords } from '../../src/domain/prose.ts';
import { mainPage, offer, sectionOn } from '../support/content.ts';
import { openFlawedHost } from '../support/flawedHost.ts';
import { answerAsCheckout, skipOffer } from '../support/offerVisit.ts';
import { recordErrors } from '../support/pixel.ts';
import {
  expectCarouselsRunning,
  nextFrames,
  onPhone,
  readWholePage,
  waitForMain,
} from '../support/screens.ts';
import { totalShift, watchShifts } from '../support/shifts.ts';
import { checkoutOfB, OFFER_PATH, siteUrl, VERSION_B } from '../support/sites.ts';

const SITE = siteUrl('twice');
const PRICING_A = sectionOn(mainPage, 'pricing').heading;
const HEADLINE_A = proseWords(sectionOn(mainPage, 'hero').headline);

test.use({ baseURL: SITE });

/** Makes the random draw choose a version on the pages that are opened from now on. */
const draw = (page: Page | BrowserContext, variant: 'a' | 'b') =>
  page.addInitScript(
    (drawn) => {
      Math.random = () => drawn;
    },
    variant === 'a' ? 0 : 0.9,
  );

const checkouts = (page: Page) =>
  page
    .locator('a[data-buy-link]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')))].sort());

const CHECKOUTS = {
  a: [offer('a').checkout, offer('b').checkout].sort(),
  b: ['a', 'b'].map(checkoutOfB),
};

test.beforeEach(({ page }) => skipOffer(page));

for (const variant of ['a', 'b'] as const)
  test(
    `version ${variant} is complete, without layout shifts, errors or repeated requests`,
    onPhone,
    async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const errors = recordErrors(page);
      const shifts = await watchShifts(page);
      await draw(page, variant);
      await page.goto('/');
      await waitForMain(page);
      await readWholePage(page);
      await expectCarouselsRunning(page);
      await expect(page.locator('#inicio h1, #inicio-b h1')).toHaveCount(1);
      const isB = variant === 'b';
      await expect(page.getByText(VERSION_B.hero)).toHaveCount(isB ? 1 : 0);
      await expect(page.locator('#preco').getByRole('heading', { level: 2 })).toHaveText(
        isB ? VERSION_B.pricing : PRICING_A,
      );
      await expect(page.locator('#preco [role=timer]')).toBeVisible();
      expect(await checkouts(page)).toEqual(CHECKOUTS[variant]);
      await expect(page.locator('#preco a[data-buy-link]').first()).toHaveAttribute(
        'data-track',
        new RegExp(`"variant":"${variant}"`),
      );
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual([...new Set(ids)]);
      expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.001);
      expect(requests).toEqual([...new Set(requests)]);
      expect(errors).toEqual([]);
    },
  );

test(
  'a visitor keeps the drawn version, also on the offer page and after a visit with ?variante=a',
  onPhone,
  async ({ page, context }) => {
    await draw(page, 'b');
    await page.goto('/?utm_source=ig');
    const later = await context.newPage();
    await draw(later, 'a');
    await later.goto(OFFER_PATH);
    expect(await checkouts(later)).toEqual([checkoutOfB('exclusiva')]);
    await later.goto('/?variante=a');
    expect(await checkouts(later)).toEqual(CHECKOUTS.a);
    await later.goto('/?utm_source=ig');
    await waitForMain(later);
    expect(await checkouts(later)).toEqual(CHECKOUTS.b.map((link) => `${link}?utm_source=ig`));
  },
);

test(
  'while the page arrives in pieces, a visitor of version B sees no text and no checkout of version A',
  onPhone,
  async ({ page, context }) => {
    await draw(context, 'b');
    await answerAsCheckout(page);
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
    expect([...links].sort()).toEqual(CHECKOUTS.b);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('only version A is shown', onPhone, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#preco h2')).toHaveText(PRICING_A);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('h1')).toContainText(HEADLINE_A);
    expect(await checkouts(page)).toEqual(CHECKOUTS.a);
  });
});
