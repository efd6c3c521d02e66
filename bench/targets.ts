import { type Load, runLighthouse, type Throttling } from './lighthouse.ts';
import { htmlSize, type Page, ROUTES } from './pages.ts';
import { CONTROLS, measureRendering, type Rendering, touchTwice, visitSize } from './phone.ts';
import { median, spread } from './report.ts';

/** A measured value and its limit. */
export type Result = {
  name: string;
  limit: string;
  measured: string;
  isMet: boolean;
  /** True for times, and for scores computed from times: on a slow or busy machine any page misses their limits. */
  isTime?: boolean;
};

type Limited = { value: number; limit: number; unit?: string; digits?: number };

const atMost = (name: string, { value, limit, unit = '', digits = 0 }: Limited): Result => ({
  name,
  limit: `≤ ${limit}${unit}`,
  measured: value.toFixed(digits) + unit,
  isMet: value <= limit,
});

/** A result in KB. A value under 500 bytes means that the measurement failed. */
function kilobytes(name: string, bytes: number, limit: number): Result {
  const target = atMost(name, { value: bytes / 1024, limit, unit: ' KB', digits: 1 });
  return { ...target, isMet: target.isMet && bytes > 500 };
}

/** The size of a built site's HTML, and of the part that contains the first screen. */
export function htmlTargets(site: string): Result[] {
  return ROUTES.flatMap(({ path, file, isSales }) => {
    const { bytes, firstScreenBytes } = htmlSize(site, file);
    const html = kilobytes(`HTML with its CSS, brotli, ${path}`, bytes, 24);
    if (!isSales) return [html];
    // 14 KB arrive before the first acknowledgement, and about 1 KB of that is response headers.
    return [html, kilobytes(`of which until the first screen ends, ${path}`, firstScreenBytes, 13)];
  });
}

/** What a visit to the main page loads. */
export async function visitTargets(url: string): Promise<Result[]> {
  const { bytes, scriptBytes, earlyScripts } = await visitSize(url);
  return [
    kilobytes('loaded before a scroll or touch', bytes, 80),
    kilobytes('of which script', scriptBytes, 12),
    atMost(['scripts requested before the load event', ...earlyScripts].join(' '), {
      value: earlyScripts.length,
      limit: 0,
    }),
  ];
}

/** The maximum ratios of the main page's layouts and style recalculations to the floor page's. */
const RENDERING_RATIOS = { layouts: 5, layoutMs: 5, styleRecalculations: 8, styleMs: 13 };

/** The maximum ratio of the bytes and the largest paint with an A/B test to the same values without one. */
const VERSION_RATIO = 1.03;

type Versions = { plainUrl: string; versions: Page[]; rounds: number };

/** The bytes and the largest paint of both versions in an A/B test, divided by the same values without a test. */
export async function versionTargets({ plainUrl, versions, rounds }: Versions): Promise<Result[]> {
  const ratio = (
    name: string,
    unit: string,
    [values, plain]: [version: number[], plain: number[]],
  ): Result => {
    const ratios = values.map((value, round) => value / (plain[round] ?? Number.NaN));
    return {
      name,
      limit: `≤ ${VERSION_RATIO}`,
      measured: `${spread(ratios, 3)}: ${spread(values)} ${unit}, without ${spread(plain)} ${unit}`,
      isMet: median(ratios) <= VERSION_RATIO,
    };
  };
  const plain = await visitSize(plainUrl);
  const targets: Result[] = [];
  for (const { name, url } of versions) {
    const { bytes } = await visitSize(url);
    targets.push(ratio(`loaded before a scroll ÷ without a test, ${name}`, 'B', [[bytes], [plain.bytes]]));
  }
  const paints = new Map<string, number[]>(
    [plainUrl, ...versions.map(({ url }) => url)].map((url) => [url, []]),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const [url, found] of paints) found.push((await runLighthouse(url, 'devtools')).lcpMs);
  for (const { name, url } of versions)
    targets.push(
      ratio(`LCP ÷ without a test, devtools, ${name}`, 'ms', [
        paints.get(url) ?? [],
        paints.get(plainUrl) ?? [],
      ]),
    );
  return targets;
}

/**
 * Layouts and style recalculations of the main page until it is idle, as ratios to the floor page's. Loads the two
 * pages in turn.
 */
export async function renderingTargets(floorUrl: string, url: string, rounds: number): Promise<Result[]> {
  const floor: Rendering[] = [];
  const main: Rendering[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await measureRendering(floorUrl));
    main.push(await measureRendering(url));
  }
  const names = Object.keys(RENDERING_RATIOS) as (keyof Rendering)[];
  return names.map((name) => {
    const values = main.map((visit) => visit[name]);
    const floorValues = floor.map((visit) => visit[name]);
    const ratio = median(values) / median(floorValues);
    return {
      name: `${name} until idle ÷ floor, at 4× slowed processor`,
      limit: `≤ ${RENDERING_RATIOS[name]}`,
      measured: `${ratio.toFixed(1)}: ${spread(values)}, floor ${spread(floorValues)}`,
      isMet: ratio <= RENDERING_RATIOS[name],
    };
  });
}

