// Describes the differences between two states of the content for the seller.
import type { Field, FieldTree } from '../../src/content-model/fieldTree.ts';
import { namesAt } from '../../src/content-model/messages.ts';
import { indexIn, itemId, textsIn } from '../../src/content-model/paths.ts';
import type { Change, ContentFile, Edit, Files, Path, YamlValue } from '../api.ts';
import { formatNumber, formatPhone, formatTaxId } from '../masks.ts';
import { childField, fieldIn, fieldsOf, isYamlGroup as isGroup, isSame, valueIn } from '../places.ts';
import { isShifted } from './conflicts.ts';
import type { Manifest } from './files.ts';
import type { FileChanges } from './historyState.ts';

const LONGEST_SHOWN = 120;
/** The minimum number of characters shown before the first difference of two long texts. */
const MIN_SHOWN_BEFORE = 30;

const shortened = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

/** Shortens two texts. If one of them is long, both begin shortly before their first difference. */
function shortenedBoth([before = '', after = '']: (string | undefined)[]): string[] {
  let same = 0;
  while (before[same] !== undefined && before[same] === after[same]) same += 1;
  const isLong = Math.max(before.length, after.length) > LONGEST_SHOWN;
  const start = isLong ? before.lastIndexOf(' ', Math.max(0, same - MIN_SHOWN_BEFORE)) + 1 : 0;
  return [before, after].map((text) => shortened(start > 0 ? `…${text.slice(start)}` : text));
}

/** The display name of a group: its first field of kind `text`, or else its first string. */
function nameOf(group: Record<string, YamlValue>, field: Field | undefined): string | undefined {
  const written = Object.keys(group).filter((name) => typeof group[name] === 'string');
  const name = written.find((one) => childField(field, one, group)?.kind === 'text') ?? written[0] ?? '';
  return formatValue(group[name], childField(field, name, group));
}

/** Formats a value for the seller: a choice as its label, a group as its display name. */
function formatValue(value: YamlValue | undefined, field: Field | undefined): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (Array.isArray(value))
    return value
      .map((item, index) => formatValue(item, childField(field, index, value) ?? field) ?? '')
      .join(', ');
  if (isGroup(value)) return nameOf(value, field);
  if (field?.kind === 'price') return `R$ ${value}`;
  if (field?.kind === 'dateTime' || field?.kind === 'day')
    return String(value).replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1');
  if (typeof value === 'number') return formatNumber(value);
  if (field?.kind === 'phone') return formatPhone(value);
  if (field?.kind === 'taxId') return formatTaxId(value);
  const options = field && 'options' in field ? field.options : undefined;
  return options?.find((option) => option.value === value)?.label ?? value;
}

/** A place at which two values differ. With `index`, the difference is an item that only one of two lists has. */
type Difference = {
  path: Path;
  index?: number;
  before: YamlValue | undefined;
  after: YamlValue | undefined;
};

/** Serializes a value with sorted keys, so that equal values have equal texts. */
const textOf = (value: YamlValue): string =>
  JSON.stringify(value, (_, inner) =>
    isGroup(inner) ? Object.fromEntries(Object.entries(inner).toSorted()) : inner,
  );

const knownPositions = new WeakMap<YamlValue[], Map<string, number[]>>();

/** The positions of an item in a list. They are cached, because a list that was read from a file never changes. */
function positionsOf(list: YamlValue[], item: YamlValue): number[] {
  const known = knownPositions.get(list) ?? Map.groupBy(list.keys(), (index) => textOf(list[index] ?? null));
  knownPositions.set(list, known);
  return known.get(textOf(item)) ?? [];
}

const copies = (list: YamlValue[], item: YamlValue) => positionsOf(list, item).length;

const haveIds = (list: YamlValue[]): boolean => list.every((item) => itemId(item) !== undefined);

/** The positions of the items that the other list lacks or has fewer times. `isById` compares items by their ids. */
const additional = (list: YamlValue[], other: YamlValue[], isById = false): number[] =>
  list.flatMap((item, index) => {
    const isThere = isById
      ? indexIn(other, itemId(item) ?? '') >= 0
      : positionsOf(list, item).indexOf(index) < copies(other, item);
    return isThere ? [] : [index];
  });

function without(list: YamlValue[], positions: number[]): YamlValue[] {
  const left = new Set(positions);
  return list.filter((_, index) => !left.has(index));
}

/** Whether two lists have the same items, in any order. */
const haveSameItems = (one: YamlValue[], other: YamlValue[]) =>
  one.length === other.length && additional(one, other).length === 0;

/** Two values to compare, with their place in the file. */
type Sides<Value = YamlValue | undefined> = {
  before: Value;
  after: Value;
  path: Path;
  field: Field | undefined;
};

/** The places at which two values differ: single values, and items that only one of two lists has. */
function differences(sides: Sides): Difference[] {
  const { before, after, path } = sides;
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences({ ...sides, before, after });
  if (!isGroup(before) || !isGroup(after)) return [{ path, before, after }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differencesAt(name, sides));
}

/** The differences under one key of two values. */
const differencesAt = (key: string | number, { before, after, path, field }: Sides): Difference[] =>
  differences({
    before: valueIn(before, [key]),
    after: valueIn(after, [key]),
    path: [...path, key],
    field: childField(field, key, after),
  });

