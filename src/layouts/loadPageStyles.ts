import { basename } from 'node:path';
import type { PageFile } from '../content-model/schemas.ts';
import { styleName } from './pageStyles.ts';

const entries = new Map(
  Object.entries(import.meta.glob<string>('@page-styles/*.css', { query: '?inline', import: 'default' })).map(
    ([path, load]) => [basename(path, '.css'), load],
  ),
);

/** Whether Vite knows the styles of a page. The development server notices them only a moment after they are written. */
export const hasPageStyles = (page: PageFile): boolean => entries.has(styleName(page));

/**
 * The styles of a page, which pageStyles.ts composes.
 *
 * @throws Error if pageStyles.ts has not written the page's entry
 */
export async function loadPageStyles(page: PageFile | 'privacy' | 'notFound'): Promise<string> {
  const load = entries.get(styleName(page));
  if (!load) throw new Error(`There are no styles of ${page} yet.`);
  return load();
}
