import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkHostFiles, writeHostFiles, writeSiteHeaders } from './hostFiles.ts';

let root = '';
let dist = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'host-files-'));
  dist = join(root, 'dist');
  mkdirSync(join(dist, 'uploads'), { recursive: true });
  for (const page of ['index', '404']) writeFileSync(join(dist, `${page}.html`), '<script>1</script>');
  const card = '<meta property="og:image" content="https://planner.example.com/uploads/cartao.png">';
  writeFileSync(join(dist, 'oferta.html'), card);
  writeFileSync(join(dist, 'uploads', 'cartao.png'), '');
});
afterEach(() => rmSync(root, { recursive: true }));

test('what was written is current, until a page or a file changes', () => {
  writeHostFiles(dist, root);
  expect(checkHostFiles(dist, root)).toEqual([]);

  const caddy = join(root, 'hosting', 'caddy', 'headers.caddy');
  const text = readFileSync(caddy, 'utf8');
  appendFileSync(caddy, '# mine');
  expect(checkHostFiles(dist, root)).toEqual([
    expect.stringMatching(/^hosting.caddy.headers\.caddy does not belong to/),
  ]);
  writeFileSync(caddy, text);
  expect(checkHostFiles(dist, root)).toEqual([]);

  writeFileSync(join(dist, 'index.html'), '<script>2</script>');
  expect(checkHostFiles(dist, root)).toHaveLength(2);
});

test('a file that is not there is told', () => {
  expect(checkHostFiles(dist, root)).toHaveLength(2);
});

test('the site gets its headers beside its pages', () => {
  writeSiteHeaders(dist);
  expect(readFileSync(join(dist, '_headers'), 'utf8')).toMatch(/^\/\*\n {2}Strict-Transport-Security: /);
});

test('a folder without a site is told in a sentence', () => {
  rmSync(join(dist, '404.html'));
  expect(() => writeSiteHeaders(dist)).toThrow(
    /^There is no site in .*dist yet\. Run npm run build first\.$/,
  );
});
