// Computes the value of a file after an edit, without regard to its formatting.
import { indexIn } from '../../src/content-model/paths.ts';
import type { YamlValue } from '../api.ts';
import { type FileEdit, valueIn, withEdit } from '../places.ts';

/** Thrown for an edit that cannot be applied to a file or written to it; the message is for the seller. */
export class NotWritable extends Error {}

const MISSING = 'Este campo não está mais no arquivo: recarregue a página do editor';

const isIndex = (index: number, last: number): boolean =>
  Number.isInteger(index) && index >= 0 && index <= last;

function isPossible(root: YamlValue | undefined, edit: FileEdit): boolean {
  const { path } = edit;
  const isReachable = path.every((key, index) => {
    const outer = valueIn(root, path.slice(0, index));
    if (Array.isArray(outer)) return isIndex(indexIn(outer, key), outer.length - 1);
    return typeof key === 'string' && key !== '__proto__';
  });
  if (!isReachable || edit.type === 'set') return isReachable;
  const present = valueIn(root, path);
  if (edit.type === 'remove') return present !== undefined;
  if (!Array.isArray(present)) return false;
  if (edit.type === 'insert') return isIndex(edit.index, present.length);
  return [edit.from, edit.to].every((index) => isIndex(index, present.length - 1));
}

/**
 * The value of a file after an edit; undefined if the edit deletes the file.
 *
 * @throws NotWritable for a missing place
 */
export function editedValue(root: YamlValue | undefined, edit: FileEdit): YamlValue | undefined {
  if (!isPossible(root, edit)) throw new NotWritable(MISSING);
  return withEdit(root, edit);
}
