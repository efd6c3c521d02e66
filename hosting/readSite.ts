import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type HeaderRule, headerRules, type Policy } from './headers.ts';
import { policyOf } from './policy.ts';

/** A permanent redirect from one path to another, which keeps the query of the request. */
export type Redirect = { from: string; to: string };

/** The facts about a built site on which a host's configuration depends. */
export type Site = {
  /** The policy of each page, by its file: `/oferta-exclusiva.html`. */
  policies: Record<string, Policy>;
  rules: HeaderRule[];
  /** The path of every file, `/uploads/cartao-inicio.jpg`, except those that configure a host. */
  files: string[];
  /** The files in /uploads/assets/. */
  assets: string[];
  /** The addresses of the pages except the main page, without the slash: `oferta-exclusiva`. */
  pages: string[];
  redirects: Redirect[];
};

function readRedirects(folder: string): Redirect[] {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines.map((line) => {
    const [from = '', to = ''] = line.split(' ');
    return { from, to };
  });
}

/**
 * Reads the site that is built in `folder`.
 *
 * @throws Error when the folder holds no site, or a page has a style or an event handler in an attribute
 */
export function readSite(folder: string): Site {
  // Every file of the site has an ending, and no folder has one; only hosts read _headers and _redirects.
  const files = globSync('**/*.*', { cwd: folder })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .sort();
  const html = files.filter((file) => file.endsWith('.html'));
  if (!html.includes('/404.html')) {
    throw new Error(`There is no site in ${folder} yet. Run npm run build first.`);
  }
  const texts = new Map(html.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const policyFor = (...pages: string[]) =>
    policyOf(Object.fromEntries(pages.map((file) => [file.slice(1), texts.get(file) ?? ''])));
  const missing = policyFor('/404.html');
  const pages = html
    .filter((file) => file !== '/404.html')
    // Apache chooses the headers by the file's name, without its folder, so pages with the same name share a policy.
    .map((file) => {
      const namesakes = html.filter((other) => posix.basename(other) === posix.basename(file));
      return { file, policy: policyFor(...namesakes, '/404.html') };
    });
  return {
    policies: Object.fromEntries([
      ['/404.html', missing],
      ...pages.map(({ file, policy }) => [file, policy]),
    ]),
    rules: headerRules(missing, pages),
    files,
    assets: files.filter((file) => file.startsWith('/uploads/assets/')),
    pages: html
      .filter((file) => !['/index.html', '/404.html'].includes(file))
      .map((file) => file.slice(1, -5)),
    redirects: readRedirects(folder),
  };
}
