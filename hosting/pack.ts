import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readSite } from './readSite.ts';
import { caddyHeaders, caddyRedirects, nginxHeaders, nginxRedirects } from './serverHeaders.ts';
import { zipSite } from './zipSite.ts';

/** The files that only configure Cloudflare and Netlify. */
const CONFIGURATION = ['_headers', '_redirects'];
const TEXTS = '**/*.{html,js,css,svg,json,webmanifest,vtt,xml,txt}';

/**
 * Writes the site that is built in `folder` to `target`. For the seller's own server it writes `site/`, in which each
 * text file also has compressed copies (`.br`, `.gz`), and beside it the configurations of nginx, Caddy and a
 * container. For shared hosting at `address` it writes `site.zip`.
 */
export function pack(folder: string, target: string, address: string): void {
  const site = join(target, 'site');
  rmSync(target, { recursive: true, force: true });
  cpSync(join('hosting', 'server'), target, { recursive: true });
  cpSync(folder, site, { recursive: true, filter: (path) => !CONFIGURATION.includes(basename(path)) });
  for (const name of globSync(TEXTS, { cwd: site })) {
    const text = readFileSync(join(site, name));
    writeFileSync(join(site, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(site, `${name}.gz`), gzipSync(text, { level: 9 }));
  }
  const built = readSite(folder);
  writeFileSync(join(target, 'headers.conf'), nginxHeaders(built.rules));
  writeFileSync(join(target, 'redirects.conf'), nginxRedirects(built.redirects));
  writeFileSync(join(target, 'headers.caddy'), caddyHeaders(built.rules) + caddyRedirects(built.redirects));
  writeFileSync(join(target, 'site.zip'), zipSite(folder, built, address));
}
