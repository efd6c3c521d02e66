import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Family } from './fontPairs.ts';

const require = createRequire(import.meta.url);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
const SIGNS = ` 0123456789!"$%&'()+,-./:;?@\u00a0ªº·©–—‘’“”…✓`;

const CACHE = join('.cache', 'fonts');

export type FontFile = Pick<Family, 'file' | 'axes'>;

const wholeFont = ({ file }: FontFile): Promise<Buffer> => readFile(require.resolve(file));

/** The name of a family's font file, without the ending. Its hash lets browsers cache the file for a year. */
export async function fontName(family: Family): Promise<string> {
  const hash = createHash('sha256')
    .update(await wholeFont(family))
    .update(LETTERS + SIGNS + JSON.stringify(family.axes));
  return `${family.file.split('/')[1]}.${hash.digest('hex').slice(0, 8)}`;
}

/** A family's font, reduced to Portuguese characters, as WOFF2 for browsers. Builds cache it in .cache/fonts. */
export async function webFont(family: Family): Promise<Buffer> {
  const file = join(CACHE, `${await fontName(family)}.woff2`);
  if (existsSync(file)) return readFile(file);
  const font = await subsetFont(await wholeFont(family), LETTERS + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: family.axes,
  });
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, font);
  return font;
}

/** The font for characters that both families of a pair lack, such as arrows, stars and other alphabets. */
export const SYMBOL_FONT: FontFile = {
  file: '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2',
  axes: {},
};

/** A font, reduced to the characters of a text and to one weight, for satori. */
export async function pictureFont(font: FontFile, text: string): Promise<Buffer> {
  const { axes } = font;
  const pinned = typeof axes['wght'] === 'object' ? { ...axes, wght: 600 } : axes;
  return subsetFont(await wholeFont(font), text, { targetFormat: 'sfnt', variationAxes: pinned });
}
