import { expect, it } from 'vitest';
import { highestInstallmentCents, monthlyRateOf } from './installments.ts';

it.each([
  // From a financial calculator (Price table): R$ 10.000,00 at 1 % in 12 months are R$ 888,49.
  [1_000_000, 12, 88_849, 0.01],
  [6700, 12, 654, 0.0252],
  [6700, 12, 559, 0.0002],
  [6700, 10, 670, 0],
  [6700, 1, 20_000, 1],
])('%i cents in %i instalments of %i cents have a monthly interest of %f', (price, count, each, rate) => {
  expect(monthlyRateOf(price, count, each)).toBeCloseTo(rate, 4);
});

it('the highest usual instalment is the one at an interest of 3.5 % a month', () => {
  expect(highestInstallmentCents(6700, 12)).toBe(694);
});
