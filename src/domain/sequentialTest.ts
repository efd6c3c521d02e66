// The verdict of an A/B test on sales alone, after Evan Miller, "Simple sequential A/B testing"
// (https://www.evanmiller.org/sequential-ab-testing.html), in its two-sided form. The verdict is valid
// after every sale.

export type Counts = { a: number; b: number };

/** `undecided` while the test goes on, `none` once it has ended without a winner. */
export type TestVerdict = 'a' | 'b' | 'none' | 'undecided';

/** The limit in units of the square root of the target: at most 6 of 100 tests without a difference reach it. */
const LIMIT = 2.25;

/** The drift, in the same units, at which 80 of 100 tests reach the limit. */
const DRIFT = 2.89;

const DAYS_A_MONTH = 30;

/** The duration within which a proposed test should find a difference, in days. */
const LONGEST_DAYS = 90;

/** The increases in sales, as fractions, for which the editor shows how long a test takes. */
export const DIFFERENCES = [0.2, 0.3, 0.5] as const;

/**
 * The difference in sales at which one version wins. It is larger for a test that went on past its target.
 *
 * @param target The total sales at which the test ends.
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

/**
 * The days until both versions together have `target` sales, if one of them sells more by the fraction `difference`.
 */
export const daysFor = (target: number, salesAMonth: number, difference = 0): number =>
  Math.ceil((target * DAYS_A_MONTH) / (salesAMonth * (1 + difference / 2)));

/** The smallest of `DIFFERENCES` that a test can find in 90 days; undefined if it can find none of them. */
export const detectableDifference = (salesAMonth: number): number | undefined =>
  DIFFERENCES.find((difference) => daysFor(targetFor(difference), salesAMonth, difference) <= LONGEST_DAYS);

/** The target for the smallest of `DIFFERENCES` that a test can find in 90 days, or else for the largest. */
export const proposedTarget = (salesAMonth: number): number =>
  targetFor(detectableDifference(salesAMonth) ?? Math.max(...DIFFERENCES));
