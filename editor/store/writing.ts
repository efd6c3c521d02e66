// Writes edits into the text of a YAML file. What an edit does not touch stays as it is, byte for byte.
import type { Path, Written } from '../api.ts';
import { type FileEdit, isGroup, isSame, valueIn } from '../places.ts';
import { addField, removeField } from './keys.ts';
import { insertItem, moveItem, removeItem } from './lists.ts';
import { replaceValue } from './scalars.ts';
import { editedValue, NotWritable } from './written.ts';
import { NOT_SPLICED, parseFile, readValue } from './yamlFile.ts';

/** The names of the fields of the group at a path, in their order. */
export type Order = (path: Path) => string[];

/** Removes the value at a path. */
function remove(text: string, path: Path): string {
  const key = path.at(-1);
  const parent = path.slice(0, -1);
  if (key === undefined) throw new NotWritable(NOT_SPLICED);
  return typeof key === 'number'
    ? removeItem(parseFile(text), parent, key)
    : removeField(parseFile(text), parent, key);
}

function setGroup(text: string, path: Path, old: Written, value: Written, order: Order): string {
  if (!isGroup(old) || !isGroup(value)) throw new NotWritable(NOT_SPLICED);
  // New fields first, so that no group is empty meanwhile.
  const names = [...Object.keys(value), ...Object.keys(old).filter((name) => !Object.hasOwn(value, name))];
  return names.reduce((before, name) => {
    const inner = value[name];
    return inner === undefined ? remove(before, [...path, name]) : set(before, [...path, name], inner, order);
  }, text);
}

/** Changes only the items between those that stay at the beginning and at the end. */
function setList(text: string, path: Path, old: Written[], value: Written[], order: Order): string {
  const least = Math.min(old.length, value.length);
  let head = 0;
  while (head < least && isSame(old[head], value[head])) head += 1;
  let tail = 0;
  while (tail < least - head && isSame(old.at(-1 - tail), value.at(-1 - tail))) tail += 1;
  let result = text;
  for (let index = head; index < value.length - tail; index += 1) {
    const item = value[index];
    if (item === undefined) continue;
    result =
      index < old.length - tail
        ? set(result, [...path, index], item, order)
        : insertItem(parseFile(result), path, index, ordered(item, [...path, index], order));
  }
  for (let index = old.length - tail - 1; index >= value.length - tail; index -= 1) {
    result = remove(result, [...path, index]);
  }
  return result;
}

/** A new value with its fields in the schema's order. */
function ordered(value: Written, path: Path, order: Order): Written {
  if (Array.isArray(value)) return value.map((item, index) => ordered(item, [...path, index], order));
  if (!isGroup(value)) return value;
  const names = order(path);
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  const sorted = Object.entries(value).toSorted(([one], [other]) => place(one) - place(other));
  return Object.fromEntries(sorted.map(([name, item]) => [name, ordered(item, [...path, name], order)]));
}

function set(text: string, path: Path, value: Written, order: Order): string {
  const file = parseFile(text);
  const root = readValue(file);
  const old = valueIn(root, path);
  if (isSame(old, value)) return text;
  if (isGroup(old) && isGroup(value)) return setGroup(text, path, old, value, order);
  if (Array.isArray(old) && Array.isArray(value) && old.length > 0) {
    return setList(text, path, old, value, order);
  }
  if (old !== undefined) return replaceValue(file, path, ordered(value, path, order));
  const parent = path.slice(0, -1);
  const name = path.at(-1);
  if (typeof name !== 'string') throw new NotWritable(NOT_SPLICED);
  const group = valueIn(root, parent);
  if (isGroup(group)) return addField(file, parent, name, ordered(value, path, order), order(parent));
  return set(text, parent, { [name]: value }, order);
}

function write(text: string, edit: FileEdit, order: Order): string {
  const { path } = edit;
  switch (edit.type) {
    case 'set':
      return set(text, path, edit.value, order);
    case 'remove':
      return remove(text, path);
    case 'insert': {
      const item = ordered(edit.value, [...path, edit.index], order);
      return insertItem(parseFile(text), path, edit.index, item);
    }
    case 'move':
      return edit.from === edit.to ? text : moveItem(parseFile(text), path, edit.from, edit.to);
  }
}

/**
 * The text of a YAML file after an edit, with exactly the change that the edit asks for.
 *
 * @param text with its byte order mark, if it has one
 * @throws NotWritable when the place is not there, or when the file is written in a way that cannot be edited
 */
export function writeEdit(text: string, edit: FileEdit, order: Order = () => []): string {
  const intended = editedValue(readValue(parseFile(text)), edit);
  const result = write(text, edit, order);
  if (!isSame(readValue(parseFile(result)), intended)) throw new NotWritable(NOT_SPLICED);
  return result;
}
