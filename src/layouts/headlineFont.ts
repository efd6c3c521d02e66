import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * An @font-face that holds just the letters of a text, so that the headline is painted in its own face with the
 * first response. Read docs/decisions/0003-fonts.md.
 */
export async function headlineFontFace(text: string): Promise<string> {
  const family = await readFile('src/fonts/fraunces.woff2');
  const letters = await subsetFont(family, text, { targetFormat: 'woff2' });
  const source = `url(data:font/woff2;base64,${letters.toString('base64')}) format("woff2")`;
  return `@font-face{font-family:Headline;font-weight:600;src:${source}}`;
}
