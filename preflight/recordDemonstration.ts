import { cpSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readUploads } from './builtSite.ts';

const DRAWN = join('content', 'uploads');
const FROZEN = join('tests', 'fixtures', 'content', 'uploads');

/**
 * Renews the demonstration after `npm run art`: copies the drawn files to the tests' fixture, and writes the hash of each
 * of its files to demonstrationFiles.json.
 */
export function recordDemonstration(drawn: string[]): void {
  for (const path of drawn) {
    const file = relative(DRAWN, path);
    if (!file.startsWith('..')) cpSync(path, join(FROZEN, file));
  }
  const hashes = Object.entries(readUploads(FROZEN)).map(([file, { sha256 }]) => [file, sha256]);
  const text = JSON.stringify(Object.fromEntries(hashes), undefined, 2);
  writeFileSync(join('preflight', 'demonstrationFiles.json'), `${text}\n`);
}
