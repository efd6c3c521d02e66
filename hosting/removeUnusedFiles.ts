import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Removes from a built site the files of /uploads/assets/ that no other file names. The build takes every file of the
 * seller's folder, also one that no page shows any more: a conversation before its phone number was cut off.
 */
export function removeUnusedFiles(folder: string): void {
  const texts = globSync('**/*.{html,css,js,svg,xml,webmanifest}', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  for (const file of globSync('uploads/assets/*.*', { cwd: folder })) {
    if (!texts.includes(basename(file))) rmSync(join(folder, file));
  }
}
