// The ways from the main page to the exclusive offer. When each is due is tested in src/client/offer/.
import { expect, type Page, test } from '@playwright/test';
import { IDLE_MS, LONG_MS, letPass, openStopped, runMain, setClock } from '../support/clock.ts';
import { content, leave, mainPage, offer, part } from '../support/content.ts';
import {
  answerAsCheckout,
  expectGoAfter,
  expectStay,
  leaveOver,
  openAndClose,
  recordNavigation,
  showPrice,
} from '../support/offerVisit.ts';
import { expectDrawn } from '../support/pictures.ts';
import { arrivePrerendered, isKeptForBack } from '../support/realBrowser.ts';
import { onDesktop, onPhone, setTextSize } from '../support/screens.ts';
import { OFFER_PATH, siteUrl } from '../support/sites.ts';

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

test('20,000 ms after the price was seen comes the offer, once', onDesktop, async ({ page }) => {
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
});

test('on a phone neither a buy link nor a touch at the top changes that', onPhone, async ({ page }) => {
  await openStopped(page, '/#preco');
  await expect(page.locator('script[type="speculationrules"]'), 'the offer is prefetched').toBeAttached();
  await letPass(page, LISTENING_MS);
  for (const y of [5, 15]) await page.touchscreen.tap(260, y);
  await openAndClose(buyLink(page), (link) => link.tap());
  await expectGoAfter(page, SCROLL_MS - LISTENING_MS);
});

test('100 ms after the pointer leaves at the top comes the offer, once', onDesktop, async ({ page }) => {
  await openStopped(page);
  const steps = await historyLength(page);
  await letPass(page, LISTENING_MS - IDLE_MS - 1);
  await leaveOver(page, 300, -5);
  await letPass(page, 1);
  for (const [x, y] of [
    [-5, 21],
    [1285, 21],
    [300, 805],
  ] as const)
    await leaveOver(page, x, y);
  await showPrice(page);
  await letPass(page, SCROLL_MS - NAVIGATION_MS);
  await expectStay(page);
  // Now the scroll redirect is due in the same millisecond.
  await leaveOver(page, 1285, 20);
  await page.mouse.move(300, 300);
  await expectGoAfter(page, NAVIGATION_MS);
  expect(await historyLength(page)).toBe(steps + 1);
});

test('buying with a middle click cancels the scroll redirect alone', onDesktop, async ({ page }) => {
  await openStopped(page);
  await showPrice(page);
  await letPass(page, SCROLL_MS - 1);
  await openAndClose(buyLink(page), (link) => link.click({ button: 'middle' }));
  await letPass(page, LONG_MS);
  await expectStay(page);
  await leaveOver(page, -5, 20);
  await expectGoAfter(page, NAVIGATION_MS);
});

const wouldPrompt = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('a page without ways to the offer sends, asks and prepares nothing', onDesktop, async ({ page }) => {
  await openStopped(page, siteUrl('tracked'));
  await expectLeftAlone(page);
  expect(await wouldPrompt(page)).toBe(false);
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});

test('the browser prerenders the offer before the visitor is sent there', onDesktop, async () => {
  expect(await arrivePrerendered(siteUrl('default'))).toBe(true);
});

test('the browser keeps the main page for Back', onDesktop, async () => {
  expect(await isKeptForBack(siteUrl('default'))).toBe(true);
});

test.describe('the invitation', () => {
  // The seller chose `dialog` for both ways to the offer.
  test.use({ baseURL: siteUrl('honest') });

  const { invitation } = leave;
  const dialogOn = (page: Page) => page.getByRole('dialog', { name: invitation.heading });

  test('opens 20,000 ms after the price was seen, and fits a low window', async ({ page }) => {
    await openStopped(page);
    await showPrice(page);
    await letPass(page, SCROLL_MS - 1);
    await expect(dialogOn(page)).toBeHidden();
    await letPass(page, 1);
    await expect(dialogOn(page)).toHaveAccessibleDescription(`${invitation.text} De R$ 67 por R$ 57`);
    await expect(dialogOn(page).getByRole('heading')).toBeFocused();
    await expectDrawn(dialogOn(page).locator('picture img'));
    await page.setViewportSize({ width: 320, height: 568 });
    await setTextSize(page, '200%');
    const decline = dialogOn(page).getByRole('button', { name: invitation.decline });
    await decline.scrollIntoViewIfNeeded();
    await expect(decline).toBeInViewport({ ratio: 1 });
  });

  test('opens at the exit, closes in each way and gives the focus back', onDesktop, async ({ page }) => {
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
  });
});

test.describe('the leave prompt', () => {
  /** Stays on the page at every prompt, and returns the list of prompts. */
  function stayAtPrompts(page: Page): string[] {
    const prompts: string[] = [];
    page.on('dialog', async (dialog) => {
      await dialog.dismiss();
      prompts.push(dialog.type());
    });
    return prompts;
  }

  /** Lets the time pass until the page may prompt. A browser lets it only after a click. */
  async function untilPrompt(page: Page): Promise<void> {
    await page.locator('h1').click();
    await letPass(page, LISTENING_MS - IDLE_MS);
  }

  test('comes from 4,000 ms on, with the seller’s words, each time', onDesktop, async ({ page }) => {
    const prompts = stayAtPrompts(page);
    await openStopped(page);
    await untilPrompt(page);
    await page.evaluate(() =>
      addEventListener('beforeunload', (event) => {
        document.title = String(Reflect.get(event, 'returnValue'));
      }),
    );
    for (let time = 1; time <= 2; time++) {
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => prompts).toEqual(Array(time).fill('beforeunload'));
      // The browser ignores another attempt while the page has not gone on after the answer.
      await letPass(page, 0);
    }
    await expect(page).toHaveTitle(leave.message);
  });

  test('does not come for links, redirects or Back', onPhone, async ({ page }) => {
    const prompts = stayAtPrompts(page);
    await openStopped(page);
    await untilPrompt(page);
    // As in-app browsers follow it.
    await buyLink(page).evaluate((link) => link.removeAttribute('target'));
    expect(await wouldPrompt(page)).toBe(true);
    await buyLink(page).press('Enter');
    await expect(page).toHaveURL(offer('b').checkout);

    await page.goto('/?nova=visita');
    await runMain(page);
    await untilPrompt(page);
    await showPrice(page);
    await expectGoAfter(page, SCROLL_MS);
    await page.goBack();
    await runMain(page);
    await page.locator('h1').click();
    await letPass(page, LONG_MS);
    expect(await wouldPrompt(page)).toBe(false);
    expect(prompts).toEqual([]);
  });
});
