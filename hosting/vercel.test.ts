import { expect, test } from 'vitest';
import { headerRules } from './headers.ts';
import { vercelConfig } from './vercel.ts';

const FILES = ['/', '/oferta-exclusiva', '/uploads/cartao.jpg', '/uploads/assets/a.B96ShiKM.js'];
const { routes, overrides } = vercelConfig({
  rules: headerRules({ 'style-src': ["'sha256-a'"] }),
  pages: ['oferta-exclusiva', 'privacidade'],
});

/** The status and headers of Vercel's answer: the first phase, then the files, then what follows for a file that is there. */
function answer(path: string) {
  const headers: Record<string, string> = {};
  let phase: string | undefined;
  for (const route of routes) {
    if ('handle' in route) {
      phase = route.handle;
      continue;
    }
    const isReached = { filesystem: !FILES.includes(path), hit: FILES.includes(path) }[phase ?? ''] ?? true;
    const match = isReached && new RegExp(route.src).exec(path);
    if (!match) continue;
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name] = value.replace('$1', match[1] ?? '');
    if (!route.continue) return { status: route.status, headers };
  }
  return { status: 200, headers };
}

test.each([
  ['/oferta-exclusiva.html', '/oferta-exclusiva'],
  ['/privacidade/', '/privacidade'],
  ['/index.html', '/'],
])('leads from %s to %s', (path, target) => {
  const { status, headers } = answer(path);
  expect([status, headers['Location']]).toEqual([308, target]);
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
});

test.each(['//evil.example.com/', '//evil.example.com/index.html', '/oferta-exclusiva/nada'])(
  'leads nowhere from %s, which is missing',
  (path) => {
    const { status, headers } = answer(path);
    expect([status, headers['Location']]).toEqual([404, undefined]);
  },
);

test.each([
  ['/', 200, 'public, max-age=0, must-revalidate', "style-src 'sha256-a'", 'same-origin'],
  ['/uploads/cartao.jpg', 200, 'public, max-age=0, must-revalidate', "style-src 'sha256-a'", 'cross-origin'],
  [
    '/uploads/assets/a.B96ShiKM.js',
    200,
    'public, max-age=31536000, immutable',
    "style-src 'unsafe-inline'",
    'same-origin',
  ],
  [
    '/uploads/assets/nada.js',
    404,
    'public, max-age=0, must-revalidate',
    "style-src 'unsafe-inline'",
    'same-origin',
  ],
])('%s is answered with %i and cached as %s', (path, expected, caching, policy, sharing) => {
  const { status, headers } = answer(path);
  expect([
    status,
    headers['Cache-Control'],
    headers['Content-Security-Policy'],
    headers['Cross-Origin-Resource-Policy'],
  ]).toEqual([expected, caching, policy, sharing]);
});

test('serves the pages without their ending', () => {
  expect(overrides['oferta-exclusiva.html']?.path).toBe('oferta-exclusiva');
});
