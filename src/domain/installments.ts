/** The monthly interest above which an instalment is probably a mistake, as a fraction. */
export const HIGH_RATE = 0.035;

/**
 * The value of each equal instalment (Price table, the first one due after a month), rounded up to the cent. Implements
 * docs/behaviour.md#prices.
 *
 * @param priceCents the price in full
 * @param count the number of monthly instalments
 * @param monthlyRate the interest of a month, as a fraction: 0.025 is 2.5 %
 * @throws RangeError unless `count` is a whole number of at least 1
 */
export function installmentCents(priceCents: number, count: number, monthlyRate: number): number {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${count} is not a number of instalments`);
  if (monthlyRate === 0) return Math.ceil(priceCents / count);
  return Math.ceil((priceCents * monthlyRate) / (1 - (1 + monthlyRate) ** -count));
}

/** Nobody asks more a month. */
const HIGHEST_RATE = 1;

/**
 * The interest of a month, as a fraction, that equal instalments ask (Price table, the first one due after a month); 0 when they
 * sum up to no more than the price. At most 1.
 *
 * @param priceCents the price in full
 * @param count the number of monthly instalments
 * @param eachCents the value of each of them
 */
export function monthlyRateOf(priceCents: number, count: number, eachCents: number): number {
  const isAsked = (rate: number) => rate > 0 && (priceCents * rate) / (1 - (1 + rate) ** -count) <= eachCents;
  let [low, high] = [0, HIGHEST_RATE];
  if (count * eachCents <= priceCents) return 0;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (isAsked(middle)) low = middle;
    else high = middle;
  }
  return low;
}
