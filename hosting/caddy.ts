import { CACHING, CARD_HEADERS, HASHED_PATH, SITE_HEADERS } from './headers.ts';
import { addressOf, type Site } from './readSite.ts';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** Kinds of files that Caddy knows only where the machine's own list has them. */
const TYPES = {
  vtt: 'text/vtt; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** A page's path, which Caddy may have led to its file by then; //oferta is served as well. */
const pathOf = (page: string) => {
  const [name] = page.slice(1).split('.html', 1);
  return `^/+${name === 'index' ? '(?:index\\.html)?' : `${name}(?:\\.html)?`}$`;
};

const otherAddresses = (page: string) => (page === '/index.html' ? [page] : [page, `${addressOf(page)}/`]);

/**
 * What Caddy answers besides the files: by snippets: `headers` on every answer, `file_headers` on files that
 * are there, and `other_addresses`, which leads to the one address of each page.
 */
export function writeCaddyHeaders(site: Site): string {
  const pages = Object.entries(site.pages).filter(([page]) => page !== '/404.html');
  const headers = { ...SITE_HEADERS, 'Cache-Control': CACHING.revalidated };
  return [
    '# Written by npm run build from hosting/headers.ts and the built pages: change it there.',
    '(headers) {',
    '\tmap {path} {site_policy} {',
    ...pages.map(([page, policy]) => `\t\t~${pathOf(page)} ${quoted(policy)}`),
    `\t\t~^/+uploads/ ${quoted(site.uploads)}`,
    `\t\tdefault ${quoted(site.otherwise)}`,
    '\t}',
    '\theader {',
    ...Object.entries(headers).map(([name, value]) => `\t\t${name} ${quoted(value)}`),
    '\t\tContent-Security-Policy {site_policy}',
    '\t}',
    // Also on the copy that is not compressed, or a cache between would hand that to everybody.
    '\theader ?Vary Accept-Encoding',
    '\theader -Server',
    '}',
    '(file_headers) {',
    '\t@hashed {',
    `\t\tpath_regexp ${HASHED_PATH}`,
    '\t\tfile',
    '\t}',
    ...Object.entries(TYPES).flatMap(([ending, type]) => [
      `\t@${ending} {`,
      `\t\tpath *.${ending}`,
      '\t\tfile',
      '\t}',
      `\theader @${ending} Content-Type ${quoted(type)}`,
    ]),
    `\theader @hashed Cache-Control ${quoted(CACHING.immutable)}`,
    ...(site.cards.length > 0 ? [`\t@cards path ${site.cards.join(' ')}`] : []),
    ...(site.cards.length > 0
      ? Object.entries(CARD_HEADERS).map(([name, value]) => `\theader @cards ${name} ${quoted(value)}`)
      : []),
    '}',
    '(other_addresses) {',
    `\t@other path ${pages.flatMap(([page]) => otherAddresses(page)).join(' ')}`,
    '\troute @other {',
    '\t\turi strip_suffix /',
    '\t\turi strip_suffix .html',
    '\t\turi strip_suffix index',
    '\t\tredir {uri} 301',
    '\t}',
    '}',
    '',
  ].join('\n');
}
