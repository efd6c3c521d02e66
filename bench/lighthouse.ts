import lighthouse, { type Result } from 'lighthouse';
import { withBrowser } from './phone.ts';

/**
 * How Lighthouse emulates the network and processor of a phone. Lighthouse either computes the metrics from an
 * unthrottled load (`simulate`), or lets the browser throttle the load (`devtools`).
 */
export type Throttling = 'simulate' | 'devtools';

/** One load of a page. */
export type Load = {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** The time that the page's main thread was busy. */
  mainThreadMs: number;
  /** From 0 to 100. */
  performance: number;
  /** Accessibility, best practices and SEO, from 0 to 100. */
  otherScores: number[];
  /** The audits that lowered the scores. */
  faults: string[];
};

const faultsOf = ({ audits, categories }: Result): string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());

/**
 * Runs Lighthouse on a page in a new browser that emulates a phone, without the audits in `expectedFailures`. Rejects
 * with an Error when the page does not load.
 */
export async function runLighthouse(
  url: string,
  throttlingMethod: Throttling,
  expectedFailures: string[] = [],
): Promise<Load> {
  const load = () =>
    withBrowser((browser) =>
      lighthouse(url, {
        port: Number(new URL(browser.wsEndpoint()).port),
        throttlingMethod,
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
        skipAudits: expectedFailures,
        disableFullPageScreenshot: true,
        // The 404 page is measured too.
        ignoreStatusCode: true,
        logLevel: 'error',
      }),
    );
  let run = await load();
  // A second run, because Lighthouse sometimes misses the navigation in its trace.
  if (run?.lhr.runtimeError) run = await load();
  if (!run || run.lhr.runtimeError) {
    throw new Error(`Lighthouse on ${url}: ${run?.lhr.runtimeError?.message ?? 'no report'}`);
  }
  const { audits, categories } = run.lhr;
  const { performance, ...others } = categories;
  const points = (category?: Result.Category) => Math.round((category?.score ?? 0) * 100);
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    lcpMs: metric('largest-contentful-paint'),
    tbtMs: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    mainThreadMs: metric('mainthread-work-breakdown'),
    performance: points(performance),
    otherScores: Object.values(others).map(points),
    faults: faultsOf(run.lhr),
  };
}
