import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', '{bench,hosting,scripts}/**/*.test.ts'],
    // A busy machine must not fail a test, nor have a broken rule look noticed: no test waits for time to pass.
    testTimeout: 30_000,
  },
});
