import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeHeadersFile } from './headersFile.ts';
import { readSite } from './readSite.ts';
import { removeUnusedFiles } from './removeUnusedFiles.ts';
import { writeVercelOutput } from './vercel.ts';

/** Leaves in the finished site what its pages use, and writes `_headers`, and what Vercel reads in its place where Vercel builds. */
export function hosting(): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        removeUnusedFiles(folder);
        const site = readSite(folder);
        writeFileSync(new URL('_headers', dir), writeHeadersFile(site));
        if (process.env['VERCEL']) writeVercelOutput(folder, site);
      },
    },
  };
}
