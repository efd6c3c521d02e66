// Places in the content: their values and the fields that describe them.
import type { Field, FieldTree, ValueField } from '../../../src/content-model/fieldTree.ts';
import type { ContentFile, Path, Place, Written } from '../../api.ts';

type Files = Record<ContentFile, Written>;

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

export function valueAt(files: Files, { file, path }: Place): Written | undefined {
  let value: Written | undefined = files[file];
  for (const key of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = Array.isArray(value) ? value[Number(key)] : value[key];
  }
  return value;
}

/** The list at a place; empty for what is none. */
export function listAt(files: Files, place: Place): Written[] {
  const value = valueAt(files, place);
  return Array.isArray(value) ? value : [];
}

/** A value as the input of its field takes it, undefined for none: a file that was changed outside may hold another kind. */
export function inputValue({ kind }: ValueField, value: Written | undefined): Written | undefined {
  if (kind === 'colors' && Array.isArray(value)) return value;
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  return ['integer', 'rating', 'switch'].includes(kind) ? value : String(value);
}

function fieldIn(field: Field, path: Path, value: Written | undefined): Field | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return field;
  const inside = (name: string | number) =>
    value === null || typeof value !== 'object'
      ? undefined
      : Array.isArray(value)
        ? value[Number(name)]
        : value[name];
  if (field.kind === 'list') return fieldIn(field.item, rest, inside(key));
  if (field.kind === 'pair') return fieldIn(field.items[Number(key)] ?? field.items[0], rest, inside(key));
  if (field.kind === 'union') {
    const group = field.groups[String(inside('kind'))];
    return group && fieldIn(group, path, value);
  }
  if (field.kind !== 'group') return undefined;
  const child = field.fields[key];
  return child && fieldIn(child, rest, inside(key));
}

/** The field that describes a place; undefined where the content has none. A union's depends on the kind that is written. */
export const fieldAt = (tree: FieldTree, files: Files, place: Place): Field | undefined =>
  fieldIn(tree[place.file], place.path, files[place.file]);

/** The names of a place and of what it stands in, from the file on: "Página principal", "Como funciona", "Passo 2", "Imagem". */
export function trailOf(tree: FieldTree, files: Files, { file, path }: Place): string[] {
  const names = path.map((key, index) => {
    const { label = '' } = fieldAt(tree, files, { file, path: path.slice(0, index + 1) }) ?? {};
    return typeof key === 'number' ? `${label} ${key + 1}` : label;
  });
  return [tree[file].label, ...names].filter((name) => name !== '');
}

/** A value with another one at a path in it. */
export function withValueAt(value: Written | undefined, [key, ...rest]: Path, inner: Written): Written {
  if (key === undefined) return inner;
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(key) ? withValueAt(item, rest, inner) : item));
  const group = value !== null && typeof value === 'object' ? value : {};
  return { ...group, [key]: withValueAt(group[key], rest, inner) };
}

/** Whether two values are written alike. */
export const isSame = (one: Written | undefined, other: Written | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A valid value for a new field, with its optional texts, because some need each other. `pictureFor` names an existing picture. */
export function initialValue(field: Field, pictureFor: (leastWidth: number) => string): Written {
  if (field.kind === 'group')
    return Object.fromEntries(
      Object.entries(field.fields)
        .filter(([, one]) => !one.isOptional || (one.kind === 'text' && !one.isAlternative))
        .map(([name, one]) => [name, initialValue(one, pictureFor)]),
    );
  if (field.kind === 'list')
    return Array.from({ length: Math.max(field.least, 1) }, () => initialValue(field.item, pictureFor));
  if (field.kind === 'pair') return field.items.map((item) => initialValue(item, pictureFor));
  if (field.kind === 'union') {
    const [kind = '', group] = Object.entries(field.groups)[0] ?? [];
    return { kind, ...(group && (initialValue(group, pictureFor) as Record<string, Written>)) };
  }
  if (field.kind === 'picture') return field.canBeEmpty ? '' : pictureFor(field.leastWidth ?? 0);
  if (field.canBeEmpty) return '';
  return typeof field.initial === 'object' ? [...field.initial] : field.initial;
}

/** The name of a list's item: itself, or the first text in it. */
export function summaryOf(field: Field, value: Written | undefined): string {
  if (field.kind === 'group' && value !== null && typeof value === 'object' && !Array.isArray(value)) {
    const [name, first] = Object.entries(field.fields).find(([, one]) => one.kind === 'text') ?? [];
    return name !== undefined && first ? summaryOf(first, value[name]) : field.label;
  }
  return value === undefined || value === null || typeof value === 'object' ? field.label : String(value);
}

/** The text that describes a picture: the next field of the group. */
export function alternativeOf(
  tree: FieldTree,
  files: Files,
  picture: Place,
): { place: Place; field: Field } | undefined {
  const group = fieldAt(tree, files, parentOf(picture));
  if (group?.kind !== 'group') return undefined;
  const entries = Object.entries(group.fields);
  const index = entries.findIndex(([name]) => name === picture.path.at(-1));
  const [name, field] = entries[index + 1] ?? [];
  const isIt = field?.kind === 'text' && field.isAlternative;
  return name !== undefined && field && isIt ? { place: childOf(parentOf(picture), name), field } : undefined;
}
