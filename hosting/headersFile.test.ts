import { expect, test } from 'vitest';
import { headerRules } from './headers.ts';
import { writeHeadersFile } from './headersFile.ts';

const ASSETS = [
  '/uploads/assets/a.B96ShiKM.js',
  '/uploads/assets/b.DnR_gW-n.webp',
  '/uploads/assets/b.DnR_gW-n_1yv02f.avif',
];
const write = (assets = ASSETS, style = "'sha256-a'") =>
  writeHeadersFile({ rules: headerRules({ 'img-src': ["'self'"], 'style-src': [style] }), assets });

/** The headers of a host that applies the file to the letter, as Cloudflare does. */
function headersAt(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of write().split('\n')) {
    const [, detached, name = '', value] = /^ {2}(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
    if (line.startsWith('/')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (applies && detached) delete headers[name];
    else if (applies && value) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

test.each(['/', '/index.html', '/oferta-exclusiva', '/oferta-exclusiva/', '/oferta-exclusiva.html', '/nada'])(
  '%s, whichever page it leads to, gets the policy that allows its styles',
  (path) => {
    expect(headersAt(path)).toMatchObject({
      'Content-Security-Policy': "img-src 'self'; style-src 'sha256-a'",
      'X-Content-Type-Options': 'nosniff',
    });
  },
);

test('a picture in its own tab gets one policy, which allows what the browser draws around it', () => {
  expect(headersAt('/uploads/assets/b.DnR_gW-n.webp')['Content-Security-Policy']).toBe(
    "img-src 'self'; style-src 'unsafe-inline'",
  );
});

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/uploads/cartao.png', 'public, max-age=0, must-revalidate'],
  ['/uploads/assets/a.B96ShiKM.js', 'public, max-age=31536000, immutable'],
  ['/uploads/assets/b.DnR_gW-n_1yv02f.avif', 'public, max-age=31536000, immutable'],
  ['/uploads/assets/missing.B96ShiKM.js', 'public, max-age=0, must-revalidate'],
])('%s is cached as %s', (path, caching) => {
  expect(headersAt(path)['Cache-Control']).toBe(caching);
});

test('other sites may show the social cards alone', () => {
  const shared = (path: string) => headersAt(path)['Cross-Origin-Resource-Policy'];
  expect([shared('/uploads/cartao.png'), shared('/uploads/assets/b.DnR_gW-n.webp')]).toEqual([
    'cross-origin',
    'same-origin',
  ]);
});

test('the build stops on what Cloudflare would ignore', () => {
  const assets = (count: number) =>
    Array.from({ length: count }, (_, index) => `/uploads/assets/${index}.js`);
  expect(write(assets(97))).toContain('/uploads/assets/96.js');
  expect(() => write(assets(98))).toThrow('needs 101 rules in _headers, and Cloudflare accepts 100');
  expect(() => write(ASSETS, 'x'.repeat(2000))).toThrow(/has 20\d\d characters, and Cloudflare accepts 2000/);
});
