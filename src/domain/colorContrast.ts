// Finds colours with enough contrast to their background.
import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from 'culori';

/** Minimum contrasts by WCAG 2.2: for running text, for any text, and for graphics. */
export const BODY = 7;
export const TEXT = 4.5;
export const GRAPHIC = 3;
/** The minimum contrast of decoration whose meaning is also in the text beside it. */
export const SEEN = 1.7;

export const toOklch = (color: string): Oklch => oklch(color) ?? { mode: 'oklch', l: 0, c: 0 };
export const toHex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));

/** The closest colour to `color`, changed in lightness alone, with a contrast of at least `min` to every background. */
export function withContrast(color: Oklch, grounds: string[], min: number): string {
  const isKept = (hex: string) => grounds.every((ground) => wcagContrast(hex, ground) >= min);
  for (let step = 0; step <= 100; step += 1) {
    for (const l of [color.l - step / 100, color.l + step / 100]) {
      const hex = toHex({ ...color, l });
      if (isKept(hex)) return hex;
    }
  }
  return toHex(color);
}

export const WHITE = '#ffffff';

/** The minimum contrast of a primary colour to white, so that light texts keep a contrast of 7 on its lighter shades too. */
export const PRIMARY_CONTRAST = 11;
/** The minimum contrast of an accent to the darkest backgrounds, on which it represents light. */
export const ACCENT_CONTRAST = 7;

/** The closest primary colour that is dark enough for a page's night: itself, or a darker one. */
export const usablePrimary = (primary: string): string =>
  withContrast(toOklch(primary), [WHITE], PRIMARY_CONTRAST);

/** The closest accent that is visible on `primary`: itself, or a lighter one. */
export const usableAccent = (accent: string, primary: string): string =>
  withContrast(toOklch(accent), [primary], ACCENT_CONTRAST);
