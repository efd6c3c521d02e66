import { expect, type Locator, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { onPhone, readWholePage, settleFonts } from '../support/screens.ts';
import { expectSells, sellingRoutes, test } from '../support/selling.ts';
import { variantUrl } from '../support/variants.ts';

// Without the redirects, which would end these long visits on a slow machine.
test.use({ baseURL: variantUrl('quiet') });

const FONTS = '**/*.woff2';

/** The pixels of a place of the screen. Playwright's own picture would wait for the fonts. */
async function pixelsOf(page: Page, element: Locator): Promise<Buffer> {
  const clip = await element.evaluate((found) => {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height, scale: 1 };
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { clip, captureBeyondViewport: true });
  await session.detach();
  return sharp(Buffer.from(data, 'base64')).greyscale().raw().toBuffer();
}

/** The letters of a text are drawn: without their colour the place looks different. */
async function expectDrawnLetters(page: Page, text: Locator): Promise<void> {
  const withLetters = await pixelsOf(page, text);
  await text.evaluate((found: HTMLElement) => found.style.setProperty('color', 'transparent'));
  const without = await pixelsOf(page, text);
  await text.evaluate((found: HTMLElement) => found.style.removeProperty('color'));
  const changed = withLetters.filter((value, index) => Math.abs(value - (without[index] ?? 0)) > 40).length;
  expect(changed / withLetters.length, `letters of "${await text.textContent()}"`).toBeGreaterThan(0.02);
}

async function expectLetters(page: Page): Promise<void> {
  for (const text of ['h1', 'main h2', 'main .big-price', 'main a[href^="https://pay."] span', 'main li p']) {
    await expectDrawnLetters(page, page.locator(text).first());
  }
}

for (const route of sellingRoutes) {
  test(
    `${route} is read in the faces of the system when its fonts are refused`,
    onPhone,
    async ({ page }) => {
      let refused = 0;
      await page.route(FONTS, (request) => {
        refused++;
        return request.abort('connectionrefused');
      });
      await page.goto(route);
      await readWholePage(page);
      expect(refused).toBeGreaterThan(0);
      await expectLetters(page);
      await expectSells(page, route);
    },
  );

  test(`${route} is read at once while its fonts hang, and moves nothing when they come`, async ({
    page,
  }) => {
    const hanging: Route[] = [];
    await page.route(FONTS, (request) => void hanging.push(request));
    await page.goto(route);
    await expect.poll(() => hanging.length).toBeGreaterThan(0);
    await expectLetters(page);
    await expectSells(page, route);
    await expect(page.locator('html')).not.toHaveClass(/fonts-ready/);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (const request of hanging) await request.continue();
    await settleFonts(page);
    await expect.poll(() => page.evaluate(() => document.fonts.check('600 1em Figtree'))).toBe(true);
    expect(Math.abs((await page.evaluate(() => document.body.scrollHeight)) / height - 1)).toBeLessThan(0.02);
  });
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('the text is read while the fonts hang', async ({ page }) => {
    let hanging = 0;
    await page.route(FONTS, () => void hanging++);
    for (const route of sellingRoutes) {
      await page.goto(route, { waitUntil: 'commit' });
      await expect.poll(() => hanging).toBeGreaterThan(0);
      await expectLetters(page);
      await expectSells(page, route);
    }
  });
});
