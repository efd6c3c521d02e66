// The .htaccess of Apache and LiteSpeed: pages, headers, compression and redirects on shared hosting.
import { extname, posix } from 'node:path';
import { lookup } from 'mrmime';
import type { Headers } from './headers.ts';
import { withoutSize } from './headersFile.ts';
import type { Site } from './readSite.ts';

/** A group of a regular expression that matches any of some texts. */
const oneOf = (texts: string[]): string =>
  `(${texts.map((text) => text.replace(/[.\\+*?^$(){}|[\]]/g, '\\$&')).join('|')})`;

// A percent sign begins a variable there.
const quoted = (value: string) => `"${value.replaceAll('"', '\\"').replaceAll('%', '%%')}"`;

const isText = (type: string) => /^text|json|javascript|xml/.test(type);

/** `always`, because redirects and errors lose the others; what the host itself sets there would come twice. */
const setHeaders = (headers: Headers) =>
  Object.entries(headers).flatMap(([name, value]) => [
    `Header onsuccess unset ${name}`,
    `Header always set ${name} ${quoted(value)}`,
  ]);

/**
 * The headers of the files that differ from the rest, by the names of existing files: a missing file gets the headers of
 * 404.html, so that no cache keeps it.
 */
function fileHeaders({ rules, files }: Site): string[] {
  const headersOf = (file: string): Headers =>
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
 * The text of `.htaccess` for a site at `address`, https://www.example.com. Beside mod_rewrite it has only what a host with
 * `AllowOverride FileInfo` accepts, and each part only counts where the server has the module: otherwise the whole site
 * would answer 500.
 */
export function writeHtaccess(site: Site, address: string): string {
  const { host } = new URL(address);
  const page = oneOf(site.pages);
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
# The file that a rule below has chosen comes through here again.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [L]
# The host proves there, over http, that the domain is its own.
RewriteRule ^\\.well-known/ - [L]
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]
# Only on the word of the proxy that ends TLS: any other test can lead in a circle.
RewriteCond %{HTTP:X-Forwarded-Proto} =http
RewriteRule ^ ${address}%{REQUEST_URI} [R=301,L]
# One name for the site. Not for an address in numbers, by which hosts check that the server is alive.
RewriteCond %{HTTP_HOST} [a-z] [NC]
RewriteCond %{HTTP_HOST} !^${oneOf([host])}(?::\\d+)?$ [NC]
RewriteRule ^ ${address}%{REQUEST_URI} [R=301,L]
# By what the visitor asked for: the host may look for .html itself (MultiViews), and a page would lead to itself.
RewriteCond %{THE_REQUEST} ^\\S+\\s/+${page}(\\.html|/)[?\\s]
RewriteRule ^ ${address}/%1 [R=301,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s/+index\\.html[?\\s]
RewriteRule ^ ${address}/ [R=301,L]
# Pages by their names: a general rule would find oferta-exclusiva.html for /oferta-exclusiva/x again and again. The
# main page too: where an index.php is left over, the host may prefer it.
RewriteRule ^$ /index.html [L]
RewriteRule ^${page}$ /$1.html [L]
# Folders and hidden files.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
RewriteRule (?:^|/)\\.|^404\\.html$ - [R=404,L]
</IfModule>
# There the address shows its ending. MultiViews would hide it, but needs a line of Options, and where the host forbids
# those the whole site answers 500.
<IfModule !mod_rewrite.c>
RedirectMatch 302 ^/${page}$ ${address}/$1.html
</IfModule>

<IfModule mod_mime.c>
${[...types].map(([ending, type]) => `AddType "${type}${isText(type) ? '; charset=utf-8' : ''}" ${ending}`).join('\n')}
</IfModule>

# By endings: AddOutputFilterByType leaves the 404 as it is.
<IfModule mod_deflate.c>
AddOutputFilter DEFLATE ${texts}
<IfModule mod_brotli.c>
AddOutputFilter BROTLI_COMPRESS;DEFLATE ${texts}
</IfModule>
</IfModule>

<IfModule mod_headers.c>
# A compressed answer's tag has an ending, with which the server does not recognise it.
RequestHeader edit* If-None-Match "-(?:br|gzip)\\"" "\\""
${[...setHeaders(Object.assign({}, ...ofAll)), ...fileHeaders(site)].join('\n')}
</IfModule>
`;
}
