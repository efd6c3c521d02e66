import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, METRICS, readMetric } from './lighthouse.ts';
import { type PageName, pageUrl, SOLD, servePages } from './pages.ts';
import { median } from './statistics.ts';
import { LCP_CEILINGS } from './targets.ts';

/** Rounds at first, and while a page misses: a machine that was busy is asked again, and the middle of all counts. */
const FIRST_ROUNDS = 3;
const MOST_ROUNDS = 7;
/** The aim is none, which `npm run bench -- --check` holds against; this is what an honest machine may add. */
const BLOCKED_MS = 20;

let stop = () => {};
beforeAll(async () => {
  stop = await servePages({ withSpa: false });
});
afterAll(() => stop());

async function load(page: PageName) {
  const report = await audit(pageUrl(page), 'devtools', { audits: [METRICS.LCP, METRICS.TBT] });
  return { paintMs: readMetric(report, 'LCP'), blockedMs: readMetric(report, 'TBT') };
}

for (const page of SOLD) {
  test(`in a slowed browser the ${page} is painted beside bare HTML, and nothing blocks it`, async () => {
    const ratios: number[] = [];
    const blocked: number[] = [];
    const misses = () => median(ratios) > LCP_CEILINGS.devtools || median(blocked) > BLOCKED_MS;
    while (ratios.length < FIRST_ROUNDS || (misses() && ratios.length < MOST_ROUNDS)) {
      const [floor, ours] = [await load('floor'), await load(page)];
      ratios.push(ours.paintMs / floor.paintMs);
      blocked.push(ours.blockedMs);
    }
    const told = JSON.stringify({ ratios, blocked });
    expect(median(ratios), told).toBeGreaterThan(0.5);
    expect(median(ratios), told).toBeLessThanOrEqual(LCP_CEILINGS.devtools);
    expect(median(blocked), told).toBeLessThanOrEqual(BLOCKED_MS);
  });
}
