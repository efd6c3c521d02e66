import { auditRoute, faults, ROUTES, scores } from './categories.ts';
import type { Throttling } from './lighthouse.ts';
import { SOLD } from './pages.ts';
import { PAGE_FILES, weighPageText } from './pageText.ts';
import { table } from './report.ts';
import { type Rounds, ratioToFloor, THROTTLINGS } from './speed.ts';
import { median } from './statistics.ts';
import { total } from './weights.ts';
import type { Weights } from './weightTables.ts';

export type Verdict = { what: string; target: string; measured: string; holds: boolean };

const KB = 1024;

/** The largest paint of a page of ours over that of the floor. */
export const LCP_CEILINGS: Record<Throttling, number> = { simulate: 1.15, devtools: 1.25 };
const CLS_CEILING = 0.001;

const inKb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

const atMostKb = (what: string, bytes: number, ceilingKb: number): Verdict => ({
  what,
  target: `≤ ${ceilingKb} KB`,
  measured: inKb(bytes),
  holds: bytes <= ceilingKb * KB,
});

function judgeSpeed(rounds: Rounds): Verdict[] {
  return THROTTLINGS.flatMap((throttling) =>
    SOLD.flatMap((page) => {
      const name = `${page}, ${throttling}`;
      const ratio = ratioToFloor(rounds, throttling, page, 'LCP');
      const values = rounds[throttling][page];
      const [blocked, shift] = [median(values.TBT), median(values.CLS)];
      const ceiling = LCP_CEILINGS[throttling];
      return [
        {
          what: `LCP ÷ floor, ${name}`,
          target: `≤ ${ceiling}`,
          measured: ratio.toFixed(2),
          holds: ratio <= ceiling,
        },
        { what: `TBT, ${name}`, target: '0 ms', measured: `${blocked.toFixed(0)} ms`, holds: blocked < 0.5 },
        {
          what: `CLS, ${name}`,
          target: `≤ ${CLS_CEILING}`,
          measured: shift.toFixed(4),
          holds: shift <= CLS_CEILING,
        },
      ];
    }),
  );
}

function judgeWeights(weights: Weights): Verdict[] {
  const { before, after } = weights['main page'];
  const scriptsBefore = SOLD.reduce((sum, page) => sum + weights[page].before.requests.script, 0);
  return [
    ...PAGE_FILES.flatMap((file) => {
      const { page, inlineScript } = weighPageText(file);
      return [
        atMostKb(`${file} with its styles, brotli`, page, 14),
        atMostKb(`${file}, inline script, brotli`, inlineScript, 4),
      ];
    }),
    atMostKb('all that / loads before a scroll', total(before.bytes), 60),
    {
      what: 'script requests before a scroll',
      target: '0',
      measured: String(scriptsBefore),
      holds: scriptsBefore === 0,
    },
    atMostKb('all script of / after a full scroll', after.bytes.script, 75),
  ];
}

async function judgeCategories(): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const route of ROUTES) {
    const report = await auditRoute(route);
    const values = Object.values(scores(report));
    const holds = values.every((score) => score === 100);
    verdicts.push({
      what: `Lighthouse's four categories, ${route.path}`,
      target: '100',
      measured: [values.join(' '), ...faults(report)].join('; '),
      holds,
    });
  }
  return verdicts;
}

/** Holds what was measured against the targets, one by one. */
export async function judge(rounds: Rounds, weights: Weights): Promise<Verdict[]> {
  return [...judgeSpeed(rounds), ...judgeWeights(weights), ...(await judgeCategories())];
}

/** The verdicts as a table. */
export const verdictTable = (verdicts: Verdict[]): string =>
  table(
    ['', 'target', 'measured', 'holds'],
    verdicts.map(({ what, target, measured, holds }) => [what, target, measured, holds ? 'yes' : 'NO']),
  );
