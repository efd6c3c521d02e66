import { fillPlaceholders, placeholdersIn } from '../../../src/domain/placeholders.ts';
import type { Place } from '../../api.ts';
import type { SourceMap } from '../sourceMap.ts';
import { type LiveSpot, samePlace, spotsOfText } from './spots.ts';

/** A part of a text, and the text that replaces it. */
type Change = { from: number; to: number; inserted: string };

/** The change between two texts, without their common beginning and their common end. */
function changeBetween(before: string, after: string): Change {
  const length = Math.min(before.length, after.length);
  let from = 0;
  while (from < length && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < length - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, inserted: after.slice(from, after.length - same) };
}

/** Replaces a part of a text node, and updates the offsets of the spots in that node. */
function replaceIn(node: Text, { from, to, inserted }: Change, spots: LiveSpot[]): void {
  node.replaceData(from, to - from, inserted);
  const added = inserted.length - (to - from);
  for (const { text } of spots) {
    if (text?.node !== node) continue;
    if (text.start > from || (text.start === from && text.end < to)) text.start += added;
    if (text.end >= to) text.end += added;
  }
}

/**
 * Whether each part still shows its text. A text that a promotion has filled with other values is not changed until the
 * next refresh.
 */
const areIntact = (parts: LiveSpot[], whole: string): boolean =>
  parts.every(
    ({ text }) =>
      text &&
      text.node.data.slice(text.start, text.end) ===
        whole.slice(text.from, text.from + text.end - text.start),
  );

/** A text before and after a change. */
type Texts = { before: string; after: string };

/**
 * Changes a text that components may have split. Changes only the part that contains the whole change; if no part does,
 * the first part gets the whole text.
 */
function patchParts(parts: LiveSpot[], { before, after }: Texts, spots: LiveSpot[]): void {
  const { from, to, inserted } = changeBetween(before, after);
  const changedPart = parts.find(
    ({ text }) => text && text.from <= from && to <= text.from + text.end - text.start,
  );
  for (const part of parts) {
    const { text } = part;
    if (!text) continue;
    const { node, start, end } = text;
    const isFirst = part === parts[0];
    const offset = start - text.from;
    if (part === changedPart) replaceIn(node, { from: from + offset, to: to + offset, inserted }, spots);
    else if (!changedPart) replaceIn(node, { from: start, to: end, inserted: isFirst ? after : '' }, spots);
    if (!changedPart) text.from = isFirst ? 0 : after.length;
    else if (text.from >= to && part !== changedPart) text.from += inserted.length - (to - from);
  }
}

/** A typed text, with its names in braces unfilled. */
export type TypedText = { place: Place; text: string };

/**
 * Shows a typed text wherever the page shows its place. A text with names that components fill waits for the next
 * refresh.
 *
 * @returns the text nodes that changed
 */
export function patchText(
  { place, text: written }: TypedText,
  { places, values }: SourceMap,
  spots: LiveSpot[],
): Text[] {
  const entry = places.find((each) => samePlace(each.place, place));
  const after = fillPlaceholders(written, values);
  if (entry?.text === undefined || placeholdersIn(entry.text).length > 0) return [];
  const texts = { before: entry.text, after };
  const seen = new Set<LiveSpot>();
  for (const spot of spots) {
    if (!spot.text || seen.has(spot) || !samePlace(spot.place, place)) continue;
    const parts = spotsOfText(spot, spots);
    for (const part of parts) seen.add(part);
    if (areIntact(parts, entry.text)) patchParts(parts, texts, spots);
  }
  entry.text = after;
  return Array.from(seen).flatMap(({ text }) => text?.node ?? []);
}
