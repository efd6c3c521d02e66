import type { Browser } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { siteFolder } from '../tests/support/sites.ts';
import { serveFolder } from './serve.ts';

const PORT = 4395;
const HEIGHT = 688;
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const GAP = 10;

/** Each product's first screen on a desktop and on a phone, side by side, as README shows it. */
const PRODUCTS = {
  'docs/page.webp': { folder: 'dist', ground: '#e8e4f3' },
  'docs/page-example.webp': { folder: siteFolder('example'), ground: '#dfe9df' },
};

/** Draws README's picture of each product from its built site. */
export async function drawProducts(browser: Browser): Promise<void> {
  for (const [file, { folder, ground }] of Object.entries(PRODUCTS)) {
    const server = await serveFolder(folder, PORT);
    let left = GAP;
    const shots: OverlayOptions[] = [];
    for (const viewport of SCREENS) {
      const page = await browser.newPage({
        viewport,
        deviceScaleFactor: 2,
        locale: 'pt-BR',
        reducedMotion: 'reduce',
      });
      await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'networkidle' });
      await page.locator('html.fonts').waitFor();
      const { data, info } = await sharp(await page.screenshot())
        .resize({ height: HEIGHT })
        .toBuffer({ resolveWithObject: true });
      await page.close();
      shots.push({ input: data, left, top: GAP });
      left += info.width + GAP;
    }
    server.close();
    await sharp({ create: { width: left, height: HEIGHT + 2 * GAP, channels: 3, background: ground } })
      .composite(shots)
      .webp({ quality: 84 })
      .toFile(file);
    console.log(file);
  }
}
