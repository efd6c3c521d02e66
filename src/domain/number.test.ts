import { expect, it } from 'vitest';
import { formatCount, formatRating } from './number.ts';

it('writes counts and ratings the way Brazil does', () => {
  expect(formatCount(957)).toBe('957');
  expect(formatCount(1247)).toBe('1.247');
  expect(formatRating(4.9)).toBe('4,9');
  expect(formatRating(5)).toBe('5,0');
});
