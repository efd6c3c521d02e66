// Writes the headers and redirects in the syntax of nginx and Caddy. The files in hosting/server/ include the results.
import type { HeaderRule } from './headers.ts';
import type { Redirect } from './readSite.ts';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/**
 * The headers for nginx's `http` block. nginx evaluates a map only when it sends the response. For a missing file,
 * `$uri` is then already /404.html.
 */
export function nginxHeaders(rules: HeaderRule[]): string {
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  // nginx applies the first matching pattern. In `rules` the last match wins, so they are reversed.
  const rowsOf = (name: string) =>
    rules.toReversed().flatMap(({ path, headers: { [name]: value } }) => (value ? [{ path, value }] : []));
  const lines = [...names].flatMap((name) => {
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    const rows = rowsOf(name).map(
      ({ path, value }) => `  ${path === '/' ? 'default' : `~^${path}`} ${quoted(value)};`,
    );
    return [`map $uri ${variable} {`, ...rows, '}', `add_header ${name} ${variable} always;`];
  });
  return `${lines.join('\n')}\n`;
}

/** The headers for Caddy as two snippets: `headers` for every response, and `file_headers` for existing files. */
export function caddyHeaders(rules: HeaderRule[]): string {
  const headerBlock = ({ path, headers }: HeaderRule) => [
    `\theader ${path === '/index.html' ? '/' : `${path}*`} {`,
    ...Object.entries(headers).map(([name, value]) => `\t\t${name} ${quoted(value)}`),
    '\t}',
  ];
  const [always, forFiles] = [false, true].map((isForFilesOnly) =>
    rules.filter((rule) => Boolean(rule.isForFilesOnly) === isForFilesOnly).flatMap(headerBlock),
  );
  return ['(headers) {', ...(always ?? []), '}', '(file_headers) {', ...(forFiles ?? []), '}', ''].join('\n');
}

/** The redirects for nginx's `server` block. */
export const nginxRedirects = (redirects: Redirect[]): string =>
  redirects.map(({ from, to }) => `location = ${from} {\n  return 301 ${to}$is_args$args;\n}\n`).join('');

/** The redirects for Caddy as the snippet `redirects`. */
export function caddyRedirects(redirects: Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [
    `\troute ${from} {`,
    `\t\trewrite * ${to}`,
    '\t\tredir {uri} 301',
    '\t}',
  ]);
  return ['(redirects) {', ...lines, '}', ''].join('\n');
}
