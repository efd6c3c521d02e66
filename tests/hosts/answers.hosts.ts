import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSite } from '../../hosting/readSite.ts';
import { type Answer, ask, follow } from './ask.ts';
import { type Host, startCaddy, startCloudflare, startNginx } from './servers.ts';

const file = (path: string) => readFileSync(join('dist', path));
const { hashed, cards } = readSite('dist');
const one = (ending: string) => hashed.find((path) => path.endsWith(ending)) ?? `no ${ending} in dist`;
const video = one('.mp4');

const PAGES = {
  '/': 'index.html',
  '/oferta-exclusiva': 'oferta-exclusiva.html',
  '/privacidade': 'privacidade.html',
};
const MISSING = [
  '/nada',
  '/um/caminho/fundo.html',
  '/oferta-exclusiva/nada',
  '/assets',
  '/uploads/',
  '/assets/nada.js',
  '/assets/nada.B96ShiKM.js',
  '/uploads/nada.B96ShiKM_1yv02f.webp',
  '/uploads/nada.B96ShiKM.mp4',
  '/_headers',
  '/index.html.br',
  '/assets/index.js.gz',
  '/.git/config',
];
const ODD = [
  '/%00',
  '/oferta-exclusiva%00',
  '/%ff',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/nada/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fpackage.json',
  '/uploads/..%5c..%5cpackage.json',
  '//nada//nada',
  '/nada?x=%',
  `/${'a'.repeat(1000)}`,
];
const ELSEWHERE = [
  '//evil.example.com/',
  '//evil.example.com/%2e%2e',
  '/%5cevil.example.com/',
  '//evil.example.com/index.html',
];
const OTHER_ADDRESSES = {
  '/index.html': '/',
  '/oferta-exclusiva.html': '/oferta-exclusiva',
  '/oferta-exclusiva/': '/oferta-exclusiva',
  '/privacidade.html': '/privacidade',
  '/privacidade/': '/privacidade',
};
const TYPES = {
  '/': 'text/html; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/site.webmanifest': /^application\/manifest\+json/,
  '/sitemap-0.xml': /^(?:text|application)\/xml/,
  [one('.js')]: /^text\/javascript/,
  [one('.woff2')]: 'font/woff2',
  [one('.avif')]: 'image/avif',
  [one('.webp')]: 'image/webp',
  [one('.png')]: 'image/png',
  [one('.jpg')]: 'image/jpeg',
  [one('.svg')]: /^image\/svg\+xml/,
  [one('.vtt')]: /^text\/vtt/,
  [video]: 'video/mp4',
};

function expectSecure({ headers }: Answer): void {
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': expect.stringMatching(/^(?:same|cross)-origin$/),
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; [^,]+$/,
    ),
  });
}

