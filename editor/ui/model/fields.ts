// The fields that describe the places of the content.
import type { Field, FieldTree, ValueField } from '../../../src/content-model/fieldTree.ts';
import { cleanText } from '../../../src/domain/cleanText.ts';
import type { Files, Place, Written } from '../../api.ts';
import { childField, childOf, isGroup, parentOf, valueIn } from '../../places.ts';
import { fileNameOf } from './screens.ts';

/** A value as the input of its field takes it, undefined for none: a file that was changed outside may hold another kind. */
export function inputValue({ kind }: ValueField, value: Written | undefined): Written | undefined {
  if (kind === 'colors' && Array.isArray(value)) return value;
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  return ['integer', 'rating', 'switch'].includes(kind) ? value : String(value);
}

/** A saved value as it was typed, if it was: a space at the end must not go while one types on, though it is not saved. */
export const asTyped = (typed: Written | undefined, saved: Written | undefined): Written | undefined =>
  typeof typed === 'string' && cleanText(typed) === saved ? typed : saved;

/** The field that describes a place; undefined where the content has none. A union's depends on the kind that is written. */
export const fieldAt = (tree: FieldTree, files: Files, place: Place): Field | undefined =>
  place.path.reduce<Field | undefined>(
    (field, key, index) => childField(field, key, valueIn(files[place.file], place.path.slice(0, index))),
    tree[place.file],
  );

/** The names of a place and of what it stands in, from the file on: "Página principal", "Como funciona", "Passo 2", "Imagem". */
export function trailOf(tree: FieldTree, files: Files, place: Place): string[] {
  const { file, path } = place;
  const names = path.map((key, index) => {
    const { label = '' } = fieldAt(tree, files, { file, path: path.slice(0, index + 1) }) ?? {};
    return typeof key === 'number' ? `${label} ${key + 1}` : label;
  });
  return [fileNameOf(place, tree[file].label), ...names].filter((name) => name !== '');
}

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
  if (field.kind === 'group' && isGroup(value)) {
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
