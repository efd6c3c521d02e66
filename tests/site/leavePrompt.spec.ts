import { expect, type Page, test } from '@playwright/test';
import { IDLE_MS, LONG_MS, letPass, openStopped, runMain } from '../support/clock.ts';
import { leave, offer } from '../support/content.ts';
import { answerAsCheckout, showPrice } from '../support/offerVisit.ts';
import { onDesktop, onPhone } from '../support/screens.ts';
import { OFFER_PATH } from '../support/sites.ts';

const PROMPT_MS = 4000;

test.beforeEach(({ page }) => answerAsCheckout(page));

/** Answers every prompt, and returns the list of those answered. */
function answerPrompts(page: Page, answer: () => 'leave' | 'stay'): string[] {
  const kinds: string[] = [];
  page.on('dialog', async (dialog) => {
    await (answer() === 'leave' ? dialog.accept() : dialog.dismiss());
    kinds.push(dialog.type());
  });
  return kinds;
}

/** Lets the time pass until the page may prompt. A browser lets it only after a click. */
async function untilPrompt(page: Page): Promise<void> {
  await page.locator('h1').click();
  await letPass(page, PROMPT_MS - IDLE_MS);
}

const wouldPrompt = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

test(
  'from 4,000 ms on closing, reloading or typing another address prompts, with the seller’s words',
  onDesktop,
  async ({ page }) => {
    let answer: 'leave' | 'stay' = 'leave';
    const prompts = answerPrompts(page, () => answer);
    await openStopped(page);
    await page.locator('h1').click();
    await letPass(page, PROMPT_MS - IDLE_MS - 1);
    await page.reload();
    expect(prompts).toEqual([]);
    await runMain(page);
    await untilPrompt(page);
    await page.evaluate(() =>
      addEventListener('beforeunload', (event) => {
        document.title = String(Reflect.get(event, 'returnValue'));
      }),
    );
    answer = 'stay';
    for (let time = 1; time <= 2; time++) {
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => prompts).toEqual(Array(time).fill('beforeunload'));
      // The browser ignores another attempt while the page has not gone on after the answer.
      await letPass(page, 0);
    }
    await expect(page).toHaveTitle(leave.message);
    answer = 'leave';
    await page.goto(OFFER_PATH);
    await expect.poll(() => prompts).toHaveLength(3);
  },
);

test(
  'neither a link of the page, nor our own redirect, nor Back after it prompts',
  onPhone,
  async ({ page }) => {
    const prompts = answerPrompts(page, () => 'stay');
    await openStopped(page);
    await untilPrompt(page);
    const buyLink = page.locator(`#preco a[href="${offer('b').checkout}"]`);
    // As in-app browsers follow it.
    await buyLink.evaluate((link) => link.removeAttribute('target'));
    expect(await wouldPrompt(page)).toBe(true);
    await buyLink.press('Enter');
    await expect(page).toHaveURL(offer('b').checkout);

    await page.goto('/?nova=visita');
    await runMain(page);
    await untilPrompt(page);
    await showPrice(page);
    await letPass(page, 19_999);
    expect(await wouldPrompt(page)).toBe(true);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(OFFER_PATH);
    await page.goBack();
    await runMain(page);
    await page.locator('h1').click();
    await letPass(page, LONG_MS);
    expect(await wouldPrompt(page)).toBe(false);
    expect(prompts).toEqual([]);
  },
);
