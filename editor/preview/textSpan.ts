import { fillPlaceholders, PLACEHOLDER } from '../../src/domain/placeholders.ts';
import { beforeMark } from './marks.ts';
import type { TextSpan } from './sourceMap.ts';

type Span = Omit<TextSpan, 'child'>;

/** A text node with a mark. */
type Marked = {
  /** The place's text with names in braces unfilled (`written`) and filled (`text`). */
  written: string;
  text: string;
  /** The values of the names in braces. */
  values: Record<string, string>;
  /** The text node's text, and the offset of the mark in it. */
  shown: string;
  markAt: number;
};

/** A pattern that matches a text with any values for its names in braces. */
function filledPattern(written: string): RegExp {
  // `split` also returns the names, at the odd positions.
  const parts = written.split(PLACEHOLDER).filter((_, index) => index % 2 === 0);
  const source = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.+?');
  return new RegExp(written.endsWith('}') ? `${source}.*` : source, 'su');
}

/**
 * Where a text node shows the text of a place. Components may show only a part of the text, so the span extends from
 * the mark in both directions as far as both texts are equal. If a component or a promotion has filled the names in
 * braces with other values, the span contains the whole text.
 */
export function spanAtMark({ written, text, values, shown, markAt }: Marked): Span & { isWhole: boolean } {
  const inText = fillPlaceholders(beforeMark(written), values).length;
  let before = 0;
  while (before < Math.min(inText, markAt) && text[inText - before - 1] === shown[markAt - before - 1])
    before += 1;
  let after = 0;
  while (inText + after < text.length && text[inText + after] === shown[markAt + after]) after += 1;
  const isExact = before + after === text.length;
  const found = !isExact && written.includes('{') ? filledPattern(written).exec(shown) : null;
  const foundEnd = found ? found.index + found[0].length : 0;
  if (found && found.index <= markAt && markAt <= foundEnd)
    return { start: found.index, end: foundEnd, from: 0, isWhole: true };
  // A component may have replaced the first character with a drawing.
  return {
    start: markAt - before,
    end: markAt + after,
    from: inText - before,
    isWhole: inText + after === text.length,
  };
}

/** Where a text node shows a later part of a text that a component has split; undefined if it shows something else. */
export function spanOfRest(text: string, shown: string, from: number): Span | undefined {
  const part = shown.trim();
  const found = part === '' ? -1 : text.indexOf(part, from);
  if (found < 0) return undefined;
  const start = shown.indexOf(part);
  return { start, end: start + part.length, from: found };
}
