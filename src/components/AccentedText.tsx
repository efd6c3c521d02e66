import { readProse } from '../domain/prose.ts';

type Props = {
  /** The text, in which `**words**` are accents. */
  text: string;
};

/** The maximum length, in characters, of an accent that stays on one line. A longer one wraps. */
const MAX_UNBROKEN_LENGTH = 20;

/**
 * The text of a heading on a dark background, with accents in another colour. A short accent stays on one line with the
 * word before it, because the place of a line break between them would depend on the font.
 */
export function AccentedText({ text }: Props) {
  const parts = readProse(text).map((part) => ({
    ...part,
    isShort: part.isBold && part.text.length <= MAX_UNBROKEN_LENGTH,
  }));
  return parts.map(({ text: words, isBold, isShort }, index) => {
    if (!isBold) return parts[index + 1]?.isShort ? words.replace(/ $/, '\u00a0') : words;
    return (
      <span key={index} className={isShort ? 'inline-block text-horizon' : 'text-horizon'}>
        {words}
      </span>
    );
  });
}
