import { palette } from '../palette.ts';

/** The day's colours plus the softer mixtures that only the planner's pages need. */
export const colors = {
  ...palette,
  white: '#ffffff',
  emberDeep: '#93383a',
  rose: '#f4cdbb',
  wheat: '#dd9a45',
  dusty: '#7d95b8',
  dustyDeep: '#39547e',
} as const;

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const declarations = Object.entries(colors).map(([name, value]) => `--planner-${kebab(name)}:${value}`);

/** The colours as custom properties, for the style sheets. */
export const colorTokens = `.planner{${declarations.join(';')}}`;
