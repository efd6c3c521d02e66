/**
 * The discount between two prices in cents, in whole per cent rounded down: 119 to 67 is 43. Implements
 * docs/behaviour.md#prices.
 *
 * @throws RangeError unless the promotional price is the lower one and neither is negative
 */
export function discountPercent(listCents: number, promotionalCents: number): number {
  if (promotionalCents < 0 || promotionalCents >= listCents) {
    throw new RangeError(
      `the promotional price (${promotionalCents}) must be below the list price (${listCents})`,
    );
  }
  return Math.floor(((listCents - promotionalCents) * 100) / listCents);
}
