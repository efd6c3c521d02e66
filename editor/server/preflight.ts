// "Conferir": builds the site into its own folder, not into the seller's dist/, and checks it as `npm run preflight`
// does.
import { join } from 'node:path';
import { readBuiltSite } from '../../preflight/builtSite.ts';
import { weightRules } from '../../preflight/weights.ts';
import { tools } from '../../scripts/project.mjs';
import { checkLaunch } from '../../src/content-model/rules/index.ts';
import type { PreflightReport } from '../api.ts';
import { diskProblem } from '../store/diskErrors.ts';
import type { Store } from '../store/store.ts';
import type { RunProgram } from './runProgram.ts';

export type Preflight = ReturnType<typeof createPreflight>;

const CHECKED_SITE = join('.cache', 'editor-site');

/** The report of a check that failed with an unexpected error. */
const failure = (error: unknown): PreflightReport => ({
  status: 'failed',
  issues: [],
  message: diskProblem(error)?.message ?? `A conferência parou por um problema: ${String(error)}`,
});

export function createPreflight(store: Store, run: RunProgram) {
  /** Resolves when the current build ends: only one build runs at a time. */
  let building: Promise<unknown> = Promise.resolve();
  let running: { revision: number; report: Promise<PreflightReport> } | undefined;

  async function buildAndCheck(folder: string, onBuilt?: () => void): Promise<PreflightReport> {
    const content = store.content();
    if (!content) return { status: 'failed', issues: store.state().issues };
    const { status, output } = await run([tools.build, '--silent', '--outDir', folder]);
    if (status !== 0) return { status: 'failed', issues: store.state().issues, message: output };
    onBuilt?.();
    return { status: 'done', ...checkLaunch(content, Date.now(), weightRules(readBuiltSite(folder))) };
  }

  /** Builds the content into a folder and checks the result; `onBuilt` is called in between. Never rejects. */
  function check(folder: string, onBuilt?: () => void): Promise<PreflightReport> {
    const report = building.then(() => buildAndCheck(folder, onBuilt)).catch(failure);
    building = report;
    return report;
  }

  return {
    check,
    /** The report for the current content. Requests during a check of the same revision share it. */
    run(): Promise<PreflightReport> {
      const revision = store.revision();
      if (running?.revision === revision) return running.report;
      const report = check(CHECKED_SITE);
      running = { revision, report };
      void report.then(() => {
        if (running?.report === report) running = undefined;
      });
      return report;
    },
  };
}
