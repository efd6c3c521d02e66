import { readProse } from '../domain/prose.ts';

type Props = {
  /** With the words that stand out as `**words**`. */
  text: string;
};

/** A longer accent is divided into lines as the words around it are. */
const MAX_LINE_LENGTH = 20;

/**
 * The text of a heading on a dark ground, of which some words are in the colour of the light. A short accent stays on one
 * line, with the word before it: a break between them would differ from font to font.
 */
export function AccentedText({ text }: Props) {
  const parts = readProse(text).map((part) => ({
    ...part,
    isShort: part.isBold && part.text.length <= MAX_LINE_LENGTH,
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
