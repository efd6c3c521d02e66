import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { QUICK_VARIANTS } from './scripts/quickVariants.mjs';
import { TEST_PORT, type VARIANTS, variantUrl } from './tests/support/variants.ts';

const isRoot = process.getuid?.() === 0;

/**
 * `quick` is npm test: the way of nine visitors in ten, on a phone, and on a desktop what is only there. `thorough` is all the rest.
 * Without SUITE the tests named on the command line run, wherever they stand.
 */
const { SUITE } = process.env;
const elsewhere = /tests\/(?:thorough|faults)\//;

// A test with the tag @phone or @desktop runs at that size alone, one with @detail in the thorough suite.
const phone = {
  name: 'phone',
  grepInvert: /@desktop/,
  use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
};
const desktop = {
  name: 'desktop',
  grepInvert: /@phone/,
  use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
};
const projects = {
  quick: [
    { ...phone, testIgnore: elsewhere, grepInvert: /@desktop|@detail/ },
    { ...desktop, testIgnore: elsewhere, grep: /@desktop/, grepInvert: /@phone|@detail/ },
  ],
  thorough: [
    { ...phone, testMatch: elsewhere },
    { ...desktop, testMatch: elsewhere },
    { ...phone, name: 'phone in detail', testIgnore: elsewhere, grep: /@detail/ },
    {
      ...desktop,
      name: 'desktop in detail',
      testIgnore: elsewhere,
      grep: /@desktop.*@detail|@detail.*@desktop/,
    },
    { ...desktop, name: 'desktop too', testIgnore: elsewhere, grepInvert: /@phone|@desktop/ },
  ],
  all: [phone, desktop],
}[SUITE ?? 'all'];

/** The quick tests need two of the sites with other settings only; the last one named is the last to be served. */
const variants: (keyof typeof VARIANTS)[] =
  SUITE === 'quick' ? QUICK_VARIANTS : ['tracked', 'quiet', 'mixed', 'honest', 'ended'];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 60_000,
  // A machine under load is forgiven once; a test that needed it is named in the report.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${TEST_PORT}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: { executablePath: await findChromium(), args: isRoot ? ['--no-sandbox'] : [] },
  },
  projects,
  webServer: [
    {
      command: `"${process.execPath}" scripts/preview.ts`,
      env: { PORT: String(TEST_PORT) },
      url: `http://localhost:${TEST_PORT}/`,
      reuseExistingServer: false,
    },
    {
      command: `"${process.execPath}" scripts/variants.ts ${variants.join(' ')}`,
      url: variantUrl(variants.at(-1) ?? 'quiet'),
      timeout: 300_000,
      reuseExistingServer: false,
    },
  ],
});
