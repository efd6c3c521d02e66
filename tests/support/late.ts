import { expect, type Page } from '@playwright/test';

/** Waits for the behaviours that come with the first sign of life. */
export async function expectAwake(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'early' in window)).toBe(false);
}

/** Gives the page a sign of life that does nothing else, and waits for the behaviours that come with it. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expectAwake(page);
}
