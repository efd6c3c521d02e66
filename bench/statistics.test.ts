import { expect, test } from 'vitest';
import { spreadOf } from './statistics.ts';

test('the middle of an odd number of values is the one between the others', () => {
  expect(spreadOf([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9 });
});

test('the middle of an even number of values lies halfway between the two inner ones', () => {
  expect(spreadOf([10, 1, 4, 2])).toEqual({ median: 3, least: 1, most: 10 });
});

test('nothing measured has no middle', () => {
  expect(() => spreadOf([])).toThrow('nothing measured');
});
