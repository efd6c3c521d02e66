import { derivePalette, type Palette, withoutSunrise } from './palette.ts';
import { READY_PALETTES, type ReadyPalette } from './readyPalettes.ts';

/** The pairs of typefaces that a seller can choose, by name: see layouts/fontPairs.ts. */
export const FONT_PAIRS = ['acolhedora', 'elegante', 'moderna', 'amigavel'] as const;

/** The corner radii of small elements, pictures, cards and buttons, in rem, by corner style. */
const CORNERS = {
  retos: { sm: 0, md: 0, lg: 0, pill: 0 },
  suaves: { sm: 0.25, md: 0.375, lg: 0.625, pill: 0.5 },
  redondos: { sm: 0.5, md: 0.875, lg: 1.5, pill: 62.4375 },
} as const;

export const OWN_PALETTE = 'propria';

export type FontPair = (typeof FONT_PAIRS)[number];

/** The background of the pages: a sunrise with hills and stars, or plain gradients in the brand's colours. */
export type Scene = 'amanhecer' | 'calma';

export type Brand = {
  palette: ReadyPalette | typeof OWN_PALETTE;
  /** The dark and the light colour of the seller's own palette. */
  colors?: readonly [string, string] | undefined;
  corners: keyof typeof CORNERS;
  scene?: Scene | undefined;
};

const ownPalette = ([primary, accent]: readonly [string, string]) =>
  derivePalette(primary.toLowerCase(), accent.toLowerCase());

/** The palette of a brand. Implements docs/behaviour.md#brand. */
export function paletteOf({ palette, colors, scene }: Omit<Brand, 'corners'>): Palette {
  const { night, apricot } = READY_PALETTES.amanhecer;
  const chosen = palette === OWN_PALETTE ? ownPalette(colors ?? [night, apricot]) : READY_PALETTES[palette];
  return scene === 'calma' ? withoutSunrise(chosen) : chosen;
}

const inKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\d+/g, '-$&');

/**
 * The colours of which shadows and hairlines use translucent versions. Their channels are separate properties, because
 * older browsers lack color-mix().
 */
const TRANSLUCENT = ['night', 'sheet', 'ink', 'ember', 'apricot', 'buyDark'] as const;

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)).join(' ');

/** The custom properties of a brand, which src/styles/theme.css passes to Tailwind and the styles. */
export function brandProperties(brand: Brand): string {
  const { glare, ...solid } = paletteOf(brand);
  const colors = Object.entries(solid).map(([name, color]) => `--${inKebabCase(name)}:${color}`);
  const translucent = TRANSLUCENT.map((name) => `--${inKebabCase(name)}-rgb:${channels(solid[name])}`);
  const corners = Object.entries(CORNERS[brand.corners]).map(([name, rem]) => `--corner-${name}:${rem}rem`);
  // `glare` is already half transparent, because older browsers lack color-mix().
  return [...colors, ...translucent, `--glare:${glare}8c`, ...corners].join(';');
}
