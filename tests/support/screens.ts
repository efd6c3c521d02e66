import { expect, type Locator, type Page } from '@playwright/test';

/** For tests that run in one of the two projects of playwright.config.ts. */
export const onPhone = { tag: '@phone' };
export const onDesktop = { tag: '@desktop' };

/** For tests that hold for any product: they run on the example too (SITES in sites.ts). */
export const general = { tag: '@general' };
export const generalOnPhone = { tag: ['@general', onPhone.tag] };
export const generalOnDesktop = { tag: ['@general', onDesktop.tag] };

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Waits until the browser has painted twice, so that its observers have reported. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until client/main.ts has run and the font families are shown. */
export const settleFonts = (page: Page) =>
  expect(page.locator('html')).toHaveClass(/(?:^| )fonts(?: |$)/, { timeout: 15_000 });

/** Opens pages for a visitor who has refused consent, so that no notice covers them. */
export const refuseConsent = (page: Page) =>
  page.addInitScript(() => top === self && localStorage.setItem('consent', 'no'));

/** Scrolls through the page as a reader does, in steps smaller than a screen. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += 500) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await nextFrames(page);
  }
}

/** Waits until the visible islands have hydrated. A hidden price has a countdown too. */
export async function expectHydrated(page: Page): Promise<void> {
  const pending = page.locator('[data-island-status="pending"]');
  await expect
    .poll(() => pending.evaluateAll((found) => found.filter((island) => island.checkVisibility()).length))
    .toBe(0);
}

/** Scrolls through the whole page, and waits for its islands and pictures. */
export async function readWholePage(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await scrollThrough(page);
  await expectHydrated(page);
  // Hidden pictures are not loaded, and neither are the last ones of a row that scrolls sideways.
  const pictures = page.locator('main img:not([data-gallery] img), footer img');
  const loading = () =>
    pictures.evaluateAll(
      (found) =>
        (found as HTMLImageElement[]).filter((image) => image.complete !== image.checkVisibility()).length,
    );
  await expect.poll(loading, { timeout: 60_000 }).toBe(0);
}

/** Puts an element in the middle of the screen at once. */
export async function centre(element: Locator): Promise<void> {
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/**
 * Presses a link within the page, and waits until the page has stopped scrolling: until then, nothing that is scrolled into view
 * stays there.
 */
export async function followWithinPage(page: Page, link: Locator): Promise<void> {
  const stood = page.evaluate(
    () =>
      new Promise<void>((resolve) => document.addEventListener('scrollend', () => resolve(), { once: true })),
  );
  await link.click();
  await stood;
}

export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted;
  }, size);

/** A real link that opens its address in a new tab, which gets no opener and no referrer. */
export async function expectNewTab(link: Locator, address: string | RegExp): Promise<void> {
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
}

/** A player has the focus. toBeFocused also needs the window's focus, which a frame of another host may have. */
export async function expectFocusIn(player: Locator): Promise<void> {
  await expect.poll(() => player.evaluate((found) => found === document.activeElement)).toBe(true);
}
