import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FUZZ_PORT } from './browser.ts';
import { runs } from './runs.ts';
import { ask, startPreview } from './servedSite.ts';

const port = FUZZ_PORT + 1;
const notFoundPage = readFileSync('dist/404.html');
const files = new Set(
  readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((name) => join('dist', name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file).toString('base64')),
);

let server: ChildProcess;
beforeAll(async () => {
  server = await startPreview(port);
});
afterAll(() => void server.kill());

const segment = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '',
    '%2e%2e',
    '%2F',
    '%5C..',
    '..\\..',
    '%00',
    '%',
    '%ZZ',
    '%E0%A4%A',
    '%C3%A9',
    'é',
  ),
  fc.constantFrom(
    'oferta-exclusiva',
    'privacidade',
    'index.html',
    'index',
    '404',
    'uploads',
    'assets',
    'robots.txt',
    'dist',
  ),
  fc.constantFrom(
    'package.json',
    'src',
    'etc',
    'passwd',
    'constructor',
    '__proto__',
    '<script>',
    '"',
    "'",
    ';',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const path = fc
  .array(segment, { maxLength: 6 })
  .map((parts) => `/${parts.join('/')}`.replace(/[\r\n]/g, '%0A'));
const query = fc.oneof(
  fc.constant(''),
  fc.string({ maxLength: 20 }).map((text) => `?${text.replace(/[\r\n]/g, '')}`),
);

it('answers any path with a file of the site, or with 404 and its page, or refuses it', async () => {
  await fc.assert(
    fc.asyncProperty(path, query, async (asked, search) => {
      const { status, body } = await ask(port, asked + search);
      expect([200, 400, 404]).toContain(status);
      if (status === 200) expect(files.has(body.toString('base64'))).toBe(true);
      if (status === 404) expect(body.equals(notFoundPage)).toBe(true);
    }),
    runs(20, 1500),
  );
});

it('answers unknown paths with 404 and known ones with 200, whatever the query', async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.string({ maxLength: 12 }), async (search, name) => {
      const unknown = `/nao-existe-${encodeURIComponent(name.replace(/\p{Cs}/gu, ''))}`;
      if (/\s/.test(search)) return;
      expect((await ask(port, unknown + search)).status).toBe(404);
      expect((await ask(port, unknown + search, {}, 'HEAD')).body).toHaveLength(0);
      for (const known of ['/', '/oferta-exclusiva', '/privacidade']) {
        expect((await ask(port, known + search)).status).toBe(200);
      }
    }),
    runs(20, 150),
  );
});

it('serves on after any headers', async () => {
  const number = fc.oneof(fc.nat(200_000), fc.constantFrom('', '-1', '9'.repeat(30), 'x', '1e3'));
  const range = fc.oneof(
    fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`),
    fc.constantFrom('bytes=5-2', 'bytes=-', 'bytes', '-', '=', 'bytes=0-0,5-9', 'lines=1-2'),
  );
  const header = fc.record({
    Range: range,
    'If-None-Match': fc.constantFrom('*', 'W/"1"', '"', 'x'),
    'Accept-Encoding': fc.constantFrom('br', 'gzip', '*;q=0', ';'),
  });
  await fc.assert(
    fc.asyncProperty(
      header,
      fc.constantFrom('/', '/site.webmanifest', '/nao-existe'),
      async (headers, asked) => {
        const { status } = await ask(port, asked, headers);
        expect([200, 206, 404, 416]).toContain(status);
      },
    ),
    runs(20, 300),
  );
  expect(server.exitCode).toBeNull();
});
