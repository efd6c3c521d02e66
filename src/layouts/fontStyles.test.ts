import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FONT_PAIRS } from '../domain/brand.ts';
import { fontName, webFont } from './fontFiles.ts';
import { FONT_FAMILIES } from './fontPairs.ts';
import { fontStyles } from './fontStyles.ts';

const KB = 1024;

it.each(FONT_PAIRS)(
  '%s has two WOFF2 fonts of less than 18 KB each, which are cached between builds',
  async (pair) => {
    const { title, text } = FONT_FAMILIES[pair];
    const sizes = [];
    for (const family of [title, text]) {
      const font = await webFont(family);
      sizes.push(font.length);
      expect(font.subarray(0, 4).toString()).toBe('wOF2');
      expect(existsSync(`.cache/fonts/${await fontName(family)}.woff2`)).toBe(true);
      expect((await webFont(family)).equals(font)).toBe(true);
    }
    expect(Math.max(...sizes)).toBeLessThan(18 * KB);
  },
);

it.each(FONT_PAIRS)('%s has fallback faces with the same ascent', async (pair) => {
  const styles = await fontStyles(pair);
  expect(styles.match(/@font-face\{font-family:(?:Title|Text);/g)).toHaveLength(2);
  const { title, text } = FONT_FAMILIES[pair];
  for (const [role, { ascent, scale }] of Object.entries({ Title: title, Text: text })) {
    const face = new RegExp(`font-family:${role} .*?size-adjust:([\\d.]+)%;ascent-override:([\\d.]+)%`, 'g');
    const faces = [...styles.matchAll(face)];
    expect(faces.length).toBeGreaterThanOrEqual(2);
    for (const [, size, above] of faces)
      expect((Number(size) * Number(above)) / 10_000).toBeCloseTo(ascent * scale, 2);
  }
  const stacks = styles.slice(styles.indexOf(':root'));
  for (const [, family] of stacks.matchAll(/(T\w+ \w+)/g)) expect(styles).toContain(`font-family:${family};`);
});
