import { expect, test } from 'vitest';
import type { Edit, Place, YamlValue } from './api.ts';
import { type FileEdit, isSame, placeAfter, withEdit } from './places.ts';

const value = { title: 'Aparelhos', items: ['a', 'b', 'c'] };
const path = ['items'];

test.each<[string, FileEdit, YamlValue]>([
  ['adds an item', { type: 'insert', path, index: 1, value: 'x' }, { ...value, items: ['a', 'x', 'b', 'c'] }],
  ['moves an item down', { type: 'move', path, from: 0, to: 2 }, { ...value, items: ['b', 'c', 'a'] }],
  ['moves an item up', { type: 'move', path, from: 2, to: 0 }, { ...value, items: ['c', 'a', 'b'] }],
  ['deletes an item', { type: 'remove', path: ['items', 1] }, { ...value, items: ['a', 'c'] }],
  ['adds an optional field', { type: 'set', path: ['note'], value: 'n' }, { ...value, note: 'n' }],
  ['removes an optional field', { type: 'remove', path: ['title'] }, { items: value.items }],
  [
    'creates the group around a new field',
    { type: 'set', path: ['a', 'b'], value: 1 },
    { ...value, a: { b: 1 } },
  ],
  // A draft may be older than the file.
  ['ignores an item that no longer exists', { type: 'set', path: ['items', 3, 'text'], value: 'd' }, value],
])('an edit %s', (_, edit, changed) => {
  expect(withEdit(value, edit)).toEqual(changed);
});

const list: Place = { file: 'product', path };

test.each<[string, Edit, (number | undefined)[]]>([
  ['adding an item', { type: 'insert', place: list, index: 1, value: 'x' }, [0, 2, 3]],
  ['moving an item down', { type: 'move', place: list, from: 0, to: 2 }, [2, 0, 1]],
  ['moving an item up', { type: 'move', place: list, from: 2, to: 0 }, [1, 2, 0]],
  ['deleting an item', { type: 'remove', place: { ...list, path: ['items', 1] } }, [0, undefined, 1]],
  [
    'replacing an item',
    { type: 'set', place: { ...list, path: ['items', 1] }, value: 'x', previous: 'b' },
    [0, undefined, 2],
  ],
])('the fields of all items keep their items after %s', (_, edit, after) => {
  const fieldOf = (index: number): Place => ({ ...list, path: [...path, index, 'text'] });
  const places = after.map((index) => (index === undefined ? undefined : fieldOf(index)));
  expect(value.items.map((_, index) => placeAfter(fieldOf(index), edit))).toEqual(places);
});

test.each<[string, YamlValue | undefined, YamlValue | undefined, boolean]>([
  [
    'groups with the same fields in another order are the same',
    { a: 1, b: [{ c: 2, d: 3 }] },
    { b: [{ d: 3, c: 2 }], a: 1 },
    true,
  ],
  ['lists with the same items in another order differ', ['a', 'b'], ['b', 'a'], false],
  ['groups with a different number of fields differ', { a: 1 }, { a: 1, b: 2 }, false],
  ['lists with a different number of items differ', ['a'], ['a', 'b'], false],
  ['two NaN values are the same', Number.NaN, Number.NaN, true],
  ['an empty list and an empty group differ', [], {}, false],
  ['undefined and null differ', undefined, null, false],
])('%s', (_, one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
