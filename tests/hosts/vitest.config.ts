import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Not called *.test.ts: Playwright would take them for its own.
    include: ['tests/hosts/**/*.hosts.ts'],
    globalSetup: ['tests/hosts/packSite.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
