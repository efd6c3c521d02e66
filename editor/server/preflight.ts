// "Conferir": builds the site apart from the seller's dist/ and checks it as `npm run preflight` does.
import { join } from 'node:path';
import { relative } from 'node:path/posix';
import { readBuiltSite } from '../../preflight/builtSite.ts';
import type { Finding } from '../../preflight/finding.ts';
import { preflight } from '../../preflight/preflight.ts';
import { tools } from '../../scripts/project.mjs';
import { UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import { loadWrittenContent } from '../../src/content-model/loadContent.ts';
import type { PreflightFinding, PreflightReport } from '../api.ts';
import type { Store } from '../store/store.ts';
import type { RunProgram } from './runProgram.ts';

export type Preflight = ReturnType<typeof createPreflight>;

const CHECKED_SITE = join('.cache', 'editor-site');

function asFinding({ rank, text, inEditor, place, others = [] }: Finding): PreflightFinding {
  const [first, ...more] = [place, ...others].filter((one) => 'file' in one);
  const isAboutFile = !('file' in place) && place.path !== UPLOADS_FOLDER;
  return {
    rank,
    text: inEditor ?? text,
    ...(first && { place: first, others: more }),
    ...(isAboutFile && { upload: relative(UPLOADS_FOLDER, place.path) }),
  };
}

export function createPreflight(store: Store, run: RunProgram) {
  /** One build at a time. */
  let building: Promise<unknown> = Promise.resolve();
  let last: { fingerprint: string; report: Promise<PreflightReport> } | undefined;

  /** Builds the content as it is into a folder, and checks the result; `onBuilt` is called between the two. */
  function check(folder: string, onBuilt?: () => void): Promise<PreflightReport> {
    const report = building.then(() => buildAndCheck(folder, onBuilt));
    building = report.catch(() => undefined);
    return report;
  }

  async function buildAndCheck(folder: string, onBuilt?: () => void): Promise<PreflightReport> {
    const { issues } = store.state();
    if (issues.length > 0) return { status: 'failed', issues };
    const written = loadWrittenContent();
    const { status, output } = await run([tools.build, '--silent', '--outDir', folder]);
    if (status !== 0) return { status: 'failed', issues: store.state().issues, message: output };
    onBuilt?.();
    const site = readBuiltSite(folder, UPLOADS_FOLDER);
    const report = preflight({ written, site, nowMs: Date.now() });
    return { status: 'done', findings: report.findings.map(asFinding), fine: report.fine };
  }

  return {
    check,
    /** The report of the content as it is; made once for each state of it. */
    run(): Promise<PreflightReport> {
      const fingerprint = store.fingerprint();
      if (last?.fingerprint === fingerprint) return last.report;
      const report = check(CHECKED_SITE);
      last = { fingerprint, report };
      report.then((done) => {
        // The next one may fare better.
        if (done.status === 'failed' && last?.report === report) last = undefined;
      });
      return report;
    },
  };
}
