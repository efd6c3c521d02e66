// Tests the origin, names, formats and aspect ratios of the pictures, and the main page while they are missing.
import { expect, type Page } from '@playwright/test';
import { loadPictures } from '../support/pictures.ts';
import { anyProductOnPhone, onPhone, scrollThrough } from '../support/screens.ts';
import { expectSells, sellingRoutes, test } from '../support/selling.ts';

// Each page is visited separately, because leaving a page after some seconds asks for confirmation.
for (const route of sellingRoutes)
  test(
    `each picture of ${route} comes from /uploads/ with a name, a modern format and the aspect ratio of its file`,
    anyProductOnPhone,
    async ({ page }) => {
      await page.goto(route);
      await loadPictures(page);
      const pictures = await page.locator('picture img:not(dialog *)').evaluateAll((found) =>
        (found as HTMLImageElement[]).map((image) => {
          const { src, currentSrc, alt, naturalWidth, naturalHeight } = image;
          const claimed = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return {
            path: new URL(src).pathname,
            // The title beside the guide's cover names it, and the text below a step's picture names it.
            isNamed: Boolean(alt || image.closest('a[aria-label], button[aria-label], .book, .steps')),
            isModern: /\.(?:avif|webp)$/.test(currentSrc),
            distortion: Math.abs(claimed / (naturalWidth / naturalHeight) - 1),
          };
        }),
      );
      expect(pictures.length).toBeGreaterThan(2);
      for (const { path, distortion, ...checks } of pictures) {
        expect.soft(checks, path).toEqual({ isNamed: true, isModern: true });
        expect.soft(path).toMatch(/^\/uploads\//);
        expect.soft(distortion, path).toBeLessThan(0.02);
      }
      // The site's own drawings are decorative. Emoji have an alternative text, but are hidden from screen readers.
      const drawings = page.locator('main img:not(picture img, [aria-hidden])');
      expect(
        await drawings.evaluateAll((found) => found.filter((image) => image.getAttribute('alt'))),
      ).toEqual([]);
    },
  );

test(
  'while its pictures are missing, the main page keeps its layout and sells',
  onPhone,
  async ({ page, context }) => {
    const measure = async (shown: Page) => {
      await scrollThrough(shown);
      return shown.locator('body, main img').evaluateAll((found) =>
        found.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { alt: element.getAttribute('alt'), box: [x, y + scrollY, width, height] };
        }),
      );
    };
    // While pictures are missing, the page does not finish loading, so it requests neither main.ts nor the fonts. The
    // page with pictures must not have them either.
    await context.route('**/*.js', () => undefined);
    const other = await context.newPage();
    await other.goto('/');
    const whole = await measure(other);
    await other.close();
    let unanswered = 0;
    await page.route('**', (request) => {
      if (request.request().resourceType() !== 'image') return request.fallback();
      unanswered++;
      return undefined;
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    // Compared with a tolerance of half a pixel, because rounded values may differ by one.
    const expected = whole.map(({ alt, box }) => ({ alt, box: box.map((px) => expect.closeTo(px, 0)) }));
    expect(await measure(page)).toEqual(expected);
    expect(unanswered).toBeGreaterThan(0);
    await expectSells(page, '/');
  },
);
