import { placeholdersIn } from '../../src/domain/placeholders.ts';
import { markOffset } from './marks.ts';
import type { TextSpan } from './pageMap.ts';

type Span = Omit<TextSpan, 'child'>;

/** Where a text with names in braces ends once a component has filled them. */
function endOfFilled(text: string, shown: string, from: number): number {
  if (text.endsWith('}')) return shown.length;
  const ending = text.slice(text.lastIndexOf('}') + 1);
  const end = shown.indexOf(ending, from);
  return end < 0 ? shown.length : end + ending.length;
}

/**
 * Where a text node shows a place's text, of which components may have left a part: from its mark as far as both are
 * equal. A text with names that a component fills is taken to be there whole.
 */
export function spanAtMark(text: string, shown: string, markAt: number): Span {
  const inText = markOffset(text);
  if (placeholdersIn(text).length > 0)
    return {
      start: text.startsWith('{') ? 0 : markAt - inText,
      end: endOfFilled(text, shown, markAt),
      from: 0,
    };
  let before = 0;
  while (before < Math.min(inText, markAt) && text[inText - before - 1] === shown[markAt - before - 1])
    before += 1;
  let after = 0;
  while (inText + after < text.length && text[inText + after] === shown[markAt + after]) after += 1;
  return { start: markAt - before, end: markAt + after, from: inText - before };
}

/** Where a text node shows a later part of a text that a component has divided; undefined when it shows something else. */
export function spanOfRest(text: string, shown: string, from: number): Span | undefined {
  const part = shown.trim();
  const found = part === '' ? -1 : text.indexOf(part, from);
  if (found < 0) return undefined;
  const start = shown.indexOf(part);
  return { start, end: start + part.length, from: found };
}
