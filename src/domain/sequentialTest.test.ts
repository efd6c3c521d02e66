import { expect, it } from 'vitest';
import { daysFor, proposedTarget, targetFor, verdictOf } from './sequentialTest.ts';

/** The probabilities that A and B win if the verdict is computed after every sale, and B has `1 + moreSales` times the sales of A. */
function chancesOf(target: number, moreSales: number) {
  const shareOfB = (1 + moreSales) / (2 + moreSales);
  const wins = { a: 0, b: 0, none: 0 };
  /** The probabilities of the undecided tests, by the sales of B. */
  let undecided = new Map([[0, 1]]);
  for (let total = 0; undecided.size > 0; total++) {
    const next = new Map<number, number>();
    const add = (b: number, chance: number) => next.set(b, (next.get(b) ?? 0) + chance);
    for (const [b, chance] of undecided) {
      const verdict = verdictOf(target, { a: total - b, b });
      if (verdict === 'undecided') {
        add(b, chance * (1 - shareOfB));
        add(b + 1, chance * shareOfB);
      } else wins[verdict] += chance;
    }
    undecided = next;
  }
  return wins;
}

it.each([100, 200, 400])('tests with the target %i find a false difference in at most 6 of 100', (target) => {
  const { a, b } = chancesOf(target, 0);
  expect(a + b).toBeLessThanOrEqual(0.06);
  // With too wide a limit, tests would find no difference at all.
  expect(a + b).toBeGreaterThan(0.03);
});

it.each([0.2, 0.3, 0.5])('tests find an increase of %f in about 80 of 100 with its target', (moreSales) => {
  const { a, b } = chancesOf(targetFor(moreSales), moreSales);
  expect(a).toBeLessThan(0.005);
  expect(b).toBeGreaterThan(0.77);
  expect(b).toBeLessThan(0.85);
});

it.each([
  [400, { a: 45, b: 0 }, 'a'],
  [400, { a: 100, b: 144 }, 'undecided'],
  [400, { a: 100, b: 145 }, 'b'],
  [400, { a: 200, b: 200 }, 'none'],
  // The test should have ended at 400 sales: a difference of 45 is no longer surprising.
  [400, { a: 500, b: 545 }, 'none'],
  [400, { a: 500, b: 600 }, 'b'],
] as const)('with the target %i, %o is %s', (target, sales, verdict) => {
  expect(verdictOf(target, sales)).toBe(verdict);
});

it('computes the duration from the target, the sales and the difference', () => {
  // With 500 visits a day, of which 2 in 100 buy, tests of fixed length would take 84 and 15 days.
  expect([0.2, 0.5].map((difference) => daysFor(targetFor(difference), 300, difference))).toEqual([93, 17]);
});

it.each([
  [3000, 0.2],
  [250, 0.3],
  [60, 0.5],
  [1, 0.5],
])('with %i sales a month, the proposed target is for a difference of %f', (salesAMonth, difference) => {
  expect(proposedTarget(salesAMonth)).toBe(targetFor(difference));
});
