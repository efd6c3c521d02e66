import { expect, type Page, test } from '@playwright/test';
import { letPass } from '../support/clock.ts';
import {
  countArrivals,
  expectStay,
  LONG_MS,
  leaveOver,
  OFFER,
  openStopped,
  saveData,
  scrollToTop,
  showPrice,
} from '../support/leaving.ts';
import { onDesktop, onPhone } from '../support/screens.ts';
import { variantUrl } from '../support/variants.ts';

const LISTENING_MS = 4000;
const NAVIGATION_MS = 100;
const SCROLL_REDIRECT_MS = 20_000;

/** Opens the page and lets the time pass after which it listens. */
async function openListening(page: Page): Promise<void> {
  await openStopped(page);
  await letPass(page, LISTENING_MS);
}

/** The page goes when the rest of the time is over, and not a millisecond before. */
async function expectGoAfter(page: Page, ms: number): Promise<void> {
  await letPass(page, ms - 1);
  await expectStay(page);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(OFFER);
}

test.describe('when scripts are off', onDesktop, () => {
  test.use({ javaScriptEnabled: false });

  test('the pointer may leave, and the page stays whole', async ({ page }) => {
    await page.goto('/');
    await leaveOver(page, 300, -5);
    await page.locator('main a[href="#preco"]').first().click();
    await expect(page).toHaveURL('/#preco');
    await expect(page.locator('#preco h2')).toBeInViewport();
  });
});

test('goes to the offer 100 ms after the pointer has left over the top', onDesktop, async ({ page }) => {
  const arrivals = countArrivals(page);
  await openListening(page);
  await leaveOver(page, 300, -5);
  await expectGoAfter(page, NAVIGATION_MS);
  expect(arrivals()).toBe(1);
});

test('does not listen before 4,000 ms, and does not make up for it', onDesktop, async ({ page }) => {
  await openStopped(page);
  await leaveOver(page, 300, -5);
  for (const ms of [999, 1, 1999, 1, 999]) {
    await letPass(page, ms);
    await leaveOver(page, 300, -5);
  }
  await letPass(page, LONG_MS);
  await expectStay(page);
  await leaveOver(page, 300, -5);
  await expectGoAfter(page, NAVIGATION_MS);
});

test('the pointer may come back in the meantime, it goes all the same', onDesktop, async ({ page }) => {
  await openListening(page);
  await leaveOver(page, 300, -5);
  await letPass(page, 50);
  await leaveOver(page, 300, -5);
  await page.mouse.move(300, 300);
  await expectGoAfter(page, 50);
});

for (const [side, x] of [
  ['left', -5],
  ['right', 1285],
] as const) {
  test(`over the ${side} side, 20 px from the top count and 21 px do not`, onDesktop, async ({ page }) => {
    await openListening(page);
    await leaveOver(page, x, 21);
    await letPass(page, LONG_MS);
    await expectStay(page);
    await leaveOver(page, x, 20);
    await expectGoAfter(page, NAVIGATION_MS);
  });
}

test('nothing else that a pointer does near the top or elsewhere counts', onDesktop, async ({ page }) => {
  await openListening(page);
  await leaveOver(page, 300, 805);
  await leaveOver(page, -5, 400);
  await leaveOver(page, 1285, 780);
  await page.mouse.move(300, 300);
  for (const x of [20, 200, 600, 900, 1270]) {
    for (const y of [0, 15, 40, 120, 1]) await page.mouse.move(x, y);
  }
  await page
    .getByRole('banner')
    .getByRole('link')
    .last()
    .hover({ position: { x: 2, y: 2 } });
  await page.mouse.move(300, 300);
  await letPass(page, LONG_MS);
  await expectStay(page);
});

test('both redirects due at once lead to the offer once', onDesktop, async ({ page }) => {
  await saveData(page);
  await openListening(page);
  const steps = await page.evaluate(() => history.length);
  let asked = 0;
  const held = Promise.withResolvers<void>();
  await page.route(OFFER, async (route) => {
    asked++;
    await held.promise;
    await route.continue();
  });
  await showPrice(page);
  await letPass(page, SCROLL_REDIRECT_MS - NAVIGATION_MS);
  await leaveOver(page, 300, -5);
  await letPass(page, NAVIGATION_MS - 1);
  await expectStay(page);
  await page.clock.runFor(1 + LONG_MS);
  held.resolve();
  await expect(page).toHaveURL(OFFER);
  expect(asked).toBe(1);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});

test('buying cancels the scroll redirect only', onDesktop, async ({ page }) => {
  await openListening(page);
  await page.locator('#preco').evaluate((price) => price.insertAdjacentHTML('beforeend', '<b>comprar</b>'));
  await page.locator('#preco b', { hasText: 'comprar' }).last().click();
  await leaveOver(page, 300, -5);
  await expectGoAfter(page, NAVIGATION_MS);
});

test('Back leads to the page, and no second leaving sends the visitor again', onDesktop, async ({ page }) => {
  await openListening(page);
  await leaveOver(page, 300, -5);
  await page.clock.runFor(NAVIGATION_MS);
  await expect(page).toHaveURL(OFFER);
  await page.goBack();
  await expect(page).toHaveURL('/');
  for (let visit = 0; visit < 2; visit++) {
    await letPass(page, LONG_MS);
    await leaveOver(page, 300, -5);
    await showPrice(page);
    await letPass(page, LONG_MS);
    await leaveOver(page, 300, -5);
    await letPass(page, LONG_MS);
    await expectStay(page);
    await scrollToTop(page);
    await page.reload();
  }
});

test('the offer itself sends nobody anywhere', onDesktop, async ({ page }) => {
  await openStopped(page, OFFER);
  await letPass(page, LONG_MS);
  await leaveOver(page, 300, -5);
  await letPass(page, LONG_MS);
  await expect(page.locator('html:not([data-sets-out-for])')).toBeAttached();
  await expect(page).toHaveURL(OFFER);
});

test('a finger never leaves', onPhone, async ({ page }) => {
  await openListening(page);
  for (const y of [5, 15, 25]) await page.touchscreen.tap(200, y);
  await page.locator('h1').tap();
  await letPass(page, LONG_MS);
  await expectStay(page);
});

test.describe('when the seller has switched it off', onDesktop, () => {
  test.use({ baseURL: variantUrl('mixed') });

  test('leaving does nothing, and the scroll redirect is on', async ({ page }) => {
    await openListening(page);
    await leaveOver(page, 300, -5);
    await letPass(page, LONG_MS);
    await expectStay(page);
    await showPrice(page);
    await expectGoAfter(page, SCROLL_REDIRECT_MS);
  });
});
