// How two states of the content differ, in the seller's words.
import type { Field, FieldTree } from '../../src/content-model/fieldTree.ts';
import { namesAt } from '../../src/content-model/messages.ts';
import { indexIn, itemId, textsIn } from '../../src/content-model/paths.ts';
import type { Change, ContentFile, Edit, Files, Path, Written } from '../api.ts';
import { numberShown, phoneShown, taxIdShown } from '../masks.ts';
import { childField, fieldIn, fieldsOf, isWrittenGroup as isGroup, isSame, valueIn } from '../places.ts';
import { isShifted } from './conflicts.ts';
import type { Manifest } from './files.ts';
import type { FileChanges } from './historyState.ts';

const LONGEST_SHOWN = 120;
/** How much of the equal beginning of two long texts is shown. */
const WORDS_BEFORE = 30;

const shortened = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

/** Two texts; long ones from a little before the place where they begin to differ. */
function shortenedBoth([before = '', after = '']: (string | undefined)[]): string[] {
  let same = 0;
  while (before[same] !== undefined && before[same] === after[same]) same += 1;
  const isLong = Math.max(before.length, after.length) > LONGEST_SHOWN;
  const start = isLong ? before.lastIndexOf(' ', Math.max(0, same - WORDS_BEFORE)) + 1 : 0;
  return [before, after].map((text) => shortened(start > 0 ? `…${text.slice(start)}` : text));
}

/** What a group is called: its first text. */
function nameOf(group: Record<string, Written>, field: Field | undefined): string | undefined {
  const written = Object.keys(group).filter((name) => typeof group[name] === 'string');
  const name = written.find((one) => childField(field, one, group)?.kind === 'text') ?? written[0] ?? '';
  return inWords(group[name], childField(field, name, group));
}

/** A value as the seller reads it: the label of a choice, the first text of a group. */
function inWords(value: Written | undefined, field: Field | undefined): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (Array.isArray(value))
    return value
      .map((item, index) => inWords(item, childField(field, index, value) ?? field) ?? '')
      .join(', ');
  if (isGroup(value)) return nameOf(value, field);
  if (field?.kind === 'price') return `R$ ${value}`;
  if (field?.kind === 'dateTime' || field?.kind === 'day')
    return String(value).replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1');
  if (typeof value === 'number') return numberShown(value);
  if (field?.kind === 'phone') return phoneShown(value);
  if (field?.kind === 'taxId') return taxIdShown(value);
  const options = field && 'options' in field ? field.options : undefined;
  return options?.find((option) => option.value === value)?.label ?? value;
}

/** A place in which two values differ; with an index, the item there that the list at the place has on one side alone. */
type Difference = {
  path: Path;
  index?: number;
  before: Written | undefined;
  after: Written | undefined;
};

/** A text that two values share when they are the same. */
const textOf = (value: Written): string =>
  JSON.stringify(value, (_, inner) =>
    isGroup(inner) ? Object.fromEntries(Object.entries(inner).toSorted()) : inner,
  );

const knownPositions = new WeakMap<Written[], Map<string, number[]>>();

/** The positions at which a list has an item. A list that was read from a file never changes. */
function positionsOf(list: Written[], item: Written): number[] {
  const known = knownPositions.get(list) ?? Map.groupBy(list.keys(), (index) => textOf(list[index] ?? null));
  knownPositions.set(list, known);
  return known.get(textOf(item)) ?? [];
}

const copies = (list: Written[], item: Written) => positionsOf(list, item).length;

const haveIds = (list: Written[]): boolean => list.every((item) => itemId(item) !== undefined);

/** The positions of the items that the other list does not have, or has fewer times. An item that has an id is known by it. */
const additional = (list: Written[], other: Written[], isById = false): number[] =>
  list.flatMap((item, index) => {
    const isThere = isById
      ? indexIn(other, itemId(item) ?? '') >= 0
      : positionsOf(list, item).indexOf(index) < copies(other, item);
    return isThere ? [] : [index];
  });

function without(list: Written[], positions: number[]): Written[] {
  const left = new Set(positions);
  return list.filter((_, index) => !left.has(index));
}

/** Whether two lists have the same items. */
const isReordered = (one: Written[], other: Written[]) =>
  one.length === other.length && additional(one, other).length === 0;

/** Two values to compare, with their place in the file. */
type Sides<Value = Written | undefined> = {
  before: Value;
  after: Value;
  path: Path;
  field: Field | undefined;
};

/** The places in which two values differ: single values, and items that a list has on one side alone. */
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

