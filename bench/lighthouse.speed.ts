import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditRoute, faults, ROUTES, scores } from './categories.ts';
import { audit, METRICS, readMetric } from './lighthouse.ts';
import { PAGES, type PageName, pageUrl, SOLD, servePages } from './pages.ts';
import { median } from './statistics.ts';

/** Rounds at first, and for a page that misses: a machine that was busy is asked again, and the middle of all counts. */
const FIRST_ROUNDS = 2;
const MOST_ROUNDS = 7;
/**
 * The largest paint over that of bare HTML, simulated: the aim of 1.15, which `npm run bench -- --check` holds against,
 * and what an honest machine may add.
 */
const CEILING = 1.15 + 0.1;
type Sold = (typeof SOLD)[number];
/** The largest paints of the reports that the categories were read from: the first round has those two pages. */
const reported: Record<string, number> = {};

let stop = () => {};
beforeAll(async () => {
  stop = await servePages({ withSpa: false });
});
afterAll(() => stop());

/** What bare HTML is given now: a machine that is too busy for that to have 100 cannot give it to any page. */
async function scoreFloor(): Promise<number> {
  const { categories } = await audit(pageUrl('floor'), 'simulate', { categories: ['performance'] });
  return Math.round((categories['performance']?.score ?? 0) * 100);
}

for (const route of ROUTES) {
  test(`Lighthouse gives ${route.path} 100 in all four categories`, async () => {
    const first = await auditRoute(route);
    reported[route.path] = readMetric(first, 'LCP');
    const reports = [first];
    const floors = [100];
    const middle = () => {
      const all = reports.map(scores);
      const names = Object.keys(all[0] ?? {});
      return Object.fromEntries(names.map((name) => [name, median(all.map((found) => found[name] ?? 0))]));
    };
    while (Object.values(middle()).some((score) => score < 100) && reports.length < MOST_ROUNDS) {
      for (let round = 0; round < 2; round += 1) {
        reports.push(await auditRoute(route));
        floors.push(await scoreFloor());
      }
    }
    const told = reports.map((report) => [
      ...faults(report),
      `benchmark index ${report.environment.benchmarkIndex}`,
    ]);
    const { performance, ...others } = middle();
    expect(others, JSON.stringify(told)).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
    expect(performance, JSON.stringify({ told, floors })).toBeGreaterThanOrEqual(median(floors));
  });
}

const readLcp = async (page: PageName) =>
  readMetric(await audit(pageUrl(page), 'simulate', { audits: [METRICS.LCP] }), 'LCP');

test('the largest paint of each page comes within its ceiling beside that of bare HTML', async () => {
  const ratios: Record<Sold, number[]> = { 'main page': [], 'exclusive offer': [] };
  const missing = () => SOLD.filter((page) => median(ratios[page]) > CEILING);
  const measure = async (pages: readonly Sold[], read: (page: Sold) => number | Promise<number>) => {
    const floor = await readLcp('floor');
    for (const page of pages) ratios[page].push((await read(page)) / floor);
  };
  await measure(SOLD, async (page) => reported[PAGES[page]] ?? (await readLcp(page)));
  for (let round = 1; round < FIRST_ROUNDS; round += 1) await measure(SOLD, readLcp);
  for (let round = FIRST_ROUNDS; round < MOST_ROUNDS && missing().length > 0; round += 1) {
    await measure(missing(), readLcp);
  }
  expect(missing(), JSON.stringify(ratios)).toEqual([]);
});
