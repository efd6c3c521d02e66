import { type Field, fieldTree, type ValueField } from '../../src/content-model/fieldTree.ts';

export const TREE = fieldTree();

/** Whether a field is text that a page shows, in which names in braces are allowed. */
export const isText = ({ kind, names }: ValueField): boolean => kind === 'text' && names !== undefined;

export type Change = (value: unknown, field: ValueField, name: string) => unknown;

/** A copy of a value with `change` applied to each value that is not a group or a list. */
export function mapValues(whole: unknown, fields: Field, change: Change): unknown {
  const map = (value: unknown, field: Field, name: string): unknown => {
    if (value === undefined) return undefined;
    switch (field.kind) {
      case 'group':
        return Object.fromEntries(
          Object.entries(Object(value)).map(([key, inner]) => {
            const innerField = field.fields[key];
            return [key, innerField ? map(inner, innerField, key) : inner];
          }),
        );
      case 'list':
      case 'pair': {
        const items: unknown[] = Object(value);
        // The two fields of a pair are equal.
        const itemField = field.kind === 'list' ? field.item : field.items[0];
        return items.map((item) => map(item, itemField, name));
      }
      case 'union': {
        const group = field.groups[Object(value).kind];
        return group ? map(value, group, name) : value;
      }
      default:
        return change(value, field, name);
    }
  };
  return map(whole, fields, '');
}
