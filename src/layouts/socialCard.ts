import { createElement as element } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { UPLOADS_FOLDER } from '../content-model/contentFolder.ts';
import { FRAUNCES_AXES, fontFamilies } from './fontFamilies.ts';

const FACES = [
  { name: 'Fraunces', family: fontFamilies.Fraunces, axes: FRAUNCES_AXES },
  { name: 'Figtree', family: fontFamilies.Figtree, axes: { wght: 600 } },
];

/** Where a social card is served. The name is not hashed: networks keep addresses for long. */
export const socialCardPath = (card: 'inicio' | 'oferta') => `/uploads/cartao-${card}.png`;

/** Satori fails on characters that no font draws, such as the zero-width space in pasted text. */
const printable = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

type Card = { name: string; title: string; note: string };

/**
 * A page's social card, 1200 by 630: the words and prices of the content over the drawn sky of
 * uploads/social/fundo.jpg, made at build time so that it never shows an old price.
 */
export async function drawSocialCard(card: Card): Promise<Buffer> {
  const [name, title, note] = [printable(card.name), printable(card.title), printable(card.note)];
  const text = name + title + note;
  const fonts = await Promise.all(
    FACES.map(async ({ name: face, family, axes }) => ({
      name: face,
      weight: 600 as const,
      data: await subsetFont(await family(), text, { targetFormat: 'sfnt', variationAxes: axes }),
    })),
  );
  const line = (style: object, words: string) => element('div', { style }, words);
  const svg = await satori(
    element(
      'div',
      {
        style: {
          width: 760,
          height: 630,
          padding: '0 0 0 80px',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          color: '#fff',
        },
      },
      line({ fontFamily: 'Figtree', fontSize: 30, color: '#ffdca8' }, name),
      line(
        { fontFamily: 'Fraunces', fontSize: 72, lineHeight: 1.08, marginTop: 24, letterSpacing: -1.5 },
        title,
      ),
      line({ fontFamily: 'Figtree', fontSize: 36, marginTop: 36 }, note),
    ),
    { width: 1200, height: 630, fonts },
  );
  return sharp(`${UPLOADS_FOLDER}/social/fundo.jpg`)
    .composite([{ input: Buffer.from(svg) }])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
