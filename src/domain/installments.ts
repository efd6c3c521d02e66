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
