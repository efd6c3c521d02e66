// How two states of the content differ, in the seller's words.
import type { Field, FieldTree } from '../../src/content-model/fieldTree.ts';
import type { Change, ContentFile, Path, Written } from '../api.ts';
import { isGroup, isSame } from './written.ts';

const LONGEST_SHOWN = 120;

const shortened = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

/** A value as the seller reads it: the label of a choice, the first text of a group. */
function inWords(value: Written | undefined, field: Field | undefined): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (Array.isArray(value)) return value.map((item) => inWords(item, undefined) ?? '').join(', ');
  if (isGroup(value))
    return inWords(
      Object.values(value).find((inner) => typeof inner === 'string'),
      undefined,
    );
  const options = field && 'options' in field ? field.options : undefined;
  return shortened(options?.find((option) => option.value === value)?.label ?? String(value));
}

function childOf(field: Field | undefined, key: string | number): Field | undefined {
  switch (field?.kind) {
    case 'group':
      return field.fields[key];
    case 'list':
      return field.item;
    case 'pair':
      return field.items[Number(key)];
    case 'union':
      return Object.values(field.groups)
        .map((group) => group.fields[key])
        .find((found) => found !== undefined);
    default:
      return undefined;
  }
}

/** The field at a path below a file's; undefined for what the schemas do not know. */
export const fieldAt = (root: Field, path: Path): Field | undefined =>
  path.reduce<Field | undefined>(childOf, root);

/** "Depoimentos › 2 › Nome"; what has no label goes by its name in the file. */
function labelAt(root: Field, path: Path): string {
  let field: Field | undefined = root;
  const names = path.map((key) => {
    field = childOf(field, key);
    return typeof key === 'number' ? String(key + 1) : (field?.label ?? key);
  });
  return [root.label, ...names].join(' › ');
}

/** The places in which two values differ: single values, and items that a list has on one side alone. */
function differences(
  before: Written | undefined,
  after: Written | undefined,
  path: Path,
): { path: Path; before: Written | undefined; after: Written | undefined }[] {
  if (isSame(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differences(before[name], after[name], [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length) {
      const isReordered = before.every((item) => after.some((other) => isSame(item, other)));
      if (isReordered) return [{ path, before, after }];
      return before.flatMap((item, index) => differences(item, after[index], [...path, index]));
    }
    const gone = before.filter((item) => !after.some((other) => isSame(item, other)));
    const added = after.filter((item) => !before.some((other) => isSame(item, other)));
    return [
      ...gone.map((item) => ({ path, before: item, after: undefined })),
      ...added.map((item) => ({ path, before: undefined, after: item })),
    ];
  }
  return [{ path, before, after }];
}

type Files = Partial<Record<ContentFile, Written>>;

/** How the content files differ. */
export function contentChanges(tree: FieldTree, before: Files, after: Files): Change[] {
  return (Object.keys(tree) as ContentFile[]).flatMap((file) =>
    differences(before[file], after[file], []).map(({ path, ...values }) => {
      const field = fieldAt(tree[file], path);
      return {
        place: { file, path },
        label: labelAt(tree[file], path),
        before: inWords(values.before, field),
        after: inWords(values.after, field),
      };
    }),
  );
}

/** How the uploads differ, by the hashes of the two states. */
export function uploadChanges(before: Record<string, string>, after: Record<string, string>): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name.startsWith('uploads/') && before[name] !== after[name],
  );
  return names.map((name) => {
    const label = `Arquivo ${name.slice('uploads/'.length)}`;
    if (before[name] === undefined) return { place: undefined, label, before: undefined, after: 'novo' };
    if (after[name] === undefined) return { place: undefined, label, before: 'existia', after: undefined };
    return { place: undefined, label, before: 'o anterior', after: 'outro' };
  });
}
