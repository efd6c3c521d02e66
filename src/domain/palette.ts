// The colours of a brand: one of the ready palettes, or one derived from two colours so that every text on it can be read.
import { clampChroma, differenceEuclidean, formatHex, type Oklch, oklch, wcagContrast } from 'culori';

/** The colours of the pages, as #rrggbb. The day passes from `night` over `dawn1` to `dawn6`, `paper`, `day`, `evening` and `dusk` to night. */
export type Palette = Record<(typeof PALETTE_COLORS)[number], string>;

const PALETTE_COLORS = [
  'night',
  'dawn1',
  'dawn2',
  'dawn3',
  'dawn4',
  'dawn5',
  'dawn6',
  'indigo',
  'violet',
  'plum',
  'ember',
  'amber',
  'apricot',
  'mark',
  'sunlight',
  'horizon',
  'glare',
  'gold',
  'glow',
  'honey',
  'paper',
  'sheet',
  'day',
  'evening',
  'dusk',
  'twilight',
  'ink',
  'soft',
  'mist',
  'buy',
  'buyDark',
] as const;

type Color = (typeof PALETTE_COLORS)[number];

const BODY = 7;
const TEXT = 4.5;
const GRAPHIC = 3;
/** For what says nothing that words beside it do not say. */
const SEEN = 1.7;

/** How far the buying colour is at least from every other strong colour, as Euclidean distance in OKLab. */
export const BUY_DISTANCE = 0.13;

/** The strong colours among which the buying one must stand out. */
export const BUY_NEIGHBOURS: Exclude<Color, 'buy' | 'buyDark'>[] = [
  'dawn3',
  'dawn4',
  'dawn5',
  'twilight',
  'indigo',
  'violet',
  'plum',
  'ember',
  'amber',
  'apricot',
  'mark',
  'sunlight',
  'horizon',
];

const toOklch = (color: string): Oklch => oklch(color) ?? { mode: 'oklch', l: 0, c: 0 };
const toHex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));
const distance = differenceEuclidean('oklab');

/** The shorter signed distance from one hue to another, in degrees. */
const shorterWay = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** The closest colour to `color`, changed in lightness alone, with a contrast of at least `least` to every background. */
function withContrast(color: Oklch, grounds: string[], least: number): string {
  const isKept = (hex: string) => grounds.every((ground) => wcagContrast(hex, ground) >= least);
  for (let step = 0; step <= 100; step += 1) {
    for (const l of [color.l - step / 100, Math.min(color.l + step / 100, 1)]) {
      const hex = toHex({ ...color, l });
      if (l >= 0 && l <= 1 && isKept(hex)) return hex;
    }
  }
  return toHex(color);
}

export const WHITE = '#ffffff';

/** The minimum contrast of a primary colour to white, so that light texts keep 7 on its lighter shades too. */
export const PRIMARY_CONTRAST = 11;
/** The minimum contrast of an accent to the darkest backgrounds, on which it must look like light. */
export const ACCENT_CONTRAST = 7;

/** The contrast of two colours, as WCAG 2.2 computes it. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other);

/** The closest primary colour that is dark enough for a page's night: itself, or a darker one. */
export const usablePrimary = (primary: string): string =>
  withContrast(toOklch(primary), [WHITE], PRIMARY_CONTRAST);

/** The closest accent that is visible on `primary`: itself, or a lighter one. */
export const usableAccent = (accent: string, primary: string): string =>
  withContrast(toOklch(accent), [primary], ACCENT_CONTRAST);

/** Green where the brand leaves it free, else the first of these hues that stands out. */
const BUY_HUES = [160, 30, 250, 310, 95, 190, 0];

/** How far the buying colour's hue is from the night's, in degrees: a green button is lost in a green night. */
const BUY_TURN = 30;

/** The night's chroma from which its hue counts. */
const COLORED = 0.02;

/** The chroma under which a colour has no hue but by rounding. */
const GREY = 0.005;

/** The lightness up to which a colour looks black, whatever its chroma. */
const BLACK = 0.15;

function buyColor(night: Oklch, others: string[], grounds: string[]): string {
  const isFree = (h: number) => night.c < COLORED || Math.abs(shorterWay(night.h ?? 0, h)) >= BUY_TURN;
  const candidates = BUY_HUES.filter(isFree).map((h) =>
    withContrast({ mode: 'oklch', l: 0.53, c: 0.17, h }, grounds, TEXT),
  );
  const standOut = (color: string) => Math.min(...others.map((other) => distance(color, other)));
  return (
    candidates.find((color) => standOut(color) >= BUY_DISTANCE) ??
    candidates.reduce((best, color) => (standOut(color) > standOut(best) ? color : best))
  );
}

