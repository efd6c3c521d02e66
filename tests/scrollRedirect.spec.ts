import { expect, type Page, test } from '@playwright/test';
import { letPass } from './support/clock.ts';
import { content } from './support/content.ts';
import { wake } from './support/late.ts';
import {
  countArrivals,
  expectGoAfter,
  expectNeverGo,
  expectStay,
  LONG_MS,
  OFFER,
  openStopped,
  saveData,
  scrollToTop,
  showPrice,
} from './support/leaving.ts';
import { expectNewTab } from './support/links.ts';
import { desktop, inDetail, onDesktop, onDesktopInDetail } from './support/screens.ts';
import { variantUrl } from './support/variants.ts';

const DELAY_MS = 20_000;
const { links } = content;

const buyLink = (page: Page) => page.locator(`#preco a[href="${links.checkoutB}"]`);

async function expectBuyLinksWork(page: Page): Promise<void> {
  const toBuy = page.locator('main a[href^="https://pay."]:visible');
  expect(await toBuy.count()).toBeGreaterThanOrEqual(3);
  for (const link of await toBuy.all()) await expectNewTab(link, /^https:\/\/pay\./);
  const opening = page.context().waitForEvent('page');
  await buyLink(page).click();
  await (await opening).waitForURL(links.checkoutB);
}

test.describe('when scripts are off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page stays, leads to the price and sells', async ({ page }) => {
    await page.context().route('https://pay.example.com/**', (route) => route.fulfill({ body: 'checkout' }));
    await page.goto('/');
    await page.locator('main a[href="#preco"]').first().click();
    await expect(page).toHaveURL('/#preco');
    await expect(page.locator('#preco h2')).toBeInViewport();
    await expect(page.locator('meta[http-equiv="refresh" i]')).toHaveCount(0);
    await expectBuyLinksWork(page);
    await expect(page).toHaveURL('/#preco');
  });
});

test.describe('when the script fails', () => {
  test('every buy link is still a link that opens its checkout', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
    await openStopped(page, '/', { isAwake: false });
    await page.locator('#preco').scrollIntoViewIfNeeded();
    await expect(page.locator('html'), 'as without scripts').not.toHaveClass(/scripts/);
    await expectBuyLinksWork(page);
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

test('goes to the offer 20,000 ms after the price is first seen, not a millisecond sooner', async ({
  page,
}) => {
  const arrivals = countArrivals(page);
  await openStopped(page);
  await letPass(page, LONG_MS);
  await expectStay(page);
  await showPrice(page);
  await expectGoAfter(page, DELAY_MS);
  expect(arrivals()).toBe(1);
});

test('one pixel of the price is enough, and a pixel short of it is not', inDetail, async ({ page }) => {
  await openStopped(page);
  await showPrice(page, -1);
  await letPass(page, LONG_MS);
  await expectStay(page);
  await showPrice(page, 1);
  await expectGoAfter(page, DELAY_MS);
});

test('a price on the screen from the start waits for the first scroll', inDetail, async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 8000 });
  await openStopped(page);
  await page.evaluate((price) => {
    const end = document.querySelector(price)?.getBoundingClientRect().bottom ?? 0;
    document.body.style.paddingBottom = `${innerHeight + end}px`;
  }, '#preco');
  await expect(page.locator('#preco')).toBeInViewport();
  await letPass(page, LONG_MS);
  await expectStay(page);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await letPass(page, 0);
  await expectGoAfter(page, DELAY_MS);
});

test('a menu link is a way to see the price too', inDetail, async ({ page }) => {
  await openStopped(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('main a[href="#preco"]').first().click();
  await showPrice(page, 300);
  await expectGoAfter(page, DELAY_MS);
});

test('counts from the first sight, whether the visitor scrolls away, or back', inDetail, async ({ page }) => {
  await openStopped(page);
  await showPrice(page);
  await letPass(page, 8000);
  await scrollToTop(page);
  await letPass(page, 8000);
  await showPrice(page);
  await letPass(page, 1000);
  await scrollToTop(page);
  await expectGoAfter(page, 3000);
});

test('goes in a hidden tab as well', inDetail, async ({ page }) => {
  await openStopped(page);
  await showPrice(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expectGoAfter(page, DELAY_MS);
});

test('each tab counts for itself', onDesktopInDetail, async ({ page, context }) => {
  await openStopped(page);
  await showPrice(page);
  await letPass(page, 12_000);
  const other = await context.newPage();
  await other.goto('/');
  await wake(other);
  await showPrice(other);
  await letPass(page, 7999);
  await expectStay(page);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(OFFER);
  await letPass(other, 11_999);
  expect(new URL(other.url()).pathname).toBe('/');
  await other.clock.runFor(1);
  await expect(other).toHaveURL(OFFER);
});

test('sets out once, however long the offer takes to arrive', onDesktopInDetail, async ({ page }) => {
  await saveData(page);
  await openStopped(page);
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(OFFER, async (route) => {
    asked++;
    await held.promise;
    await route.continue();
  });
  await showPrice(page);
  await page.clock.runFor(DELAY_MS + LONG_MS);
  held.resolve();
  await expect(page).toHaveURL(OFFER);
  expect(asked).toBe(1);
});

test.describe('when the seller has switched it off', () => {
  test.use({ ...desktop, baseURL: variantUrl('quiet') });

  test('nothing happens', onDesktop, async ({ page }) => {
    await openStopped(page);
    await showPrice(page);
    await expectNeverGo(page);
  });
});
