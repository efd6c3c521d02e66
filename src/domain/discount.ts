/**
 * The discount between two prices in cents, in whole per cent rounded down: from 11900 to 6700 it is 43. Implements
 * docs/behaviour.md#prices.
 *
 * @throws RangeError if the promotional price is negative or not below the list price
 */
export function discountPercent(listCents: number, promotionalCents: number): number {
  if (promotionalCents < 0 || promotionalCents >= listCents) {
    throw new RangeError(
      `the promotional price (${promotionalCents}) must be below the list price (${listCents})`,
    );
  }
  return Math.floor(((listCents - promotionalCents) * 100) / listCents);
}
