import type { Page } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';

const HEIGHT = 688;
const GAP = 10;
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

/** Writes some screenshots side by side. */
async function drawRow(file: string, background: string, pictures: Buffer[]): Promise<void> {
  let left = GAP;
  const shots: OverlayOptions[] = [];
  for (const picture of pictures) {
    const { data, info } = await sharp(picture)
      .resize({ height: HEIGHT })
      .toBuffer({ resolveWithObject: true });
    shots.push({ input: data, left, top: GAP });
    left += info.width + GAP;
  }
  await sharp({ create: { width: left, height: HEIGHT + 2 * GAP, channels: 3, background } })
    .composite(shots)
    .webp({ quality: 84 })
    .toFile(file);
  console.log(file);
}

/**
 * Draws README's pictures: `editor`, the pictures of the editor, beside the page on a phone, and the second product on
 * a desktop and on a phone.
 */
export async function drawProducts(
  open: (site: 'default' | 'example', path: string, screen: object) => Promise<Page>,
  editor: Buffer[],
): Promise<void> {
  const shoot = async (site: 'default' | 'example', screen: object) =>
    (await open(site, '/', screen)).screenshot();
  await drawRow('docs/page.webp', '#e8e4f3', [...editor, await shoot('default', PHONE)]);
  await drawRow('docs/page-example.webp', '#dfe9df', [
    await shoot('example', DESKTOP),
    await shoot('example', PHONE),
  ]);
}
