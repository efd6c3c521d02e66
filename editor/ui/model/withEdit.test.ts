import { describe, expect, test } from 'vitest';
import type { Edit } from '../../api.ts';
import { placeOf } from './place.ts';
import { isInside, withEdit } from './withEdit.ts';

const group = placeOf('home.devices');
const value = { title: 'Aparelhos', items: ['a', 'b', 'c'] };
const list = placeOf('home.devices.items');
const edited = (edit: Edit) => withEdit(value, group, edit);

describe('a group that is not saved yet takes edits of what is in it', () => {
  test.each<[string, Edit, unknown]>([
    ['adds an item', { type: 'insert', list, index: 1, value: 'x' }, { items: ['a', 'x', 'b', 'c'] }],
    ['moves an item down', { type: 'move', list, from: 0, to: 2 }, { items: ['b', 'c', 'a'] }],
    ['moves an item up', { type: 'move', list, from: 2, to: 0 }, { items: ['c', 'a', 'b'] }],
    ['deletes an item', { type: 'remove', place: placeOf('home.devices.items.1') }, { items: ['a', 'c'] }],
    [
      'adds an optional field',
      { type: 'set', place: placeOf('home.devices.note'), value: 'n', previous: undefined },
      { note: 'n' },
    ],
  ])('%s', (_, edit, changed) => {
    expect(edited(edit)).toEqual({ ...value, ...(changed as object) });
  });

  test('takes an optional field away', () => {
    expect(edited({ type: 'remove', place: placeOf('home.devices.title') })).toEqual({ items: value.items });
  });

  test('and not of itself or of others', () => {
    expect(isInside({ type: 'remove', place: group }, group)).toBe(false);
    expect(isInside({ type: 'move', list: placeOf('home.sections'), from: 0, to: 1 }, group)).toBe(false);
    expect(isInside({ type: 'move', list, from: 0, to: 1 }, group)).toBe(true);
  });
});
