import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readSite } from './readSite.ts';
import { caddyHeaders, caddyRedirects, nginxHeaders, nginxRedirects } from './serverHeaders.ts';
import { zipSite } from './zipSite.ts';

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
  cpSync(folder, site, { recursive: true, filter: (path) => !basename(path).startsWith('_') });
  for (const name of globSync(TEXTS, { cwd: site })) {
    const text = readFileSync(join(site, name));
    writeFileSync(join(site, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(site, `${name}.gz`), gzipSync(text, { level: 9 }));
  }
  const { rules, redirects } = readSite(folder);
  writeFileSync(join(target, 'headers.conf'), nginxHeaders(rules));
  writeFileSync(join(target, 'redirects.conf'), nginxRedirects(redirects));
  writeFileSync(join(target, 'headers.caddy'), caddyHeaders(rules) + caddyRedirects(redirects));
  writeFileSync(join(target, 'site.zip'), zipSite(folder, address));
}
