import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FONT_PAIRS } from '../domain/brand.ts';
import { fontName, webFont } from './fontFiles.ts';
import { FONT_FAMILIES } from './fontPairs.ts';
import { fontStyles } from './fontStyles.ts';

const KB = 1024;

it.each(FONT_PAIRS)('%s has two small WOFF2 fonts, which are cached between builds', async (pair) => {
  const { title, text } = FONT_FAMILIES[pair];
  let sum = 0;
  for (const family of [title, text]) {
    const font = await webFont(family);
    sum += font.length;
    expect(font.length).toBeLessThan(18 * KB);
    expect(font.subarray(0, 4).toString()).toBe('wOF2');
    expect(existsSync(`.cache/fonts/${await fontName(family)}.woff2`)).toBe(true);
    expect((await webFont(family)).equals(font)).toBe(true);
  }
  expect(sum).toBeLessThanOrEqual(32 * KB);
});

it.each(FONT_PAIRS)('%s has fallback faces with the same ascent', async (pair) => {
  const { styles, ownFonts, ownFontStyles } = await fontStyles(pair);
  const { title, text } = FONT_FAMILIES[pair];
  const scales = ownFonts.map(([, , { sizeAdjust = '100%' }]) => Number.parseFloat(sizeAdjust) / 100);
  expect(scales).toEqual([title.scale, text.scale]);
  expect(ownFontStyles.match(/@font-face\{font-family:(?:Title|Text);/g)).toHaveLength(2);
  const isScaled = title.scale !== 1 || text.scale !== 1;
  expect(ownFontStyles.includes('size-adjust')).toBe(isScaled);
  for (const [role, { ascent, scale }] of Object.entries({ Title: title, Text: text })) {
    const face = new RegExp(`font-family:${role} .*?size-adjust:([\\d.]+)%;ascent-override:([\\d.]+)%`, 'g');
    const faces = [...styles.matchAll(face)];
    expect(faces.length).toBeGreaterThanOrEqual(2);
    for (const [, size, above] of faces)
      expect((Number(size) * Number(above)) / 10_000).toBeCloseTo(ascent * scale, 2);
  }
  const named = styles.slice(styles.indexOf(':root')).match(/T\w+ \w+/g) ?? [];
  expect(named).toHaveLength(title.fallbacks.length + text.fallbacks.length);
  for (const family of named) expect(styles).toContain(`font-family:${family};`);
});