/** The differences of two lists: items that came, went or changed, and the order of the others. */
function listDifferences(sides: Sides<Written[]>): Difference[] {
  const { before, after, path } = sides;
  const isById = haveIds(before) && haveIds(after);
  if (!isById && before.length === after.length && !isReordered(before, after))
    return before.flatMap((_, index) => differencesAt(index, sides));
  const [gone, added] = [additional(before, after, isById), additional(after, before, isById)];
  const [kept, keptNow] = [without(before, gone), without(after, added)];
  const ids = isById ? kept.map((item) => itemId(item) ?? '') : [];
  // The items as they are now: how each changed is a difference of its own.
  const order = isById ? ids.flatMap((id) => valueIn(after, [id]) ?? []) : kept;
  return [
    ...gone.map((index) => ({ path, index, before: before[index], after: undefined })),
    ...added.map((index) => ({ path, index, before: undefined, after: after[index] })),
    ...(isSame(order, keptNow) ? [] : [{ path, before: order, after: keptNow }]),
    ...ids.flatMap((id) => differencesAt(id, sides)),
  ];
}

/** What the order of a list became: "Treino, do 9º para o 3º lugar", or all of it when more than one item moved. */
function newOrder(before: Written[], after: Written[], field: Field | undefined): string {
  const whereNow = (item: Written) => after.findIndex((other) => isSame(item, other));
  const from = before.findIndex((item, index) =>
    isSame(without(before, [index]), without(after, [whereNow(item)])),
  );
  const moved = before[from];
  return moved === undefined
    ? `nova ordem: ${shortened(inWords(after, field) ?? '')}`
    : `${inWords(moved, childField(field, from, before) ?? field)}, do ${from + 1}º para o ${whereNow(moved) + 1}º lugar`;
}

type Found = {
  file: ContentFile;
  difference: Difference;
  /** The file that has the difference. */
  changed: Written | undefined;
  /** The file as it is. */
  now: Written | undefined;
};

/**
 * The edit that takes a difference back and nothing else; undefined when there is nothing to take back, or when the place is
 * not the same one any more.
 */
function reversingEdit({ file, difference, changed, now }: Found): Edit | undefined {
  const { path, index, before, after } = difference;
  const place = { file, path };
  const present = valueIn(now, path);
  if (index !== undefined) {
    const listChanged = valueIn(changed, path);
    if (!Array.isArray(present) || !Array.isArray(listChanged)) return undefined;
    const item = before ?? after ?? null;
    const more = copies(present, item) - copies(listChanged, item);
    if (before === undefined) {
      const [found] = positionsOf(present, item);
      return found === undefined || more < 0
        ? undefined
        : { type: 'remove', place: { file, path: [...path, found] } };
    }
    const to = Math.min(index, present.length);
    return more > 0 ? undefined : { type: 'insert', place, index: to, value: before };
  }
  if (isSame(present, before)) return undefined;
  const isOrder = Array.isArray(before) && Array.isArray(after);
  if (isOrder && !(Array.isArray(present) && isReordered(present, before))) return undefined;
  const edit: Edit =
    before === undefined
      ? { type: 'remove', place }
      : { type: 'set', place, value: before, previous: present };
  return isShifted(edit, changed, now) ? undefined : edit;
}

/** What takes a change back: an edit, and the files of the uploads folder that must be there. */
type Reversal = { edit?: Edit; files: string[] };
export type ChangeFound = Omit<Change, 'id' | 'canReturn'> & { reversal: Reversal | undefined };

type States = {
  before: Partial<Files>;
  after: Partial<Files>;
  /** The present files, in which a change is taken back. */
  now: Partial<Files>;
};

/** How the content files differ, and how that is taken back in the files as they are. */
export function contentChanges(tree: FieldTree, states: States): ChangeFound[] {
  const files = new Set([...Object.keys(states.before), ...Object.keys(states.after)]) as Set<ContentFile>;
  return [...files].flatMap((file) => {
    const [before, after, now] = [states.before[file], states.after[file], states.now[file]];
    const root = fieldsOf(tree, file);
    return differences({ before, after, path: [], field: root }).map((difference) => {
      const { path, index } = difference;
      const edit = reversingEdit({ file, difference, changed: after, now });
      // What went is described by the file that had it.
      const value = valueIn(after, path) === undefined ? before : after;
      const field = fieldIn(root, path, value);
      const { before: old, after: fresh } = difference;
      const order = Array.isArray(old) && Array.isArray(fresh) ? newOrder(old, fresh, field) : undefined;
      const itemField = index === undefined ? field : (childField(field, index, undefined) ?? field);
      const [was, is] = shortenedBoth([old, fresh].map((one) => inWords(one, itemField)));
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

/** How the uploads differ. A file that is new stays: the content may name it. */
export const uploadChanges = (files: FileChanges, now: Manifest): ChangeFound[] =>
  Object.entries(files)
    .filter(([name]) => name.startsWith('uploads/'))
    .map(([name, { before, after }]) => ({
      place: undefined,
      label: `Arquivo ${name.slice('uploads/'.length)}`,
      before: before && after ? 'o anterior' : undefined,
      after: before ? (after ? 'outro' : 'apagado') : 'novo',
      reversal: before && now[name] !== before ? { files: [name] } : undefined,
    }));
