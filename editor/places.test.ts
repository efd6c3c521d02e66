import { expect, test } from 'vitest';
import type { Edit, Place, YamlValue } from './api.ts';
import { type FileEdit, fileEdit, isSame, placeAfter, withEdit } from './places.ts';

const value = { title: 'Aparelhos', items: ['a', 'b', 'c'] };
const list: Place = { file: 'product', path: ['items'] };
const second: Place = { file: 'product', path: ['items', 1] };

test.each<[string, Edit, string[]]>([
  ['adding an item', { type: 'insert', place: list, index: 1, value: 'x' }, ['a', 'x', 'b', 'c']],
  ['moving an item down', { type: 'move', place: list, from: 0, to: 2 }, ['b', 'c', 'a']],
  ['moving an item up', { type: 'move', place: list, from: 2, to: 0 }, ['c', 'a', 'b']],
  ['deleting an item', { type: 'remove', place: second }, ['a', 'c']],
  ['replacing an item', { type: 'set', place: second, value: 'x', previous: 'b' }, ['a', 'x', 'c']],
])('after %s, the place of a field is still in the same item', (_, edit, after) => {
  expect(withEdit(value, fileEdit(edit))).toEqual({ ...value, items: after });
  const fieldOf = (index: number): Place => ({ ...list, path: ['items', index, 'text'] });
  for (const [before, item] of value.items.entries()) {
    const place = after.includes(item) ? fieldOf(after.indexOf(item)) : undefined;
    expect(placeAfter(fieldOf(before), [edit])).toEqual(place);
  }
});

test.each<[string, FileEdit, YamlValue]>([
  ['adds an optional field', { type: 'set', path: ['note'], value: 'n' }, { ...value, note: 'n' }],
  ['removes an optional field', { type: 'remove', path: ['title'] }, { items: value.items }],
  [
    'creates the group of a new field',
    { type: 'set', path: ['a', 'b'], value: 1 },
    { ...value, a: { b: 1 } },
  ],
  // A draft may be older than the file.
  ['ignores an item that no longer exists', { type: 'set', path: ['items', 3, 'text'], value: 'd' }, value],
])('an edit %s', (_, edit, changed) => {
  expect(withEdit(value, edit)).toEqual(changed);
});

test.each<[string, boolean, YamlValue | undefined, YamlValue | undefined]>([
  ['fields in another order', true, { a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }],
  ['items in another order', false, ['a', 'b'], ['b', 'a']],
  ['a different number of fields', false, { a: 1 }, { a: 1, b: 2 }],
  ['a different number of items', false, ['a'], ['a', 'b']],
  ['NaN', true, Number.NaN, Number.NaN],
  ['an empty list and an empty group', false, [], {}],
  ['undefined and null', false, undefined, null],
])('whether two values are the same with %s: %j', (_, same, one, other) => {
  expect(isSame(one, other)).toBe(same);
});
