import { nameLabels } from '../../../src/content-model/labels/nameLabels.ts';
import { PLACEHOLDER } from '../../../src/domain/placeholders.ts';

type TextRange = { start: number; end: number };

/** The name in braces to which a text's character at an index belongs; undefined for another character. */
export const nameAround = (text: string, index: number): TextRange | undefined =>
  [...text.matchAll(PLACEHOLDER)]
    .map(({ 0: name, index: start }) => ({ start, end: start + name.length }))
    .find(({ start, end }) => start <= index && index < end);

/** What the editor shows for each name in braces: its value, or in words what only the page knows. */
export const namesInWords = (templateValues: Record<string, string>): Record<string, string> => {
  const known = Object.entries(templateValues).filter(([, value]) => value !== '');
  return { ...nameLabels, ...Object.fromEntries(known) };
};