/** The hues that dark colours have in olive and mustard, in degrees: no dawn has them. */
export const OLIVE = { from: 95, to: 150 };

/** From ochre to olive, in degrees: what is neither dark nor light looks dirty in a weak chroma of these hues. */
export const MUDDY = { from: 80, to: 150 };

const isWithin = ({ from, to }: typeof OLIVE, hue: number) => hue > from && hue < to;

/** The longest way round the circle of hues that still looks like one sky, in degrees. */
const LONGEST_WAY = 220;

/**
 * The hues between that of the night and that of the light, by the share of the way. It is the shorter way round, unless
 * that leads through olive: then the other one, over violet and red. Undefined where that is too long, where it would end in
 * olive, or where the night is black and the light ochre: no clean colour lies between them then.
 */
function huesBetween(night: Oklch, light: Oklch): ((share: number) => number) | undefined {
  // A colour without chroma has no hue: the gradient then changes in lightness alone.
  const to = light.h ?? night.h ?? 0;
  const from = night.c < GREY ? to : (night.h ?? to);
  const isBlack = night.c < COLORED || night.l < BLACK;
  if (isWithin(isBlack ? MUDDY : OLIVE, to)) return undefined;
  const shorter = shorterWay(from, to);
  const longer = shorter - Math.sign(shorter) * 360;
  const [low = 0, high = 0] = [from, from + shorter].sort((one, other) => one - other);
  const meetsOlive = [0, 360].some((turn) => low < OLIVE.to + turn && high > OLIVE.from + turn);
  if (meetsOlive && Math.abs(longer) > LONGEST_WAY) return undefined;
  const way = meetsOlive ? longer : shorter;
  return (share) => (from + way * share + 360) % 360;
}

/**
 * Derives a palette from the colour of the night and the colour of the light. Every text on it can be read, whatever the
 * two are, and `buy` stands out. Implements docs/behaviour.md#brand.
 *
 * @param primary a dark colour, as `usablePrimary` returns it
 * @param accent a light colour, as `usableAccent` returns it
 */
export function derivePalette(primary: string, accent: string): Palette {
  const p = toOklch(primary);
  const a = toOklch(accent);
  const hueAt = huesBetween(p, a);
  const mixed = (share: number, l: number, mostChroma = 0.13): Oklch =>
    hueAt
      ? { mode: 'oklch', l, c: Math.min((p.c + (a.c - p.c) * share) * 1.15, mostChroma), h: hueAt(share) }
      : { ...p, l, c: Math.min(p.c * 2, mostChroma) };
  const tint = (of: Oklch, l: number, c: number): Oklch => ({ ...of, l, c: Math.min(of.c, c) });
  const { l } = p;

  const paper = toHex(tint(a, 0.974, 0.016));
  const sheet = toHex(tint(a, 0.994, 0.006));
  const day = toHex(tint(p, 0.953, 0.02));
  const gold = toHex(tint(a, 0.93, 0.07));
  const glow = toHex(tint(a, 0.955, 0.045));
  const honey = toHex(tint(a, 0.915, 0.09));
  const evening = toHex(hueAt ? tint(a, 0.925, 0.05) : tint(p, 0.925, 0.03));
  const dusk = toHex(mixed(0.75, 0.83, 0.05));
  const lightGrounds = [paper, sheet, day, gold, glow, honey, evening];

  const night = primary;
  const dawn1 = toHex(mixed(0.06, l + 0.03, 0.11));
  const dawn2 = withContrast(mixed(0.2, Math.min(l + 0.09, Math.max(l + 0.03, 0.34)), 0.11), [sheet], BODY);
  const indigo = withContrast(tint(p, l + 0.06, 0.12), [sheet], BODY);
  const violet = withContrast(tint(p, l + 0.09, 0.13), [sheet], BODY);
  const darkGrounds = [night, dawn1, dawn2, indigo, violet];

  const horizon = withContrast(tint(a, 0.91, 0.08), darkGrounds, BODY);
  const mist = withContrast(tint(p, 0.91, 0.025), darkGrounds, BODY);
  const plum = withContrast(mixed(0.35, 0.39), [...lightGrounds, horizon], TEXT);
  const ember = withContrast(mixed(0.72, 0.5, 0.15), lightGrounds, TEXT);
  const amber = withContrast(hueAt ? mixed(0.9, 0.6, 0.14) : tint(a, 0.6, 0.14), [paper, day], GRAPHIC);
  const ink = withContrast(tint(p, 0.235, 0.06), [...lightGrounds, dusk, horizon], BODY);
  const soft = withContrast(tint(p, 0.39, 0.05), lightGrounds, BODY);
  // Light of the night's own hue leads from it to an accent with which it does not mix.
  const dawn5 = toHex(hueAt ? mixed(0.92, 0.77, 0.14) : mixed(1, 0.86, 0.06));
  const brand = {
    night,
    dawn1,
    dawn2,
    dawn3: toHex(mixed(0.36, 0.4)),
    dawn4: toHex(mixed(0.62, 0.55, 0.14)),
    dawn5,
    dawn6: toHex(tint(a, 0.89, 0.1)),
    indigo,
    violet,
    plum,
    ember,
    amber,
    apricot: accent,
    mark: withContrast(a, [sheet], SEEN),
    sunlight: toHex(tint(a, 0.91, 0.12)),
    horizon,
    glare: hueAt ? accent : dawn5,
    gold,
    glow,
    honey,
    paper,
    sheet,
    day,
    evening,
    dusk,
    twilight: toHex(mixed(0.5, 0.58, 0.1)),
    ink,
    soft,
    mist,
  };
  const neighbours = BUY_NEIGHBOURS.map((name) => brand[name]);
  const buy = buyColor(p, neighbours, [sheet]);
  return {
    ...brand,
    buy,
    buyDark: withContrast({ ...toOklch(buy), l: toOklch(buy).l - 0.08 }, [sheet], TEXT),
  };
}

