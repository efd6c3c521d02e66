import { differenceEuclidean, formatHex, interpolate, oklch, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRIMARY_CONTRAST, toOklch, usableAccent, usablePrimary, withContrast } from './colorContrast.ts';
import { derivePalette, type Palette, withoutSunrise } from './palette.ts';
import { READY_PALETTES } from './readyPalettes.ts';

const distance = differenceEuclidean('oklab');

const BODY = 7;
const TEXT = 4.5;
const GRAPHIC = 3;
/** The minimum contrast of decoration. */
const SEEN = 1.7;

/** The minimum contrast of each colour to its backgrounds, as WCAG 2.2 computes it. */
const CONTRASTS: [colors: (keyof Palette)[], backgrounds: (keyof Palette)[], min: number][] = [
  [['ink'], ['paper', 'sheet', 'day', 'gold', 'glow', 'honey', 'evening', 'dusk', 'horizon'], BODY],
  [['soft'], ['paper', 'sheet', 'day', 'gold', 'glow', 'honey', 'evening'], BODY],
  [['plum'], ['paper', 'sheet', 'day', 'gold', 'evening', 'horizon'], TEXT],
  [['ember'], ['paper', 'sheet', 'day', 'gold', 'evening'], TEXT],
  [['amber'], ['paper', 'day'], GRAPHIC],
  [['mark'], ['sheet'], SEEN],
  [['mist', 'horizon'], ['night', 'dawn1', 'dawn2', 'indigo', 'violet'], BODY],
  [['apricot'], ['night'], TEXT],
  [['sheet'], ['night', 'dawn1', 'dawn2', 'indigo', 'violet'], BODY],
  [['sheet'], ['plum'], TEXT],
  [['sheet'], ['buy', 'buyDark'], TEXT],
  [['buy'], ['paper', 'sheet', 'gold'], GRAPHIC],
];

/** Colours of which none is darker than the one before: the shades of night, the dawn, and the buying colour. */
const BRIGHTENING: (keyof Palette)[][] = [
  ['night', 'dawn1'],
  ['night', 'dawn2'],
  ['night', 'dawn3', 'dawn4', 'dawn5'],
  ['night', 'indigo', 'violet'],
  ['buyDark', 'buy'],
];

