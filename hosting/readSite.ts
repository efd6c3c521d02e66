import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules, type Rule } from './headers.ts';
import { policyOf } from './policy.ts';

/** What a host's configuration depends on: the header rules, and the paths of the files in /uploads/assets/. */
export type Site = { rules: Rule[]; assets: string[] };

/**
 * Reads the site that is built in `folder`.
 *
 * @throws Error when the folder holds no site, or a page has a style or an event handler in an attribute
 */
export function readSite(folder: string): Site {
  const find = (pattern: string) => globSync(pattern, { cwd: folder }).sort();
  const pages = find('**/*.html');
  if (!pages.includes('404.html')) {
    throw new Error(`There is no site in ${folder} yet. Run npm run build first.`);
  }
  const html = pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]);
  return {
    rules: headerRules(policyOf(Object.fromEntries(html))),
    assets: find('uploads/assets/*').map((file) => `/${file.replaceAll('\\', '/')}`),
  };
}
