import { expect, test } from '@playwright/test';
import { dotsOfPictures } from '../support/pictures.ts';
import { onDesktop } from '../support/screens.ts';

const SCREENS = [
  { width: 390, deviceScaleFactor: 2 },
  { width: 768, deviceScaleFactor: 2 },
  { width: 1280, deviceScaleFactor: 1 },
];
const PICTURES = { '/': 16, '/oferta-exclusiva': 3 };

for (const { width, deviceScaleFactor } of SCREENS) {
  test.describe(`at ${width} px of ${deviceScaleFactor} dots`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

    test('each picture is neither blurred nor heavier than it looks', onDesktop, async ({ page }) => {
      for (const [route, count] of Object.entries(PICTURES)) {
        await page.goto(route);
        const pictures = Object.entries(await dotsOfPictures(page));
        expect(pictures).toHaveLength(count);
        for (const [path, dots] of pictures) {
          expect.soft(dots, path).toBeGreaterThanOrEqual(0.6);
          expect.soft(dots, path).toBeLessThanOrEqual(1.6);
        }
      }
    });
  });
}
