// Places in the content, their fields and values, and edits of the values. Shared by server, interface and preview.
import type { Field, FieldTree, GroupField } from '../src/content-model/fieldTree.ts';
import {
  childValue,
  indexIn,
  isGroup,
  isPageFile,
  valueIn as untypedValueIn,
} from '../src/content-model/paths.ts';
import type { ContentFile, Edit, Files, Issue, Path, Place, YamlValue } from './api.ts';

export { isGroup } from '../src/content-model/paths.ts';

/** Parses a field path such as "pages/principal.sections.preco.heading" into a place. */
export function placeOf(fieldPath: string): Place {
  const [file = '', ...path] = fieldPath.split('.');
  return { file: file as ContentFile, path: path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) };
}

/** The field path of a place, for keys, addresses and ids: "pages/principal.sections.preco.heading". */
export const fieldPath = ({ file, path }: Place): string => [file, ...path].join('.');

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

/** Whether a finding is about the field at a place, alone or together with other fields. */
export const concerns = ({ file, path, others = [] }: Issue, place: Place): boolean =>
  [{ file, path }, ...others].some((one) => fieldPath(one) === fieldPath(place));

/** Whether two values are the same, whatever the order of their fields. */
export function isSame(one: YamlValue | undefined, other: YamlValue | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isYamlGroup(one) || !isYamlGroup(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/** Whether a value of a file is a group. */
export const isYamlGroup = (value: YamlValue | undefined): value is { [name: string]: YamlValue } =>
  isGroup(value);

/** The value at a path; undefined if there is none. */
export const valueIn = (value: YamlValue | undefined, path: Path): YamlValue | undefined =>
  untypedValueIn(value, path) as YamlValue | undefined;

export const valueAt = (files: Partial<Files>, { file, path }: Place): YamlValue | undefined =>
  valueIn(files[file], path);

/** The list at a place; empty if there is none. */
export function listAt(files: Files, place: Place): YamlValue[] {
  const value = valueAt(files, place);
  return Array.isArray(value) ? value : [];
}

/** The fields of a file. */
export const fieldsOf = (tree: FieldTree, file: ContentFile): GroupField =>
  tree[isPageFile(file) ? 'page' : file];

/** A field's child for a key. In a union, `value` selects the group. */
export function childField(
  field: Field | undefined,
  key: string | number,
  value: unknown,
): Field | undefined {
  switch (field?.kind) {
    case 'group':
      return field.fields[key];
    case 'list':
      return field.item;
    case 'pair':
      return field.items[Number(key)];
    case 'union':
      return field.groups[String(childValue(value, 'kind'))]?.fields[key];
    default:
      return undefined;
  }
}

/** The field at a path inside another field; undefined if there is none. `value` is the outer field's value. */
export function fieldIn(field: Field | undefined, path: Path, value: unknown): Field | undefined {
  const [key, ...rest] = path;
  if (!field || key === undefined) return field;
  return fieldIn(childField(field, key, value), rest, childValue(value, key));
}

/** The field at a place; undefined if there is none. */
export const fieldAt = (tree: FieldTree, files: Partial<Files>, { file, path }: Place): Field | undefined =>
  fieldIn(fieldsOf(tree, file), path, files[file]);

/**
 * The display name of a place: the name of a page or an offer, the label of a section's kind, or else the label of the
 * field; undefined if there is none.
 */
export function nameAt(tree: FieldTree, files: Partial<Files>, place: Place): string | undefined {
  const { file, path } = place;
  const field = fieldAt(tree, files, place);
  const key = path.at(-1);
  const list = valueIn(files[file], path.slice(0, -1));
  const hasName = key === undefined ? isPageFile(file) : typeof key === 'string' && Array.isArray(list);
  const value = hasName ? valueIn(files[file], path) : undefined;
  const name = childValue(value, 'name');
  if (typeof name === 'string') return name;
  const group = hasName && field?.kind === 'union' && field.groups[String(childValue(value, 'kind'))];
  return group ? group.label : field?.label;
}

/** A list with one item moved; `to` is its index afterwards. */
export const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

type InFile<OneEdit> = OneEdit extends Edit ? Omit<OneEdit, 'place' | 'previous'> & { path: Path } : never;
/** An edit whose path is relative to a file or to a value in it. */
export type FileEdit = InFile<Edit>;

export const fileEdit = ({ place, ...edit }: Edit): FileEdit => ({ ...edit, path: place.path });

/**
 * `root` after `change` at a path. The value is removed if `change` returns undefined. Missing groups are created.
 */
function changedAt(
  root: YamlValue | undefined,
  [key, ...rest]: Path,
  change: (value: YamlValue | undefined) => YamlValue | undefined,
): YamlValue | undefined {
  if (key === undefined) return change(root);
  if (Array.isArray(root)) {
    const changed = indexIn(root, key);
    return root.flatMap((item, index) => {
      const value = index === changed ? changedAt(item, rest, change) : item;
      return value === undefined ? [] : [value];
    });
  }
  const { [key]: old, ...others } = isYamlGroup(root) ? root : {};
  const value = changedAt(old, rest, change);
  return value === undefined ? others : { ...(isYamlGroup(root) && root), [key]: value };
}

/** The index of an item after an edit of its list or of another item. */
function indexAfter(index: number, edit: Edit): number {
  switch (edit.type) {
    case 'set':
      return index;
    case 'remove':
      return Number(edit.place.path.at(-1)) < index ? index - 1 : index;
    case 'insert':
      return edit.index <= index ? index + 1 : index;
    case 'move': {
      const among = edit.from < index ? index - 1 : index;
      if (edit.from === index) return edit.to;
      return edit.to <= among ? among + 1 : among;
    }
  }
}

function placeAfterEdit(place: Place, edit: Edit): Place | undefined {
  const isItem = edit.type === 'set' || edit.type === 'remove';
  if (isItem && isWithin(place, edit.place)) return undefined;
  const list = isItem ? parentOf(edit.place) : edit.place;
  const index = place.path[list.path.length];
  if (typeof index !== 'number' || !isWithin(place, list)) return place;
  return { ...place, path: place.path.with(list.path.length, indexAfter(index, edit)) };
}

/** The place of a value after edits; undefined if one of them replaces or removes the value. */
export const placeAfter = (place: Place, edits: readonly Edit[]): Place | undefined =>
  edits.reduce<Place | undefined>((now, edit) => now && placeAfterEdit(now, edit), place);

/** A value after an edit; undefined if the edit removes the whole value. An edit of a missing item changes nothing. */
export function withEdit(root: YamlValue | undefined, edit: FileEdit): YamlValue | undefined {
  const change = (make: (value: YamlValue | undefined) => YamlValue | undefined) =>
    changedAt(root, edit.path, make);
  const changeList = (make: (list: YamlValue[]) => YamlValue[]) =>
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
