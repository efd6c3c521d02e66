// The part of `npm run bench` that is cheap and stable enough for every change.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '../scripts/serve.ts';
import { originOf } from '../tests/support/programs.ts';
import { siteFolder } from '../tests/support/sites.ts';
import { HOST_MS, ROUTES, servePages } from './pages.ts';
import { htmlTargets, loadTargets, type Target, visitTargets } from './targets.ts';

const site = siteFolder('default');
let pages: Awaited<ReturnType<typeof servePages>>;
let example: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  pages = await servePages(site);
  example = await serveFolder(siteFolder('example'), 0, { delayMs: HOST_MS });
});
afterAll(() => {
  pages?.stop();
  example?.close();
  example?.closeAllConnections();
});

// More tries, because the machine may have been busy.
const busy = { retry: 3, timeout: 180_000 };
// Simulated, one round differs from the next by a round trip of 150 ms, as small requests end in another order. In a slowed
// browser one page differs as much from machine to machine (decision 11). `npm run bench` holds the limit itself.
const LCP_NOISE = 0.2;
const expectAll = (targets: Target[]) => expect(targets.filter(({ holds }) => !holds)).toEqual([]);

// The honest site has all at once: three prices, a deadline, an invitation, a window. A kilobyte more.
test.each([
  ['default', 22],
  ['example', 22],
  ['honest', 23],
] as const)(
  'the HTML of %s with its CSS has at most %i KB, and the first screen needs little of it',
  (name, limitKb) => {
    expectAll(htmlTargets(siteFolder(name), limitKb));
  },
);

test('a visit of the main page of either product loads little, and no script before the load event', async () => {
  for (const url of [pages.main, originOf(example)]) expectAll(await visitTargets(url));
});

// With tracking on, the main page stands for all. Each page by itself, so that a busy moment costs a new load of that page alone.
test.each([...ROUTES.map(({ path }) => path), '/ with tracking'])(
  'simulated: %s has its scores, and one that sells paints soon after bare HTML',
  busy,
  async (name) => {
    const found = [...pages.plain, ...pages.tracked].filter((page) => page.name === name);
    expectAll(await loadTargets([pages.floor, ...found], 'simulate', 1, LCP_NOISE));
  },
);

test('in a slowed browser the main page paints soon after bare HTML and does not block', busy, async () => {
  expectAll(await loadTargets([pages.floor, ...pages.plain.slice(0, 1)], 'devtools', 3, LCP_NOISE));
});
