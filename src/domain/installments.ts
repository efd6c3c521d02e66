/** The monthly interest above which an instalment is probably a mistake, as a fraction. */
const HIGH_RATE = 0.035;

/** An equal instalment (Price table, the first one due after a month) in cents and fractions of them. */
const equalInstallment = (priceCents: number, count: number, monthlyRate: number): number =>
  (priceCents * monthlyRate) / (1 - (1 + monthlyRate) ** -count);

/**
 * The value of each equal instalment, rounded up to the cent. Implements docs/behaviour.md#prices.
 *
 * @param priceCents the price in full
 * @param count the number of monthly instalments
 * @param monthlyRate the interest of a month, as a fraction above 0: 0.025 is 2.5 %
 */
export const installmentCents = (priceCents: number, count: number, monthlyRate: number): number =>
  Math.ceil(equalInstallment(priceCents, count, monthlyRate));

/** The value above which each of `count` instalments of a price in cents is doubtful, in cents. Implements docs/behaviour.md#prices. */
export const highestInstallmentCents = (priceCents: number, count: number): number =>
  installmentCents(priceCents, count, HIGH_RATE);

/** The upper bound of the search: more a month is not plausible. */
const HIGHEST_RATE = 1;

/**
 * The interest of a month, as a fraction, of equal instalments; 0 when they sum up to no more than the price. At most 1.
 *
 * @param priceCents the price in full
 * @param count the number of monthly instalments
 * @param eachCents the value of each of them
 */
export function monthlyRateOf(priceCents: number, count: number, eachCents: number): number {
  let [low, high] = [0, HIGHEST_RATE];
  if (count * eachCents <= priceCents) return 0;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (equalInstallment(priceCents, count, middle) <= eachCents) low = middle;
    else high = middle;
  }
  return low;
}
