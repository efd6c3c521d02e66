import { defineConfig } from 'vitest/config';

/** Unit tests start faster in threads than in processes. By default, Vitest leaves one core unused. */
const unitTests = { pool: 'threads', maxWorkers: '100%', restoreMocks: true, unstubGlobals: true } as const;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // The tests must not use the seller's own content.
    env: { CONTENT: 'products/planner-devocional' },
    // Long enough for a busy machine. A passing test does not wait this long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'unit',
          include: ['{src,preflight,hosting,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/withoutAstro.tsx'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...unitTests,
          name: 'editor',
          include: ['editor/**/*.test.{ts,tsx}'],
          // Testing Library needs globals to unmount components after each test.
          globals: true,
          setupFiles: ['editor/testing/content.ts'],
        },
      },
      // Wine is not on every machine, so no step of `npm test` runs this one.
      { extends: true, test: { name: 'wine', include: ['scripts/starter/*.wine.ts'] } },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/*.fuzz.{ts,tsx}'],
          setupFiles: ['tests/support/withoutAstro.tsx'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/*.hosts.ts'],
          globalSetup: 'tests/hosts/servers.ts',
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.engine.ts'],
          globalSetup: 'tests/engines/engine.ts',
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'speed',
          include: ['bench/*.speed.ts'],
          // Measurements that run at the same time would slow each other down.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
