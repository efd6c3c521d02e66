import type { Content } from '../schemas/contentSchemas.ts';
import { preflight } from './preflight.ts';
import { readyContent } from './readyContent.ts';
import type { BuiltSite } from './weights.ts';

export const NOW_MS = Date.UTC(2026, 10, 20, 12);

const EMPTY_SITE: BuiltSite = { pages: {}, weigh: () => 0, uploads: [] };

/** What the preflight says of a content as it is written. */
export const look = (written: Content, built = EMPTY_SITE) => preflight(written, built, NOW_MS);

/** What is told of a ready content after one change, each as its rank, field and sentence. */
export function told(change: (content: Content) => void, built = EMPTY_SITE): string[] {
  const content = structuredClone(readyContent());
  change(content);
  return look(content, built).findings.map(({ rank, text, place }) => {
    const where = 'file' in place ? [place.file, ...place.path].join('.') : place.path;
    return `${rank} ${where}: ${text}`;
  });
}

/** A change of the links. */
export const links = (values: Partial<Content['links']>) => (content: Content) => {
  Object.assign(content.links, values);
};
