// The visitor's clock is set, by hand or by a network, while the page is open.
import { expect, type Page } from '@playwright/test';
import { letPass } from '../support/clock.ts';
import { content } from '../support/content.ts';
import {
  expectStay,
  leaveOver,
  OFFER,
  OPENED,
  openStopped,
  scrollToTop,
  showPrice,
} from '../support/leaving.ts';
import { centre, onDesktop, onPhone } from '../support/screens.ts';
import { expectSells, test } from '../support/selling.ts';
import { variantUrl } from '../support/variants.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const END = Date.UTC(2031, 0, 1, 2, 59);
const timerOn = (page: Page) => page.locator('[role="timer"]');

/** Sets the visitor's clock, without letting any time pass. */
async function setClock(page: Page, byMs: number): Promise<void> {
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + byMs);
}

/** Opens a page at a moment, its clock stopped and its countdown awake. */
async function openAt(page: Page, address: string, moment: number): Promise<void> {
  await page.clock.install({ time: moment - MINUTE });
  await page.clock.pauseAt(moment);
  await page.goto(address);
  await centre(timerOn(page));
  await expect(page.locator('[data-island-status="hydrated"]', { has: timerOn(page) })).toBeAttached();
  await letPass(page, 0);
}

/** The seconds that the countdown shows. */
async function secondsOn(page: Page): Promise<number> {
  const shown = (await timerOn(page).textContent()) ?? '';
  expect(shown).toMatch(/^(?:\d+:)?\d+:\d\d:\d\d$/);
  return shown
    .split(':')
    .reduce((sum, part, index, all) => sum * (all.length === 4 && index === 1 ? 24 : 60) + Number(part), 0);
}

test('the countdown goes on by one a second whichever way the clock is set', onPhone, async ({ page }) => {
  await openAt(page, variantUrl('quiet'), OPENED);
  for (const byMs of [5 * MINUTE, -7 * MINUTE, DAY, -3 * DAY, 40 * DAY, -400 * DAY]) {
    await setClock(page, byMs);
    await letPass(page, 1000);
    const before = await secondsOn(page);
    for (let second = 1; second <= 3; second++) {
      await letPass(page, 1000);
      expect(await secondsOn(page), `${byMs} ms`).toBe(before - second);
    }
  }
  await expectSells(page, '/');
});

test('the redirect counts the time that passes, not the time that is set', async ({ page }) => {
  await openStopped(page);
  await showPrice(page);
  for (const byMs of [DAY, -2 * DAY, 10 * MINUTE, -9 * MINUTE]) {
    await setClock(page, byMs);
    await letPass(page, 4000);
    await expectStay(page);
  }
  await letPass(page, 3999);
  await expectStay(page);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(OFFER);
});

test('so does the exit intent', onDesktop, async ({ page }) => {
  await openStopped(page);
  await letPass(page, 2000);
  await setClock(page, DAY);
  await letPass(page, 1000);
  await setClock(page, -2 * DAY);
  await letPass(page, 999);
  await leaveOver(page, 300, -5);
  await letPass(page, 5);
  await expectStay(page);
  await leaveOver(page, 300, -5);
  await setClock(page, DAY);
  await letPass(page, 99);
  await expectStay(page);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(OFFER);
});

test(
  'a clock set past the deadline ends the offer within a second, and one set back revives nothing',
  onPhone,
  async ({ page }) => {
    const { listPriceCheckout } = content.behaviour.deadline;
    const checkouts = async () => {
      const found = await page
        .locator('main .buy-link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      return [...new Set(found)];
    };
    await openAt(page, variantUrl('honest'), END - 60 * MINUTE);
    await setClock(page, -40 * DAY);
    await letPass(page, 1000);
    await expectSells(page, '/');
    // Where the price is not in sight, for it gives way to another.
    await scrollToTop(page);
    await setClock(page, 42 * DAY);
    await letPass(page, 1000);
    expect(await checkouts()).toEqual([listPriceCheckout]);
    await expect(timerOn(page).filter({ visible: true })).toHaveCount(0);
    await setClock(page, -42 * DAY);
    await letPass(page, 5000);
    expect(await checkouts()).toEqual([listPriceCheckout]);
  },
);

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, onPhone, () => {
    test.use({ timezoneId });

    test('what is left and the hour in words are those of Brasília', async ({ page }) => {
      await openAt(page, variantUrl('honest'), END - 60 * MINUTE);
      await expect(timerOn(page)).toHaveText('1:00:00');
      await letPass(page, 1000);
      await expect(timerOn(page)).toHaveText('0:59:59');
      await expect(page.locator('#preco').getByText(/até 31\/12\/2030 às 23h59/)).toBeVisible();
      await expectSells(page, '/');
    });
  });
}
