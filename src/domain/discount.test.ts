import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent } from './discount.ts';

describe('discountPercent', () => {
  it('gives the specification’s discounts', () => {
    expect(discountPercent(11900, 6700)).toBe(43);
    expect(discountPercent(11900, 5700)).toBe(52);
  });

  it('rounds down', () => {
    expect(discountPercent(10000, 5001)).toBe(49);
    expect(discountPercent(10000, 9999)).toBe(0);
    expect(discountPercent(300, 200)).toBe(33);
  });

  it('gives all of it when nothing is left to pay', () => {
    expect(discountPercent(1990, 0)).toBe(100);
  });

  it.each([
    [100, 100],
    [100, 101],
    [0, 0],
    [100, -1],
  ])('refuses a promotional price that is not lower: %i to %i', (list, promotional) => {
    expect(() => discountPercent(list, promotional)).toThrow(
      new RangeError(`the promotional price (${promotional}) must be below the list price (${list})`),
    );
  });

  it('never promises more than is given, nor a whole per cent less', () => {
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
});
