import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeHeadersFile } from './headersFile.ts';
import { type Redirect, readSite } from './readSite.ts';

/** The end of a file's name, from its hash on. Addresses contain it unchanged; the rest may be percent-encoded. */
const NAME_END = /[.-][\w-]{8}(?:_\w+)?\.\w+$/;

/**
 * Removes the files in /uploads/assets/ that no other file of the built site refers to. The build includes every file
 * of the seller's folder, even one that no page shows any more, such as a screenshot of a conversation from which a
 * phone number was cropped out later.
 */
export function removeUnusedFiles(folder: string): void {
  const texts = globSync('**/*.{html,css,js,svg,xml,webmanifest}', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  for (const file of globSync('uploads/assets/*.*', { cwd: folder })) {
    const [end] = NAME_END.exec(file) ?? [basename(file)];
    if (!texts.includes(end)) rmSync(join(folder, file));
  }
}

type Options = {
  /** Returns the redirects of the site. */
  redirects: () => Redirect[];
};

/**
 * Removes the files that no page uses from the built site, and writes its `_redirects` and `_headers`. readSite.ts
 * reads `_redirects`.
 */
export function hosting({ redirects }: Options): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        removeUnusedFiles(folder);
        const lines = redirects().map(({ from, to }) => `${from} ${to} 301\n`);
        if (lines.length > 0) writeFileSync(join(folder, '_redirects'), lines.join(''));
        writeFileSync(join(folder, '_headers'), writeHeadersFile(readSite(folder)));
      },
    },
  };
}
