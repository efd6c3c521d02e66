/** An emoji with its joiners, variation selectors and tags. */
const EMOJI =
  /[\d#*]\ufe0f\u20e3|\p{ExtPict}(?:\p{EMod}|[\ufe0e\ufe0f]\u20e3?|[\u{e0020}-\u{e007e}]+\u{e007f})?(?:\u200d\p{ExtPict}(?:\p{EMod}|\ufe0f)?)*/u;

/** Joiners and direction marks, which Hebrew and Arabic texts need. */
const OF_SCRIPTS = /[\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069]/u;
const LETTERS_WITH_MARKS = /(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Characters that are invisible, that pages must not contain, or that stand for a picture that was not copied. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{DI}\ufff9-\ufffc]/u;

/** Phones write ⭐ and ❗ with a selector that Unicode's list of emoji does not have. */
const NEEDLESS_SELECTOR = /(\p{Emoji_Presentation})\ufe0f/gu;

const PIECES = new RegExp(`(${EMOJI.source})|(${OF_SCRIPTS.source})|${INVISIBLE.source}`, 'gu');

/**
 * Cleans a text that was copied from any program: composes it (NFC), and removes meaningless invisible characters and all
 * spaces around it. What people see stays: emoji, no-break spaces inside the text, tabs and line breaks. Implements
 * docs/behaviour.md#content.
 */
export function cleanText(text: string): string {
  const hasMarks = LETTERS_WITH_MARKS.test(text);
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(PIECES, (_, emoji = '', mark = '') => emoji || (hasMarks ? mark : ''))
    .replace(NEEDLESS_SELECTOR, '$1')
    .replaceAll('\u2800', ' ')
    .normalize()
    .trim();
}

/** Cleans a code that a service issues: it has no spaces, and plain hyphens. */
export const cleanCode = (code: string): string =>
  cleanText(code)
    .replace(/\s/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