/**
 * A palette without the colours of a sunrise, which neither of the brand's two colours names: its strong colours are shades of the
 * dark one, its light the accent itself, or the nearest that can be read, and its light grounds white and a grey. Every text
 * can still be read. Implements docs/behaviour.md#brand.
 */
export function withoutSunrise(palette: Palette): Palette {
  const { night, dawn1, indigo, violet, ink, sheet, apricot, day } = palette;
  return {
    ...palette,
    dawn2: violet,
    dawn3: violet,
    plum: indigo,
    ember: violet,
    amber: violet,
    horizon: withContrast(toOklch(apricot), [night, dawn1, indigo, violet, ink], BODY),
    paper: sheet,
    day: toHex({ ...toOklch(day), l: 0.965, c: 0.006 }),
    evening: sheet,
    dusk: sheet,
  };
}

/** The demonstration's colours, chosen by hand: from before sunrise to night. */
const amanhecer: Palette = {
  night: '#12123a',
  dawn1: '#1d1850',
  dawn2: '#3b2560',
  dawn3: '#632f64',
  dawn4: '#a85157',
  dawn5: '#f0a067',
  dawn6: '#ffd39b',
  indigo: '#251c57',
  violet: '#2e2466',
  plum: '#5a2f66',
  ember: '#a4453f',
  amber: '#b4690e',
  apricot: '#f3a566',
  mark: '#f3a566',
  sunlight: '#ffe08a',
  horizon: '#ffdca8',
  glare: '#f3a566',
  gold: '#ffe4b0',
  glow: '#ffeecb',
  honey: '#ffdd9f',
  paper: '#fdf6ea',
  sheet: '#fffdf8',
  day: '#e4f1fb',
  evening: '#fbe3c4',
  dusk: '#dfb4b0',
  twilight: '#a8697f',
  ink: '#1d1a3a',
  soft: '#464161',
  mist: '#e6e0f3',
  buy: '#0c8256',
  buyDark: '#096944',
};

/** The palettes that a seller can choose by name. */
export const READY_PALETTES = {
  amanhecer,
  mar: derivePalette('#0a2540', '#ffab91'),
  mata: derivePalette('#0f2a22', '#e9b44c'),
  vinho: derivePalette('#2f0f25', '#f4a991'),
  lavanda: derivePalette('#231a45', '#f3a6cd'),
  grafite: derivePalette('#1c2026', '#e3bd82'),
} as const satisfies Record<string, Palette>;

export type ReadyPalette = keyof typeof READY_PALETTES;
