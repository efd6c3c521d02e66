import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeHeadersFile } from './headersFile.ts';
import { readSite } from './readSite.ts';

/**
 * Removes the files in /uploads/assets/ that no other file of the built site refers to. The build includes every file of the
 * seller's folder, even one that no page shows any more, such as a conversation before its phone number was cropped out.
 */
function removeUnusedFiles(folder: string): void {
  const texts = globSync('**/*.{html,css,js,svg,xml,webmanifest}', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  for (const file of globSync('uploads/assets/*.*', { cwd: folder })) {
    if (!texts.includes(basename(file))) rmSync(join(folder, file));
  }
}

/** Removes the files that no page uses from the built site, and writes its `_headers`. */
export function hosting(): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        removeUnusedFiles(folder);
        writeFileSync(join(folder, '_headers'), writeHeadersFile(readSite(folder)));
      },
    },
  };
}
