import { expect, type Locator, type Page } from '@playwright/test';

/** Tags for tests that run in only one of the two projects of playwright.config.ts. */
export const onPhone = { tag: '@phone' };
export const onDesktop = { tag: '@desktop' };

/** Tags for tests that apply to any product. They also run on the second product (SITES in sites.ts). */
export const anyProduct = { tag: '@any-product' };
export const anyProductOnPhone = { tag: ['@any-product', onPhone.tag] };
export const anyProductOnDesktop = { tag: ['@any-product', onDesktop.tag] };

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Waits for the second animation frame, so that the page's observers have reported. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until client/main.ts has run and the font families are shown. */
export const waitForMain = (page: Page) =>
  expect(page.locator('html')).toHaveClass(/(?:^| )fonts(?: |$)/, { timeout: 15_000 });

export const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

/** Scrolls through the page as a visitor does, in steps smaller than a screen. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += 500) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await nextFrames(page);
  }
}

/** Waits until the visible carousels have started. */
export async function expectCarouselsRunning(page: Page): Promise<void> {
  const waiting = page.locator('[data-carousel="waiting"]');
  await expect
    .poll(() => waiting.evaluateAll((found) => found.filter((one) => one.checkVisibility()).length))
    .toBe(0);
}

/** Scrolls through the whole page, and waits for its carousels and pictures. */
export async function readWholePage(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await scrollThrough(page);
  await expectCarouselsRunning(page);
  // Waits until exactly the visible pictures have loaded. Galleries do not count: the last pictures of their row stay
  // unloaded.
  const pictures = page.locator('main img:not([data-gallery] img), footer img');
  const countUnsettled = () =>
    pictures.evaluateAll(
      (found) =>
        (found as HTMLImageElement[]).filter((image) => image.complete !== image.checkVisibility()).length,
    );
  await expect.poll(countUnsettled, { timeout: 60_000 }).toBe(0);
}

/** Scrolls an element to the middle of the screen without animation. */
export async function centre(element: Locator): Promise<void> {
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/**
 * Presses a link within the page, and waits until the page has stopped scrolling. Until then, the scrolling would move
 * away an element that the test has scrolled into view.
 */
export async function followWithinPage(page: Page, link: Locator): Promise<void> {
  const scrollEnd = page.evaluate(
    () =>
      new Promise<void>((resolve) => document.addEventListener('scrollend', () => resolve(), { once: true })),
  );
  await link.click();
  await scrollEnd;
}

/** Changes the text size as a visitor does in the browser's settings. This also changes the rem of media queries. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
}
