import { createElement as element } from 'react';
import satori, { type Font } from 'satori';
import { emojiDataUrl } from './emojiDataUrl.ts';
import { type FontFile, pictureFont, SYMBOL_FONT } from './fontFiles.ts';
import type { Family } from './fontPairs.ts';

type Role = 'title' | 'text';

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** The characters of a text as a reader counts them: a letter with its accents is one, and so is an emoji. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The characters of a text that a font has. Satori reports the missing characters of each element. */
async function coverage(font: Font, text: string): Promise<Set<string>> {
  const characters = new Set(text);
  const elements = Array.from(characters, (character, key) => element('div', { key }, character));
  await satori(element('div', { style: { display: 'flex' } }, elements), {
    width: 1,
    height: 1,
    fonts: [font],
    loadAdditionalAsset: async (_, missing) => {
      for (const character of missing) characters.delete(character);
      return [];
    },
  });
  return characters;
}

/** Text for satori: composed letters, plain spaces, and no invisible characters, on which satori fails. */
const plain = (text: string) =>
  text
    .normalize()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/[^\S\u00a0]+/g, ' ');

/**
 * Makes texts ready for satori in the faces of a pair. Satori draws an emoji as a picture if there is one. Other
 * characters that a face lacks come from the pair's other face or from the symbols' face. If none of these has a
 * character, it is replaced by simpler ones (A for 𝗔), loses its accents, or is left out.
 * Implements docs/behaviour.md#brand.
 *
 * @param words the texts by name
 * @param pair the families, which satori knows as `title` and `text`
 * @returns the texts, `missing`: the characters that are left out or lose their accents, and the options for satori
 */
export async function prepareCardTexts<Name extends string>(
  words: Record<Name, string>,
  pair: Record<Role, Family>,
) {
  const graphemeImages: Record<string, string> = {};
  const missing = new Set<string>();
  const whole = plain(Object.values(words).join(''));
  // Satori fails on a font without letters: each of ours has an A.
  const letters = `A${whole}${whole.normalize('NFKC')}${whole.normalize('NFKD')}`;
  const load = async (name: Role | 'symbols', family: FontFile) => {
    const font = { name, weight: 600 as const, data: await pictureFont(family, letters) };
    return { font, has: await coverage(font, letters) };
  };
  const [title, text, symbols] = await Promise.all([
    load('title', pair.title),
    load('text', pair.text),
    load('symbols', SYMBOL_FONT),
  ]);
  const faces = [title, text, symbols];

  const isDrawn = (form: string) => {
    const characters = Array.from(form);
    // Satori draws an accent in the face of its letter, but the pair's faces cannot position separate accents.
    if (/\p{M}/u.test(form)) {
      const isInPair = title.has.has(characters[0] ?? '') || text.has.has(characters[0] ?? '');
      return !isInPair && characters.every((character) => symbols.has.has(character));
    }
    return characters.every((character) => faces.some(({ has }) => has.has(character)));
  };

  const drawableForm = (grapheme: string): string => {
    const picture = emojiDataUrl(grapheme);
    if (picture) {
      graphemeImages[grapheme] = picture;
      return grapheme;
    }
    const composed = plain(grapheme);
    if (composed.trim() === '') return composed;
    const simple = [composed, composed.normalize('NFKC')].find(isDrawn);
    if (simple) return simple;
    missing.add(grapheme);
    const bare = composed.normalize('NFKD').replace(/\p{M}/gu, '');
    return isDrawn(bare) ? bare : '';
  };

  const texts = Object.fromEntries(
    Object.entries<string>(words).map(([name, written]) => [
      name,
      graphemesOf(written).map(drawableForm).join('').replace(/ +/g, ' ').trim(),
    ]),
  ) as Record<Name, string>;
  return { texts, missing: [...missing], options: { fonts: faces.map(({ font }) => font), graphemeImages } };
}
