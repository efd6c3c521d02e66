// The previewed page has both versions of a section in an A/B test, one after the other. The page's address says which
// one is shown.
import type { Page } from '../../src/content-model/files/page.ts';
import {
  type Content,
  isPageFile,
  pageAt,
  shownSections,
  versionB,
} from '../../src/content-model/schemas.ts';
import { idOf } from '../../src/sections/index.ts';

/** The content with each version B as an ordinary section. */
export const withBothVersions = (content: Content): Content =>
  Object.fromEntries(
    Object.entries(content).map(([file, value]) => {
      if (!isPageFile(file)) return [file, value];
      const page = value as Page;
      return [file, { ...page, sections: page.sections.map(({ versionOf: _, ...section }) => section) }];
    }),
  ) as Content;

const hideRule = (scope: string, ids: string[]) =>
  `${scope} :is(${ids.map((id) => `#${id}`).join()}){display:none!important}`;

/** The style element that shows one version of each tested section of the page at a path; empty without a test. */
export function versionStyles(content: Content, path: string): string {
  const page = pageAt(content, path);
  const pairs = page
    ? shownSections(page).flatMap((a) => {
        const b = versionB(page, a);
        return b ? [{ a: idOf(a), b: idOf(b) }] : [];
      })
    : [];
  if (pairs.length === 0) return '';
  const [idsOfA, idsOfB] = [pairs.map(({ a }) => a), pairs.map(({ b }) => b)];
  return `<style>${hideRule('[data-version-shown=b]', idsOfA)}${hideRule(':root:not([data-version-shown=b])', idsOfB)}</style>`;
}
