import type { Parameters } from 'fast-check';

/** The same values at every run, so that a change is judged by itself; FUZZ_SEED chooses others. A failure prints the seed. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 2_102_431_131);

export const runs = (numRuns: number): Parameters<unknown> => ({ numRuns, seed: SEED });
