// npm test: the quick suites, in their order. --all: the long ones too, as CI has them. Names: those alone, on the site as
// it was built last. Each ends with one line that sums up, and the whole with what failed.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, runMain, runNode, Sentence, tools } from './project.mjs';
import { QUICK_VARIANTS } from './quickVariants.mjs';
import { playwrightCounts, readReport, vitestCounts } from './testReports.mjs';

const REPORTS = join('.cache', 'test-reports');

/** What comes first: these rows need nothing of one another and run side by side, the suites of a row one after the other. */
const ROWS = [['types', 'lint', 'build'], ['unit']];

const asOne = (status) => ({
  passed: status === 0 ? 1 : 0,
  failed: status === 0 ? 0 : 1,
  failures: status === 0 ? [] : ['see above'],
});
const check = (args) => async (env, isHeld) => asOne(await runNode(args, { env, isHeld }));

/** A suite of Vitest's, by what starts it. */
const vitestRun = (name, start) => async (env, isHeld) => {
  const report = join(REPORTS, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = await runNode([...start, ...reporters], { env, isHeld });
  return readReport(status, report, vitestCounts);
};

/** The tests beside the code, or those of a configuration of their own; a filter chooses files among them. */
const vitest = (name, config = 'vitest.config.ts', ...filter) =>
  vitestRun(name, [tools.vitest, 'run', `--config=${config}`, ...filter]);

/** A suite of Playwright's: see playwright.config.ts. */
const playwright = (SUITE) => async (env) => {
  const report = join(REPORTS, `${SUITE}.json`);
  const status = await runNode([tools.playwright, 'test', '--reporter=line,json'], {
    env: { ...env, SUITE, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return readReport(status, report, playwrightCounts);
};

/** The site, and those with other settings that the quick suites ask for. */
async function build(env, isHeld) {
  // The hosts' files are left as they are, so that the next suite finds those that nobody has brought up to date.
  const status = await runNode([tools.build, '--silent'], {
    env: { ...env, HOSTING_FILES: 'keep' },
    isHeld,
  });
  if (status !== 0) return asOne(status);
  const variants = [join('scripts', 'variants.ts'), '--build', ...QUICK_VARIANTS];
  return asOne(await runNode(variants, { env, isHeld }));
}

const quick = {
  types: check([tools.astro, 'check', '--minimumFailingSeverity', 'hint']),
  lint: check([tools.biome, 'check', '--error-on-warnings', '.']),
  unit: vitest('unit'),
  build,
  headers: check([join('hosting', 'generate.ts'), '--check']),
  html: vitest('html', 'tests/html/vitest.config.ts'),
  speed: vitest('speed', 'bench/vitest.config.ts', 'floorPage', 'lighthouse'),
  site: playwright('quick'),
};

const long = {
  thorough: playwright('thorough'),
  interaction: vitest('interaction', 'bench/vitest.config.ts', 'interaction'),
  throttled: vitest('throttled', 'bench/vitest.config.ts', 'throttled'),
  fuzz: vitest('fuzz', 'tests/fuzz/vitest.config.ts'),
  hosts: vitest('hosts', 'tests/hosts/vitest.config.ts'),
  engines: vitestRun('engines', [join('scripts', 'testEngines.ts')]),
  mutation: check([join('scripts', 'mutation.ts')]),
};

async function findBrowser() {
  const { findChromium } = await import('./chromium.mjs');
  try {
    return await findChromium();
  } catch (error) {
    throw new Sentence(error.message);
  }
}

function chosen(wanted) {
  const all = { ...quick, ...long };
  if (wanted.length === 0) return quick;
  if (wanted.includes('--all')) return all;
  const unknown = wanted.find((name) => !(name in all));
  if (unknown)
    throw new Sentence(`There is no suite "${unknown}". The suites are: ${Object.keys(all).join(', ')}.`);
  const suites = Object.fromEntries(wanted.map((name) => [name, all[name]]));
  return existsSync(join('dist', 'index.html')) ? suites : { build, ...suites };
}

await runMain(async () => {
  const suites = chosen(process.argv.slice(2));
  ensureInstalled();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
  const total = { passed: 0, failed: 0, failures: [] };
  const run = async (name, isHeld = false) => {
    const startMs = Date.now();
    console.log(`\n== ${name}`);
    const { passed, failed, failures } = await suites[name](env, isHeld);
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
    console.log(
      `== ${name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - startMs) / 1000)} s`,
    );
  };
  const rows = ROWS.map((row) => row.filter((name) => name in suites)).filter((row) => row.length > 0);
  const runRow = async (row) => {
    for (const name of row) await run(name, rows.length > 1);
  };
  await Promise.all(rows.map(runRow));
  for (const name of Object.keys(suites)) if (!rows.flat().includes(name)) await run(name);
  if (total.failures.length > 0) console.log(`\nWhat failed:\n\n${total.failures.join('\n\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
