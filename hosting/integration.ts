import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeHeadersFile } from './headersFile.ts';
import { readSite } from './readSite.ts';

/** Writes `_headers` beside the pages after each build. */
export function hosting(): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const site = readSite(fileURLToPath(dir));
        writeFileSync(new URL('_headers', dir), writeHeadersFile(site));
      },
    },
  };
}
