// The hues that a dawn passes through from the colour of the night to the colour of the light.
import type { Oklch } from 'culori';

/** The shorter signed distance from one hue to another, in degrees. */
export const shorterWay = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** The minimum chroma of the night for its hue to count. */
export const COLORED = 0.02;

/** The chroma below which a hue is only a rounding error. */
const GREY = 0.005;

/** The lightness up to which a colour looks black, whatever its chroma. */
const BLACK = 0.15;

/** The hues that dark colours have in olive and mustard, in degrees: no dawn has them. */
const OLIVE = { from: 95, to: 150 };

/** From ochre to olive, in degrees: a weak chroma of these hues looks muddy where it is neither dark nor light. */
const MUDDY = { from: 80, to: 150 };

const isWithin = ({ from, to }: typeof OLIVE, hue: number) => hue > from && hue < to;

/** The longest way round the circle of hues that still looks like one sky, in degrees. */
const LONGEST_WAY = 220;

/**
 * Returns the hue at a share of the way from the night's hue to the light's: the shorter way round, or the longer one over
 * violet and red if the shorter leads through olive. Undefined if that is too long, if it would end in olive, or if the night
 * is black and the light ochre: every colour between them would look muddy.
 */
export function huesBetween(night: Oklch, light: Oklch): ((share: number) => number) | undefined {
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
  return (share) => from + way * share;
}
