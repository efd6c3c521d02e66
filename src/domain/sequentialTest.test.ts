import { describe, expect, it } from 'vitest';
import { daysFor, proposedTarget, targetFor, verdictOf } from './sequentialTest.ts';

/** Pseudorandom numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The shares of tests that A and B win if the verdict is computed after every sale. */
function winsOf({ target, moreSales, tests }: { target: number; moreSales: number; tests: number }) {
  const random = randomFrom(target + moreSales * 100);
  const shareOfB = (1 + moreSales) / (2 + moreSales);
  const wins = { a: 0, b: 0, none: 0 };
  for (let test = 0; test < tests; test += 1) {
    const sales = { a: 0, b: 0 };
    let verdict = verdictOf(target, sales);
    while (verdict === 'undecided') {
      sales[random() < shareOfB ? 'b' : 'a'] += 1;
      verdict = verdictOf(target, sales);
    }
    wins[verdict] += 1;
  }
  return { a: wins.a / tests, b: wins.b / tests };
}

describe('tests whose verdict is computed after every sale', () => {
  it.each([100, 200, 400])('find a false difference in at most 6 of 100, with the target %i', (target) => {
    const { a, b } = winsOf({ target, moreSales: 0, tests: 20_000 });
    expect(a + b).toBeLessThanOrEqual(0.06);
    // With too wide a limit, tests would find no difference at all.
    expect(a + b).toBeGreaterThan(0.03);
  });

  it.each([
    [400, 0.3, 0.73],
    [400, 0.5, 0.97],
  ])('with the target %i, find an increase of %f at a rate of about %f', (target, moreSales, share) => {
    const { a, b } = winsOf({ target, moreSales, tests: 4000 });
    expect(b).toBeCloseTo(share, 1);
    expect(a).toBeLessThan(0.005);
  });

  it.each([0.2, 0.3, 0.5])('find an increase of %f in about 80 of 100 with its target', (moreSales) => {
    const { b } = winsOf({ target: targetFor(moreSales), moreSales, tests: 2000 });
    expect(b).toBeGreaterThan(0.77);
    expect(b).toBeLessThan(0.85);
  });
});

it.each([
  [400, { a: 0, b: 0 }, 'undecided'],
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
