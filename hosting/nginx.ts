import { CACHING, CARD_HEADERS, HASHED_PATH, SITE_HEADERS, UPLOADS } from './headers.ts';
import type { Site } from './readSite.ts';

const CORP = 'Cross-Origin-Resource-Policy';

const map = (variable: string, rows: [key: string, value: string][]) =>
  [`map $uri ${variable} {`, ...rows.map(([key, value]) => `  ${key} "${value}";`), '}'].join('\n');

/**
 * What nginx answers besides the files, for its `http` block. The maps are asked once the answer is known: for a
 * missing file $uri is then /404.html. An `add_header` inside a server or location would put off all of these.
 */
export function writeNginxHeaders(site: Site): string {
  const pages = Object.entries(site.pages).filter(([page]) => page !== '/404.html');
  const fixed = Object.entries({ ...SITE_HEADERS, [CORP]: '$site_shared_with' });
  return [
    '# Written by npm run build from hosting/headers.ts and the built pages: change it there.',
    map('$site_policy', [
      ['default', site.otherwise],
      [`~^${UPLOADS}`, site.uploads],
      ...pages.map(([page, policy]): [string, string] => [page, policy]),
    ]),
    map('$site_caching', [
      ['default', CACHING.revalidated],
      [`"~${HASHED_PATH}"`, CACHING.immutable],
    ]),
    map('$site_shared_with', [
      ['default', SITE_HEADERS[CORP] ?? ''],
      ...site.cards.map((card): [string, string] => [card, CARD_HEADERS[CORP] ?? '']),
    ]),
    ...fixed.map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header Content-Security-Policy $site_policy always;',
    'add_header Cache-Control $site_caching always;',
    '',
  ].join('\n');
}
