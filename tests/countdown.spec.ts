import { expect, type Page, test } from '@playwright/test';
import { letPass } from './support/clock.ts';
import { content } from './support/content.ts';
import { centre, inDetail, onPhone, onPhoneInDetail, settleFonts } from './support/screens.ts';
import { variantUrl } from './support/variants.ts';

const LOADED = new Date('2030-05-06T08:00:00').getTime();
const START_SECONDS = 4 * 3600 + 37 * 60 + 22;

// Without the redirects, which would end these long visits.
test.use({ baseURL: variantUrl('quiet') });

const timerOn = (page: Page) => page.getByRole('timer');

async function untilAwake(page: Page): Promise<void> {
  await centre(timerOn(page));
  await expect(page.locator('[data-island-status="hydrated"]', { has: timerOn(page) })).toBeAttached();
}

/** Opens the main page, wakes the countdown and stops the page's clock so many seconds after the load. */
async function openStoppedAt(page: Page, seconds: number): Promise<void> {
  await page.clock.install({ time: LOADED });
  await page.goto('/');
  await untilAwake(page);
  await page.clock.pauseAt(LOADED + seconds * 1000);
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('shows where it starts', async ({ page }) => {
    await page.goto('/');
    await expect(timerOn(page)).toHaveText('4:37:22');
    await expect(page.locator('#preco')).toContainText(content.home.price.countdownLabel);
  });
});

test('starts at 4:37:22 and goes down by one a second, over minutes and hours', onPhone, async ({ page }) => {
  await openStoppedAt(page, 20);
  await expect(timerOn(page)).toHaveText('4:37:02');
  for (const shown of ['4:37:01', '4:37:00', '4:36:59', '4:36:58']) {
    await letPass(page, 1000);
    await expect(timerOn(page)).toHaveText(shown);
  }
  await page.clock.pauseAt(LOADED + (37 * 60 + 22) * 1000);
  await expect(timerOn(page)).toHaveText('4:00:00');
  await letPass(page, 1000);
  await expect(timerOn(page)).toHaveText('3:59:59');
});

test('shows zero for its second and then starts again', onPhone, async ({ page }) => {
  await openStoppedAt(page, START_SECONDS - 1);
  for (const shown of ['0:00:01', '0:00:00', '4:37:22', '4:37:21']) {
    await expect(timerOn(page)).toHaveText(shown);
    await letPass(page, 1000);
  }
});

test('starts afresh on each load', onPhoneInDetail, async ({ page }) => {
  await openStoppedAt(page, 600);
  await expect(timerOn(page)).toHaveText('4:27:22');
  await page.reload();
  await untilAwake(page);
  await expect(timerOn(page)).toHaveText(/^4:37:/);
});

test('counts from the visit when the page was prepared ahead of it', onPhoneInDetail, async ({ page }) => {
  await page.clock.install({ time: LOADED });
  await page.addInitScript(() => {
    Object.assign(performance, { getEntriesByType: () => [{ activationStart: 600_000 }] });
  });
  await page.goto('/');
  await page.clock.pauseAt(LOADED + 610_000);
  await untilAwake(page);
  await page.clock.pauseAt(LOADED + 660_000);
  await expect(timerOn(page)).toHaveText('4:36:22');
});

test('starts afresh when Back restores the page', onPhone, async ({ page }) => {
  await openStoppedAt(page, 600);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(timerOn(page)).toHaveText('4:37:22');
  await letPass(page, 1000);
  await expect(timerOn(page)).toHaveText('4:37:21');
});

test('counts from the load, however late the visitor scrolls to it', onPhoneInDetail, async ({ page }) => {
  await page.clock.install({ time: LOADED });
  await page.goto('/');
  await page.clock.pauseAt(LOADED + 3600 * 1000);
  await untilAwake(page);
  await expect(timerOn(page)).toHaveText('3:37:22');
});

test('tells the right time after a sleep in which no timer ran', onPhoneInDetail, async ({ page }) => {
  await openStoppedAt(page, 60);
  await expect(timerOn(page)).toHaveText('4:36:22');
  await page.clock.fastForward(2 * 3600 * 1000);
  await expect(timerOn(page)).toHaveText('2:36:22');
  await page.clock.setSystemTime(LOADED + (3 * 3600 + 60) * 1000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(timerOn(page)).toHaveText('1:36:22');
});

test('moves nothing while it ticks', inDetail, async ({ page }) => {
  await openStoppedAt(page, 60);
  await settleFonts(page);
  const measure = () =>
    timerOn(page).evaluate((timer) => {
      const text = document.createRange();
      text.selectNodeContents(timer);
      const { x, y, width, height } = text.getBoundingClientRect();
      const next = document.querySelector('#preco s')?.getBoundingClientRect().y;
      return { x, y, width, height, next };
    });
  const before = await measure();
  expect(before.width).toBeGreaterThan(0);
  for (let tick = 0; tick < 12; tick++) {
    const shown = (await timerOn(page).textContent()) ?? '';
    await letPass(page, 1000);
    await expect(timerOn(page)).not.toHaveText(shown);
    expect(await measure()).toEqual(before);
  }
  await page.clock.pauseAt(LOADED + (3 * 3600 + 26 * 60 + 11) * 1000);
  await expect(timerOn(page)).toHaveText('1:11:11');
  expect(await measure()).toEqual(before);
});

test('is a named timer that no screen reader announces each second', onPhone, async ({ page }) => {
  await page.goto('/');
  await untilAwake(page);
  await expect(timerOn(page)).toHaveAccessibleName(content.home.price.countdownLabel);
  const announcing =
    ':is([aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output)';
  const announcers = page.locator(announcing);
  expect(await announcers.count(), 'the carousel has its own').toBeGreaterThan(0);
  await expect(announcers.filter({ has: timerOn(page) })).toHaveCount(0);
  expect(await timerOn(page).evaluate((timer, selector) => timer.closest(selector), announcing)).toBeNull();
});
