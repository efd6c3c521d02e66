import { type CSSProperties, createElement as element } from 'react';
import satori from 'satori';
import sharp, { type Sharp } from 'sharp';
import { UPLOADS_FOLDER } from '../content-model/contentFolder.ts';
import type { Content } from '../content-model/schemas.ts';
import { paletteOf, type Scene } from '../domain/brand.ts';
import type { Palette } from '../domain/palette.ts';
import { FONT_FAMILIES } from './fontPairs.ts';
import { prepareCardTexts } from './prepareCardTexts.ts';

const [WIDTH, HEIGHT] = [1200, 630];

const background = (stops: [color: string, offset: number][], shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><linearGradient id="sky" x2="0" y2="1">${stops
    .map(([color, offset]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join('')}</linearGradient><rect width="100%" height="100%" fill="url(#sky)"/>${shapes}</svg>`;

/** The background of each scene: the sky with its hill, or a plain gradient with the shapes of the calm covers. */
const SCENE_PICTURES: Record<Scene, (palette: Palette) => string> = {
  amanhecer: ({ night, dawn2, dawn3, dawn4, dawn5, dawn6, paper }) =>
    background(
      [
        [night, 0],
        [dawn2, 0.45],
        [dawn3, 0.68],
        [dawn4, 0.85],
        [dawn5, 0.95],
        [dawn6, 1],
      ],
      `<ellipse cx="760" cy="700" rx="900" ry="130" fill="${paper}"/>`,
    ),
  calma: ({ night, indigo, violet, apricot, gold }) =>
    background(
      [
        [night, 0],
        [indigo, 1],
      ],
      `<circle cx="1150" cy="60" r="230" fill="${violet}"/><path d="M1200 240 810 630h390Z" fill="${apricot}"/><path d="M1200 430 1000 630h200Z" fill="${gold}"/>`,
    ),
};

type Words = { name: string; title: string; note: string };
type LineStyle = CSSProperties & { fontSize: number };

/** WhatsApp does not show larger pictures. */
export const MAX_CARD_BYTES = 300_000;

/** The lowest quality, at which even a picture of noise is within the limit. */
const MIN_QUALITY = 40;

/** A card as JPEG, in the best quality that keeps it within `MAX_CARD_BYTES`. */
async function encodeCard(card: Sharp, quality = 90): Promise<Buffer> {
  const bytes = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
  const isLightEnough = bytes.length <= MAX_CARD_BYTES || quality === MIN_QUALITY;
  return isLightEnough ? bytes : encodeCard(card, quality - 10);
}

/**
 * A page's social card as JPEG, 1200 by 630: the words over the seller's picture or the brand's scene. It is drawn at
 * build time, so that it shows the prices of the content. Implements docs/behaviour.md#brand.
 *
 * @returns the picture, and `missing`: the characters that were left out or lost their accents
 */
export async function drawSocialCard(
  brand: Content['brand'],
  words: Words,
): Promise<{ picture: Buffer; missing: string[] }> {
  const palette = paletteOf(brand);
  const families = FONT_FAMILIES[brand.fonts];
  const { texts, missing, options } = await prepareCardTexts(words, families);
  const line = (role: keyof typeof families, words: string, { fontSize, ...style }: LineStyle) =>
    element(
      'div',
      { style: { fontFamily: role, fontSize: fontSize * families[role].scale, ...style } },
      words,
    );
  const svg = await satori(
    element(
      'div',
      {
        style: {
          width: 680,
          height: HEIGHT,
          padding: '0 0 0 80px',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          color: '#fff',
        },
      },
      line('text', texts.name, { fontSize: 30, color: palette.horizon }),
      line('title', texts.title, { fontSize: 72, lineHeight: 1.08, marginTop: 24, letterSpacing: -1.5 }),
      line('text', texts.note, { fontSize: 36, marginTop: 36 }),
    ),
    { width: WIDTH, height: HEIGHT, ...options },
  );
  const { socialBackground, scene } = brand;
  const drawn = SCENE_PICTURES[scene](palette);
  const picture = sharp(socialBackground ? `${UPLOADS_FOLDER}/${socialBackground}` : Buffer.from(drawn))
    .autoOrient()
    .resize(WIDTH, HEIGHT)
    .flatten({ background: palette.night })
    .composite([{ input: Buffer.from(svg) }]);
  return { picture: await encodeCard(picture), missing };
}
