import { expect, it } from 'vitest';
import { isBuyBarShown } from './buyBar.ts';

it('shows the bar only after the price was seen and while no other buy link is in sight', () => {
  expect(isBuyBarShown(false, 0)).toBe(false);
  expect(isBuyBarShown(false, 1)).toBe(false);
  expect(isBuyBarShown(true, 1)).toBe(false);
  expect(isBuyBarShown(true, 0)).toBe(true);
});
