/** What repeated measurements come to. */
export type Spread = { median: number; least: number; most: number };

/** The middle of some values and their ends. Throws an Error when there are none. */
export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) throw new Error('There is nothing measured to sum up.');
  const middle = (sorted.length - 1) / 2;
  const [below = least, above = most] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return { median: (below + above) / 2, least, most };
}

/** The middle of some values. Throws an Error when there are none. */
export const median = (values: number[]): number => spreadOf(values).median;
