import { audit, type Load, type Throttling } from './lighthouse.ts';
import { type Page, ROUTES, weighHtml } from './pages.ts';
import { CONTROLS, touchTwice, weighVisit } from './phone.ts';
import { median, spread } from './report.ts';

/** One number to hold, and what was measured of it. */
export type Target = { what: string; limit: string; measured: string; holds: boolean };

const KB = 1024;

const atMost = (what: string, value: number, limit: number, unit = '', digits = 0): Target => ({
  what,
  limit: `≤ ${limit}${unit}`,
  measured: value.toFixed(digits) + unit,
  holds: value <= limit,
});

/** A target in KB. Less than `leastKb` is a fault of the measurement. */
function kilobytes(what: string, bytes: number, limitKb: number, leastKb: number): Target {
  const target = atMost(what, bytes / KB, limitKb, ' KB', 1);
  return { ...target, holds: target.holds && bytes >= leastKb * KB };
}

/** The HTML of a built site: with its CSS, of at most `limitKb`, and how much of it brings the first screen. */
export function htmlTargets(site: string, limitKb = 22): Target[] {
  return ROUTES.flatMap(({ path, file, isSales }) => {
    const { bytes, firstScreenBytes } = weighHtml(site, file);
    const html = kilobytes(`HTML with its CSS, brotli, ${path}`, bytes, limitKb, 2);
    if (!isSales) return [html];
    // 14 KB arrive before the first acknowledgement; the response headers are about one of them.
    return [html, kilobytes(`of it until the first screen ends, ${path}`, firstScreenBytes, 13, 2)];
  });
}

/** What a visit of the main page loads. */
export async function visitTargets(url: string): Promise<Target[]> {
  const { before, after, beforeLoad } = await weighVisit(url);
  return [
    kilobytes('loaded before a scroll or touch', before.bytes, 80, 10),
    kilobytes('of it script', before.scriptBytes, 12, 0.5),
    atMost(['scripts requested before the load event', ...beforeLoad].join(' '), beforeLoad.length, 0),
    kilobytes('script after reading the whole page', after.scriptBytes, 85, 20),
  ];
}

/** Touches of the main page's controls, on a new page each. */
export async function touchTargets(url: string, rounds: number): Promise<Target[]> {
  const targets: Target[] = [];
  for (const [name, selector] of Object.entries(CONTROLS)) {
    const touches: [number, number][] = [];
    for (let round = 0; round < rounds; round += 1) touches.push(await touchTwice(url, selector));
    const firsts = touches.map(([first]) => first);
    const seconds = touches.map(([, second]) => second);
    targets.push({
      what: `touch of the ${name}, at 4× slowed processor`,
      limit: '≤ 100 ms',
      measured: `${spread(firsts)} ms, second time ${spread(seconds)} ms`,
      holds: median(firsts) <= 100 && median(seconds) <= 100,
    });
  }
  return targets;
}

const LCP_RATIO = { simulate: 1.4, devtools: 1.25 };
const SCORE = { simulate: 100, devtools: 98 };

/**
 * Lighthouse on some pages, the floor first, in turn, so that what slows the machine meanwhile slows all of them.
 *
 * @param lcpNoise what the machine may add to the LCP ratio
 */
export async function loadTargets(
  pages: Page[],
  throttling: Throttling,
  rounds: number,
  lcpNoise = 0,
): Promise<Target[]> {
  const loads = pages.map((page) => ({ ...page, rounds: [] as Load[] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of loads) page.rounds.push(await audit(page.url, throttling, page.aside));
  }
  const [floor, ...site] = loads;
  if (!floor) return [];
  const worst = (read: (load: Load) => number) =>
    Math.max(...site.map((page) => median(page.rounds.map(read))));
  const lcpOf = ({ lcpMs }: Load) => lcpMs;

  // Where the bare HTML scores less, the machine is too busy for any page to score more.
  const busyLimit = Math.min(
    SCORE[throttling],
    median(floor.rounds.map(({ scores }) => scores.performance ?? 0)),
  );
  const scoreTarget = ({ name, rounds: list }: (typeof loads)[number]): Target => {
    const scores = Object.keys(list[0]?.scores ?? {}).map((id) => ({
      score: median(list.map((load) => load.scores[id] ?? 0)),
      limit: id === 'performance' ? busyLimit : SCORE[throttling],
    }));
    const holds = scores.length === 4 && scores.every(({ score, limit }) => score >= limit);
    const faults = holds ? [] : new Set(list.flatMap((load) => load.faults));
    const busy = busyLimit < SCORE[throttling] ? [`floor ${busyLimit}`] : [];
    return {
      what: `Lighthouse, four categories, ${throttling}, ${name}`,
      limit: `≥ ${SCORE[throttling]}`,
      measured: [scores.map(({ score }) => score).join(' '), ...busy, ...faults].join('; '),
      holds,
    };
  };
  const lcpTarget = ({ name, rounds: list }: (typeof loads)[number]): Target => {
    // Round by round: the loads of a round are neighbours.
    const ratios = list.map(({ lcpMs }, round) => lcpMs / (floor.rounds[round]?.lcpMs ?? Number.NaN));
    return {
      what: `LCP ÷ floor, ${throttling}, ${name}`,
      limit: `≤ ${LCP_RATIO[throttling]}`,
      measured: `${spread(ratios, 2)}: ${spread(list.map(lcpOf))} ms, floor ${spread(floor.rounds.map(lcpOf))} ms`,
      holds: median(ratios) <= LCP_RATIO[throttling] + lcpNoise,
    };
  };
  return [
    ...site.map(scoreTarget),
    ...site.filter(({ isSales }) => isSales).map(lcpTarget),
    ...(throttling === 'devtools'
      ? [
          atMost(
            'TBT, devtools, worst page',
            worst(({ tbtMs }) => tbtMs),
            200,
            ' ms',
          ),
        ]
      : []),
    atMost(
      `CLS, ${throttling}, worst page`,
      worst(({ cls }) => cls),
      0.01,
      '',
      3,
    ),
  ];
}