/** The policy knows every script and style that stands in the very page it comes with. */
function expectOwnPolicy({ headers, body }: Answer): void {
  const inline = [...body.toString().matchAll(/<(script|style)(?: type="module")?>([\s\S]*?)<\/\1>/g)];
  expect(inline.length).toBeGreaterThan(3);
  for (const [, , text = ''] of inline) {
    const hash = createHash('sha256').update(text).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
}

const hosts = [
  { name: 'nginx', start: startNginx, isOwn: true },
  { name: 'Caddy', start: startCaddy, isOwn: true },
  { name: 'Cloudflare', start: startCloudflare, isOwn: false },
];

describe.each(hosts)('$name', ({ start, isOwn }) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());
  const get = (path: string, headers: Record<string, string> = {}) => ask(host.origin, path, { headers });

  test.each(Object.entries(PAGES))('serves %s with a policy of its own', async (path, name) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(file(name))).toBe(true);
    expectSecure(answer);
    expectOwnPolicy(answer);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test.each(MISSING)('answers 404 with the page for %s, and lets nobody keep it', async (path) => {
    const answer = await follow(host.origin, path);
    expect(answer.status).toBe(404);
    expect(answer.body.equals(file('404.html'))).toBe(true);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expectSecure(answer);
    if (!path.startsWith('/uploads/')) expectOwnPolicy(answer);
    else
      expect(answer.headers['content-security-policy']).toMatch(
        /style-src 'unsafe-inline'|style-src 'sha256/,
      );
  });

  test.each(ODD)('is not led astray by %s', async (path) => {
    const answer = await follow(host.origin, path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toMatch(/root:x:|"private": true/);
    expect(answer.headers['cache-control']).not.toContain('immutable');
    expectSecure(answer);
  });

  test.each(ELSEWHERE)('leads nobody elsewhere by %s', async (path) => {
    const { headers } = await get(path);
    expect(new URL(headers['location'] ?? '/', host.origin).origin).toBe(host.origin);
  });

  test.each(Object.entries(OTHER_ADDRESSES))('leads from %s to the one address %s', async (path, target) => {
    for (const query of ['', '?utm_source=instagram&x=1']) {
      const answer = await get(path + query);
      expect([301, 307, 308]).toContain(answer.status);
      const { origin, pathname, search } = new URL(answer.headers['location'] ?? '', host.origin);
      expect(origin + pathname + search).toBe(host.origin + target + query);
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
      expectSecure(answer);
    }
  });

  test.each(['//oferta-exclusiva', '/oferta%2Dexclusiva', '/oferta-exclusiva?utm_source=x', '//'])(
    'serves a whole page for %s',
    async (path) => {
      const answer = await follow(host.origin, path);
      expect(answer.status).toBe(200);
      expectOwnPolicy(answer);
    },
  );

  test('compresses texts as the browser wishes, and nothing else', async () => {
    const texts = ['/', '/oferta-exclusiva', '/nada', one('.js'), one('.svg')];
    for (const path of texts) {
      const plain = await get(path, { 'Accept-Encoding': 'identity' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      const brotli = await get(path, { 'Accept-Encoding': isOwn ? 'gzip, deflate, br' : 'br' });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      const gzip = await get(path, { 'Accept-Encoding': 'gzip' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expectSecure(brotli);
      if (!isOwn) continue;
      for (const { headers } of [plain, brotli, gzip]) expect(headers['vary']).toMatch(/Accept-Encoding/i);
      const name = path.endsWith('/') ? 'index.html' : path;
      if (path === '/' || path.includes('.')) {
        expect(brotli.body.equals(readFileSync(join('.cache/hosts/packed', `${name}.br`)))).toBe(true);
      }
    }
    for (const path of [one('.avif'), one('.woff2'), video]) {
      const { headers } = await get(path, { 'Accept-Encoding': 'gzip, br' });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  test.each(['/', '/oferta-exclusiva', one('.js'), one('.avif'), video])(
    'answers 304 for %s where the browser has it',
    async (path) => {
      const headers = { 'Accept-Encoding': 'br' };
      const first = await get(path, headers);
      const tag = first.headers['etag'] ?? '';
      expect(tag).toMatch(/^(?:W\/)?".+"$/);
      const again = await get(path, { ...headers, 'If-None-Match': tag });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      expectSecure(again);
      expect((await get(path, { ...headers, 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  test('lets files with a hash be kept for a year, and asks anew for the rest', async () => {
    expect(hashed.length).toBeGreaterThan(50);
    for (const path of hashed) {
      const { status, headers } = await ask(host.origin, path, { method: 'HEAD' });
      expect([path, status, headers['cache-control']]).toEqual([
        path,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect(cards).toHaveLength(2);
    for (const path of ['/robots.txt', '/site.webmanifest', '/sitemap-index.xml', ...cards]) {
      const { status, headers } = await get(path);
      expect([path, status, headers['cache-control']]).toEqual([
        path,
        200,
        'public, max-age=0, must-revalidate',
      ]);
    }
  });

  test('lets other sites show the social cards, and nothing else', async () => {
    const shared = async (path: string) => (await get(path)).headers['cross-origin-resource-policy'];
    for (const card of cards) expect(await shared(card)).toBe('cross-origin');
    for (const path of ['/', one('.avif'), one('.js')]) expect(await shared(path)).toBe('same-origin');
  });

  test('serves any part of the video', async () => {
    const whole = file(video);
    const last = whole.length - 1;
    const parts = {
      'bytes=0-1': [0, 1],
      'bytes=100-299': [100, 299],
      [`bytes=${last - 9}-`]: [last - 9, last],
      'bytes=-10': [last - 9, last],
      [`bytes=${last - 9}-${last + 99}`]: [last - 9, last],
    };
    for (const [range, [from = 0, to = 0]] of Object.entries(parts)) {
      const part = await get(video, { Range: range });
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to}/${whole.length}`);
      expect(part.body.equals(whole.subarray(from, to + 1))).toBe(true);
      expect(part.headers['content-type']).toBe('video/mp4');
      expectSecure(part);
    }
    const beyond = await get(video, { Range: `bytes=${whole.length}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    const changed = await get(video, { Range: 'bytes=0-1', 'If-Range': '"other"' });
    expect([changed.status, changed.body.length]).toEqual([200, whole.length]);
    const { headers } = await get(video, {});
    expect(headers['accept-ranges'] ?? 'bytes').toBe('bytes');
  });

  test.each(Object.entries(TYPES))('says what %s is', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
  });

  test.each(['/', '/oferta-exclusiva', '/nada', '/index.html', '/robots.txt', one('.avif'), video])(
    'answers HEAD for %s as GET, without the file',
    async (path) => {
      const [got, head] = [await get(path), await ask(host.origin, path, { method: 'HEAD' })];
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(got.status);
      const sizes = [
        'content-length',
        'transfer-encoding',
        'date',
        'connection',
        'keep-alive',
        'accept-ranges',
      ];
      const rest = ({ headers }: Answer) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => !sizes.includes(name)));
      expect(rest(head)).toEqual(rest(got));
      const [length, headLength] = [got.headers['content-length'], head.headers['content-length']];
      if (length && headLength) expect(headLength).toBe(length);
    },
  );

  test('takes nothing in', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await ask(host.origin, '/', { method })).status).toBe(405);
    }
  });

  test('does not say which version it is', async () => {
    expect((await get('/')).headers['server'] ?? '').not.toMatch(/\d/);
  });
});

test('nginx behind a proxy leads from http to https', async () => {
  const nginx = await startNginx();
  const answer = await ask(nginx.origin, '/oferta-exclusiva?x=1', {
    headers: { 'X-Forwarded-Proto': 'http', Host: 'planner.example.com' },
  });
  await nginx.stop();
  expect([answer.status, answer.headers['location']]).toEqual([
    301,
    'https://planner.example.com/oferta-exclusiva?x=1',
  ]);
});
