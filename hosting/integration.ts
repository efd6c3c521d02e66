import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeHostFiles, writeSiteHeaders } from './hostFiles.ts';

/**
 * After each build, writes `_headers` beside the pages; and, unless the site is built elsewhere to try it or
 * HOSTING_FILES is `keep`, the files of hosting/ too.
 */
export function hosting(): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        writeSiteHeaders(folder);
        const isTheSite = relative('dist', folder) === '';
        if (isTheSite && process.env['HOSTING_FILES'] !== 'keep') writeHostFiles(folder);
      },
    },
  };
}
