import { defineConfig, devices } from '@playwright/test';
import { testLaunchOptions } from './scripts/chromium.ts';
import { SHIPPED_PRODUCT } from './src/content-model/productFolders.ts';
import { SITES, siteUrl, testedSite } from './tests/support/sites.ts';

// The tests' expectations come from the tested site's content, never from the seller's own.
const isExample = testedSite === 'example';
process.env['CONTENT'] = isExample ? SITES.example.content : SHIPPED_PRODUCT;

export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results',
  fullyParallel: true,
  // For the second product, only the tests that apply to any product run.
  ...(isExample && { grep: /@any-product/ }),
  forbidOnly: Boolean(process.env['CI']),
  // More than two cores need, because tests often wait for a page's timers.
  workers: 3,
  // Long enough for a busy machine. A passing test does not wait this long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // In continuous integration a failed test is repeated once, because the machine may be busy. The report lists it as
  // flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'line',
  use: {
    baseURL: siteUrl(testedSite),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: await testLaunchOptions(),
  },
  // Every test runs at both sizes, unless it is tagged @phone or @desktop.
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
  webServer: {
    command: `"${process.execPath}" tests/support/serveSites.ts`,
    url: siteUrl('default'),
    reuseExistingServer: false,
  },
});
