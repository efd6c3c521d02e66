import { describe, expect, test } from 'vitest';
import { readHeadersFile, writeHeadersFile } from './headersFile.ts';
import type { Site } from './readSite.ts';

const SITE: Site = {
  pages: {
    '/404.html': "default-src 'none'",
    '/index.html': "img-src 'self'",
    '/a/b.html': "font-src 'self'",
  },
  otherwise: "default-src 'none'",
  uploads: "media-src 'self'",
  hashed: ['/assets/a.B96ShiKM.js', '/uploads/b.DnR_gW-n.webp', '/uploads/b.DnR_gW-n_1yv02f.avif'],
  cards: ['/uploads/cartao.png'],
};
const YEAR = 'public, max-age=31536000, immutable';
const ANEW = 'public, max-age=0, must-revalidate';

describe('what is written for a site', () => {
  const headersFor = readHeadersFile(writeHeadersFile(SITE));

  test.each([
    ['/', "img-src 'self'"],
    ['/a/b', "font-src 'self'"],
    ['/a/b.html', "default-src 'none'"],
    ['/404', "default-src 'none'"],
    ['/nada', "default-src 'none'"],
    ['/uploads/nada.png', "media-src 'self'"],
  ])('gives %s one policy', (path, policy) => {
    expect(headersFor(path)).toMatchObject({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });

  test.each([
    ['/', ANEW],
    ['/assets/a.B96ShiKM.js', YEAR],
    ['/uploads/b.DnR_gW-n_1yv02f.avif', YEAR],
    ['/uploads/cartao.png', ANEW],
    ['/assets/nada.B96ShiKM.js', ANEW],
    ['/uploads/b.DnR_gW-m.webp', ANEW],
  ])('lets %s be kept: %s', (path, caching) => {
    expect(headersFor(path)['Cache-Control']).toBe(caching);
  });

  test('lets other sites show the social cards alone', () => {
    expect(headersFor('/uploads/cartao.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(headersFor('/uploads/b.DnR_gW-n.webp')['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });
});

test('the sizes of one picture share a rule', () => {
  expect(writeHeadersFile(SITE).match(/^\/uploads\/b.*$/gm)).toEqual(['/uploads/b.DnR_gW-n*']);
});

test('more rules than Cloudflare takes are told in a sentence', () => {
  const name = (index: number) => `/assets/${index}.${String(index).padStart(8, 'x')}.js`;
  const withFiles = (count: number) =>
    writeHeadersFile({ ...SITE, hashed: Array.from({ length: count }, (_, index) => name(index)) });
  expect(withFiles(95)).toContain('/assets/94.');
  expect(() => withFiles(96)).toThrow('The site needs 101 rules in _headers, and Cloudflare takes 100');
});

test('a line longer than Cloudflare takes is told in a sentence', () => {
  const pages = { ...SITE.pages, '/index.html': `img-src ${'x'.repeat(2000)}` };
  expect(() => writeHeadersFile({ ...SITE, pages })).toThrow(
    /^A line of _headers has 20\d\d characters, and Cloudflare takes 2000/,
  );
});

test('values of several rules stand on one line, unless a later rule takes the earlier off', () => {
  const headersFor = readHeadersFile('/*\n  A: 1\n  B: 1\n/x*\n  A: 2\n  ! B\n  B: https://b.example.com\n');
  expect(headersFor('/')).toEqual({ A: '1', B: '1' });
  expect(headersFor('/xy')).toEqual({ A: '1, 2', B: 'https://b.example.com' });
});