/** Invalid colours, too little contrast, colours close to the buying colour, and a dawn that darkens. */
function faults(palette: Palette): string[] {
  const invalid = Object.values(palette).filter((color) => !/^#[\da-f]{6}$/.test(color));
  const lowContrast = CONTRASTS.flatMap(([colors, backgrounds, min]) =>
    colors.flatMap((color) =>
      backgrounds
        .filter((background) => wcagContrast(palette[color], palette[background]) < min)
        .map((background) => `${color} on ${background} has a contrast below ${min}`),
    ),
  );
  const { buy, buyDark: _, ...others } = palette;
  const alike = Object.entries(others).filter(([, color]) => distance(buy, color) < 0.13);
  const darkening = BRIGHTENING.filter((colors) => {
    const contrasts = colors.map((color) => wcagContrast(palette[color], '#ffffff'));
    return contrasts.some((contrast, index) => contrast < (contrasts[index + 1] ?? 0));
  });
  return [
    ...invalid,
    ...lowContrast,
    ...alike.map(([name]) => `buy looks like ${name}`),
    ...darkening.flat(),
  ];
}

const CHOSEN = ['dawn2', 'dawn5', 'ember', 'amber', 'evening', 'glare', 'buy'] as const;

it.each([
  ['mar', ['#313260', '#f6968c', '#924664', '#bc625e', '#ffded4', '#ffab91', '#008053']],
  ['mata', ['#004334', '#aadecc', '#2d6e5b', '#a57700', '#d3ede4', '#aadecc', '#ba3728']],
  ['grafite', ['#373345', '#dfa774', '#8a524b', '#a97245', '#f9e3c2', '#e3bd82', '#008053']],
] as const)('%s keeps the colours that were chosen by eye', (name, colors) => {
  expect(CHOSEN.map((color) => READY_PALETTES[name][color])).toEqual(colors);
});

it.each(Object.entries(READY_PALETTES))('%s can be read, and its buying colour stands out', (_, palette) => {
  expect(faults(palette)).toEqual([]);
  const calm = withoutSunrise(palette);
  expect(faults(calm)).toEqual([]);
  // The covers of the calm scene have these two colours in adjacent bands.
  expect(distance(calm.apricot, calm.gold)).toBeGreaterThan(0.05);
});

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

const pairOfColors = fc.tuple(anyColor, anyColor).map(([one, other]): [primary: string, accent: string] => {
  const primary = usablePrimary(one);
  return [primary, usableAccent(other, primary)];
});

const isOlive = (color: string, margin: number) => {
  const { h = 0 } = oklch(color) ?? {};
  return h > 95 + margin && h < 150 - margin;
};

/** The olive colours of a palette's dawn. */
function oliveColors({ dawn1, dawn2, dawn3, dawn4, dawn5, plum, ember, amber, twilight }: Palette): string[] {
  const between = [dawn1, dawn2, dawn3, dawn4, dawn5, plum, ember, amber, twilight];
  return between.filter((color) => isOlive(color, 5) && (oklch(color)?.c ?? 0) > 0.02);
}

/** The gradients of skies.css that mix the day's colours. */
const GRADIENTS: (keyof Palette)[][] = [
  ['night', 'dawn1', 'dawn2', 'dawn3', 'dawn4', 'dawn5', 'dawn6'],
  ['evening', 'dusk', 'twilight', 'dawn3', 'dawn2', 'dawn1', 'night'],
  ['evening', 'twilight', 'dawn2', 'night'],
];

/** The muddy colours along the gradients of a palette, as browsers mix them. */
function muddyColors(palette: Palette): string[] {
  return GRADIENTS.flatMap((colors) => {
    const mixed = interpolate(
      colors.map((name) => palette[name]),
      'rgb',
    );
    return Array.from({ length: 121 }, (_, step) => formatHex(mixed(step / 120))).filter((color) => {
      const { l, c, h = 0 } = oklch(color) ?? { l: 0, c: 0 };
      return l > 0.35 && l < 0.75 && c > 0.03 && c < 0.08 && h > 80 && h < 150;
    });
  });
}

const isMuddyHue = (color: string) => {
  const { h = 0, c = 0 } = oklch(color) ?? {};
  return c > 0.01 && h > 50 && h < 160;
};

it.each([
  ['a night that looks black', '#080300', '#eee6cf'],
  ['a grey night', '#242424', '#e3cc77'],
])('%s and a yellow light mix without mud', (_, primary, accent) => {
  expect(muddyColors(derivePalette(primary, accent))).toEqual([]);
});

it('a palette of any two colours can be read, and is olive or muddy only if one of them is', () => {
  fc.assert(
    fc.property(pairOfColors, (pair) => {
      const palette = derivePalette(...pair);
      expect(faults(palette)).toEqual([]);
      expect(faults(withoutSunrise(palette)), 'without the sunrise').toEqual([]);
      if (!pair.some((color) => isOlive(color, -5))) expect(oliveColors(palette)).toEqual([]);
      if (!isMuddyHue(pair[0])) expect(muddyColors(palette)).toEqual([]);
    }),
    { numRuns: 2050, seed: 1 },
  );
});

it.each([
  ['#0a2540', '#f5d76e', 'blue and yellow over violet and red', 290, 30],
  ['#0a2540', '#ffab91', 'blue and coral the shorter way', 250, 40],
  ['#2f0f25', '#a1d4ff', 'wine and blue the shorter way', 325, 265],
  ['#06281c', '#ffe08a', 'green and yellow in green alone', 165, 165],
])('the dawn leads from %s to %s: %s', (primary, accent, _, early, late) => {
  const { dawn2, ember } = derivePalette(primary, accent);
  const hue = (color: string) => oklch(color)?.h ?? 0;
  const apart = (one: number, two: number) => Math.abs(((one - two + 540) % 360) - 180);
  expect(apart(hue(dawn2), early)).toBeLessThan(45);
  expect(apart(hue(ember), late)).toBeLessThan(45);
});

it.each([
  ['not green in a green night', '#143900', '#ff9ff1', '#ba3728'],
  ['red even in a reddish grey night', '#433736', '#ccffe0', '#ba3728'],
  ['of the hue that stands out most if none stands out enough', '#712000', '#2de6d8', '#806a00'],
])('the buying colour is %s', (_, primary, accent, buy) => {
  expect(derivePalette(primary, accent).buy).toBe(buy);
});

it('darkens a primary colour that is too light, lightens an accent that is too dark, and keeps others', () => {
  for (const color of ['#000000', '#12123a', '#0f2a22', '#0d3b40']) expect(usablePrimary(color)).toBe(color);
  expect(wcagContrast(usablePrimary('#ff0000'), '#ffffff')).toBeGreaterThanOrEqual(PRIMARY_CONTRAST);
  expect(usableAccent('#333333', '#12123a')).not.toBe('#333333');
  expect(usableAccent('#ffdca8', '#12123a')).toBe('#ffdca8');
});

it('takes the closest colour with enough contrast, the darker first, up to black and white', () => {
  const grey = toOklch('#808080');
  expect(withContrast(grey, ['#ffffff'], wcagContrast('#808080', '#ffffff'))).toBe('#808080');
  expect(withContrast(grey, ['#808080'], 1.1)).toBe('#777777');
  expect(withContrast(grey, ['#000000'], 6)).toBe('#898989');
  expect(withContrast(grey, ['#000000'], 21)).toBe('#ffffff');
  expect(withContrast(grey, ['#ffffff'], 21)).toBe('#000000');
});
