import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The pages of the built site by their files. */
export const PAGE_FILES = ['index.html', 'oferta-exclusiva.html', 'privacidade.html', '404.html'];

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

/** What a built page weighs as brotli, its styles inside, and how much of that its inline scripts are; bytes. */
export function weighPageText(file: string): { page: number; inlineScript: number } {
  const html = readFileSync(join('dist', file), 'utf8');
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => script).join('\n');
  return { page: brotliCompressSync(html).length, inlineScript: brotliCompressSync(scripts).length };
}
