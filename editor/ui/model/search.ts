import type { Field, FieldTree } from '../../../src/content-model/fieldTree.ts';
import { itemId } from '../../../src/content-model/paths.ts';
import type { ContentFile, Files, Place, YamlValue } from '../../api.ts';
import { formatPhone } from '../../masks.ts';
import { childOf, fieldsOf, valueIn } from '../../places.ts';
import { trailOf } from './fields.ts';

/** A field in the search index: its name, the names of everything around it, and its value. */
type SearchEntry = { place: Place; label: string; trail: string[]; value: string };

type Found = Omit<SearchEntry, 'trail'>;

function entriesIn(place: Place, field: Field, value: YamlValue | undefined): Found[] {
  const { label } = field;
  const entry = (text: string): Found => ({ place, label, value: text });
  const at = (key: string | number) => valueIn(value, [key]);
  const groupEntries = (fields: Record<string, Field>) =>
    Object.entries(fields).flatMap(([key, one]) => entriesIn(childOf(place, key), one, at(key)));
  if (value === undefined) return [entry('')];
  if (field.kind === 'group')
    return [...(field.isOptional ? [entry('')] : []), ...groupEntries(field.fields)];
  if (field.kind === 'union') return groupEntries(field.groups[String(at('kind'))]?.fields ?? {});
  if (field.kind === 'list') {
    const items = Array.isArray(value) ? value : [];
    const inside = items.flatMap((item, index) => {
      const named = { ...field.item, label: `${field.item.label} ${index + 1}` };
      return entriesIn(childOf(place, itemId(item) ?? index), named, item);
    });
    return [entry(''), ...inside];
  }
  const written = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  if (field.kind === 'pair') return [entry(written)];
  const option = field.options?.find((one) => one.value === value);
  return [entry(option?.label ?? (field.kind === 'phone' ? formatPhone(written) : written))];
}

/** The search index of all fields of the content. */
export const searchIndex = (tree: FieldTree, files: Files): SearchEntry[] =>
  (Object.keys(files) as ContentFile[])
    .flatMap((file) => entriesIn({ file, path: [] }, fieldsOf(tree, file), files[file]))
    .map((entry) => ({ ...entry, trail: trailOf(tree, files, entry.place).slice(0, -1) }));

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that a query ignores if it has others: "onde está a garantia?" searches "garantia". */
const STOP_WORDS = new Set(
  'onde esta estao fica ficam a o as os um uma de do da dos das em no na como mudo muda mudar troco trocar qual quais e eu meu minha que quero para'.split(
    ' ',
  ),
);

/** A word without the endings in which a Portuguese singular and plural differ, so that each matches the other. */
const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:oes|ao|s)$/, '') : word);

/** The fields in whose name, trail or value every word of the query occurs, the best match first. */
export function search(entries: readonly SearchEntry[], query: string, max = 40): SearchEntry[] {
  const words = folded(query).match(/[\p{L}\d]+/gu) ?? [];
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  const stems = (significant.length > 0 ? significant : words).map(stemOf);
  if (stems.length === 0) return [];
  const scored = entries.flatMap((entry) => {
    // Includes the digits alone, so that a number is also found without its punctuation.
    const values = `${entry.value} ${entry.value.replace(/\D/g, '')}`;
    const [label, trail, value] = [entry.label, entry.trail.join(' '), values].map(folded);
    let score = 0;
    for (const stem of stems) {
      if (label?.includes(stem)) score += label.startsWith(stem) ? 6 : 5;
      else if (trail?.includes(stem)) score += 3;
      else if (value?.includes(stem)) score += 1;
      else return [];
    }
    return [{ entry, score }];
  });
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, max)
    .map(({ entry }) => entry);
}
