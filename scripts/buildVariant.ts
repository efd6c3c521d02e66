// Builds the site as a seller with other settings would have it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { VARIANTS, type Variant, variantFolder } from '../tests/support/variants.ts';
import { findRuntime, tools } from './project.mjs';

function writeContent(folder: string, { changes }: Variant): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('src/content', folder, { recursive: true });
  for (const [file, fields] of Object.entries(changes)) {
    const path = join(folder, file);
    const document = parseDocument(readFileSync(path, 'utf8'));
    for (const [field, value] of Object.entries(fields)) document.setIn(field.split('.'), value);
    writeFileSync(path, document.toString());
  }
}

/**
 * Builds a variant unless it is newer than dist/, and gives the folder of its site. Throws an Error of one sentence when it
 * cannot be built.
 */
export function buildVariant(name: keyof typeof VARIANTS): string {
  const site = join(variantFolder(name), 'dist');
  const page = join(site, 'index.html');
  if (existsSync(page) && statSync(page).mtimeMs > statSync('dist/index.html').mtimeMs) return site;
  const content = join(variantFolder(name), 'content');
  writeContent(content, VARIANTS[name]);
  const { status } = spawnSync(findRuntime(), [tools.build, '--silent', '--outDir', site], {
    env: { ...process.env, CONTENT_FOLDER: content },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The site could not be built with the settings of "${name}".`);
  return site;
}
