import { neighbour, type Slip } from './slip.ts';
import { documentMark, extraDash, indentation, missingDash, tab } from './slipsOfBeginnings.ts';
import { braces, brackets } from './slipsOfBrackets.ts';
import { missingColon, missingColonOfField } from './slipsOfNames.ts';
import { backslash, colon, openQuote, sign, wordsAfterQuotes } from './slipsOfQuotes.ts';
import { isWritten } from './yamlLine.ts';

const OF_A_LINE = [
  tab,
  documentMark,
  openQuote,
  extraDash,
  missingColonOfField,
  indentation,
  braces,
  sign,
  brackets,
  wordsAfterQuotes,
  colon,
];

const LAST = [missingDash, missingColon, backslash];

/** What somebody who writes by hand has got wrong where YAML stumbles; undefined for what nobody has thought of. */
export function findSlip(lines: string[], at: number): Slip | undefined {
  const here = isWritten(lines[at] ?? '') ? { lines, at } : neighbour({ lines, at }, -1);
  if (!here) return undefined;
  // A quote that is not closed is noticed far below it.
  for (let above = 0; above < here.at; above += 1) {
    const found = isWritten(lines[above] ?? '') ? openQuote({ lines, at: above }) : undefined;
    if (found) return found;
  }
  const [before, after] = [neighbour(here, -1), neighbour(here, 1)];
  const tries = [
    ...OF_A_LINE.map((find) => () => find(here)),
    () => after && (tab(after) ?? indentation(after)),
    () => before && (tab(before) ?? indentation(before)),
    ...LAST.map((find) => () => find(here)),
    ...OF_A_LINE.map((find) => () => before && find(before)),
  ];
  for (const find of tries) {
    const found = find();
    if (found) return found;
  }
  return undefined;
}
