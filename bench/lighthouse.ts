import lighthouse, { type Result } from 'lighthouse';
import { withBrowser } from './browser.ts';

/** How the phone's network and processor are imitated: reckoned from an unslowed load, or slowed by the browser. */
export type Throttling = 'simulate' | 'devtools';

/** What is wanted of Lighthouse: audits alone, or categories, `aside` some of their audits. */
type Wanted = { audits: string[] } | { categories: string[]; aside?: string[] };

/** Lighthouse's report on a page, as on a phone, in a browser of its own. Rejects with an Error when the page does not load. */
export async function audit(url: string, throttlingMethod: Throttling, wanted: Wanted): Promise<Result> {
  return withBrowser(async (browser) => {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const only =
      'audits' in wanted
        ? { onlyAudits: wanted.audits }
        : { onlyCategories: wanted.categories, skipAudits: wanted.aside ?? [] };
    const run = await lighthouse(url, {
      port,
      throttlingMethod,
      ...only,
      disableFullPageScreenshot: true,
      // The page that is not found is measured too.
      ignoreStatusCode: true,
      logLevel: 'error',
    });
    if (!run) throw new Error(`Lighthouse gave no report on ${url}.`);
    const { lhr } = run;
    if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
    return lhr;
  });
}

/** What is read from a report, by its name there: milliseconds, or a bare number for the shift. */
export const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Speed Index': 'speed-index',
} as const;

export type Metric = keyof typeof METRICS;

/** A metric's value in a report. Throws an Error when the report has none. */
export function readMetric(report: Result, metric: Metric): number {
  const value = report.audits[METRICS[metric]]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse measured no ${metric} on ${report.requestedUrl}.`);
  return value;
}
