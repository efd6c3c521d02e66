import { derivePalette, type Palette } from './palette.ts';

/** The colours of products/planner-devocional, chosen by hand. */
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
  dusk: '#ebb6a4',
  twilight: '#b8627c',
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
