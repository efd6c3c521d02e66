import { distance } from 'fastest-levenshtein';

/** Without accents, capitals, spaces, hyphens and underscores. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\p{M}\s_-]/gu, '')
    .toLowerCase();

/**
 * The one name among `names` that `written` misspells: at most a third of its letters differ. Undefined when none is
 * so close, or when two are equally close.
 */
export function closestMatch(written: string, names: readonly string[]): string | undefined {
  const edits = (name: string) => distance(plain(written), plain(name));
  const close = names.filter((name) => {
    const length = Math.max(plain(written).length, plain(name).length);
    return edits(name) <= Math.ceil(length / 3) && edits(name) < length;
  });
  const fewest = Math.min(...close.map(edits));
  const best = close.filter((name) => edits(name) === fewest);
  return best.length === 1 ? best[0] : undefined;
}
