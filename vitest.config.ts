import { defineConfig } from 'vitest/config';

/** Never the seller's own content. */
const env = { CONTENT: 'products/planner-devocional' };

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,preflight,hosting,scripts,bench,tests/support}/**/*.test.{ts,tsx}'],
          env,
          restoreMocks: true,
          unstubGlobals: true,
          // A busy machine must not fail a test: none waits for time to pass.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'editor',
          include: ['editor/**/*.test.ts'],
          setupFiles: ['editor/testing/content.ts'],
          env,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/*.fuzz.{ts,tsx}'],
          env,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/*.hosts.ts'],
          env,
          globalSetup: 'tests/hosts/servers.ts',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.engine.ts'],
          env,
          globalSetup: 'tests/engines/setup.ts',
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // One file at a time: two measurements side by side would slow each other.
        test: {
          name: 'speed',
          include: ['bench/*.speed.ts'],
          env,
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
