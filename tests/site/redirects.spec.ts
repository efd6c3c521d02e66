// Tests how the main page leads to the exclusive offer. The unit tests in src/client/offer/ test the times.
import { expect, type Page, test } from '@playwright/test';
import { IDLE_MS, LONG_MS, letPass, moveClock, openStopped, runMain } from '../support/clock.ts';
import { content, leave, mainPage, offer, sectionOn } from '../support/content.ts';
import {
  answerAsCheckout,
  expectGoAfter,
  expectStay,
  leaveOver,
  openAndClose,
  recordNavigation,
  showPrice,
} from '../support/offerVisit.ts';
import { arrivePrerendered, isKeptForBack } from '../support/realBrowser.ts';
import { onDesktop, onPhone, setTextSize } from '../support/screens.ts';
import { OFFER_PATH, siteUrl } from '../support/sites.ts';

const SCROLL_MS = 20_000;
const LISTENING_MS = 4000;
const NAVIGATION_MS = 100;
const DAY_MS = 24 * 60 * 60_000;

const buyLink = (page: Page) => page.locator(`#preco a[href="${offer('b').checkout}"]`);
const historyLength = (page: Page) => page.evaluate(() => history.length);
const wouldPrompt = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

test.beforeEach(async ({ page }) => {
  await recordNavigation(page);
  await answerAsCheckout(page);
});

/** Expects that nothing redirects the visitor. */
async function expectLeftAlone(page: Page): Promise<void> {
  await runMain(page);
  await showPrice(page);
  await letPass(page, LONG_MS);
  await leaveOver(page, 300, -5);
  await letPass(page, LONG_MS);
  await expectStay(page);
}

test('opens the offer once, 20,000 ms after the price becomes visible', onDesktop, async ({ page }) => {
  await openStopped(page);
  const steps = await historyLength(page);
  await letPass(page, LONG_MS);
  expect(await wouldPrompt(page)).toBe(true);
  await showPrice(page, -1);
  await letPass(page, LONG_MS);
  await expectStay(page);
  await showPrice(page, 1);
  // Changing the visitor's clock has no effect.
  for (const byMs of [DAY_MS, -2 * DAY_MS]) {
    await moveClock(page, byMs);
    await letPass(page, SCROLL_MS / 4);
  }
  await expectGoAfter(page, SCROLL_MS / 2);
  expect(await historyLength(page)).toBe(steps + 1);

  await page.goBack();
  await expectLeftAlone(page);
  const { question = '', answer = '' } = sectionOn(mainPage, 'faq').items[0] ?? {};
  await page.getByText(question).click();
  await expect(page.getByText(answer)).toBeVisible();
  await page.reload();
  await expectLeftAlone(page);
});

test(
  'on a phone, neither a buy link nor a touch at the top prevents the redirect',
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

test('with `leave` off, the page does not redirect, prompt or prerender', onDesktop, async ({ page }) => {
  await openStopped(page, siteUrl('tracked'));
  await expectLeftAlone(page);
  expect(await wouldPrompt(page)).toBe(false);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});

test('the browser prerenders the offer before the redirect', onDesktop, async () => {
  expect(await arrivePrerendered(siteUrl('default'))).toBe(true);
});

test('the browser keeps the main page in its back/forward cache', onDesktop, async () => {
  expect(await isKeptForBack(siteUrl('default'))).toBe(true);
});

test.describe('the invitation', () => {
  // On this site, both the scroll redirect and the exit intent are `dialog`.
  test.use({ baseURL: siteUrl('honest') });

  const { invitation } = leave;
  const dialogOn = (page: Page) => page.getByRole('dialog', { name: invitation.heading });

  test('opens 20,000 ms after the price is visible, and fits a low window', onPhone, async ({ page }) => {
    await openStopped(page);
    await showPrice(page);
    await letPass(page, SCROLL_MS - 1);
    await expect(dialogOn(page)).toBeHidden();
    await letPass(page, 1);
    await expect(dialogOn(page)).toHaveAccessibleDescription(`${invitation.text} De R$ 67 por R$ 57`);
    await expect(dialogOn(page).getByRole('heading')).toBeFocused();
    await expect(dialogOn(page).locator('picture img')).not.toHaveJSProperty('naturalWidth', 0);
    await page.setViewportSize({ width: 320, height: 568 });
    await setTextSize(page, 200);
    const decline = dialogOn(page).getByRole('button', { name: invitation.decline });
    await decline.scrollIntoViewIfNeeded();
    await expect(decline).toBeInViewport({ ratio: 1 });
  });

  test(
    'opens at an exit intent, can be closed in every way and returns the focus',
    onDesktop,
    async ({ page }) => {
      await openStopped(page);
      await letPass(page, LISTENING_MS - IDLE_MS);
      const opener = page.locator('#preco a[data-buy-link]').first();
      await opener.focus();
      await leaveOver(page, 300, -5);
      await letPass(page, NAVIGATION_MS);
      const dialog = dialogOn(page);
      const reopen = () =>
        page.locator('[data-invitation]').evaluate((found: HTMLDialogElement) => found.showModal());
      for (const close of [
        () => dialog.getByRole('button', { name: content.interface.close }).click(),
        () => dialog.getByRole('button', { name: invitation.decline }).click(),
        () => page.mouse.click(8, 400),
        () => page.keyboard.press('Escape'),
      ]) {
        await expect(dialog).toBeVisible();
        await dialog.getByText(invitation.text).click();
        await dialog.click({ position: { x: 6, y: 60 } });
        await expect(dialog).toBeVisible();
        await close();
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await reopen();
      }
      await dialog.getByRole('link', { name: invitation.link }).click();
      await expect(page).toHaveURL(OFFER_PATH);
    },
  );
});
