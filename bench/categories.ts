import type { Result } from 'lighthouse';
import { OFFER_PATH, PRIVACY_PATH } from '../src/domain/routes.ts';
import { audit } from './lighthouse.ts';
import { ORIGIN } from './pages.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

type Route = {
  path: string;
  /** What the page fails by being what it is. */
  aside: string[];
};

/** Every route, and what Lighthouse holds against its nature: that it is kept out of searches, that it is not found. */
export const ROUTES: Route[] = [
  { path: '/', aside: [] },
  { path: OFFER_PATH, aside: ['is-crawlable'] },
  { path: PRIVACY_PATH, aside: [] },
  { path: '/nao-existe', aside: ['is-crawlable', 'http-status-code', 'errors-in-console'] },
];

/** A category's score of 100, from a report. */
export const scores = ({ categories }: Result): Record<string, number> =>
  Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]));

/** What lowers a score in a report, for the one who has to mend it. */
export const faults = ({ categories, audits }: Result): string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`);

/** Lighthouse's report on a route in the four categories, as on a phone, simulated. */
export const auditRoute = ({ path, aside }: Route): Promise<Result> =>
  audit(`${ORIGIN}${path}`, 'simulate', { categories: CATEGORIES, aside });
