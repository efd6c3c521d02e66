import { expect, it } from 'vitest';
import { highestInstallmentCents, installmentCents, monthlyRateOf } from './installments.ts';

it.each([
  // Checked with the Price table of a financial calculator: R$ 10.000,00 at 1 % in 12 months are R$ 888,49.
  [1_000_000, 12, 0.01, 88_849],
  [3900, 12, 0.025, 381],
  [6700, 12, 0.025, 654],
  [6700, 1, 0.025, 6868],
  [0, 12, 0.025, 0],
])(
  'spreads %i cents over %i months at %f a month, rounded up to the cent',
  (price, count, rate, expected) => {
    expect(installmentCents(price, count, rate)).toBe(expected);
  },
);

it.each([
  [1_000_000, 12, 88_849, 0.01],
  [6700, 12, 654, 0.025],
  [6700, 1, 6868, 0.025],
  [6700, 12, 559, 0.0002],
  [6700, 10, 670, 0],
  [6700, 12, 100, 0],
  [6700, 1, 20_000, 1],
])('finds in %i cents over %i months of %i cents the interest of %f a month', (price, count, each, rate) => {
  expect(monthlyRateOf(price, count, each)).toBeCloseTo(rate, 3);
});

it('an instalment is doubtful above an interest of 3.5 % a month', () => {
  expect(highestInstallmentCents(6700, 12)).toBe(694);
});
