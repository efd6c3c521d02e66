import { expect, type Page, test } from '@playwright/test';
import { IDLE_MS, LONG_MS, letPass, openStopped, runMain, setClock } from '../support/clock.ts';
import { mainPage, menu, offer, part } from '../support/content.ts';
import {
  answerAsCheckout,
  expectGoAfter,
  expectStay,
  leaveOver,
  openAndClose,
  recordNavigation,
  showPrice,
} from '../support/offerVisit.ts';
import { arrivePrerendered, comeBack } from '../support/realBrowser.ts';
import { onDesktop, onPhone } from '../support/screens.ts';
import { siteUrl } from '../support/sites.ts';

const SCROLL_MS = 20_000;
const LISTENING_MS = 4000;
const NAVIGATION_MS = 100;
const DAY_MS = 24 * 60 * 60_000;

const buyLink = (page: Page) => page.locator(`#preco a[href="${offer('b').checkout}"]`);
const historyLength = (page: Page) => page.evaluate(() => history.length);

test.beforeEach(async ({ page }) => {
  await recordNavigation(page);
  await answerAsCheckout(page);
});

/** Nothing that could send the visitor does. */
async function expectLeftAlone(page: Page): Promise<void> {
  await runMain(page);
  await showPrice(page);
  await letPass(page, LONG_MS);
  await leaveOver(page, 300, -5);
  await letPass(page, LONG_MS);
  await expectStay(page);
}

test(
  '20,000 ms after the first pixel of the price the visitor goes to the offer, and not again after Back or a reload',
  onDesktop,
  async ({ page }) => {
    await openStopped(page);
    const steps = await historyLength(page);
    await letPass(page, LONG_MS);
    await showPrice(page, -1);
    await letPass(page, LONG_MS);
    await expectStay(page);
    await showPrice(page, 1);
    // Time passes whatever the visitor's clock is set to.
    for (const byMs of [DAY_MS, -2 * DAY_MS]) {
      await setClock(page, byMs);
      await letPass(page, SCROLL_MS / 4);
    }
    await expectGoAfter(page, SCROLL_MS / 2);
    expect(await historyLength(page)).toBe(steps + 1);

    await page.goBack();
    await expectLeftAlone(page);
    const { question = '', answer = '' } = part(mainPage, 'faq').items[0] ?? {};
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
    await page.reload();
    await expectLeftAlone(page);

    await page.goto('/?nova=visita');
    await runMain(page);
    await showPrice(page);
    await expectGoAfter(page, SCROLL_MS);
  },
);

test(
  'on a phone buying does not cancel it, a finger at the top is no exit, and a link to the price counts as seeing it',
  onPhone,
  async ({ page }) => {
    await openStopped(page, '/#preco');
    await expect(page.locator('script[type="speculationrules"]'), 'the offer is prefetched').toBeAttached();
    await letPass(page, LISTENING_MS);
    for (const y of [5, 15]) await page.touchscreen.tap(260, y);
    await openAndClose(buyLink(page), (link) => link.tap());
    await expectGoAfter(page, SCROLL_MS - LISTENING_MS);
  },
);

test(
  'the pointer leaves at the top, from 4,000 ms on: 100 ms later the visitor goes, once',
  onDesktop,
  async ({ page }) => {
    await openStopped(page);
    const steps = await historyLength(page);
    await leaveOver(page, 300, -5);
    await letPass(page, LISTENING_MS - IDLE_MS - 1);
    await leaveOver(page, 300, -5);
    await letPass(page, 1);
    for (const [x, y] of [
      [-5, 21],
      [1285, 21],
      [300, 805],
    ] as const) {
      await leaveOver(page, x, y);
    }
    const { x: left = 0 } = (await page.getByRole('banner').getByRole('link').last().boundingBox()) ?? {};
    for (const y of [0, 30, 5, 40, 1]) await page.mouse.move(left + 20, y);
    await showPrice(page);
    await letPass(page, SCROLL_MS - NAVIGATION_MS);
    await expectStay(page);
    // Now the scroll redirect is due in the same millisecond.
    await leaveOver(page, 1285, 20);
    await page.mouse.move(300, 300);
    await expectGoAfter(page, NAVIGATION_MS);
    expect(await historyLength(page)).toBe(steps + 1);
  },
);

test(
  'buying with a middle click cancels the scroll redirect for good, and not the exit intent',
  onDesktop,
  async ({ page }) => {
    await openStopped(page);
    await showPrice(page);
    await letPass(page, SCROLL_MS - 1);
    await openAndClose(buyLink(page), (link) => link.click({ button: 'middle' }));
    await letPass(page, LONG_MS);
    await showPrice(page, -1);
    await showPrice(page);
    await letPass(page, LONG_MS);
    await expectStay(page);
    await leaveOver(page, -5, 20);
    await expectGoAfter(page, NAVIGATION_MS);
  },
);

test('no other click cancels, nor one in a window narrower than 768 px', onDesktop, async ({ page }) => {
  await openStopped(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showPrice(page);
  await page.getByRole('banner').getByRole('link', { name: menu.preco, exact: true }).click();
  await page.locator('#preco h2').click();
  await page.locator('#preco').click({ position: { x: 4, y: 4 } });
  await page.locator('#perguntas summary').first().click();
  await buyLink(page).click({ button: 'right' });
  await page.setViewportSize({ width: 767, height: 800 });
  await openAndClose(buyLink(page), (link) => link.click());
  await expectGoAfter(page, SCROLL_MS);
});

test('a page without ways to the offer sends, asks and prepares nothing', onDesktop, async ({ page }) => {
  await openStopped(page, siteUrl('tracked'));
  await expectLeftAlone(page);
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(await page.evaluate(asks)).toBe(false);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});

test('the offer is drawn before the visitor is sent there', onDesktop, async () => {
  expect(await arrivePrerendered(siteUrl('default'))).toBe(true);
});

test(
  'the browser keeps the main page for Back, as it was, and it sends nobody again',
  onDesktop,
  async () => {
    expect(await comeBack(siteUrl('default'))).toEqual({ wasKept: true, wasSentAgain: false });
  },
);
