// Tests the page without scrolling: in a full-page screenshot and on paper.
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { loadPictures } from '../support/pictures.ts';
import { general, nextFrames, onDesktop, scrollThrough, settleFonts } from '../support/screens.ts';
import { siteUrl } from '../support/sites.ts';

/** The elements that cover the bands, and the islands, which change after they were visible. */
const ASIDE = 'header, [data-buy-bar], [data-chat-button], [data-island-status]';
const GRID_PX = 16;

/** The brightness of each square of 16 px in a picture, so that a shift of half a pixel makes no difference. */
async function squares(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  return sharp(picture)
    .removeAlpha()
    .greyscale()
    .resize(Math.ceil(width / GRID_PX), Math.ceil(height / GRID_PX), { fit: 'fill' })
    .raw()
    .toBuffer();
}

test('a full-page screenshot shows every band without scrolling first', general, async ({ page }) => {
  test.slow();
  await page.goto('/', { waitUntil: 'networkidle' });
  await settleFonts(page);
  // Loads the lazy pictures without scrolling.
  await loadPictures(page);
  await page.evaluate((aside) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${aside} { visibility: hidden !important }`);
    document.adoptedStyleSheets = [sheet];
  }, ASIDE);
  const shoot = async () =>
    squares(await page.screenshot({ scale: 'css', animations: 'disabled', fullPage: true }));
  const before = await shoot();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Scrolling reveals all elements, and with reduced motion none is hidden.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollThrough(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await nextFrames(page);
  const after = await shoot();
  expect(after.length).toBe(before.length);
  const different = before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) > 12);
  expect(different.length / before.length).toBeLessThan(0.01);
});

test('on paper the page is ink on white with all questions open', onDesktop, async ({ page }) => {
  await page.goto(siteUrl('tracked'));
  await settleFonts(page);
  const readable = () =>
    page
      .locator('details p')
      .evaluateAll((answers) =>
        answers.filter((answer) => answer.checkVisibility() && answer.clientHeight > 20),
      );
  expect(await readable()).toHaveLength(0);
  await page.emulateMedia({ media: 'print' });
  expect(await readable()).toHaveLength(2);
  const marks = await page.locator('body, body *').evaluateAll((found) =>
    found.flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const { color, backgroundColor, backgroundImage, position } = getComputedStyle(element);
      const isOnPaper =
        color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      return isOnPaper && (position !== 'fixed' || element.matches('[href="#conteudo"]'))
        ? []
        : [element.outerHTML.slice(0, 90)];
    }),
  );
  expect(marks).toEqual([]);
  for (const hidden of [
    'header button:not([aria-hidden])',
    '[data-buy-bar]',
    '[data-chat-button]',
    '[data-consent]',
  ])
    await expect(page.locator(hidden)).toBeHidden();
});
