import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discountPercent } from './discount.ts';

it.each([
  [100, 100],
  [100, -1],
])('refuses the list price %i with the promotional price %i', (list, promotional) => {
  expect(() => discountPercent(list, promotional)).toThrow(
    new RangeError(`the promotional price (${promotional}) must be below the list price (${list})`),
  );
});

it('the discount is never above the exact one, and less than one percentage point below it', () => {
  const prices = fc
    .tuple(fc.nat(1_000_000), fc.nat(1_000_000))
    .filter(([list, promotional]) => promotional < list);
  fc.assert(
    fc.property(prices, ([list, promotional]) => {
      const percent = discountPercent(list, promotional);
      const savedTimes100 = (list - promotional) * 100;
      expect(percent * list).toBeLessThanOrEqual(savedTimes100);
      expect((percent + 1) * list).toBeGreaterThan(savedTimes100);
    }),
  );
});
