import type { Name } from '../../../src/content-model/names.ts';
import { RESTRICTED_NAMES } from '../../../src/content-model/restrictedNames.ts';
import { fillPlaceholders, PLACEHOLDER } from '../../../src/domain/placeholders.ts';

type TextRange = { start: number; end: number };

/** The range of the name in braces around a character of a text; undefined outside of names. */
export const nameAround = (text: string, index: number): TextRange | undefined =>
  [...text.matchAll(PLACEHOLDER)]
    .map(({ 0: name, index: start }) => ({ start, end: start + name.length }))
    .find(({ start, end }) => start <= index && index < end);

/** The Portuguese label of a name in braces; for an unknown name, the name itself in braces. */
export const nameLabel = (names: readonly Name[], name: string): string =>
  names.find((one) => one.name === name)?.label ?? RESTRICTED_NAMES[name] ?? `{${name}}`;

/** The current values of the names in braces that have one. */
export const filledNames = (names: readonly Name[]): Record<string, string> =>
  Object.fromEntries(names.flatMap(({ name, value }) => (value ? [[name, value]] : [])));

/** The text that the editor shows for each name in braces: its value, or its label if it has no value. */
export const namesInWords = (names: readonly Name[]): Record<string, string> => ({
  ...RESTRICTED_NAMES,
  ...Object.fromEntries(names.map(({ name, label }) => [name, label])),
  ...filledNames(names),
});

/** A text with its names in braces filled in (see `namesInWords`). */
export const inWords = (text: string, names: readonly Name[]): string =>
  fillPlaceholders(text, namesInWords(names));
