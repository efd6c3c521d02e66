import { defineConfig } from 'vitest/config';

/** `npm run test:engines`: the journeys of the built site's visitors, in each engine. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/engines/*.engine.ts'],
    maxWorkers: 2,
    // Generous, for a machine under load: what waits for something has its own, shorter limit.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A machine under load is forgiven once.
    retry: process.env['CI'] ? 1 : 0,
    expect: { poll: { timeout: 15_000, interval: 50 } },
  },
});
