import { expect, type Locator, type Page } from '@playwright/test';

/** For tests that need one of the two projects only; playwright.config.ts may leave them out of the other. */
export const onPhone = { tag: '@phone' };
export const onDesktop = { tag: '@desktop' };

/** For tests that `npm test` leaves to `npm run test:thorough`: what seldom breaks alone. */
export const inDetail = { tag: '@detail' };
export const onPhoneInDetail = { tag: [onPhone.tag, inDetail.tag] };
export const onDesktopInDetail = { tag: [onDesktop.tag, inDetail.tag] };

/** The sizes alone: under the phone's project they come with touch, under the desktop's with a mouse. */
export const phone = { viewport: { width: 390, height: 844 } };
export const desktop = { viewport: { width: 1280, height: 800 } };

/** Waits until the browser has painted twice, so that its observers have told what they saw. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Has everything stand where it belongs, as it does once a visitor has touched the page (decision 14). */
export async function settleBands(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.remove('opening'));
}

/** Waits until the page is written in its own families: until then a line may be one word longer, and the page a line shorter. */
export const settleFonts = (page: Page) => expect(page.locator('html')).toHaveClass(/fonts-ready/);

/** Touches the page, and waits until what comes with the first sign of a visitor has come, or has failed to. */
async function touch(page: Page): Promise<void> {
  const isThrough = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('touchstart'));
      return !('early' in window) || !document.documentElement.classList.contains('scripts');
    });
  await expect.poll(isThrough).toBe(true);
}

/** Scrolls the whole page in steps as a reader would, then waits for what that asked for. */
export async function readWholePage(page: Page): Promise<void> {
  await settleBands(page);
  await touch(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = 500;
  for (let y = 0; y <= height; y += step) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await nextFrames(page);
  }
  await page.waitForLoadState('networkidle');
}

/** Puts an element in the middle of the screen at once. */
export async function centre(element: Locator): Promise<void> {
  await settleBands(element.page());
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
}
