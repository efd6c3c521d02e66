import { expect, it } from 'vitest';
import { isAsking } from './leavePrompt.ts';

it('asks unless a link of the page was pressed within the last second', () => {
  expect(isAsking(5000, Number.NEGATIVE_INFINITY)).toBe(true);
  expect(isAsking(5000, 5000)).toBe(false);
  expect(isAsking(5000, 4000)).toBe(false);
  expect(isAsking(5000, 3999)).toBe(true);
});
