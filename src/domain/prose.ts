/** A part of a text: plain words, bold words, or a link with its target. */
type ProsePart = { text: string; isBold?: true; to?: string };

const MARKED = /\*\*(?<bold>[^*]+)\*\*|\[(?<label>[^\][]+)\]\((?<to>[^()\s]+)\)/g;

/**
 * Reads a text in which `**words**` are bold and `[words](/page)` is a link. Anything else, such as a single asterisk,
 * is plain. Implements docs/behaviour.md#prose.
 */
export function readProse(text: string): ProsePart[] {
  const parts: ProsePart[] = [];
  let end = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(MARKED)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    const { bold, label = '', to } = groups;
    parts.push(bold === undefined ? { text: label, to } : { text: bold, isBold: true });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The text without its markup, as a visitor reads it. */
export const proseWords = (text: string): string =>
  readProse(text)
    .map((part) => part.text)
    .join('');
