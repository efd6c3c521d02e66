import { createElement as element } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { UPLOADS_FOLDER } from '../content-model/contentFolder.ts';
import type { Content } from '../content-model/schemas.ts';
import { paletteOf, type Scene } from '../domain/brand.ts';
import type { Palette } from '../domain/palette.ts';
import { pictureFont } from './fontFiles.ts';
import { FONT_FAMILIES } from './fontPairs.ts';

/** Where a social card is served. The name is not hashed: networks keep addresses for long. */
export const socialCardPath = (card: 'inicio' | 'oferta') => `/uploads/cartao-${card}.png`;

const [WIDTH, HEIGHT] = [1200, 630];

const background = (stops: [color: string, offset: number][], shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><linearGradient id="sky" x2="0" y2="1">${stops
    .map(([color, offset]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join('')}</linearGradient><rect width="100%" height="100%" fill="url(#sky)"/>${shapes}</svg>`;

/** The backgrounds of the pages: the sky with its hill, or a plain ground with the shapes of calm.css. */
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

/** Satori fails on characters that no font draws, such as the zero-width space in pasted text. */
const printable = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

type Card = { brand: Content['brand']; name: string; title: string; note: string };

/**
 * A page's social card, 1200 by 630: the words and prices of the content over the seller's picture or the brand's scene, made at
 * build time so that it never shows an old price.
 */
export async function drawSocialCard(card: Card): Promise<Buffer> {
  const palette = paletteOf(card.brand);
  const [name, title, note] = [printable(card.name), printable(card.title), printable(card.note)];
  const text = name + title + note;
  const families = FONT_FAMILIES[card.brand.fonts];
  const font = async (role: keyof typeof families) => ({
    name: role,
    weight: 600 as const,
    data: await pictureFont(families[role], text),
  });
  const fonts = await Promise.all([font('title'), font('text')]);
  const line = (role: keyof typeof families, sizePx: number, style: object, words: string) =>
    element('div', { style: { fontFamily: role, fontSize: sizePx * families[role].scale, ...style } }, words);
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
      line('text', 30, { color: palette.horizon }, name),
      line('title', 72, { lineHeight: 1.08, marginTop: 24, letterSpacing: -1.5 }, title),
      line('text', 36, { marginTop: 36 }, note),
    ),
    { width: WIDTH, height: HEIGHT, fonts },
  );
  const { socialBackground, scene = 'amanhecer' } = card.brand;
  const drawn = SCENE_PICTURES[scene](palette);
  return sharp(socialBackground ? `${UPLOADS_FOLDER}/${socialBackground}` : Buffer.from(drawn))
    .resize(WIDTH, HEIGHT)
    .composite([{ input: Buffer.from(svg) }])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
