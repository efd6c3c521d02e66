// Edits of parsed values: the value that a file must have after an edit, whatever its formatting.
import { isDeepStrictEqual } from 'node:util';
import type { Edit, Path, Place, Written } from '../api.ts';

/** An edit inside one file. */
export type FileEdit =
  | { type: 'set'; path: Path; value: Written }
  | { type: 'remove'; path: Path }
  | { type: 'insert'; path: Path; index: number; value: Written }
  | { type: 'move'; path: Path; from: number; to: number };

/** An edit that the content or the way in which it is written does not allow; the message is for the seller. */
export class NotWritable extends Error {}

export type Group = { [name: string]: Written };

export const isGroup = (value: unknown): value is Group =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

/** The value at a path; undefined for a missing one. */
export function valueAt(value: Written | undefined, path: Path): Written | undefined {
  return path.reduce<Written | undefined>((inner, key) => {
    if (Array.isArray(inner)) return typeof key === 'number' ? inner[key] : undefined;
    return isGroup(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, value);
}

/** The place that an edit changes: of a list, the whole list. */
export const placeOfEdit = (edit: Edit): Place => ('list' in edit ? edit.list : edit.place);

/** The edit without its file. */
export function fileEdit(edit: Edit): FileEdit {
  const { path } = placeOfEdit(edit);
  switch (edit.type) {
    case 'set':
      return { type: 'set', path, value: edit.value };
    case 'remove':
      return { type: 'remove', path };
    case 'insert':
      return { type: 'insert', path, index: edit.index, value: edit.value };
    case 'move':
      return { type: 'move', path, from: edit.from, to: edit.to };
  }
}

const MISSING = 'Este campo não está mais no arquivo: recarregue a página do editor';

function listAt(value: Written, path: Path): Written[] {
  const list = valueAt(value, path);
  if (!Array.isArray(list)) throw new NotWritable(MISSING);
  return list;
}

function checkIndex(index: number, last: number): void {
  if (!Number.isInteger(index) || index < 0 || index > last) throw new NotWritable(MISSING);
}

/** `root` after the value at `path` was replaced by what `change` makes of it; groups that are missing are made. */
function changeAt(
  root: Written | undefined,
  path: Path,
  change: (value: Written | undefined) => Written | undefined,
): Written | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return change(root);
  if (typeof key === 'number') {
    const list = Array.isArray(root) ? [...root] : [];
    checkIndex(key, list.length - 1);
    const item = changeAt(list[key], rest, change);
    if (item === undefined) list.splice(key, 1);
    else list[key] = item;
    return list;
  }
  if (Array.isArray(root) || key === '__proto__') throw new NotWritable(MISSING);
  const { [key]: old, ...group } = isGroup(root) ? root : {};
  const value = changeAt(old, rest, change);
  return value === undefined ? group : { ...group, [key]: value };
}

/**
 * The value of a file after an edit.
 *
 * @throws NotWritable when a place is not there
 */
export function editedValue(root: Written, edit: FileEdit): Written {
  const { path } = edit;
  const change = (make: (value: Written | undefined) => Written | undefined) =>
    changeAt(root, path, make) ?? null;
  switch (edit.type) {
    case 'set':
      return change(() => edit.value);
    case 'remove':
      if (path.length === 0 || valueAt(root, path) === undefined) throw new NotWritable(MISSING);
      return change(() => undefined);
    case 'insert': {
      const list = listAt(root, path);
      checkIndex(edit.index, list.length);
      return change(() => list.toSpliced(edit.index, 0, edit.value));
    }
    case 'move': {
      const list = listAt(root, path);
      checkIndex(edit.from, list.length - 1);
      checkIndex(edit.to, list.length - 1);
      return change(() => moved(list, edit.from, edit.to));
    }
  }
}

/** A list with one item moved. */
export function moved<Item>(list: Item[], from: number, to: number): Item[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
