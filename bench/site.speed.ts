// The part of `npm run bench` that is cheap and stable enough for every change.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '../scripts/serve.ts';
import { originOf } from '../tests/support/programs.ts';
import { siteFolder } from '../tests/support/sites.ts';
import { HOST_DELAY_MS, servePages } from './pages.ts';
import { measureRendering } from './phone.ts';
import { median } from './report.ts';
import { htmlTargets, loadTargets, type Result, visitTargets } from './targets.ts';

let pages: Awaited<ReturnType<typeof servePages>>;
let example: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  pages = await servePages(siteFolder('default'));
  example = await serveFolder(siteFolder('example'), 0, HOST_DELAY_MS);
});
afterAll(() => {
  pages?.stop();
  example?.close();
  example?.closeAllConnections();
});

// A failed test is repeated once, because the machine may have been busy.
const withRetry = { retry: 1, timeout: 300_000 };
// With simulated throttling, rounds differ by one round trip of 150 ms, because small requests end in a different
// order. With DevTools throttling, machines differ as much (decision 10). `npm run bench` allows no noise.
const lcpNoise = 0.2;

// Only `npm run bench` checks times, because this machine may be slow or busy. The ratio of the largest paint to the
// floor's is checked here.
const expectAll = (targets: Result[]) =>
  expect(targets.filter(({ isMet, isTime }) => !isMet && !isTime)).toEqual([]);

// The honest site has all of these at the same time: three prices, a deadline and an invitation.
test.each(['default', 'example', 'honest'] as const)(
  'the HTML of %s and the part of it that contains the first screen stay within the size limits',
  (name) => expectAll(htmlTargets(siteFolder(name))),
);

test('visits to both products stay within the size limits and request no script before the load event', async () => {
  for (const url of [pages.main, originOf(example)]) expectAll(await visitTargets(url));
});

// On several machines there are 9 to 15. There were 22 to 36 when size containers and the arrival of the fonts caused
// more of them (docs/speed.md).
test('a visit to the main page recalculates styles at most 20 times', withRetry, async () => {
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1)
    counts.push((await measureRendering(pages.main)).styleRecalculations);
  expect(median(counts)).toBeGreaterThan(0);
  expect(median(counts)).toBeLessThanOrEqual(20);
});

test(
  'with simulated throttling, every page has full scores except for performance and stays close to bare HTML',
  withRetry,
  async () => {
    // With tracking, only the main page is measured.
    const measured = [pages.floor, ...pages.plain, ...pages.tracked.slice(0, 1)];
    expectAll(await loadTargets({ pages: measured, throttling: 'simulate', rounds: 1, lcpNoise }));
  },
);

test(
  'with DevTools throttling, the main page has full scores except for performance and paints soon after bare HTML',
  withRetry,
  async () => {
    const measured = [pages.floor, ...pages.plain.slice(0, 1)];
    expectAll(await loadTargets({ pages: measured, throttling: 'devtools', rounds: 1, lcpNoise }));
  },
);
