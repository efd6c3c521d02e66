import type { Site } from './readSite.ts';

/** Cloudflare silently ignores rules and characters of a line beyond these limits. */
const MAX_RULES = 100;
const MAX_LINE = 2000;
const DAY = 'public, max-age=86400';

/**
 * All sizes of one picture share its name up to the hash: `/uploads/assets/a.B96ShiKM_1yv02f.avif` becomes
 * `/uploads/assets/a.B96ShiKM*`.
 */
export const withoutSize = (path: string): string => path.replace(/(?<=\.[\w-]{8})(?:_\w+)?\.\w+$/, '*');

/**
 * The text of `_headers`, which Cloudflare and Netlify read. The rules also apply to missing files, so the files to be
 * cached are listed one by one. If a site has too many files for that, all files in /uploads/assets/ are cached for a
 * day. Later rules first remove (`!`) a header that they set again, because Cloudflare would join both values. Netlify
 * skips that line and uses the later value anyway.
 *
 * @throws Error when the site needs more than Cloudflare accepts
 */
export function writeHeadersFile({ rules, assets }: Pick<Site, 'rules' | 'assets'>): string {
  const files = [...new Set(assets.map((path) => encodeURI(withoutSize(path))))];
  const areListed = rules.length + files.length <= MAX_RULES;
  const written = rules.flatMap(({ path, headers, isForFilesOnly }) => {
    if (path === '/index.html') return ['/', path].map((pattern) => ({ pattern, headers }));
    if (!isForFilesOnly) return [{ pattern: `${path}*`, headers }];
    if (areListed) return files.map((pattern) => ({ pattern, headers }));
    return [{ pattern: `${path}*`, headers: { ...headers, 'Cache-Control': DAY } }];
  });
  if (written.length > MAX_RULES) {
    throw new Error(
      `The site needs ${written.length} rules in _headers, and Cloudflare accepts ${MAX_RULES}: publish fewer pages, or use a server of your own (docs/hosting.md).`,
    );
  }
  const lines = written.flatMap(({ pattern, headers }, index) => [
    pattern,
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(index > 0 ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long) {
    throw new Error(
      `A line of _headers has ${long.length} characters, and Cloudflare accepts ${MAX_LINE}: ${long.trim().slice(0, 60)}…`,
    );
  }
  return `${lines.join('\n')}\n`;
}
