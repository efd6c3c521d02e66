// Tests the sales pages while their pictures are missing.
import { expect, type Page } from '@playwright/test';
import { onPhone, scrollThrough } from '../support/screens.ts';
import { expectSells, sellingRoutes, test } from '../support/selling.ts';

for (const route of sellingRoutes)
  test(
    `while its pictures are missing, ${route} keeps its layout and sells`,
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
      await other.goto(route);
      const whole = await measure(other);
      await other.close();
      let unanswered = 0;
      await page.route('**', (request) => {
        if (request.request().resourceType() !== 'image') return request.fallback();
        unanswered++;
        return undefined;
      });
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      // Compared with a tolerance of half a pixel, because rounded values may differ by one.
      const expected = whole.map(({ alt, box }) => ({ alt, box: box.map((px) => expect.closeTo(px, 0)) }));
      expect(await measure(page)).toEqual(expected);
      expect(unanswered).toBeGreaterThan(0);
      await expectSells(page, route);
    },
  );
