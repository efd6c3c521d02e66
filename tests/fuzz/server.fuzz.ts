import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { serveFolder } from '../../scripts/serve.ts';
import { request } from '../hosts/request.ts';
import { originOf } from '../support/programs.ts';
import { siteFolder } from '../support/sites.ts';
import { runs } from './runs.ts';

const folder = siteFolder('default');
const files = globSync(`${folder}/**/*.*`, { exclude: ['**/assets', '**/uploads'] }).map((file) =>
  readFileSync(file),
);
const notFoundPage = readFileSync(`${folder}/404.html`);

const SEGMENTS = [
  ...'.. . %2e%2e %2F %5C.. ..\\.. %00 % %ZZ %E0%A4%A %C3%A9 é ?'.split(' '),
  ...'oferta-exclusiva privacidade index.html 404 robots.txt uploads package.json src'.split(' '),
  ...`etc passwd constructor __proto__ <script> " ' ;`.split(' '),
  '',
];
const segment = fc.oneof(
  fc.constantFrom(...SEGMENTS),
  // Any characters that a client can send in a path.
  fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replace(/[^\u0021-\u00ff]/g, '')),
);
const path = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);

it('answers any path with a file of the site, with the 404 page, or with an error', async () => {
  const server = await serveFolder(folder, 0);
  onTestFinished(() => void server.close());
  const property = fc.asyncProperty(path, async (asked) => {
    const { status, body } = await request(originOf(server), asked);
    expect([200, 400, 404]).toContain(status);
    if (status === 200) expect(files.some((file) => file.equals(body))).toBe(true);
    if (status === 404) expect(body.equals(notFoundPage)).toBe(true);
  });
  await fc.assert(property, runs(300));
});
