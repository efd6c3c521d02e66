import type { Parameters } from 'fast-check';

/**
 * The seed is fixed, so that only a change of the code can cause a new failure. FUZZ_SEED sets another seed. A failure
 * prints the seed.
 */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 2_102_431_131);

export const runs = (numRuns: number): Parameters<unknown> => ({ numRuns, seed: SEED });
