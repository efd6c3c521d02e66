// The last step of `npm run lock`: completes package-lock.json, which npm 10 has just written.
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock } from './lockfile.ts';

const FILE = 'package-lock.json';

writeFileSync(FILE, `${JSON.stringify(completeLock(JSON.parse(readFileSync(FILE, 'utf8'))), null, 2)}\n`);
