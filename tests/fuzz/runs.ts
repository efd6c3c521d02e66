import type { Parameters } from 'fast-check';

const isLong = process.env['FUZZ'] === 'long';

const isNew = isLong && !process.env['CI'];

/**
 * npm test and CI try the same values every time, so that a change is judged by itself; npm run test:fuzz tries new ones,
 * or those of the seed in FUZZ_SEED.
 */
export const SEED = Number(process.env['FUZZ_SEED'] ?? (isNew ? Date.now() % 2 ** 31 : 2_102_431_131));

/** How many random values are tried: in npm test, and in npm run test:fuzz. A failure prints the seed. */
export const runs = (quick: number, long: number): Parameters<unknown> => ({
  numRuns: isLong ? long : quick,
  seed: SEED,
});
