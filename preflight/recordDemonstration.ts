import { cpSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadWrittenContent } from '../src/content-model/loadContent.ts';
import { readUploads } from './builtSite.ts';
import { hashesOfTexts } from './demonstrationTexts.ts';

const DRAWN = join('content', 'uploads');
const FROZEN_CONTENT = join('tests', 'fixtures', 'content');
const FROZEN = join(FROZEN_CONTENT, 'uploads');
const EXAMPLE = 'examples/planner-financeiro/uploads';

/** The hash of each file of the demonstration and of the example, by its name in the content or its path in the project. */
export function demonstrationHashes(): Record<string, string> {
  const hashes = (folder: string, prefix = '') =>
    Object.entries(readUploads(folder)).map(([file, hash]) => [prefix + file, hash]);
  return Object.fromEntries([...hashes(FROZEN), ...hashes(EXAMPLE, `${EXAMPLE}/`)]);
}

const writeJson = (name: string, value: unknown) =>
  writeFileSync(join('preflight', name), `${JSON.stringify(value, undefined, 2)}\n`);

/**
 * Renews the demonstration after `npm run art`: copies the drawn files to the tests' fixture, and writes the hash of each
 * of its files to demonstrationFiles.json, of each of its longer texts to demonstrationTexts.json.
 */
export function recordDemonstration(drawn: string[]): void {
  for (const path of drawn) {
    const file = relative(DRAWN, path);
    if (!file.startsWith('..')) cpSync(path, join(FROZEN, file));
  }
  writeJson('demonstrationFiles.json', demonstrationHashes());
  writeJson('demonstrationTexts.json', hashesOfTexts(loadWrittenContent(FROZEN_CONTENT)));
}
