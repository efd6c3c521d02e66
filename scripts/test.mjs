// npm test: types, lint, unit tests, the build, and the built site in a real browser; ends with one line that sums them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, runMain, runNode, Sentence, tools } from './project.mjs';

const REPORTS = join('.cache', 'test-reports');
const unitReport = join(REPORTS, 'unit.json');
const siteReport = join(REPORTS, 'site.json');

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const asOne = (status) => ({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });

const suites = [
  ['types', async () => asOne(await runNode([tools.astro, 'check', '--minimumFailingSeverity', 'hint']))],
  ['lint', async () => asOne(await runNode([tools.biome, 'check', '--error-on-warnings', '.']))],
  [
    'unit',
    async () => {
      const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
      const status = await runNode([tools.vitest, ...args]);
      const counts = readReport(unitReport, (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
      }));
      return atLeastOneFailure(status, counts);
    },
  ],
  ['build', async () => asOne(await runNode([tools.astro, 'build', '--silent']))],
  [
    'site in a browser',
    async () => {
      const chromium = await findBrowser();
      const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: siteReport };
      const status = await runNode([tools.playwright, 'test', '--reporter=line,json'], { env });
      const counts = readReport(siteReport, ({ stats }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
      }));
      return atLeastOneFailure(status, counts);
    },
  ],
];

/** A runner that failed without naming a failed test has crashed: that counts as one. */
function atLeastOneFailure(status, { passed, failed }) {
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

async function findBrowser() {
  const { findChromium } = await import('./chromium.mjs');
  try {
    return await findChromium();
  } catch (error) {
    throw new Sentence(error.message);
  }
}

await runMain(async () => {
  ensureInstalled();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const [name, runSuite] of suites) {
    console.log(`\n== ${name}`);
    const { passed, failed } = await runSuite();
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) console.log(`== ${name}: ${failed} failed`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
