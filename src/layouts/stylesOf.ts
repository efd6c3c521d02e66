import type { PageFile } from '../content-model/schemas.ts';
import { styleName } from './pageStyles.ts';

const entries = import.meta.glob<string>('/.cache/styles/*.css', { query: '?inline', import: 'default' });

/** The styles of a page, as pageStyles.ts composes them. */
export async function stylesOf(page: PageFile | 'privacy' | 'notFound'): Promise<string> {
  const load = entries[`/.cache/styles/${styleName(page)}.css`];
  if (!load) throw new Error(`There are no styles of ${page} yet.`);
  return load();
}
