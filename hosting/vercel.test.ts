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
  ['/oferta-exclusiva.html', 308, '/oferta-exclusiva'],
  ['/privacidade/', 308, '/privacidade'],
  ['/index.html', 308, '/'],
  // Missing: leads nowhere.
  ['//evil.example.com/', 404, undefined],
  ['//evil.example.com/index.html', 404, undefined],
  ['/oferta-exclusiva/nada', 404, undefined],
])('%s is answered with %i and leads to %s', (path, expected, target) => {
  const { status, headers } = answer(path);
  expect([status, headers['Location']]).toEqual([expected, target]);
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
});

const FRESH = 'public, max-age=0, must-revalidate';
const HASHED = "style-src 'sha256-a'";
const INLINE = "style-src 'unsafe-inline'";

test.each([
  ['/', 200, FRESH, HASHED, 'same-origin'],
  ['/uploads/cartao.jpg', 200, FRESH, HASHED, 'cross-origin'],
  ['/uploads/assets/a.B96ShiKM.js', 200, 'public, max-age=31536000, immutable', INLINE, 'same-origin'],
  ['/uploads/assets/nada.js', 404, FRESH, INLINE, 'same-origin'],
])('%s is answered with %i and cached as %s', (path, expected, caching, policy, sharing) => {
  const { status, headers } = answer(path);
  expect(status).toBe(expected);
  expect(headers).toMatchObject({
    'Cache-Control': caching,
    'Content-Security-Policy': policy,
    'Cross-Origin-Resource-Policy': sharing,
  });
});

test('serves the pages without their ending', () => {
  expect(overrides['oferta-exclusiva.html']?.path).toBe('oferta-exclusiva');
});
