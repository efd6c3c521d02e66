import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';
import { TEST_PORT, variantUrl } from './tests/support/variants.ts';

const isRoot = process.getuid?.() === 0;

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
  // A test whose title ends in @phone or @desktop runs at that size alone.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: [
    {
      command: `"${process.execPath}" scripts/preview.ts`,
      env: { PORT: String(TEST_PORT) },
      url: `http://localhost:${TEST_PORT}/`,
      reuseExistingServer: false,
    },
    {
      command: `"${process.execPath}" scripts/variants.ts`,
      url: variantUrl('ended'),
      timeout: 300_000,
      reuseExistingServer: false,
    },
  ],
});
