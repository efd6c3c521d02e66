import { audit, METRICS, type Metric, readMetric, type Throttling } from './lighthouse.ts';
import { PAGES, type PageName, pageUrl } from './pages.ts';
import { table } from './report.ts';
import { median, spreadOf } from './statistics.ts';

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];
export const THROTTLINGS: Throttling[] = ['simulate', 'devtools'];
const METRIC_NAMES = Object.keys(METRICS) as Metric[];

export type Measure = Metric | 'score' | 'benchmark index';

/** The values of each round, by throttling, page and measure. Times in milliseconds, the score of 100. */
export type Rounds = Record<Throttling, Record<PageName, Record<Measure, number[]>>>;

const MEASURES: Measure[] = [...METRIC_NAMES, 'score', 'benchmark index'];

/** An object with a value of its own for each key. */
const record = <Key extends string, Value>(keys: readonly Key[], make: () => Value) =>
  Object.fromEntries(keys.map((key) => [key, make()])) as Record<Key, Value>;

const noRounds = (): Rounds =>
  record(THROTTLINGS, () => record(PAGE_NAMES, () => record(MEASURES, (): number[] => [])));

/** Lighthouse on every page with each throttling, by turns, so that what slows the machine meanwhile slows all alike. */
export async function measureSpeed(rounds: number, tell: (line: string) => void): Promise<Rounds> {
  const result = noRounds();
  for (let round = 1; round <= rounds; round += 1) {
    for (const throttling of THROTTLINGS) {
      for (const page of PAGE_NAMES) {
        const report = await audit(pageUrl(page), throttling, { categories: ['performance'] });
        const values = result[throttling][page];
        for (const metric of METRIC_NAMES) values[metric].push(readMetric(report, metric));
        values.score.push(Math.round((report.categories['performance']?.score ?? 0) * 100));
        values['benchmark index'].push(report.environment.benchmarkIndex);
        tell(`round ${round} of ${rounds}, ${throttling}, ${page}: LCP ${values.LCP.at(-1)?.toFixed(0)} ms`);
      }
    }
  }
  return result;
}

/** How many times the floor's value a page's is: the middle of what each round gives, for a round's runs are neighbours. */
export function ratioToFloor(
  rounds: Rounds,
  throttling: Throttling,
  page: PageName,
  measure: Measure,
): number {
  const floor = rounds[throttling].floor[measure];
  return median(
    rounds[throttling][page][measure].map((value, round) => value / (floor[round] ?? Number.NaN)),
  );
}

const HAS_RATIO = new Set<Measure>(['FCP', 'LCP', 'Speed Index']);
const DIGITS: Partial<Record<Measure, number>> = { CLS: 3 };

function cell(rounds: Rounds, throttling: Throttling, page: PageName, measure: Measure): string {
  const spread = spreadOf(rounds[throttling][page][measure]);
  const write = (value: number) => value.toFixed(DIGITS[measure] ?? 0);
  const [middle, least, most] = [spread.median, spread.least, spread.most].map(write);
  const written = least === most ? `${middle}` : `${middle} (${least}–${most})`;
  if (!HAS_RATIO.has(measure) || page === 'floor') return written;
  return `${written} ×${ratioToFloor(rounds, throttling, page, measure).toFixed(2)}`;
}

/** The measurements of one throttling as a table: the median, in brackets the least and the most, × the floor's. */
export function speedTable(rounds: Rounds, throttling: Throttling): string {
  const measures: Measure[] = [...METRIC_NAMES, 'score'];
  return table(
    ['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'Speed Index ms', 'score'],
    PAGE_NAMES.map((page) => [page, ...measures.map((measure) => cell(rounds, throttling, page, measure))]),
  );
}
