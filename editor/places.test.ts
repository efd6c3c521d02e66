import { expect, test } from 'vitest';
import type { Written } from './api.ts';
import { type FileEdit, isSame, withEdit } from './places.ts';

const value = { title: 'Aparelhos', items: ['a', 'b', 'c'] };
const path = ['items'];

test.each<[string, FileEdit, Written]>([
  ['adds an item', { type: 'insert', path, index: 1, value: 'x' }, { ...value, items: ['a', 'x', 'b', 'c'] }],
  ['moves an item down', { type: 'move', path, from: 0, to: 2 }, { ...value, items: ['b', 'c', 'a'] }],
  ['moves an item up', { type: 'move', path, from: 2, to: 0 }, { ...value, items: ['c', 'a', 'b'] }],
  ['deletes an item', { type: 'remove', path: ['items', 1] }, { ...value, items: ['a', 'c'] }],
  ['adds an optional field', { type: 'set', path: ['note'], value: 'n' }, { ...value, note: 'n' }],
  ['takes one away', { type: 'remove', path: ['title'] }, { items: value.items }],
  ['makes the group around it', { type: 'set', path: ['a', 'b'], value: 1 }, { ...value, a: { b: 1 } }],
  // A draft may be older than a change of the file.
  ['leaves out an item that is gone', { type: 'set', path: ['items', 3, 'text'], value: 'd' }, value],
])('an edit %s', (_, edit, changed) => {
  expect(withEdit(value, edit)).toEqual(changed);
});

test.each<[string, Written | undefined, Written | undefined, boolean]>([
  ['whatever the order of the fields', { a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }, true],
  ['but not of the items', ['a', 'b'], ['b', 'a'], false],
  ['with no field more', { a: 1 }, { a: 1, b: 2 }, false],
  ['with no item more', ['a'], ['a', 'b'], false],
  ['also what YAML calls .nan', Number.NaN, Number.NaN, true],
  ['an empty list and an empty group are not', [], {}, false],
  ['nothing and null are not', undefined, null, false],
])('values are the same %s', (_, one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
