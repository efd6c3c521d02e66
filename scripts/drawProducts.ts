import type { Browser } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { originOf } from '../tests/support/programs.ts';
import { siteFolder } from '../tests/support/sites.ts';
import { serveFolder } from './serve.ts';

const HEIGHT = 688;
const GAP = 10;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

type Product = {
  file: string;
  /** Its built site. */
  folder: string;
  ground: string;
  /** Shown side by side: pictures, and the sizes of screens that show the main page. */
  screens: (Buffer | typeof DESKTOP)[];
};

async function drawProduct(browser: Browser, { file, folder, ground, screens }: Product): Promise<void> {
  const server = await serveFolder(folder, 0);
  const shoot = async (viewport: typeof DESKTOP) => {
    const screen = { viewport, deviceScaleFactor: 2, locale: 'pt-BR', reducedMotion: 'reduce' } as const;
    const page = await browser.newPage(screen);
    await page.goto(originOf(server), { waitUntil: 'networkidle' });
    await page.locator('html.fonts').waitFor();
    const picture = await page.screenshot();
    await page.close();
    return picture;
  };
  let left = GAP;
  const shots: OverlayOptions[] = [];
  for (const screen of screens) {
    const picture = Buffer.isBuffer(screen) ? screen : await shoot(screen);
    const { data, info } = await sharp(picture)
      .resize({ height: HEIGHT })
      .toBuffer({ resolveWithObject: true });
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

/** Draws README's pictures: the editor beside the page on a phone, and the second product on a desktop and on a phone. */
export async function drawProducts(browser: Browser, editor: Buffer): Promise<void> {
  await drawProduct(browser, {
    file: 'docs/page.webp',
    folder: siteFolder('default'),
    ground: '#e8e4f3',
    screens: [editor, PHONE],
  });
  await drawProduct(browser, {
    file: 'docs/page-example.webp',
    folder: siteFolder('example'),
    ground: '#dfe9df',
    screens: [DESKTOP, PHONE],
  });
}
