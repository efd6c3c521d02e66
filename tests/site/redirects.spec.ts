// Tests how the main page leads to the exclusive offer. The unit tests in src/client/offer/ test the times.
import { expect, type Page, test } from '@playwright/test';
import { IDLE_MS, LONG_MS, letPass, openStopped, runMain } from '../support/clock.ts';
import { content, leave } from '../support/content.ts';
import { expectGoAfter, expectStay, leaveOver, recordNavigation, showPrice } from '../support/offerVisit.ts';
import { arrivePrerendered, isKeptForBack } from '../support/realBrowser.ts';
import { onDesktop, onPhone, setTextSize } from '../support/screens.ts';
import { OFFER_PATH, siteUrl } from '../support/sites.ts';

const SCROLL_MS = 20_000;
const LISTENING_MS = 4000;
const EXIT_MS = 100;

const historyLength = (page: Page) => page.evaluate(() => history.length);
const wouldPrompt = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

test.beforeEach(async ({ page }) => {
  await recordNavigation(page);
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
  await expectGoAfter(page, SCROLL_MS);
  expect(await historyLength(page)).toBe(steps + 1);

  await page.goBack();
  await expectLeftAlone(page);
  await page.reload();
  await expectLeftAlone(page);
});

test('the browser prerenders the offer before the redirect', onDesktop, async () => {
  expect(await arrivePrerendered(siteUrl('default'))).toBe(true);
});

test('the browser keeps the main page in its back/forward cache', onDesktop, async () => {
  expect(await isKeptForBack(siteUrl('default'))).toBe(true);
});

test.describe('the invitation', () => {
  // On this site, the scroll redirect and the exit intent are `dialog`, and the prompt is off.
  test.use({ baseURL: siteUrl('honest') });

  const { invitation } = leave;
  const dialogOn = (page: Page) => page.getByRole('dialog', { name: invitation.heading });

  test('opens after the price was visible, and fits a low window', onPhone, async ({ page }) => {
    await openStopped(page);
    await showPrice(page);
    await letPass(page, SCROLL_MS);
    await expect(dialogOn(page)).toHaveAccessibleDescription(`${invitation.text} De R$ 67 por R$ 57`);
    await expect(dialogOn(page).getByRole('heading')).toBeFocused();
    await expect(dialogOn(page).locator('picture img')).not.toHaveJSProperty('naturalWidth', 0);
    await page.setViewportSize({ width: 320, height: 568 });
    await setTextSize(page, 200);
    const decline = dialogOn(page).getByRole('button', { name: invitation.decline });
    await decline.scrollIntoViewIfNeeded();
    await expect(decline).toBeInViewport({ ratio: 1 });
  });

  test('opens at an exit intent, and can be closed in every way', onDesktop, async ({ page }) => {
    await openStopped(page);
    const focused = page.locator('#preco a[data-buy-link]').first();
    await focused.focus();
    await letPass(page, LISTENING_MS - IDLE_MS);
    expect(await wouldPrompt(page)).toBe(false);
    await leaveOver(page, 300, -5);
    await letPass(page, EXIT_MS);
    const dialog = dialogOn(page);
    for (const close of [
      () => dialog.getByRole('button', { name: content.interface.close }).click(),
      () => dialog.getByRole('button', { name: invitation.decline }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 400),
    ]) {
      await dialog.click({ position: { x: 6, y: 60 } });
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(focused).toBeFocused();
      await page.locator('[data-invitation]').evaluate((found: HTMLDialogElement) => found.showModal());
    }
    await dialog.getByRole('link', { name: invitation.link }).click();
    await expect(page).toHaveURL(OFFER_PATH);
  });
});
