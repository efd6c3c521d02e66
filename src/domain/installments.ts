/** The monthly interest above which an instalment is probably a mistake, as a fraction. */
const HIGH_RATE = 0.035;

/** The value of each equal instalment (Price table, the first one due after a month) in fractional cents. */
const equalInstallment = (priceCents: number, count: number, monthlyRate: number): number =>
  (priceCents * monthlyRate) / (1 - (1 + monthlyRate) ** -count);

/**
 * The value in cents above which each of `count` instalments of a price is unusually high. Implements
 * docs/behaviour.md#prices.
 */
export const highestInstallmentCents = (priceCents: number, count: number): number =>
  Math.ceil(equalInstallment(priceCents, count, HIGH_RATE));

/**
 * The monthly interest, as a fraction up to 1, of `count` equal instalments of `eachCents`; 0 if they add up to the
 * price or less.
 */
export function monthlyRateOf(priceCents: number, count: number, eachCents: number): number {
  if (count * eachCents <= priceCents) return 0;
  let [low, high] = [0, 1];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (equalInstallment(priceCents, count, middle) <= eachCents) low = middle;
    else high = middle;
  }
  return low;
}
