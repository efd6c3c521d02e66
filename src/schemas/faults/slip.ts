import { isWritten } from './yamlLine.ts';

/** What is wrong with a line, and the line as it was meant. */
export type Slip = { line: number; told: string; mended: string };

export type Place = { lines: string[]; at: number };

export const lineOf = ({ lines, at }: Place) => lines[at] ?? '';

export const slip = ({ at }: Place, told: string, mended: string): Slip => ({ line: at + 1, told, mended });

/** The written line before or after one. */
export function neighbour({ lines, at }: Place, step: 1 | -1): Place | undefined {
  for (let place = at + step; place >= 0 && place < lines.length; place += step) {
    if (isWritten(lines[place] ?? '')) return { lines, at: place };
  }
  return undefined;
}
