import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { IDLE_MS, LONG_MS, letPass, openStopped, runMain } from '../support/clock.ts';
import { content, leave } from '../support/content.ts';
import { expectStay, leaveOver, recordNavigation, showPrice } from '../support/offerVisit.ts';
import { expectDrawn } from '../support/pictures.ts';
import { onDesktop, setTextSize } from '../support/screens.ts';
import { OFFER_PATH, siteUrl } from '../support/sites.ts';

// The seller chose `dialog` for both ways to the offer.
test.use({ baseURL: siteUrl('honest') });

const SCROLL_MS = 20_000;
const { invitation } = leave;
const { close, enlargedLabel } = content.interface;

const dialogOn = (page: Page) => page.getByRole('dialog', { name: invitation.heading });
const historyOf = (page: Page) => page.evaluate(() => [history.length, history.state, location.href]);

test('opens 20,000 ms after the price was seen, but not over an enlarged picture, and leaves the history alone', async ({
  page,
}) => {
  await openStopped(page);
  const before = await historyOf(page);
  await showPrice(page);
  await letPass(page, SCROLL_MS - 1);
  await expect(dialogOn(page)).toBeHidden();
  await page.getByRole('link', { name: content.proof.testimonials[0]?.name ?? '' }).click();
  const viewer = page.getByRole('dialog', { name: enlargedLabel });
  await letPass(page, 1);
  await expect(viewer).toBeVisible();
  await expect(dialogOn(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(dialogOn(page)).toHaveAccessibleDescription(`${invitation.text} De R$ 67 por R$ 57`);
  await expect(dialogOn(page).getByRole('heading')).toBeFocused();
  await expectDrawn(dialogOn(page).locator('picture img'));
  await letPass(page, LONG_MS);
  await expect(dialogOn(page)).toBeVisible();
  expect(await historyOf(page)).toEqual(before);

  await page.clock.resume();
  await expectAccessible(page, 'the invitation is open');
  // In a low window with large text its last button can be reached.
  await page.setViewportSize({ width: 320, height: 568 });
  await setTextSize(page, '200%');
  const decline = dialogOn(page).getByRole('button', { name: invitation.decline });
  await decline.scrollIntoViewIfNeeded();
  await expect(decline).toBeInViewport({ ratio: 1 });
});

test(
  'opens at the exit, closes in each way, gives the focus back and does not come again',
  onDesktop,
  async ({ page }) => {
    await recordNavigation(page);
    await openStopped(page);
    await letPass(page, 4000 - IDLE_MS);
    const opener = page.locator('#preco a.buy-link').first();
    await opener.focus();
    await leaveOver(page, 300, -5);
    await letPass(page, 100);
    const dialog = dialogOn(page);
    const reopen = () =>
      page.locator('[data-invitation]').evaluate((found: HTMLDialogElement) => found.showModal());
    const waysToClose = [
      () => dialog.getByRole('button', { name: close }).click(),
      () => dialog.getByRole('button', { name: invitation.decline }).click(),
      () => page.mouse.click(8, 400),
      () => page.keyboard.press('Escape'),
    ];
    for (const closeIt of waysToClose) {
      await expect(dialog).toBeVisible();
      await dialog.getByText(invitation.text).click();
      await dialog.click({ position: { x: 6, y: 60 } });
      await expect(dialog).toBeVisible();
      await closeIt();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      if (closeIt !== waysToClose.at(-1)) await reopen();
    }
    for (let visit = 0; visit < 2; visit++) {
      await showPrice(page);
      await letPass(page, LONG_MS);
      await leaveOver(page, 300, -5);
      await letPass(page, LONG_MS);
      await expect(dialog).toBeHidden();
      await expectStay(page);
      await page.reload();
      await runMain(page);
    }
    await reopen();
    await dialog.getByRole('link', { name: invitation.link }).click();
    await expect(page).toHaveURL(OFFER_PATH);
  },
);
