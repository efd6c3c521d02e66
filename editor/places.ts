// Places of the content, their fields, the values at them, and edits of these values: for server, interface and preview alike.
import type { Field } from '../src/content-model/fieldTree.ts';
import type { ContentFile, Edit, Files, Path, Place, Written } from './api.ts';

/** "home.hero.headline" as a place. */
export function placeOf(dotted: string): Place {
  const [file = '', ...path] = dotted.split('.');
  return { file: file as ContentFile, path: path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

/** A place's name in keys, addresses and ids: "home.hero.headline". */
export const dotted = ({ file, path }: Place): string => [file, ...path].join('.');

export const childOf = ({ file, path }: Place, key: string | number): Place => ({
  file,
  path: [...path, key],
});

export const parentOf = ({ file, path }: Place): Place => ({ file, path: path.slice(0, -1) });

/** Whether `inner` is `outer` or inside it. */
export const isWithin = (inner: Place, outer: Place): boolean =>
  inner.file === outer.file && outer.path.every((key, index) => inner.path[index] === key);

/** Whether `inner` is inside `outer` and not `outer` itself. */
export const isInside = (inner: Place, outer: Place): boolean =>
  inner.path.length > outer.path.length && isWithin(inner, outer);

type Group = { [name: string]: Written };

export const isGroup = (value: unknown): value is Group =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Whether two values are the same, whatever the order of their fields. */
export function isSame(one: Written | undefined, other: Written | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isGroup(one) || !isGroup(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/** What a value has at a path; undefined for what is missing. */
export const valueIn = (value: Written | undefined, path: Path): Written | undefined =>
  path.reduce<Written | undefined>((inner, key) => {
    if (Array.isArray(inner)) return typeof key === 'number' ? inner[key] : undefined;
    return isGroup(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, value);

export const valueAt = (files: Files, { file, path }: Place): Written | undefined =>
  valueIn(files[file], path);

/** The list at a place; empty for what is none. */
export function listAt(files: Files, place: Place): Written[] {
  const value = valueAt(files, place);
  return Array.isArray(value) ? value : [];
}

/** The field under a key of another. A union's is that of the kind in `value`; without a kind, of any. */
export function childField(
  field: Field | undefined,
  key: string | number,
  value?: unknown,
): Field | undefined {
  switch (field?.kind) {
    case 'group':
      return field.fields[key];
    case 'list':
      return field.item;
    case 'pair':
      return field.items[Number(key)];
    case 'union': {
      const kind = isGroup(value) ? value['kind'] : undefined;
      const groups = kind === undefined ? Object.values(field.groups) : [field.groups[String(kind)]];
      return groups.map((group) => group?.fields[key]).find((found) => found !== undefined);
    }
    default:
      return undefined;
  }
}

/** A list with one item moved; `to` is its index afterwards. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

type InFile<Any> = Any extends Edit ? Omit<Any, 'place' | 'previous'> & { path: Path } : never;
/** An edit of one file, or of a value in it from which the path counts. */
export type FileEdit = InFile<Edit>;

export const fileEdit = ({ place, ...edit }: Edit): FileEdit => ({ ...edit, path: place.path });

/** `root` with what `change` makes of the value at a path; undefined takes it away. Groups that are missing are made. */
function changedAt(
  root: Written | undefined,
  [key, ...rest]: Path,
  change: (value: Written | undefined) => Written | undefined,
): Written | undefined {
  if (key === undefined) return change(root);
  if (Array.isArray(root))
    return root.flatMap((item, index) => {
      const value = index === key ? changedAt(item, rest, change) : item;
      return value === undefined ? [] : [value];
    });
  const { [key]: old, ...others } = isGroup(root) ? root : {};
  const value = changedAt(old, rest, change);
  return value === undefined ? others : { ...(isGroup(root) && root), [key]: value };
}

/** A value after an edit in it. One of an item that is not there changes nothing. */
export function withEdit(root: Written, edit: FileEdit): Written {
  const change = (make: (value: Written | undefined) => Written | undefined) =>
    changedAt(root, edit.path, make) ?? null;
  const changeList = (make: (list: Written[]) => Written[]) =>
    change((value) => make(Array.isArray(value) ? value : []));
  switch (edit.type) {
    case 'set':
      return change(() => edit.value);
    case 'remove':
      return change(() => undefined);
    case 'insert':
      return changeList((list) => list.toSpliced(edit.index, 0, edit.value));
    case 'move':
      return changeList((list) => moved(list, edit.from, edit.to));
  }
}
