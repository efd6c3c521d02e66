// Lists and groups written in brackets or braces: parts with separators between them.
import { splice } from './yamlFile.ts';

/** The start and end offsets of a part of a flow collection. */
export type Span = { start: number; end: number };

/** Puts a part before the one at `index`, or at the end. `whole` is the collection with its brackets. */
export function insertPart(text: string, whole: Span, parts: Span[], index: number, part: string): string {
  const next = parts[index];
  if (next) return splice(text, next.start, next.start, `${part}, `);
  const last = parts.at(-1);
  if (last) return splice(text, last.end, last.end, `, ${part}`);
  const isBraces = text[whole.start] === '{';
  return splice(text, whole.start + 1, whole.end - 1, isBraces ? ` ${part} ` : part);
}

export function removePart(text: string, whole: Span, parts: Span[], index: number): string {
  const part = parts[index];
  const next = parts[index + 1];
  const previous = parts[index - 1];
  if (!part) return text;
  if (next) return splice(text, part.start, next.start, '');
  if (previous) return splice(text, previous.end, part.end, '');
  return splice(text, whole.start + 1, whole.end - 1, '');
}

/** Reorders the parts; the separators between them stay. */
export function permuteParts(text: string, parts: Span[], order: number[]): string {
  const first = parts[0]?.start ?? 0;
  const pieces = parts.map((place, index) => {
    const part = parts[order[index] ?? index] ?? place;
    return text.slice(part.start, part.end) + text.slice(place.end, parts[index + 1]?.start ?? place.end);
  });
  return text.slice(0, first) + pieces.join('') + text.slice(parts.at(-1)?.end ?? first);
}
