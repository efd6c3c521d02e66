// npm test runs the quick steps; with --all, it runs all steps, as .ci/run does. With names it runs only the named
// steps, on the sites of the last build, and builds the sites first if one is missing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SITES, type SiteName, siteFolder } from '../tests/support/sites.ts';
import { installTestBrowsers } from './chromium.ts';
import { runMain, runNode, tools, UserError } from './project.mjs';

const vitest = (project: string) => [tools.vitest, 'run', `--project=${project}`];

const STEPS = {
  types: [tools.astro, 'check', '--minimumFailingSeverity', 'hint'],
  lint: [tools.biome, 'check', '--error-on-warnings', '.'],
  unit: vitest('unit'),
  /** Builds the shipped product and the test sites. */
  sites: [join('tests', 'support', 'buildSites.ts')],
  site: [tools.playwright, 'test'],
  /** On the second product, runs the tests that apply to any product. */
  example: [tools.playwright, 'test'],
  editor: [tools.playwright, 'test', '--config', 'playwright.editor.config.ts'],
  speed: vitest('speed'),
  hosts: vitest('hosts'),
  fuzz: vitest('fuzz'),
  editorUnit: vitest('editor'),
  engines: vitest('engines'),
};
type Step = keyof typeof STEPS;

/**
 * Stages run one after the other. The lanes of a stage run at the same time, and the steps of a lane one after the
 * other. A failed step ends its lane, and no later stage begins.
 */
type Stage = Step[][];
const BUILD: Stage = [['sites']];
const QUICK: Stage[] = [[['sites'], ['lint', 'types', 'unit']], [['site']]];
const ALL: Stage[] = [
  ...QUICK,
  // Both lanes take about the same time.
  [
    ['editor', 'hosts', 'example'],
    ['engines', 'editorUnit', 'fuzz'],
  ],
  // The speed step runs alone, so that no other step slows what it measures.
  [['speed']],
];

const isStep = (name: string): name is Step => name in STEPS;

function chosenStages(names: string[]): Stage[] {
  if (names.length === 0) return QUICK;
  if (names.includes('--all')) return ALL;
  const unknown = names.find((name) => !isStep(name));
  if (unknown)
    throw new UserError(`There is no step "${unknown}". The steps are: ${Object.keys(STEPS).join(', ')}.`);
  const steps = names.filter(isStep).map((name): Stage => [[name]]);
  const sites = Object.keys(SITES) as SiteName[];
  const isBuilt = names.includes('sites') || sites.every((name) => existsSync(siteFolder(name)));
  return isBuilt ? steps : [BUILD, ...steps];
}

await runMain(async () => {
  const stages = chosenStages(process.argv.slice(2));
  await installTestBrowsers();
  const env = { ...process.env, TESTED_SITE: 'default' };
  const failed: Step[] = [];
  let passed = 0;
  for (const lanes of stages) {
    const isHeld = lanes.length > 1;
    const run = async (name: Step) => {
      const startMs = Date.now();
      if (!isHeld) console.log(`\n== ${name}`);
      const status = await runNode(STEPS[name], {
        env: name === 'example' ? { ...env, TESTED_SITE: name } : env,
        isHeld,
      });
      if (status === 0) passed += 1;
      else failed.push(name);
      const seconds = Math.round((Date.now() - startMs) / 1000);
      console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      return status === 0;
    };
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane) if (!(await run(name))) break;
      }),
    );
    if (failed.length > 0) break;
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${passed} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
});