/** The durations of touches of the main page's controls, each on a newly opened page. */
export async function touchTargets(url: string, rounds: number): Promise<Result[]> {
  const targets: Result[] = [];
  for (const [name, selector] of Object.entries(CONTROLS)) {
    const touches: [number, number][] = [];
    for (let round = 0; round < rounds; round += 1) touches.push(await touchTwice(url, selector));
    const firsts = touches.map(([first]) => first);
    const seconds = touches.map(([, second]) => second);
    targets.push({
      name: `touch of the ${name}, at 4× slowed processor`,
      limit: '≤ 100 ms',
      measured: `${spread(firsts)} ms, second time ${spread(seconds)} ms`,
      isMet: median(firsts) <= 100 && median(seconds) <= 100,
      isTime: true,
    });
  }
  return targets;
}

const LCP_RATIO = { simulate: 1.4, devtools: 1.25 };
/** The maximum ratio of the main thread's busy time to the floor page's. */
const MAIN_THREAD_RATIO = 4;
const PERFORMANCE = { simulate: 100, devtools: 98 };

const faultsOf = (loads: Load[]) => [...new Set(loads.flatMap(({ faults }) => faults))].join('; ');

type Loads = {
  /** The floor page, followed by the pages to compare with it. */
  pages: Page[];
  throttling: Throttling;
  rounds: number;
  /** How much the LCP ratio may exceed its limit, for differences between machines. */
  lcpNoise?: number;
};

/** Runs Lighthouse on some pages in turn, so that a machine that becomes slower affects all of them. */
export async function loadTargets({ pages, throttling, rounds, lcpNoise = 0 }: Loads): Promise<Result[]> {
  const measured = pages.map((page) => ({ ...page, loads: [] as Load[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const page of measured)
      page.loads.push(await runLighthouse(page.url, throttling, page.expectedFailures));
  const [floor, ...site] = measured;
  if (!floor) return [];
  const worst = (metric: 'tbtMs' | 'cls') =>
    Math.max(...site.map(({ loads }) => median(loads.map((load) => load[metric]))));

  const performanceTarget = ({ name, loads }: (typeof site)[number]): Result => {
    const score = median(loads.map(({ performance }) => performance));
    const floorScore = median(floor.loads.map(({ performance }) => performance));
    const isMet = score >= PERFORMANCE[throttling];
    return {
      name: `Lighthouse, performance, ${throttling}, ${name}`,
      limit: `≥ ${PERFORMANCE[throttling]}`,
      measured: isMet ? `${score}` : `${score}, floor ${floorScore}; ${faultsOf(loads)}`,
      isMet,
      isTime: true,
    };
  };
  const otherScoresTarget = ({ name, loads }: (typeof site)[number]): Result => {
    const isMet = loads.every(
      ({ otherScores }) => otherScores.length === 3 && otherScores.every((score) => score === 100),
    );
    const scores = loads[0]?.otherScores.join(' ') ?? '';
    return {
      name: `Lighthouse, accessibility, best practices and SEO, ${throttling}, ${name}`,
      limit: '≥ 100',
      measured: isMet ? scores : `${scores}; ${faultsOf(loads)}`,
      isMet,
    };
  };
  const ratioTarget = (
    { name, loads }: (typeof site)[number],
    { metric, limit, noise = 0 }: { metric: 'lcpMs' | 'mainThreadMs'; limit: number; noise?: number },
  ): Result => {
    const label = { lcpMs: 'LCP', mainThreadMs: 'main thread' }[metric];
    const msSpread = (all: Load[]) => `${spread(all.map((load) => load[metric]))} ms`;
    // Compares loads of the same round, because little time passes between them.
    const ratios = loads.map((load, round) => load[metric] / (floor.loads[round]?.[metric] ?? Number.NaN));
    return {
      name: `${label} ÷ floor, ${throttling}, ${name}`,
      limit: `≤ ${limit}`,
      measured: `${spread(ratios, 2)}: ${msSpread(loads)}, floor ${msSpread(floor.loads)}`,
      isMet: median(ratios) <= limit + noise,
    };
  };
  const lcp = { metric: 'lcpMs', limit: LCP_RATIO[throttling], noise: lcpNoise } as const;
  const mainThread = { metric: 'mainThreadMs', limit: MAIN_THREAD_RATIO } as const;
  const targets = [
    ...site.flatMap((page) => [
      performanceTarget(page),
      otherScoresTarget(page),
      // With DevTools throttling this ratio varies too much (decision 10).
      ...(throttling === 'simulate' ? [{ ...ratioTarget(page, mainThread), isTime: true }] : []),
      ...(page.isSales ? [ratioTarget(page, lcp)] : []),
    ]),
    atMost(`CLS, ${throttling}, worst page`, { value: worst('cls'), limit: 0.01, digits: 3 }),
  ];
  // Simulated throttling also multiplies delays that other programs cause (decision 10).
  if (throttling === 'devtools') {
    const tbt = atMost('TBT, devtools, worst page', { value: worst('tbtMs'), limit: 200, unit: ' ms' });
    targets.push({ ...tbt, isTime: true });
  }
  return targets;
}
