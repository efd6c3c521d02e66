import { createElement as element } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { UPLOADS_FOLDER } from '../content-model/contentFolder.ts';
import type { Content } from '../content-model/schemas.ts';
import { type FontPair, paletteOf } from '../domain/brand.ts';
import { FONT_FAMILIES } from './fontPairs.ts';
import { graphemesOf, prepareCardTexts } from './prepareCardTexts.ts';

type Icon = {
  sizePx: number;
  /** The radius of the corners and the side of the logo, as shares of the icon's side. */
  radius: number;
  logo: number;
  /** The size of the PNG's colour table, at most 256. */
  colours?: number;
};

const TILE = { radius: 0.22, logo: 0.76 };

/** The icons of tabs, home screens and the manifest, by the name in their address. */
export const APP_ICONS = {
  // Every page loads this icon, and browsers show it 16 to 32 px high.
  '96': { sizePx: 96, ...TILE, colours: 16 },
  '180': { sizePx: 180, radius: 0, logo: 0.66 },
  '192': { sizePx: 192, ...TILE },
  '512': { sizePx: 512, ...TILE },
  // Phones crop this icon to a circle.
  '512-recortavel': { sizePx: 512, radius: 0, logo: 0.52 },
} satisfies Record<string, Icon>;

export type AppIcon = keyof typeof APP_ICONS;

export const appIconPath = (name: AppIcon) => `/uploads/icone-${name}.png`;

type Monogram = { name: string; fonts: FontPair; sidePx: number; color: string };

/** The first drawable character of a name, `sidePx` high and wide. */
async function monogram({ name, fonts, sidePx, color }: Monogram): Promise<Buffer> {
  const { texts, options } = await prepareCardTexts({ name }, FONT_FAMILIES[fonts]);
  const style = {
    display: 'flex',
    width: sidePx,
    height: sidePx,
    alignItems: 'center',
    justifyContent: 'center',
    color,
    fontFamily: 'title',
    fontSize: sidePx,
  };
  const [letter = ''] = graphemesOf(texts.name);
  const svg = await satori(element('div', { style }, letter), {
    width: sidePx,
    height: sidePx,
    ...options,
  });
  return Buffer.from(svg);
}

/**
 * The brand's logo, or the first letter of the name, on a tile with the brand's sky gradient, as a PNG.
 * Implements docs/behaviour.md#brand.
 */
export async function drawAppIcon(
  icon: AppIcon,
  { brand, name }: { brand: Content['brand']; name: string },
): Promise<Buffer> {
  const { sizePx, radius, logo, colours = 256 }: Icon = APP_ICONS[icon];
  const palette = paletteOf(brand);
  const corner = radius * sizePx;
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${palette.night}"/><stop offset=".5" stop-color="${palette.dawn2}"/><stop offset="1" stop-color="${palette.dawn3}"/></linearGradient>
<rect width="100%" height="100%" rx="${corner}" fill="url(#sky)"/></svg>`;
  const sidePx = Math.round(logo * sizePx);
  // An SVG is drawn at the size to which it is resized, however large its own units make it.
  const mark = brand.logo
    ? sharp(`${UPLOADS_FOLDER}/${brand.logo}`, { limitInputPixels: false }).autoOrient()
    : sharp(await monogram({ name, fonts: brand.fonts, sidePx, color: palette.horizon }));
  const input = await mark.resize(sidePx, sidePx, { fit: 'contain', background: '#0000' }).png().toBuffer();
  return sharp(Buffer.from(tile))
    .composite([{ input, gravity: 'center' }])
    .png({ palette: true, colours })
    .toBuffer();
}
