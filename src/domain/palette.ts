// The colours of a brand, derived from two colours so that every text is readable.
import { differenceEuclidean, type Oklch } from 'culori';
import {
  BODY_CONTRAST,
  DECORATION_CONTRAST,
  TEXT_CONTRAST,
  toHex,
  toOklch,
  withContrast,
} from './colorContrast.ts';
import { hueDifference, huesBetween, MIN_VISIBLE_CHROMA } from './sunriseHues.ts';

/**
 * The colours of the pages, as #rrggbb. The backgrounds pass from `night` through `dawn1` to `dawn6`, `paper`, `day`,
 * `evening` and `dusk` back to `night`.
 */
export type Palette = ReturnType<typeof derivePalette>;

/** The minimum distance of the buying colour from every other colour: Euclidean, in OKLab. */
const BUY_DISTANCE = 0.13;

const distance = differenceEuclidean('oklab');

/** The hues for the buying colour: the first one that stands out from the brand is used, usually green. */
const BUY_HUES = [160, 30, 250, 310, 95, 190, 0];

/**
 * The minimum distance of the buying colour's hue from the hue of `night`, in degrees: a green button is inconspicuous
 * on a green background.
 */
const BUY_HUE_DISTANCE = 30;

function buyColor(night: Oklch, others: string[]): string {
  const differsFromNight = (h: number) =>
    night.c < MIN_VISIBLE_CHROMA || Math.abs(hueDifference(night.h ?? 0, h)) >= BUY_HUE_DISTANCE;
  const candidates = BUY_HUES.filter(differsFromNight).map((h) =>
    toHex({ mode: 'oklch', l: 0.53, c: 0.17, h }),
  );
  const distanceToOthers = (color: string) => Math.min(...others.map((other) => distance(color, other)));
  return (
    candidates.find((color) => distanceToOthers(color) >= BUY_DISTANCE) ??
    candidates.reduce((best, color) => (distanceToOthers(color) > distanceToOthers(best) ? color : best))
  );
}

/**
 * Derives a palette from a dark and a light colour. Whatever the two colours are, every text is readable and `buy`
 * stands out. Implements docs/behaviour.md#brand.
 *
 * @param primary a dark colour, as `usablePrimary` returns it
 * @param accent a light colour, as `usableAccent` returns it
 */
export function derivePalette(primary: string, accent: string) {
  const p = toOklch(primary);
  const a = toOklch(accent);
  const hueAt = huesBetween(p, a);
  const mixed = (share: number, l: number, maxChroma = 0.13): Oklch =>
    hueAt
      ? { mode: 'oklch', l, c: Math.min((p.c + (a.c - p.c) * share) * 1.15, maxChroma), h: hueAt(share) }
      : { ...p, l, c: Math.min(p.c * 2, maxChroma) };
  const tint = (color: Oklch, l: number, c: number): Oklch => ({ ...color, l, c: Math.min(color.c, c) });
  const { l } = p;

  const paper = toHex(tint(a, 0.974, 0.016));
  const sheet = toHex(tint(a, 0.994, 0.006));
  const day = toHex(tint(p, 0.953, 0.02));
  const gold = toHex(tint(a, 0.93, 0.07));
  const glow = toHex(tint(a, 0.955, 0.045));
  const honey = toHex(tint(a, 0.915, 0.09));
  const evening = toHex(hueAt ? tint(a, 0.925, 0.05) : tint(p, 0.925, 0.03));
  const dusk = toHex(mixed(0.75, 0.83, 0.05));
  const lightBackgrounds = [paper, sheet, day, gold, glow, honey, evening];

  const night = primary;
  const dawn1 = toHex(mixed(0.06, l + 0.03, 0.11));
  const dawn2 = toHex(mixed(0.2, Math.min(l + 0.09, Math.max(l + 0.03, 0.34)), 0.11));
  const indigo = toHex(tint(p, l + 0.06, 0.12));
  const violet = withContrast(tint(p, l + 0.09, 0.13), [sheet], BODY_CONTRAST);
  const darkBackgrounds = [night, dawn1, dawn2, indigo, violet];

  const horizon = withContrast(tint(a, 0.91, 0.08), darkBackgrounds, BODY_CONTRAST);
  const mist = withContrast(tint(p, 0.91, 0.025), darkBackgrounds, BODY_CONTRAST);
  const plum = toHex(mixed(0.35, 0.39));
  const ember = withContrast(mixed(0.72, 0.5, 0.15), lightBackgrounds, TEXT_CONTRAST);
  const amber = toHex(hueAt ? mixed(0.9, 0.6, 0.14) : tint(a, 0.6, 0.14));
  const ink = toHex(tint(p, 0.235, 0.06));
  const soft = toHex(tint(p, 0.39, 0.05));
  // If the accent does not mix with the night, `dawn5` has the hue of the night.
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
    mark: withContrast(a, [sheet], DECORATION_CONTRAST),
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
  const buy = buyColor(p, Object.values(brand));
  return {
    ...brand,
    buy,
    buyDark: toHex({ ...toOklch(buy), l: toOklch(buy).l - 0.08 }),
  };
}

/**
 * Replaces the colours of the sunrise: the strong colours become shades of the dark colour, `horizon` becomes the
 * accent or the nearest readable colour, and the light backgrounds become almost white or grey. Every text stays
 * readable. Implements docs/behaviour.md#brand.
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
    horizon: withContrast(toOklch(apricot), [night, dawn1, indigo, violet, ink], BODY_CONTRAST),
    paper: sheet,
    day: toHex({ ...toOklch(day), l: 0.965, c: 0.006 }),
    evening: sheet,
    dusk: sheet,
  };
}
