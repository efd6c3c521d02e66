// The hues of a sunrise, from the dark colour of the night to the colour of the light.
import type { Oklch } from 'culori';

/** The shorter signed distance from one hue to another, in degrees. */
export const hueDifference = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** The minimum chroma at which the night has a visible hue. */
export const MIN_VISIBLE_CHROMA = 0.02;

/** The chroma below which a hue is only a rounding error. */
const GREY = 0.005;

/** The lightness up to which a colour looks black, whatever its chroma. */
const BLACK = 0.15;

/** The hues of olive and mustard, in degrees: no sunrise passes through them. */
const OLIVE = { from: 95, to: 150 };

/** The hues from ochre to olive, in degrees: with weak chroma and medium lightness they look muddy. */
const MUDDY = { from: 80, to: 150 };

const isWithin = ({ from, to }: typeof OLIVE, hue: number) => hue > from && hue < to;

/** The longest way around the hue circle that still looks like one sky, in degrees. */
const LONGEST_WAY = 220;

/**
 * Returns a function that gives the hue at a share of the way, 0 to 1, from the night's hue to the light's. The way is
 * the shorter one around the hue circle, or the longer one if the shorter one leads through olive. Returns undefined,
 * because every gradient would look muddy, if the longer way is too long, if the light is olive, or if the light is
 * ochre and the night black or grey.
 */
export function huesBetween(night: Oklch, light: Oklch): ((share: number) => number) | undefined {
  // A colour without chroma has no hue: the gradient then has the other colour's hue throughout.
  const to = light.h ?? night.h ?? 0;
  const from = night.c < GREY ? to : (night.h ?? to);
  const isBlack = night.c < MIN_VISIBLE_CHROMA || night.l < BLACK;
  if (isWithin(isBlack ? MUDDY : OLIVE, to)) return undefined;
  const shorter = hueDifference(from, to);
  const longer = shorter - Math.sign(shorter) * 360;
  const [low = 0, high = 0] = [from, from + shorter].sort((one, other) => one - other);
  const meetsOlive = [0, 360].some((turn) => low < OLIVE.to + turn && high > OLIVE.from + turn);
  if (meetsOlive && Math.abs(longer) > LONGEST_WAY) return undefined;
  const way = meetsOlive ? longer : shorter;
  return (share) => from + way * share;
}
