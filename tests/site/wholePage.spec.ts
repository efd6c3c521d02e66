// The page where nobody scrolls it: a full-page screenshot, and paper.
import { expect, test } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { loadPictures } from '../support/pictures.ts';
import { general, nextFrames, onDesktop, onPhone, settleFonts } from '../support/screens.ts';
import { siteUrl } from '../support/sites.ts';

/** What is over the bands, and what changes once it was visible. */
const ASIDE = 'header, [data-buy-bar], [data-chat-button], [data-island-status]';
const GRID_PX = 16;

/** A picture as the brightness of squares of 16 px: half a pixel beside makes no difference then. */
const squares = (picture: Sharp, width: number, height: number) =>
  picture
    .removeAlpha()
    .greyscale()
    .resize(Math.ceil(width / GRID_PX), Math.ceil(height / GRID_PX), { fit: 'fill' })
    .raw()
    .toBuffer();

/** The share of squares that differ between a part of one picture and another picture. */
async function difference(whole: Buffer, top: number, screen: Buffer): Promise<number> {
  const { width, height } = await sharp(screen).metadata();
  const { height: full } = await sharp(whole).metadata();
  const part = sharp(whole).extract({ left: 0, top, width, height: Math.min(height, full - top) });
  const one = await squares(part, width, height);
  const other = await squares(sharp(screen), width, height);
  return one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 12).length / one.length;
}

test('a full-page screenshot shows every band without scrolling first', general, async ({ page }) => {
  test.slow();
  await page.goto('/', { waitUntil: 'networkidle' });
  await settleFonts(page);
  // Pictures load as they come near: here all at once, still without a scroll.
  await loadPictures(page);
  await page.evaluate((aside) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${aside} { visibility: hidden !important }`);
    document.adoptedStyleSheets = [sheet];
  }, ASIDE);
  const options = { scale: 'css', animations: 'disabled' } as const;
  const whole = await page.screenshot({ ...options, fullPage: true });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // What is scrolled into view is revealed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { height = 0 } = await sharp(whole).metadata();
  for (let wanted = 0; wanted < height; wanted += page.viewportSize()?.height ?? height) {
    const top = await page.evaluate((y) => {
      scrollTo({ top: y, behavior: 'instant' });
      return scrollY;
    }, wanted);
    await nextFrames(page);
    const share = await difference(whole, top, await page.screenshot(options));
    expect.soft(share, `the screen at ${top} px`).toBeLessThan(0.02);
  }
});

test(
  'on paper: ink on white, all questions open, and no bars, buttons or notices',
  onDesktop,
  async ({ page }) => {
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
        return isOnPaper && (position !== 'fixed' || element.matches('.skip-link'))
          ? []
          : [element.outerHTML.slice(0, 90)];
      }),
    );
    expect(marks).toEqual([]);
    for (const hidden of ['.menu-button', '[data-buy-bar]', '[data-chat-button]', '[data-consent]'])
      await expect(page.locator(hidden)).toBeHidden();
  },
);

test('what is revealed is hidden while its first pixels enter, then shown', onPhone, async ({ page }) => {
  await page.goto('/');
  await settleFonts(page);
  const revealed = page.locator('.reveal');
  expect(await revealed.count()).toBeGreaterThan(2);
  for (const element of await revealed.all()) {
    const enter = (pixels: number) =>
      element.evaluate((found, shown) => {
        scrollBy({ top: found.getBoundingClientRect().top - innerHeight + shown, behavior: 'instant' });
      }, pixels);
    // Of a row of a list only the tick waits to be drawn.
    const isRow = await element.evaluate((found) => found.matches('li'));
    const child = element.locator(isRow ? 'path' : '> *').first();
    await enter(20);
    await expect(child).toHaveCSS('opacity', '0');
    if (isRow) await expect(child).toHaveCSS('stroke-dashoffset', '17px');
    await enter(isRow ? 50 : 94);
    await expect(child).toHaveCSS('opacity', '1');
    if (isRow) await expect(child).toHaveCSS('stroke-dashoffset', '0px');
  }
});
