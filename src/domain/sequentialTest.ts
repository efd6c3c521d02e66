// The verdict of an A/B test on sales alone, after Evan Miller, "Simple sequential A/B testing"
// (https://www.evanmiller.org/sequential-ab-testing.html), in its two-sided form. It may be looked at after every sale.

export type Counts = { a: number; b: number };

/** `undecided` while the test goes on, `none` once it has ended without a winner. */
export type TestVerdict = 'a' | 'b' | 'none' | 'undecided';

/** The limit in units of the square root of the target: 5 of 100 tests without a difference reach it. */
const LIMIT = 2.25;

/** The drift, in the same units, at which 80 of 100 tests reach the limit. */
const DRIFT = 2.89;

const DAYS_A_MONTH = 30;

/** The longest time that a proposed test takes, in days. */
const LONGEST_DAYS = 90;

/** The increases of the sales, as fractions, whose durations the editor shows. */
export const DIFFERENCES = [0.2, 0.3, 0.5] as const;

/**
 * The difference of the two counts at which one version wins. A test that went on past its target has a wider limit.
 *
 * @param target The sum of the sales at which the test ends.
 * @param sales The sales of both versions until now.
 */
export const limitOf = (target: number, { a, b }: Counts): number =>
  LIMIT * Math.sqrt(Math.max(target, a + b));

/** The verdict of a test. Implements docs/behaviour.md#ab-test. Takes the same parameters as `limitOf`. */
export function verdictOf(target: number, sales: Counts): TestVerdict {
  const { a, b } = sales;
  if (Math.abs(a - b) >= limitOf(target, sales)) return a > b ? 'a' : 'b';
  return a + b >= target ? 'none' : 'undecided';
}

/** The target with which 80 of 100 tests find a difference, such as 0.3 for 30 % more sales. */
export const targetFor = (difference: number): number =>
  Math.ceil(((DRIFT * (2 + difference)) / difference) ** 2 / 10) * 10;

/** The days in which both versions together sell `target` times, if one of them sells more by `difference`. */
export const daysFor = (target: number, salesAMonth: number, difference = 0): number =>
  Math.ceil((target * DAYS_A_MONTH) / (salesAMonth * (1 + difference / 2)));

/** The smallest of the differences that can be seen in 90 days; undefined if none of them can. */
export const visibleDifference = (salesAMonth: number): number | undefined =>
  DIFFERENCES.find((one) => daysFor(targetFor(one), salesAMonth, one) <= LONGEST_DAYS);

/** The target for the smallest of the differences that can be seen in 90 days, or else for the largest. */
export const proposedTarget = (salesAMonth: number): number =>
  targetFor(visibleDifference(salesAMonth) ?? Math.max(...DIFFERENCES));
