/** An emoji with its joiners, variation selectors and tags. */
const EMOJI =
  /[\d#*]\ufe0f\u20e3|\p{ExtPict}(?:\p{EMod}|[\ufe0e\ufe0f]\u20e3?|[\u{e0020}-\u{e007e}]+\u{e007f})?(?:\u200d\p{ExtPict}(?:\p{EMod}|\ufe0f)?)*/u;

/** Joiners and direction marks, which Hebrew and Arabic texts need. */
const JOINERS_AND_DIRECTION_MARKS = /[\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069]/u;
const HEBREW_OR_ARABIC_LETTER = /(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Control and invisible characters, and U+FFFC, which programs insert for a picture that they could not copy. */
const UNWANTED = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\p{DI}\ufff9-\ufffc]/u;

/** Phones append U+FE0F even to emoji that need no variation selector, such as ⭐ and ❗. */
const NEEDLESS_SELECTOR = /(\p{Emoji_Presentation})\ufe0f/gu;

const EMOJI_OR_UNWANTED = new RegExp(
  `(${EMOJI.source})|(${JOINERS_AND_DIRECTION_MARKS.source})|${UNWANTED.source}`,
  'gu',
);

/**
 * Cleans a typed or pasted text: normalizes it to NFC, removes meaningless invisible characters, and trims it. Keeps
 * emoji, and inside the text no-break spaces, tabs and line breaks. Implements docs/behaviour.md#content.
 */
export function cleanText(text: string): string {
  const needsMarks = HEBREW_OR_ARABIC_LETTER.test(text);
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(EMOJI_OR_UNWANTED, (_, emoji = '', mark = '') => emoji || (needsMarks ? mark : ''))
    .replace(NEEDLESS_SELECTOR, '$1')
    .replaceAll('\u2800', ' ')
    .normalize()
    .trim();
}

/** Cleans an id, such as a pixel id or a CNPJ: removes all spaces, and turns every dash into a hyphen. */
export const cleanId = (id: string): string =>
  cleanText(id)
    .replace(/\s/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
