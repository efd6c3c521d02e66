import { defineConfig } from 'vitest/config';

// Not called *.test.ts, which the quick unit tests take. One file after the other: two measurements at a time would
// measure each other.
export default defineConfig({
  test: {
    include: ['bench/*.speed.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
