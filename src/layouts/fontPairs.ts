import type { FontPair } from '../domain/brand.ts';

/** The system faces that are shown until the fonts have loaded: the names of the regular and the bold face. */
export const SYSTEM_FACES = {
  Roboto: { regular: ['Roboto'], bold: ['Roboto Bold'] },
  Arial: { regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
  Georgia: { regular: ['Georgia'], bold: ['Georgia Bold'] },
  Noto: { regular: ['Noto Serif'], bold: ['Noto Serif Bold'] },
  Times: { regular: ['Times New Roman'], bold: ['Times New Roman Bold', 'Liberation Serif Bold'] },
} as const;

/** The width of a family's text relative to the same text in a system face. Titles are always bold. */
type Fallback = { face: keyof typeof SYSTEM_FACES; regular?: number; bold: number };

export type Family = {
  /** The file of a Fontsource package. */
  file: string;
  /** The axes to keep, each at one value or within a range. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The scale of the letters, at which lines are about as long as in Fraunces and Figtree. */
  scale: number;
  /** The ascent and descent, in em. */
  ascent: number;
  descent: number;
  fallbacks: Fallback[];
};

const TEXT_AXES = { wght: { min: 400, max: 700 } };

/** The families of each pair. How the numbers were measured: docs/decisions/0002-fonts.md. */
export const FONT_FAMILIES: Record<FontPair, { title: Family; text: Family }> = {
  acolhedora: {
    title: {
      file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
      axes: { wght: 600, opsz: 72, SOFT: 50, WONK: 0 },
      scale: 1,
      ascent: 0.978,
      descent: 0.255,
      fallbacks: [
        { face: 'Georgia', bold: 0.858 },
        { face: 'Noto', bold: 0.871 },
        { face: 'Times', bold: 1.031 },
      ],
    },
    text: {
      file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      axes: TEXT_AXES,
      scale: 1,
      ascent: 0.95,
      descent: 0.25,
      fallbacks: [
        { face: 'Roboto', regular: 1.002, bold: 1.014 },
        { face: 'Arial', regular: 0.993, bold: 0.95 },
      ],
    },
  },
  elegante: {
    title: {
      file: '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2',
      axes: { wght: 600 },
      scale: 0.97,
      ascent: 1.082,
      descent: 0.251,
      fallbacks: [
        { face: 'Georgia', bold: 0.885 },
        { face: 'Noto', bold: 0.898 },
        { face: 'Times', bold: 1.063 },
      ],
    },
    text: {
      file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
      axes: TEXT_AXES,
      scale: 1.06,
      ascent: 1.024,
      descent: 0.4,
      fallbacks: [
        { face: 'Roboto', regular: 0.928, bold: 0.953 },
        { face: 'Arial', regular: 0.92, bold: 0.895 },
      ],
    },
  },
  moderna: {
    title: {
      file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
      axes: { wght: 700, opsz: 40 },
      scale: 0.9,
      ascent: 0.93,
      descent: 0.27,
      fallbacks: [
        { face: 'Roboto', bold: 1.028 },
        { face: 'Arial', bold: 0.965 },
      ],
    },
    text: {
      file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      axes: TEXT_AXES,
      scale: 0.95,
      ascent: 0.969,
      descent: 0.241,
      fallbacks: [
        { face: 'Roboto', regular: 1.073, bold: 1.079 },
        { face: 'Arial', regular: 1.064, bold: 1.013 },
      ],
    },
  },
  amigavel: {
    title: {
      file: '@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2',
      axes: { wght: 700 },
      scale: 0.92,
      ascent: 1,
      descent: 0.25,
      fallbacks: [
        { face: 'Roboto', bold: 1.085 },
        { face: 'Arial', bold: 1.019 },
      ],
    },
    text: {
      file: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
      axes: TEXT_AXES,
      scale: 1,
      ascent: 1.011,
      descent: 0.353,
      fallbacks: [
        { face: 'Roboto', regular: 1.004, bold: 1.02 },
        { face: 'Arial', regular: 0.995, bold: 0.957 },
      ],
    },
  },
};
