// The `_headers` file that Cloudflare and Netlify read, and that the preview server obeys too.
import { CACHING, CARD_HEADERS, type Headers, SITE_HEADERS, UPLOADS } from './headers.ts';
import { addressOf, type Site } from './readSite.ts';

/** What Cloudflare takes of it: rules, and characters a line. It leaves out the rest without a word on the page. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

type Rule = { path: string; headers: Headers };

/**
 * A hashed name up to its hash stands for all sizes of one picture. Not `/uploads/*`: rules hold for what is missing as
 * well, and a 404 must not be kept for a year.
 */
const familyOf = (file: string) => file.replace(/(?<=\.[\w-]{8})(?:_\w+)?\.\w+$/, '*');

function rulesOf(site: Site): Rule[] {
  const families = [...new Set(site.hashed.map(familyOf))];
  return [
    {
      path: '/*',
      headers: {
        ...SITE_HEADERS,
        'Content-Security-Policy': site.otherwise,
        'Cache-Control': CACHING.revalidated,
      },
    },
    ...Object.entries(site.pages)
      .filter(([page]) => page !== '/404.html')
      .map(([page, policy]) => ({ path: addressOf(page), headers: { 'Content-Security-Policy': policy } })),
    { path: `${UPLOADS}*`, headers: { 'Content-Security-Policy': site.uploads } },
    ...site.cards.map((path) => ({ path, headers: CARD_HEADERS })),
    ...families.map((path) => ({ path, headers: { 'Cache-Control': CACHING.immutable } })),
  ];
}

/**
 * The file's text. A rule after the first takes off what it sets anew (`!`): Cloudflare would put both values on one
 * line; Netlify passes over such a line, and there the later rule counts anyway. Throws an Error of one sentence where
 * the site needs more than Cloudflare takes.
 */
export function writeHeadersFile(site: Site): string {
  const rules = rulesOf(site);
  if (rules.length > MAX_RULES) {
    throw new Error(
      `The site needs ${rules.length} rules in _headers, and Cloudflare takes ${MAX_RULES}: use fewer pictures, or a host of your own (docs/hosting.md).`,
    );
  }
  const [first, ...rest] = rules.map(({ path, headers }, index) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(index > 0 ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    return [path, ...lines];
  });
  const lines = [first ?? [], ...rest].flat();
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long) {
    throw new Error(
      `A line of _headers has ${long.length} characters, and Cloudflare takes ${MAX_LINE}: ${long.trim().slice(0, 60)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function readRules(text: string): { path: string; lines: [name: string, value: string | undefined][] }[] {
  const rules: ReturnType<typeof readRules> = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('/')) rules.push({ path: line, lines: [] });
    else if (line.startsWith('! ')) rules.at(-1)?.lines.push([line.slice(2), undefined]);
    else if (line) {
      const colon = line.indexOf(':');
      rules.at(-1)?.lines.push([line.slice(0, colon), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

/** Reads a `_headers` file; gives what its rules set for a path, the way Cloudflare does it. */
export function readHeadersFile(text: string): (path: string) => Headers {
  const rules = readRules(text);
  const holdsFor = (rule: string, path: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) => {
    const headers: Headers = {};
    for (const rule of rules.filter((one) => holdsFor(one.path, path))) {
      for (const [name, value] of rule.lines) {
        if (value === undefined) delete headers[name];
        else headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
      }
    }
    return headers;
  };
}
