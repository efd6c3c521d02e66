// Tests moving through the pages with Tab.
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { content, routes } from '../support/content.ts';
import { isPhone, nextFrames, onPhone, waitForMain } from '../support/screens.ts';
import { siteUrl } from '../support/sites.ts';

const FOCUSABLE = 'a[href], button:not([tabindex="-1"]), summary, input, [tabindex="0"]';

/** The focused element, and whether it is completely visible between the fixed bars. */
function focusOf(page: Page) {
  return page.evaluate((focusable) => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isFixed = Boolean(
      element.closest('header, [data-buy-bar], [data-chat-button], [href="#conteudo"]'),
    );
    const edge = (selector: string) => {
      const bar = document.querySelector(selector);
      return bar?.checkVisibility({ visibilityProperty: true }) ? bar.getBoundingClientRect() : undefined;
    };
    const ceiling = isFixed ? 0 : (edge('header')?.bottom ?? 0);
    const floor = isFixed ? innerHeight : (edge('[data-buy-bar]')?.top ?? innerHeight);
    const visibleHeight = Math.min(bottom, floor) - Math.max(top, ceiling);
    const [x, y] = [Math.max(0, left - 8), Math.max(0, top - 8)];
    // Browsers do not scroll a partly visible item of a row when it gets the focus.
    const visibleWidth = Math.min(right, innerWidth) - Math.max(left, 0);
    const isInRow = Boolean(element.closest('[data-gallery], [data-carousel-tabs]'));
    return {
      place: [...document.querySelectorAll(focusable)].indexOf(element),
      name: element.getAttribute('aria-label') ?? element.textContent?.trim(),
      isSkipLink: element.matches('[href="#conteudo"]'),
      isInBar: Boolean(element.closest('header')),
      isWhole:
        visibleHeight >= Math.min(height, floor - ceiling) - 1 && visibleWidth >= (isInRow ? 44 : width - 1),
      clip: {
        x,
        y,
        width: Math.min(innerWidth, right + 8) - x,
        height: Math.min(innerHeight, bottom + 8) - y,
      },
      perimeter: 2 * visibleWidth + (visibleWidth < width ? 1 : 2) * Math.min(height, innerHeight),
    };
  }, FOCUSABLE);
}

/** Reads the focused element until nothing has changed between two frames. */
async function readFocus(page: Page) {
  let before = await focusOf(page);
  for (;;) {
    await nextFrames(page);
    const now = await focusOf(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** The number of pixels in a part of the screen that change when the focus is removed for a moment. */
async function ringPixels(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const shoot = async () =>
    sharp(await page.screenshot({ clip, scale: 'css', caret: 'initial' }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const focused = await shoot();
  const element = await page.evaluateHandle(() => document.activeElement);
  await element.evaluate((found) => found instanceof HTMLElement && found.blur());
  const plain = await shoot();
  await element.evaluate((found) => found instanceof HTMLElement && found.focus({ preventScroll: true }));
  let changed = 0;
  for (let index = 0; index < plain.length; index += 3) {
    const channels = [index, index + 1, index + 2];
    const difference = channels.reduce((sum, at) => sum + Math.abs((plain[at] ?? 0) - (focused[at] ?? 0)), 0);
    if (difference > 100) changed++;
  }
  return changed;
}

for (const route of routes) {
  // Except on the main page, both sizes have the same focusable elements.
  const sizes = route === '/' ? {} : onPhone;
  test(
    `Tab reaches every control of ${route}, each visible and with a focus ring, and then leaves the page`,
    sizes,
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The notice is already answered, and the site `tracked` does not redirect.
      await page.addInitScript(() => top === self && localStorage.setItem('consent', 'no'));
      await page.goto(route === '/' ? siteUrl('tracked') : route);
      await waitForMain(page);
      const stops: number[] = [];
      for (let press = 0; press < 80; press++) {
        await page.keyboard.press('Tab');
        // A carousel starts when it gets the focus, and its controls come next.
        await page.waitForFunction(() => !document.activeElement?.closest('[data-carousel="waiting"]'));
        // A row may still be scrolling sideways to the focused element.
        const focus = await readFocus(page);
        if (!focus) break;
        expect.soft(focus.isWhole, `in sight: ${focus.name}`).toBe(true);
        expect.soft(focus.isSkipLink, 'only the first stop is the skip link').toBe(stops.length === 0);
        stops.push(focus.place);
        // The skip link is only visible with the focus. On a desktop, only the top bar has other rings than on a phone.
        if (focus.isSkipLink || !(focus.isInBar || isPhone(page))) continue;
        const ring = await ringPixels(page, focus.clip);
        expect.soft(ring, `pixels of the ring around ${focus.name}`).toBeGreaterThan(focus.perimeter * 0.8);
      }
      expect(new Set(stops).size, 'no stop comes twice').toBe(stops.length);
      const skipped = await page.locator(FOCUSABLE).evaluateAll(
        (found, reached) =>
          found
            .filter(
              (element, place) =>
                !reached.includes(place) &&
                // The green button of the top bar appears after the hero.
                !element.matches('[data-top-bar-button]') &&
                element.checkVisibility({ visibilityProperty: true }),
            )
            .map((element) => element.outerHTML.slice(0, 90)),
        stops,
      );
      expect(skipped, 'nothing is left out').toEqual([]);
    },
  );
}

test('the skip link moves the focus to the main content', onPhone, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: content.interface.skipLink })).not.toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
