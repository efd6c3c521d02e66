import { childField } from '../../editor/places.ts';
import { type Field, fieldTree, type ValueField } from '../../src/content-model/fieldTree.ts';

export const TREE = fieldTree();

/** Whether a field is text that a page shows, in which names in braces are allowed. */
export const isText = ({ kind, names }: ValueField): boolean => kind === 'text' && names !== undefined;

export type Change = (value: unknown, field: ValueField, name: string) => unknown;

/** A copy of a value with `change` applied to each value that is not a group or a list. */
export function mapValues(whole: unknown, fields: Field, change: Change): unknown {
  const map = (value: unknown, field: Field | undefined, name: string): unknown => {
    if (value === undefined || !field) return value;
    const inside = (key: string | number, item: unknown, itemName: string) =>
      map(item, childField(field, key, value), itemName);
    switch (field.kind) {
      case 'group':
      case 'union':
        return Object.fromEntries(
          Object.entries(Object(value)).map(([key, item]) => [key, inside(key, item, key)]),
        );
      case 'list':
      case 'pair':
        return (value as unknown[]).map((item, index) => inside(index, item, name));
      default:
        return change(value, field, name);
    }
  };
  return map(whole, fields, '');
}
