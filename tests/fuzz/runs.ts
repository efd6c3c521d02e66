import type { Parameters } from 'fast-check';

/**
 * The seed is fixed, so that a failure is caused by a change of the code. FUZZ_SEED sets another one. A failure prints the
 * seed.
 */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 2_102_431_131);

export const runs = (numRuns: number): Parameters<unknown> => ({ numRuns, seed: SEED });
