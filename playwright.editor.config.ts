import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** The seller's editor. Its tests start the servers that they need. */
export default defineConfig({
  ...site,
  testDir: 'tests/editor',
  workers: 1,
  timeout: 180_000,
  // Long enough for a busy machine, and shorter than the timeout of a test, so that a failure names the missing
  // element.
  expect: { timeout: 60_000 },
  use: { ...site.use, actionTimeout: 60_000, navigationTimeout: 90_000 },
  projects: [{ name: 'editor', use: { viewport: { width: 1280, height: 900 } } }],
  webServer: [],
});
