// Paths into the content. List items that have an id, such as sections and offers, are identified by it, so that a path
// still refers to the same item when the list is reordered.
import { idOf } from '../sections/idOf.ts';

export type Path = (string | number)[];

/** A page's file by its name without the extension. */
export type PageFile = `pages/${string}`;

/** Whether a file of the content is a page. */
export const isPageFile = (file: string): file is PageFile => file.startsWith('pages/');

export type Group = { [name: string]: unknown };

export const isGroup = (value: unknown): value is Group =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The id of a list's item: its own, or the default id of its kind of section. Undefined for any other value. */
export function itemId(item: unknown): string | undefined {
  if (!isGroup(item)) return undefined;
  const { id, kind } = item;
  if (typeof id === 'string') return id;
  return typeof kind === 'string' && id === undefined ? idOf({ kind }) : undefined;
}

/** The index of the item with a key. A number is the index itself; a string is an id, -1 if no item has it. */
export const indexIn = (list: readonly unknown[], key: string | number): number =>
  typeof key === 'number' ? key : list.findIndex((item) => itemId(item) === key);

/** The value under a key of a group or a list; undefined if there is none. */
export function childValue(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value[indexIn(value, key)];
  return isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The value at a path; undefined if there is none. */
export const valueIn = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(childValue, value);

/** The key of an item in a path: its id, or its index if it has no id or an earlier item has the same id. */
export function itemKey(list: readonly unknown[], index: number): string | number {
  const id = itemId(list[index]);
  return id !== undefined && indexIn(list, id) === index ? id : index;
}

/** A path whose indices are replaced by the ids of the items that have one. */
export function withIds(value: unknown, path: readonly PropertyKey[]): Path {
  let inner = value;
  return path.map((key) => {
    const plain = typeof key === 'symbol' ? String(key) : key;
    const list = inner;
    inner = childValue(inner, plain);
    if (!Array.isArray(list) || typeof plain !== 'number') return plain;
    return itemKey(list, plain);
  });
}

/** A path whose ids are replaced by the indices of the items. */
export function withIndices(value: unknown, path: readonly (string | number)[]): Path {
  let inner = value;
  return path.map((key) => {
    const list = inner;
    inner = childValue(inner, key);
    return Array.isArray(list) ? indexIn(list, key) : key;
  });
}

type PlacedText = { text: string; path: Path };

/** Every text inside a value, however deep, with its path. */
export function textsIn(value: unknown, path: Path = []): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsIn(item, [...path, itemKey(value, index)]));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, [...path, name]));
}

type Ordered = { path: string; order?: number | undefined };

/** Orders pages: the main page first, then those with an `order`, then by their paths. */
export function comparePages(one: Ordered, other: Ordered): number {
  const rank = ({ path, order = Number.POSITIVE_INFINITY }: Ordered) => (path === '/' ? 0 : order);
  const [first, second] = [rank(one), rank(other)];
  return first === second ? one.path.localeCompare(other.path) : first - second;
}
