import { type PageName, pageUrl } from './pages.ts';
import { table } from './report.ts';
import { PAGE_NAMES } from './speed.ts';
import { KINDS, total, type Weight, weighPage } from './weights.ts';

export type Weights = Record<PageName, { before: Weight; after: Weight }>;

/** What each page loads before a scroll and after its reader has seen all of it. */
export async function measureWeights(): Promise<Weights> {
  const weights: Partial<Weights> = {};
  for (const page of PAGE_NAMES) weights[page] = await weighPage(pageUrl(page));
  return weights as Weights;
}

const inKb = (bytes: number) => (bytes === 0 ? '0' : (bytes / 1024).toFixed(1));

/** What the pages load until a moment as a table: KB by kind and in all, and the requests. */
export function weightTable(weights: Weights, moment: 'before' | 'after'): string {
  return table(
    ['', ...KINDS.map((kind) => `${kind} KB`), 'all KB', 'requests'],
    PAGE_NAMES.map((page) => {
      const { bytes, requests } = weights[page][moment];
      return [page, ...KINDS.map((kind) => inKb(bytes[kind])), inKb(total(bytes)), String(total(requests))];
    }),
  );
}
