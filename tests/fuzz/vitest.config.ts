import { defineConfig } from 'vitest/config';

// npm run test:fuzz: the fuzz tests beside the code with many more values, and those of the built site.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['src/**/*.fuzz.test.{ts,tsx}', 'tests/fuzz/*.fuzz.ts'],
    env: { FUZZ: 'long' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
