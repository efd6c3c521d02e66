// Finds colours with enough contrast to their backgrounds.
import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from 'culori';

/** Minimum contrasts by WCAG 2.2: for running text, and for any text. */
export const BODY_CONTRAST = 7;
export const TEXT_CONTRAST = 4.5;
/** The minimum contrast of decoration whose meaning is also in the text beside it. */
export const DECORATION_CONTRAST = 1.7;

export const toOklch = (color: string): Oklch => oklch(color) ?? { mode: 'oklch', l: 0, c: 0 };
export const toHex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));

/**
 * The closest colour to `color`, changed only in lightness, with a contrast of at least `min` to every background.
 * Returns `color` if no lightness has that contrast.
 */
export function withContrast(color: Oklch, backgrounds: string[], min: number): string {
  const hasContrast = (hex: string) =>
    backgrounds.every((background) => wcagContrast(hex, background) >= min);
  for (let step = 0; step <= 100; step += 1) {
    for (const l of [color.l - step / 100, color.l + step / 100]) {
      const hex = toHex({ ...color, l });
      if (hasContrast(hex)) return hex;
    }
  }
  return toHex(color);
}

export const WHITE = '#ffffff';

/**
 * The minimum contrast of a primary colour to white. Light texts then have a contrast of at least 7 also on its lighter
 * shades.
 */
export const PRIMARY_CONTRAST = 11;
/** The minimum contrast of an accent to the primary colour. */
export const ACCENT_CONTRAST = 7;

/** `primary` if it is dark enough for the palette's `night`, otherwise the closest darker colour. */
export const usablePrimary = (primary: string): string =>
  withContrast(toOklch(primary), [WHITE], PRIMARY_CONTRAST);

/** `accent` if it has enough contrast to `primary`, otherwise the closest lighter colour. */
export const usableAccent = (accent: string, primary: string): string =>
  withContrast(toOklch(accent), [primary], ACCENT_CONTRAST);