/** The differences of two lists: items that were added, removed or changed, and the order of the others. */
function listDifferences(sides: Sides<YamlValue[]>): Difference[] {
  const { before, after, path } = sides;
  const isById = haveIds(before) && haveIds(after);
  if (!isById && before.length === after.length && !haveSameItems(before, after))
    return before.flatMap((_, index) => differencesAt(index, sides));
  const [gone, added] = [additional(before, after, isById), additional(after, before, isById)];
  const [kept, keptNow] = [without(before, gone), without(after, added)];
  const ids = isById ? kept.map((item) => itemId(item) ?? '') : [];
  // The new values of the items, because changes inside an item are listed separately.
  const order = isById ? ids.flatMap((id) => valueIn(after, [id]) ?? []) : kept;
  return [
    ...gone.map((index) => ({ path, index, before: before[index], after: undefined })),
    ...added.map((index) => ({ path, index, before: undefined, after: after[index] })),
    ...(isSame(order, keptNow) ? [] : [{ path, before: order, after: keptNow }]),
    ...ids.flatMap((id) => differencesAt(id, sides)),
  ];
}

/** Describes the new order of a list: "Treino, do 9º para o 3º lugar", or the whole order if several items moved. */
function newOrder(before: YamlValue[], after: YamlValue[], field: Field | undefined): string {
  const newIndex = (item: YamlValue) => after.findIndex((other) => isSame(item, other));
  const from = before.findIndex((item, index) =>
    isSame(without(before, [index]), without(after, [newIndex(item)])),
  );
  const moved = before[from];
  return moved === undefined
    ? `nova ordem: ${shortened(formatValue(after, field) ?? '')}`
    : `${formatValue(moved, childField(field, from, before) ?? field)}, do ${from + 1}º para o ${newIndex(moved) + 1}º lugar`;
}

type Found = {
  file: ContentFile;
  difference: Difference;
  /** The file after the change. */
  changed: YamlValue | undefined;
  /** The current file. */
  now: YamlValue | undefined;
};

/** The edit that reverts only this difference; undefined if it is already reverted or can no longer be reverted. */
function reversingEdit({ file, difference, changed, now }: Found): Edit | undefined {
  const { path, index, before, after } = difference;
  const place = { file, path };
  const present = valueIn(now, path);
  if (index !== undefined) {
    const listChanged = valueIn(changed, path);
    if (!Array.isArray(present) || !Array.isArray(listChanged)) return undefined;
    const item = before ?? after ?? null;
    const extraCopies = copies(present, item) - copies(listChanged, item);
    if (before === undefined) {
      const [found] = positionsOf(present, item);
      return found === undefined || extraCopies < 0
        ? undefined
        : { type: 'remove', place: { file, path: [...path, found] } };
    }
    const to = Math.min(index, present.length);
    return extraCopies > 0 ? undefined : { type: 'insert', place, index: to, value: before };
  }
  if (isSame(present, before)) return undefined;
  const isOrder = Array.isArray(before) && Array.isArray(after);
  if (isOrder && !(Array.isArray(present) && haveSameItems(present, before))) return undefined;
  const edit: Edit =
    before === undefined
      ? { type: 'remove', place }
      : { type: 'set', place, value: before, previous: present };
  return isShifted(edit, changed, now) ? undefined : edit;
}

/** How to revert a change: an edit, unless only an upload changed, and the uploads to restore. */
export type Reversal = { edit?: Edit; files: string[] };
export type RevertibleChange = Omit<Change, 'id' | 'canRevert'> & { reversal: Reversal | undefined };

type States = {
  before: Partial<Files>;
  after: Partial<Files>;
  /** The current files, in which a change would be reverted. */
  now: Partial<Files>;
};

/** The differences of the content files, and how to revert them in the current files. */
export function contentChanges(tree: FieldTree, states: States): RevertibleChange[] {
  const files = new Set([...Object.keys(states.before), ...Object.keys(states.after)]) as Set<ContentFile>;
  return [...files].flatMap((file) => {
    const [before, after, now] = [states.before[file], states.after[file], states.now[file]];
    const root = fieldsOf(tree, file);
    return differences({ before, after, path: [], field: root }).map((difference) => {
      const { path, index } = difference;
      const edit = reversingEdit({ file, difference, changed: after, now });
      // A removed value is described by the file that had it.
      const value = valueIn(after, path) === undefined ? before : after;
      const field = fieldIn(root, path, value);
      const { before: old, after: fresh } = difference;
      const order = Array.isArray(old) && Array.isArray(fresh) ? newOrder(old, fresh, field) : undefined;
      const itemField = index === undefined ? field : (childField(field, index, undefined) ?? field);
      const [was, is] = shortenedBoth([old, fresh].map((one) => formatValue(one, itemField)));
      return {
        place: { file, path },
        label: namesAt({ file, path }, value).join(' › '),
        before: order ? undefined : was || undefined,
        after: order ?? (is || undefined),
        reversal: edit && { edit, files: textsIn(old).map(({ text }) => `uploads/${text}`) },
      };
    });
  });
}

/** The differences of the uploads. A new file cannot be reverted, because the content may refer to it. */
export const uploadChanges = (files: FileChanges, now: Manifest): RevertibleChange[] =>
  Object.entries(files)
    .filter(([name]) => name.startsWith('uploads/'))
    .map(([name, { before, after }]) => ({
      place: undefined,
      label: `Arquivo ${name.slice('uploads/'.length)}`,
      before: before && after ? 'o anterior' : undefined,
      after: before ? (after ? 'outro' : 'apagado') : 'novo',
      reversal: before && now[name] !== before ? { files: [name] } : undefined,
    }));
