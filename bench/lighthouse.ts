import lighthouse, { type Result } from 'lighthouse';
import { withBrowser } from './phone.ts';

/**
 * How the network and processor of a phone are emulated: computed from an unthrottled load (`simulate`), or throttled by the
 * browser.
 */
export type Throttling = 'simulate' | 'devtools';

/** One load of a page. */
export type Load = {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** From 0 to 100, by category. */
  scores: Record<string, number>;
  /** The audits that lowered the scores. */
  faults: string[];
};

const faultsOf = ({ audits, categories }: Result): string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());

/**
 * Lighthouse's benchmark index of a machine on which a browser slowed 4× is as fast as the phone for which the limits were
 * set. On a slower machine, 4× would emulate a slower phone.
 */
const MACHINE_INDEX = 2000;

/**
 * Runs Lighthouse on a page, as on a phone, in a new browser, without the audits in `expectedFailures`. Rejects with an Error
 * when the page does not load.
 */
export async function audit(
  url: string,
  throttlingMethod: Throttling,
  expectedFailures: string[] = [],
): Promise<Load> {
  const loadOnce = (cpuSlowdownMultiplier: number) =>
    withBrowser((browser) =>
      lighthouse(url, {
        port: Number(new URL(browser.wsEndpoint()).port),
        throttlingMethod,
        throttling: { cpuSlowdownMultiplier },
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        skipAudits: expectedFailures,
        disableFullPageScreenshot: true,
        // The 404 page is measured too.
        ignoreStatusCode: true,
        logLevel: 'error',
      }),
    );
  const load = async (cpuSlowdownMultiplier = 4) => {
    const run = await loadOnce(cpuSlowdownMultiplier);
    // Sometimes the navigation is missing from the trace.
    return run?.lhr.runtimeError ? loadOnce(cpuSlowdownMultiplier) : run;
  };
  let run = await load();
  const speed = (run?.lhr.environment.benchmarkIndex ?? MACHINE_INDEX) / MACHINE_INDEX;
  if (speed < 1) run = await load(Math.max(1, 4 * speed));
  if (!run || run.lhr.runtimeError) {
    throw new Error(`Lighthouse on ${url}: ${run?.lhr.runtimeError?.message ?? 'no report'}`);
  }
  const { audits, categories } = run.lhr;
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    lcpMs: metric('largest-contentful-paint'),
    tbtMs: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    faults: faultsOf(run.lhr),
  };
}
