import { cpSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readUploads } from './builtSite.ts';

const DRAWN = join('content', 'uploads');
const FROZEN = join('tests', 'fixtures', 'content', 'uploads');
const EXAMPLE = 'examples/planner-financeiro/uploads';

/** The hash of each file of the demonstration and of the example, by its name in the content or its path in the project. */
export function demonstrationHashes(): Record<string, string> {
  const hashes = (folder: string, prefix = '') =>
    Object.entries(readUploads(folder)).map(([file, { sha256 }]) => [prefix + file, sha256]);
  return Object.fromEntries([...hashes(FROZEN), ...hashes(EXAMPLE, `${EXAMPLE}/`)]);
}

/**
 * Renews the demonstration after `npm run art`: copies the drawn files to the tests' fixture, and writes the hash of each
 * of its files to demonstrationFiles.json.
 */
export function recordDemonstration(drawn: string[]): void {
  for (const path of drawn) {
    const file = relative(DRAWN, path);
    if (!file.startsWith('..')) cpSync(path, join(FROZEN, file));
  }
  const text = JSON.stringify(demonstrationHashes(), undefined, 2);
  writeFileSync(join('preflight', 'demonstrationFiles.json'), `${text}\n`);
}
