// Values, names and initial values of fields.
import type { Field, FieldTree, ValueField } from '../../../src/content-model/fieldTree.ts';
import { isPageFile } from '../../../src/content-model/paths.ts';
import { cleanText } from '../../../src/domain/cleanText.ts';
import type { ReferenceTo } from '../../../src/fields/field.ts';
import type { Files, Place, YamlValue } from '../../api.ts';
import { isYamlGroup, nameAt } from '../../places.ts';

/** A value as the input of its field expects it; undefined if an outside change has given it another type. */
export function inputValue({ kind }: ValueField, value: YamlValue | undefined): YamlValue | undefined {
  if (kind === 'colors' && Array.isArray(value)) return value;
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  return ['integer', 'rating', 'switch'].includes(kind) ? value : String(value);
}

/**
 * The typed text if the saved value is its cleaned form, or else the saved value. So a space at the end does not
 * disappear while the seller types.
 */
export const asTyped = (typed: YamlValue | undefined, saved: YamlValue | undefined): YamlValue | undefined =>
  typeof typed === 'string' && cleanText(typed) === saved ? typed : saved;

/**
 * The names of a place and of everything around it, starting with the file: "Página principal", "Como funciona",
 * "Passo 2", "Imagem". Items with an id have no number.
 */
export function trailOf(tree: FieldTree, files: Files, { file, path }: Place): string[] {
  // The fields of site.yaml are on several screens, so no screen's name fits.
  const fileName = file === 'site' ? 'Site' : (nameAt(tree, files, { file, path: [] }) ?? file);
  const names = path.flatMap((key, index) => {
    const place: Place = { file, path: path.slice(0, index + 1) };
    const label = nameAt(tree, files, place) ?? '';
    // The name of the section makes the name of the list redundant.
    if (isPageFile(file) && index === 0 && key === 'sections' && path.length > 1) return [];
    return [typeof key === 'number' ? `${label} ${key + 1}` : label];
  });
  return [fileName, ...names].filter((name) => name !== '');
}

/** Functions that choose an existing picture, offer, bonus, page or section as the value of a new field. */
export type Existing = {
  pictureFor: (field: ValueField) => string;
  referenceTo: (to: ReferenceTo) => string;
};

/** The example of a field, with existing pictures and references in place of the empty ones. */
function completed(field: Field, example: unknown, existing: Existing): YamlValue {
  if (Array.isArray(example))
    return example.map((item, index) =>
      field.kind === 'list' || field.kind === 'pair'
        ? completed(field.kind === 'list' ? field.item : (field.items[index] ?? field), item, existing)
        : item,
    );
  if (example !== null && typeof example === 'object') {
    const values = Object.entries(example);
    const kind = 'kind' in example ? String(example.kind) : '';
    const fields =
      field.kind === 'group' ? field.fields : field.kind === 'union' ? field.groups[kind]?.fields : {};
    return Object.fromEntries(
      values.map(([name, value]) => {
        const inner = fields?.[name];
        return [name, inner ? completed(inner, value, existing) : value];
      }),
    );
  }
  return example === '' ? initialValue(field, existing) : (example as YamlValue);
}

/** A valid value for a new field: its example, or else its initial values without the optional fields. */
export function initialValue(field: Field, existing: Existing): YamlValue {
  if (field.kind === 'group' && field.example)
    return completed({ ...field, example: undefined }, field.example, existing);
  if (field.kind === 'group')
    return Object.fromEntries(
      Object.entries(field.fields)
        .filter(([, one]) => !one.isOptional)
        .map(([name, one]) => [name, initialValue(one, existing)]),
    );
  if (field.kind === 'list')
    return Array.from({ length: Math.max(field.min, 1) }, () => initialValue(field.item, existing));
  if (field.kind === 'pair') return field.items.map((item) => initialValue(item, existing));
  if (field.kind === 'union') {
    const [kind = '', group] = Object.entries(field.groups)[0] ?? [];
    return { kind, ...(group && (initialValue(group, existing) as Record<string, YamlValue>)) };
  }
  if (field.kind === 'picture') return field.canBeEmpty ? '' : existing.pictureFor(field);
  if (field.kind === 'reference') return existing.referenceTo(field.to ?? 'offer');
  if (field.canBeEmpty) return '';
  return typeof field.initial === 'object' ? [...field.initial] : field.initial;
}

/**
 * The display name of a list's item: the item itself, or the first text in a group; if there is none, the field's
 * label.
 */
export function summaryOf(field: Field, value: YamlValue | undefined): string {
  if (field.kind === 'group' && isYamlGroup(value)) {
    const [name, first] =
      Object.entries(field.fields).find(([key, one]) => one.kind === 'text' && value[key] !== undefined) ??
      [];
    return name !== undefined && first ? summaryOf(first, value[name]) : field.label;
  }
  return value === undefined || value === null || typeof value === 'object' ? field.label : String(value);
}
