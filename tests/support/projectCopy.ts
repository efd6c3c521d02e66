import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folders and files that the site, its editor and the seller's commands need. */
const COPIED = [
  ...'editor hosting preflight products scripts src'.split(' '),
  ...'.npmrc astro.config.ts package-lock.json package.json tsconfig.json wrangler.jsonc'.split(' '),
];

/** Copies the project, without the seller's content, into a folder with a link to the installed packages. */
export function copyProject(folder: string): void {
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}
