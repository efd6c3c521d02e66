// Tests how the main page leads to the exclusive offer. The unit tests in src/client/offer/ test the times.
// resilience.spec.ts and the journeys in tests/engines/ follow the redirects.
import { expect, type Page, test } from '@playwright/test';
import { LONG_MS, openStopped } from '../support/clock.ts';
import { content, leave } from '../support/content.ts';
import { showPrice } from '../support/offerVisit.ts';
import { arrivePrerendered, isKeptForBack } from '../support/realBrowser.ts';
import { onDesktop, setTextSize } from '../support/screens.ts';
import { OFFER_PATH, siteUrl } from '../support/sites.ts';

const SCROLL_MS = 20_000;

const wouldPrompt = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('the page asks before a visitor leaves', onDesktop, async ({ page }) => {
  await openStopped(page);
  await page.clock.runFor(LONG_MS);
  expect(await wouldPrompt(page)).toBe(true);
});

test('the browser prerenders the offer before the redirect', onDesktop, async () => {
  expect(await arrivePrerendered(siteUrl('default'))).toBe(true);
});

test('the browser keeps the main page in its back/forward cache', onDesktop, async () => {
  expect(await isKeptForBack(siteUrl('default'))).toBe(true);
});

test.describe('the invitation', () => {
  // On this site, the scroll redirect is `dialog`, and the prompt is off.
  test.use({ baseURL: siteUrl('honest') });

  test(
    'opens without a prompt, can be closed in every way, and fits a low window',
    onDesktop,
    async ({ page }) => {
      const { invitation } = leave;
      await openStopped(page);
      await showPrice(page);
      const focused = page.locator('#preco a[data-buy-link]').first();
      await focused.focus();
      await page.clock.runFor(SCROLL_MS - 1);
      expect(await wouldPrompt(page)).toBe(false);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.clock.runFor(1);
      const dialog = page.getByRole('dialog', { name: invitation.heading });
      await expect(dialog).toHaveAccessibleDescription(`${invitation.text} De R$ 67 por R$ 57`);
      await expect(dialog.getByRole('heading')).toBeFocused();
      await expect(dialog.locator('picture img')).not.toHaveJSProperty('naturalWidth', 0);

      const decline = dialog.getByRole('button', { name: invitation.decline });
      for (const close of [
        () => dialog.getByRole('button', { name: content.interface.close }).click(),
        () => decline.click(),
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
      await page.setViewportSize({ width: 320, height: 568 });
      await setTextSize(page, 200);
      await decline.scrollIntoViewIfNeeded();
      await expect(decline).toBeInViewport({ ratio: 1 });
      await dialog.getByRole('link', { name: invitation.link }).click();
      await expect(page).toHaveURL(OFFER_PATH);
    },
  );
});
