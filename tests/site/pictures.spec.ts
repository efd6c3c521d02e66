// Tests the origin, alternative texts, formats and sizes of the pictures, and the page if they fail to load.
import { expect, type Page } from '@playwright/test';
import { loadPictures } from '../support/pictures.ts';
import { generalOnPhone, onPhone, scrollThrough } from '../support/screens.ts';
import { expectSells, sellingRoutes, test } from '../support/selling.ts';

// Each page is visited separately, because leaving a page after some seconds asks for confirmation.
for (const route of sellingRoutes)
  test(
    `each picture of ${route} comes from /uploads/ with a text, a modern format and the sides of its file`,
    generalOnPhone,
    async ({ page }) => {
      await page.goto(route);
      await loadPictures(page);
      const pictures = await page.locator('picture img:not(dialog *)').evaluateAll((found) =>
        (found as HTMLImageElement[]).map((image) => {
          const { src, currentSrc, alt, naturalWidth, naturalHeight } = image;
          const claimed = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return {
            path: new URL(src).pathname,
            // The guide's cover is named by the title beside it, and a step's picture by the text below it.
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
      // The site's own drawings are decorative. Emoji have their character as the alternative text.
      const drawings = page.locator('main img:not(picture img, [aria-hidden])');
      expect(
        await drawings.evaluateAll((found) => found.filter((image) => image.getAttribute('alt'))),
      ).toEqual([]);
    },
  );

test(
  'if its pictures fail to load, the page keeps its layout and sells',
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
    // A page that never finishes loading gets neither the pages' script nor the fonts, so the compared one must not either.
    await context.route('**/*.js', () => undefined);
    const other = await context.newPage();
    await other.goto('/');
    const whole = await measure(other);
    await other.close();
    let failed = 0;
    await page.route('**', (request) => {
      if (request.request().resourceType() !== 'image') return request.fallback();
      failed++;
      return undefined;
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    // Compared with a tolerance of half a pixel, because rounded values may differ by one.
    const box = whole.map(({ alt, box }) => ({ alt, box: box.map((px) => expect.closeTo(px, 0)) }));
    expect(await measure(page)).toEqual(box);
    expect(failed).toBeGreaterThan(0);
    await expectSells(page, '/');
  },
);
