// Vercel ignores _headers, and reads vercel.json before the build, when the policy is not known yet. What a build leaves in
// .vercel/output it publishes as it is: Build Output API, version 3.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Headers, Rule } from './headers.ts';
import { oneOf } from './oneOf.ts';
import type { Site } from './readSite.ts';

type Phase = { handle: 'filesystem' | 'hit' };
type Route = {
  src: string;
  headers?: Headers;
  status?: number;
  dest?: string;
  /** The routes after this one count too. */
  continue?: boolean;
  /** Its headers replace the headers of an earlier phase. */
  important?: boolean;
};
type Config = {
  version: 3;
  routes: (Route | Phase)[];
  /** The addresses of files that are not served by their own name. */
  overrides: Record<string, { path: string; contentType: string }>;
};

/** Vercel's configuration of a site: its headers, and one address for each page. */
export function vercelConfig({ rules, pages }: Pick<Site, 'rules' | 'pages'>): Config {
  const headerRoute = ({ path, headers }: Rule) => ({ src: `^${path}.*$`, headers, continue: true });
  return {
    version: 3,
    routes: [
      ...rules.filter(({ isForFilesOnly }) => !isForFilesOnly).map(headerRoute),
      { src: `^/${oneOf(pages)}(?:\\.html|/)$`, status: 308, headers: { Location: '/$1' } },
      { src: '^/index\\.html$', status: 308, headers: { Location: '/' } },
      { handle: 'filesystem' },
      { src: '^/.*$', dest: '/404.html', status: 404 },
      // Only an existing file comes here.
      { handle: 'hit' },
      ...rules
        .filter(({ isForFilesOnly }) => isForFilesOnly)
        .map((rule) => ({ ...headerRoute(rule), important: true })),
    ],
    overrides: Object.fromEntries(
      pages.map((path) => [`${path}.html`, { path, contentType: 'text/html; charset=utf-8' }]),
    ),
  };
}

/** Writes the site that is built in `folder` to `.vercel/output/`. */
export function writeVercelOutput(folder: string, site: Site): void {
  const target = join('.vercel', 'output');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(folder, join(target, 'static'), {
    recursive: true,
    filter: (path) => basename(path) !== '_headers',
  });
  writeFileSync(join(target, 'config.json'), JSON.stringify(vercelConfig(site)));
}
