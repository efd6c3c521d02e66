// The .htaccess of Apache and LiteSpeed: pages, headers, compression and redirects on shared hosting.
import { extname, posix } from 'node:path';
import { lookup } from 'mrmime';
import type { HeaderValues } from './headers.ts';
import { withoutSize } from './headersFile.ts';
import type { Site } from './readSite.ts';

/** A group of a regular expression that matches one of the texts. */
const oneOf = (texts: string[]): string =>
  `(${texts.map((text) => text.replace(/[.\\+*?^$(){}|[\]]/g, '\\$&')).join('|')})`;

// In a header's value, a percent sign begins a variable.
const quoted = (value: string) => `"${value.replaceAll('"', '\\"').replaceAll('%', '%%')}"`;

const isText = (type: string) => /^text|json|javascript|xml/.test(type);

/**
 * `always`, because Apache otherwise omits the headers from redirects and errors. `unset` prevents a duplicate of a
 * header that the host itself sets.
 */
const setHeaders = (headers: HeaderValues) =>
  Object.entries(headers).flatMap(([name, value]) => [
    `Header onsuccess unset ${name}`,
    `Header always set ${name} ${quoted(value)}`,
  ]);

/**
 * The headers that only some files have, by the names of existing files. A missing file gets the headers of 404.html,
 * so no cache keeps the response.
 */
function fileHeaders({ rules, files }: Site): string[] {
  const headersOf = (file: string): HeaderValues =>
    Object.assign(
      {},
      ...rules.filter(({ path }) => path !== '/' && file.startsWith(path)).map(({ headers }) => headers),
    );
  const groups = Object.groupBy(files, (file) => JSON.stringify(headersOf(file)));
  return Object.values(groups).flatMap((group = []) => {
    const headers = setHeaders(headersOf(group[0] ?? ''));
    const starts = [...new Set(group.map((file) => posix.basename(withoutSize(file), '*')))];
    return headers.length > 0 ? [`<FilesMatch "^${oneOf(starts)}">`, ...headers, '</FilesMatch>'] : [];
  });
}

/**
 * The text of `.htaccess` for a site at `address`, such as https://www.example.com. It only contains directives that a
 * host with `AllowOverride FileInfo` accepts, and each part depends on the module that it needs: otherwise the whole
 * site would answer 500.
 */
export function writeHtaccess(site: Site, address: string): string {
  const { host } = new URL(address);
  const page = oneOf(site.pages);
  const redirects = site.redirects.map(
    ({ from, to }) => [`^${oneOf([from.slice(1)])}/?$`, `${address}${to}`] as const,
  );
  const rewritten = redirects.map(([from, to]) => `RewriteRule ${from} ${to} [R=301,L]\n`).join('');
  const matched = redirects
    .map(([from, to]) => `RedirectMatch 301 ${from.replace('^', '^/')} ${to}\n`)
    .join('');
  const ofAll = site.rules.filter(({ path }) => path === '/').map(({ headers }) => headers);
  const types = new Map(
    site.files.map((file) => [extname(file), lookup(file) ?? 'application/octet-stream'] as const),
  );
  const texts = [...types].flatMap(([ending, type]) => (isText(type) ? [ending] : [])).join(' ');
  return `# Written by npm run pack, for Apache and LiteSpeed. A change here is lost with the next version of the site.
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html

<IfModule mod_rewrite.c>
RewriteEngine On
# Apache runs the rules again for the file that a rule below has chosen.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [L]
# Certificate authorities verify the domain there, over http.
RewriteRule ^\\.well-known/ - [L]
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]
# Only if the proxy that terminates TLS reports http: any other test can cause a redirect loop.
RewriteCond %{HTTP:X-Forwarded-Proto} =http
RewriteRule ^ ${address}%{REQUEST_URI} [R=301,L]
# Redirect other host names to the site's own. IP addresses are exempt, because hosts use them for health checks.
RewriteCond %{HTTP_HOST} ^[^[]*[a-z] [NC]
RewriteCond %{HTTP_HOST} !^${oneOf([host])}(?::\\d+)?$ [NC]
RewriteRule ^ ${address}%{REQUEST_URI} [R=301,L]
${rewritten}# Test the visitor's own request: with MultiViews the host adds .html itself, and a page would redirect to itself.
RewriteCond %{THE_REQUEST} ^\\S+\\s/+${page}(\\.html|/)[?\\s]
RewriteRule ^ ${address}/%1 [R=301,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s/+index\\.html[?\\s]
RewriteRule ^ ${address}/ [R=301,L]
# List the pages by name: for /oferta-exclusiva/x a general rule would find oferta-exclusiva.html in an endless loop. The
# main page is listed because the host may prefer an index.php that is left over from an older site.
RewriteRule ^$ /index.html [L]
RewriteRule ^${page}$ /$1.html [L]
# Answer 404 for folders and hidden files.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
RewriteRule (?:^|/)\\.|^404\\.html$ - [R=404,L]
</IfModule>
# Without mod_rewrite, addresses end in .html. MultiViews would hide the ending, but on a host that forbids Options the
# whole site would answer 500.
<IfModule !mod_rewrite.c>
${matched}RedirectMatch 302 ^/${page}$ ${address}/$1.html
</IfModule>

<IfModule mod_mime.c>
${[...types].map(([ending, type]) => `AddType "${type}${isText(type) ? '; charset=utf-8' : ''}" ${ending}`).join('\n')}
</IfModule>

# By file ending, because AddOutputFilterByType does not compress the 404 page.
<IfModule mod_deflate.c>
AddOutputFilter DEFLATE ${texts}
<IfModule mod_brotli.c>
AddOutputFilter BROTLI_COMPRESS;DEFLATE ${texts}
</IfModule>
</IfModule>

<IfModule mod_headers.c>
# The ETag of a compressed response has a suffix, with which the server does not recognise it in a request.
RequestHeader edit* If-None-Match "-(?:br|gzip)\\"" "\\""
${[...setHeaders(Object.assign({}, ...ofAll)), ...fileHeaders(site)].join('\n')}
</IfModule>
`;
}
