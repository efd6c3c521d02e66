import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const IS_TEXT = /\.(?:html|js|css|svg|json|webmanifest|vtt|xml|txt)$/;

/** A smaller answer is not worth a second file. */
const LEAST_BYTES = 256;

const brotli = (file: Buffer) =>
  brotliCompressSync(file, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
    },
  });

/**
 * Copies a built site to `target` for a server of one's own: every text also as brotli (`.br`) and gzip (`.gz`), and
 * without `_headers`, which such a server would show. Cloudflare and Netlify compress by themselves and take dist as it is.
 */
export function pack(folder: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(folder, target, { recursive: true, filter: (path) => basename(path) !== '_headers' });
  for (const name of globSync('**/*', { cwd: target }).filter((file) => IS_TEXT.test(file))) {
    const path = join(target, name);
    const file = readFileSync(path);
    if (file.length < LEAST_BYTES) continue;
    writeFileSync(`${path}.br`, brotli(file));
    writeFileSync(`${path}.gz`, gzipSync(file, { level: 9 }));
  }
}
