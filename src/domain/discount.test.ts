import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discountPercent } from './discount.ts';

it.each([
  [100, 100],
  [100, -1],
])('a promotional price that is not lower is refused: %i to %i', (list, promotional) => {
  expect(() => discountPercent(list, promotional)).toThrow(
    new RangeError(`the promotional price (${promotional}) must be below the list price (${list})`),
  );
});

it('is never higher than the real discount, and less than one per cent lower', () => {
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
