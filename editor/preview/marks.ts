// Invisible marks in texts: one private-use character, whose code point identifies the text's place.
const FIRST_MARK = 0xf0000;
const MARK = /[\u{f0000}-\u{ffffd}]/gu;

/** A mark inside an address. */
const ENCODED_MARK = /%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/gi;

/**
 * Matches the part of a text before its mark: the sign that begins bold words or a link, if any, and then a name in
 * braces or one character.
 */
const BEGINNING = /^(?:\*\*|\[)?(?:\{[^{}]*\}|.)/su;

/**
 * A text with the mark of place `index`. The mark comes after the first character, because components may read that
 * character, check the end of the text, or split the text.
 */
export const markText = (text: string, index: number): string =>
  text.replace(BEGINNING, (beginning) => beginning + String.fromCodePoint(FIRST_MARK + index));

/** The part of a text before its mark. Names in braces must be unfilled. */
export const beforeMark = (text: string): string => BEGINNING.exec(text)?.[0] ?? '';

export const removeMarks = (text: string): string => text.replace(MARK, '').replace(ENCODED_MARK, '');

/** The marks in a text, each with its offset in the text without marks. */
export function marksIn(text: string): { index: number; offset: number }[] {
  let removed = 0;
  return Array.from(text.matchAll(MARK), ({ 0: mark, index }) => {
    const offset = index - removed;
    removed += mark.length;
    return { index: (mark.codePointAt(0) ?? FIRST_MARK) - FIRST_MARK, offset };
  });
}

/** Decodes the percent-encoded marks in an address. */
export const decodeMarks = (text: string): string =>
  text.replace(ENCODED_MARK, (encoded) => decodeURIComponent(encoded));
