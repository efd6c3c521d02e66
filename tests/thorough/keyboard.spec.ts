import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { content, routes } from '../support/content.ts';
import { onPhone } from '../support/screens.ts';
import { variantUrl } from '../support/variants.ts';

// Without the redirects, which would end these long visits on a slow machine.
test.use({ baseURL: variantUrl('quiet') });

const FOCUSABLE = 'a[href], button, summary, input, [tabindex="0"]';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** What has the focus: who it is, and which part of the free screen, between the fixed bars, it takes. */
function focusOf(page: Page) {
  return page.evaluate((focusable) => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isFixed = Boolean(element.closest('header, [data-buy-bar], [data-chat-button], .skip-link'));
    const edge = (selector: string) => {
      const bar = document.querySelector(selector);
      return bar?.checkVisibility({ visibilityProperty: true }) ? bar.getBoundingClientRect() : undefined;
    };
    const ceiling = isFixed ? 0 : (edge('header')?.bottom ?? 0);
    const floor = isFixed ? innerHeight : (edge('[data-buy-bar]')?.top ?? innerHeight);
    const seen = Math.min(bottom, floor) - Math.max(top, ceiling);
    return {
      place: [...document.querySelectorAll(focusable)].indexOf(element),
      name: element.getAttribute('aria-label') ?? element.textContent?.trim(),
      /** The skip link shows only with the focus: that is its ring. */
      isOwnRing: element.matches('.skip-link'),
      isWhole: seen >= Math.min(height, floor - ceiling) - 1 && left >= -1 && right <= innerWidth + 1,
      clip: {
        x: Math.max(0, left - 8),
        y: Math.max(0, top - 8),
        width: Math.min(innerWidth, right + 8) - Math.max(0, left - 8),
        height: Math.min(innerHeight, bottom + 8) - Math.max(0, top - 8),
      },
      perimeter: 2 * (width + Math.min(height, innerHeight)),
    };
  }, FOCUSABLE);
}

/** How many pixels of a part of the screen change when the focus is taken away for a moment. */
async function ringPixels(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const shoot = async () => {
    const picture = await page.screenshot({ clip, scale: 'css', caret: 'initial' });
    return sharp(picture).removeAlpha().raw().toBuffer();
  };
  const focused = await shoot();
  const element = await page.evaluateHandle(() => document.activeElement);
  await element.evaluate((found) => found instanceof HTMLElement && found.blur());
  const plain = await shoot();
  await element.evaluate((found) => found instanceof HTMLElement && found.focus({ preventScroll: true }));
  let changed = 0;
  for (let index = 0; index < plain.length; index += 3) {
    const difference = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((plain[index + channel] ?? 0) - (focused[index + channel] ?? 0)),
      0,
    );
    if (difference > 100) changed++;
  }
  return changed;
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the skip link is the first stop and leads past the bar', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: content.interface.skipLink });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

test('the skip link is the first stop on every page, can be seen and leads into the page', async ({
  page,
}) => {
  for (const route of routes) {
    await page.goto(route);
    const skip = page.getByRole('link', { name: content.interface.skipLink });
    await expect(skip).not.toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    const box = await page.locator('main :focus').boundingBox();
    expect(box?.y).toBeGreaterThan(0);
  }
});

for (const route of routes) {
  test(`tab goes through all of ${route}, each stop in sight with its ring, and out again`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(route, { waitUntil: 'networkidle' });
    const stops: number[] = [];
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press('Tab');
      // An island in which the focus lands has come into view and wakes: its controls are the next stops.
      await page.waitForFunction(() => !document.activeElement?.closest('[data-island-status="asleep"]'));
      const focus = await focusOf(page);
      if (!focus) break;
      stops.push(focus.place);
      expect.soft(focus.isWhole, `in sight: ${focus.name}`).toBe(true);
      const ring = focus.isOwnRing ? Infinity : await ringPixels(page, focus.clip);
      expect.soft(ring, `pixels of the ring around ${focus.name}`).toBeGreaterThan(focus.perimeter * 0.8);
    }
    expect(new Set(stops).size, 'no stop comes twice').toBe(stops.length);
    const skipped = await page.locator(FOCUSABLE).evaluateAll(
      (found, reached) =>
        found
          .filter((_, place) => !reached.includes(place))
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.outerHTML.slice(0, 90)),
      stops,
    );
    expect(skipped, 'nothing is left out').toEqual([]);
  });
}
