import { type Field, fieldTree, type ValueField } from '../../src/content-model/fieldTree.ts';

export const TREE = fieldTree();

/** Whether a field holds words that a page shows: they may have names in braces. */
export const isText = ({ kind, names }: ValueField): boolean => kind === 'text' && names !== undefined;

type Change = (value: unknown, field: ValueField, name: string) => unknown;

/** A copy of a value with `change` applied to each single value that its fields describe. */
export function mapValues(value: unknown, field: Field, change: Change, name = ''): unknown {
  if (value === undefined) return undefined;
  switch (field.kind) {
    case 'group':
      return Object.fromEntries(
        Object.entries(Object(value)).map(([key, inner]) => {
          const innerField = field.fields[key];
          return [key, innerField ? mapValues(inner, innerField, change, key) : inner];
        }),
      );
    case 'list': {
      const items: unknown[] = Object(value);
      return items.map((item) => mapValues(item, field.item, change, name));
    }
    case 'pair': {
      const items: unknown[] = Object(value);
      return items.map((item, index) => mapValues(item, field.items[index] ?? field.items[0], change, name));
    }
    case 'union': {
      const group = field.groups[Object(value).kind];
      return group ? mapValues(value, group, change, name) : value;
    }
    default:
      return change(value, field, name);
  }
}

/** The words in a value of the content. */
export function wordsIn(value: unknown, field: Field): string[] {
  const words: string[] = [];
  mapValues(value, field, (found, described) => {
    if (isText(described)) words.push(String(found));
    return found;
  });
  return words;
}
