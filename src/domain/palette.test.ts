import { differenceEuclidean, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  BUY_DISTANCE,
  BUY_NEIGHBOURS,
  CONTRASTS,
  derivePalette,
  type Palette,
  READY_PALETTES,
  usableAccent,
  usablePrimary,
} from './palette.ts';

const distance = differenceEuclidean('oklab');

/** What of a palette cannot be read, or is taken for the buying colour. */
function faults(palette: Palette): string[] {
  const unread = CONTRASTS.flatMap(([colors, grounds, least]) =>
    colors.flatMap((color) =>
      grounds
        .filter((ground) => wcagContrast(palette[color], palette[ground]) < least)
        .map(
          (ground) =>
            `${color} on ${ground}: ${wcagContrast(palette[color], palette[ground]).toFixed(2)} < ${least}`,
        ),
    ),
  );
  const alike = BUY_NEIGHBOURS.filter((color) => distance(palette.buy, palette[color]) < BUY_DISTANCE);
  return [...unread, ...alike.map((color) => `buy looks like ${color}`)];
}

it.each(Object.entries(READY_PALETTES))('%s can be read, and its buying colour stands out', (_, palette) => {
  expect(faults(palette)).toEqual([]);
});

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

it('a palette of any two colours can be read, and its buying colour stands out', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (one, other) => {
      const primary = usablePrimary(one);
      const accent = usableAccent(other, primary);
      expect(faults(derivePalette(primary, accent)), `${primary} ${accent}`).toEqual([]);
    }),
    { numRuns: 1000, seed: 1 },
  );
});

it.each(['#000000', '#12123a', '#0f2a22'])('a dark primary colour stays as it is: %s', (color) => {
  expect(usablePrimary(color)).toBe(color);
});

it('of a primary colour that is too light, and of an accent that is too dark, the nearest that can be read is found', () => {
  expect(usablePrimary('#ff0000')).toMatch(/^#[0-9a-f]{6}$/);
  expect(wcagContrast(usablePrimary('#ff0000'), '#ffffff')).toBeGreaterThanOrEqual(14);
  expect(usableAccent('#333333', '#12123a')).not.toBe('#333333');
  expect(usableAccent('#ffdca8', '#12123a')).toBe('#ffdca8');
});
