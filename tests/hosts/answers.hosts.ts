// Tests that the built site has the same pages, headers and errors on each host.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readSite } from '../../hosting/readSite.ts';
import { GUIDE_PAGES } from '../support/sites.ts';
import { type Answer, follow, request } from './request.ts';
import {
  ADDRESS,
  type Host,
  PACKED,
  SITE,
  startApache,
  startCaddy,
  startCloudflare,
  startNginx,
  UNPACKED,
} from './servers.ts';

const { assets } = readSite(SITE);
const asset = (ending: string) => assets.find((path) => path.endsWith(ending)) ?? `no ${ending} in ${SITE}`;
const video = asset('.mp4');
const CARDS = ['/uploads/cartao-inicio.jpg', '/uploads/cartao-oferta-exclusiva.jpg'];

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const PAGES = {
  '/': 'index.html',
  '/oferta-exclusiva': 'oferta-exclusiva.html',
  '/ajuda/perguntas': 'ajuda/perguntas.html',
  ...Object.fromEntries(GUIDE_PAGES.map(({ path }) => [path, `${path.slice(1)}.html`])),
  '//oferta-exclusiva': 'oferta-exclusiva.html',
  '/oferta%2Dexclusiva': 'oferta-exclusiva.html',
  '/oferta-exclusiva?utm_source=x': 'oferta-exclusiva.html',
};
const ALIASES = {
  '/index.html': '/',
  '/oferta-exclusiva.html': '/oferta-exclusiva',
  '/oferta-exclusiva/': '/oferta-exclusiva',
  '/ofertas/dobro': '/dose-dupla',
  '/ajuda/perguntas.html': '/ajuda/perguntas',
  ...Object.fromEntries(GUIDE_PAGES.map(({ path, formerPath }) => [formerPath, path])),
  '/ajuda/perguntas/': '/ajuda/perguntas',
};
const MISSING = [
  '/nada',
  '/um/caminho/fundo.html',
  '/oferta-exclusiva/nada',
  '/ajuda',
  '/ajuda/',
  '/uploads/nada.png',
  '/uploads/assets/nada.js',
  '/uploads/assets/nada.B96ShiKM.mp4',
  '/_headers',
  '/index.html.br',
  '/nada?x=%',
];
const HOSTILE = [
  '/%00',
  '/oferta-exclusiva%00',
  '/%ff',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/nada/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fpackage.json',
  '/uploads/..%5c..%5cpackage.json',
  `/${'a'.repeat(1000)}`,
];
const OTHER_SITES = [
  '//evil.example.com/',
  '//evil.example.com/%2e%2e',
  '/%5cevil.example.com/',
  '//evil.example.com/index.html',
  '//oferta-exclusiva.html',
];
const TEXTS = ['/', '/robots.txt', '/site.webmanifest', '/sitemap-index.xml'];
/** The content type of each kind of file, by the ending of its name. */
const TYPES: Record<string, RegExp> = {
  '': /^text\/html; charset=utf-8$/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.webmanifest': /^application\/manifest\+json/,
  '.xml': /^(?:text|application)\/xml/,
  '.jpg': /^image\/jpeg$/,
  '.js': /^text\/javascript/,
  '.woff2': /^font\/woff2$/,
  '.avif': /^image\/avif$/,
  '.webp': /^image\/webp$/,
  '.svg': /^image\/svg\+xml/,
  '.vtt': /^text\/vtt/,
  '.mp4': /^video\/mp4$/,
};

function expectSecure({ headers }: Answer): void {
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
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

/** Expects that a response is a page of the folder, and that its policy allows all scripts and styles in it. */
function expectPage(answer: Answer, page: string, folder: string): void {
  expect(answer.body.equals(readFileSync(join(folder, page)))).toBe(true);
  expectSecure(answer);
  expect(answer.headers['cache-control']).toBe(REVALIDATED);
  const policy = answer.headers['content-security-policy'] ?? '';
  const inline = [...answer.body.toString().matchAll(/<(script|style)(?: type="module")?>([\s\S]*?)<\/\1>/g)];
  expect(inline.length).toBeGreaterThan(1);
  for (const [, tag, text = ''] of inline) {
    if (tag === 'style' && policy.includes("style-src 'unsafe-inline'")) continue;
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
}

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
  ['Cloudflare', startCloudflare],
  ['Apache with AllowOverride FileInfo', () => startApache({ allowOverride: 'FileInfo' })],
  ['Apache with MultiViews', () => startApache({ options: 'Indexes FollowSymLinks MultiViews' })],
])('%s', (name, start) => {
  const isShared = name.startsWith('Apache');
  const isCloudflare = name === 'Cloudflare';
  const folder = isShared ? UNPACKED : SITE;
  // Apache can only redirect to an absolute address.
  const redirectsTo = isShared ? ADDRESS : '';
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());
  const get = (path: string, headers: Record<string, string> = {}) => request(host.origin, path, { headers });

  test.each(Object.entries(PAGES))('serves %s', async (path, page) => {
    const answer = await follow(host.origin, path);
    expect(answer.status).toBe(200);
    expectPage(answer, page, folder);
  });

  test.each(Object.entries(ALIASES))(
    'redirects from %s to the canonical address %s',
    async (path, target) => {
      for (const query of ['', '?utm_source=instagram&x=1']) {
        const answer = await get(path + query);
        expect([301, 307, 308]).toContain(answer.status);
        expect(answer.headers['location']).toBe(redirectsTo + target + query);
        expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
        expectSecure(answer);
      }
    },
  );

  test.each(MISSING)('answers %s with the 404 page, which caches must revalidate', async (path) => {
    const answer = await follow(host.origin, path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expectPage(answer, '404.html', folder);
  });

  test.each(HOSTILE)('reveals nothing for the hostile path %s', async (path) => {
    const answer = await follow(host.origin, path);
    expect(isShared ? [400, 403, 404] : [400, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toMatch(/root:x:|"private": true/);
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
    // Apache refuses some of these paths before it reads .htaccess.
    if (!isShared) expectSecure(answer);
  });

  test.each(OTHER_SITES)('does not redirect %s to another site', async (path) => {
    const { headers } = await get(path);
    const { origin } = new URL(headers['location'] ?? '/', host.origin);
    expect([host.origin, ADDRESS]).toContain(origin);
  });

  test('compresses only texts, in a format that the browser accepts', async () => {
    for (const path of ['/', '/oferta-exclusiva', '/nada', asset('.js'), asset('.svg')]) {
      const plain = await get(path, { 'Accept-Encoding': 'identity' });
      const brotli = await get(path, { 'Accept-Encoding': isCloudflare ? 'br' : 'gzip, deflate, br' });
      const gzip = await get(path, { 'Accept-Encoding': 'gzip' });
      const encodings = [plain, brotli, gzip].map(({ headers }) => headers['content-encoding']);
      expect([path, ...encodings]).toEqual([path, undefined, 'br', 'gzip']);
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expectSecure(brotli);
      if (isCloudflare) continue;
      for (const { headers } of [plain, brotli, gzip]) expect(headers['vary']).toMatch(/Accept-Encoding/i);
    }
    for (const path of [asset('.avif'), asset('.woff2'), video]) {
      const { headers } = await get(path, { 'Accept-Encoding': 'gzip, br' });
      expect([path, headers['content-encoding']]).toEqual([path, undefined]);
    }
  });

  test.each(['/', asset('.js'), asset('.avif'), video])(
    'answers 304 for %s, with its headers',
    async (path) => {
      const headers = { 'Accept-Encoding': 'br' };
      const first = await get(path, headers);
      const again = await get(path, { ...headers, 'If-None-Match': first.headers['etag'] ?? '' });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      for (const name of ['cache-control', 'content-security-policy'])
        expect(again.headers[name]).toBe(first.headers[name]);
      expectSecure(again);
      expect((await get(path, { ...headers, 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  test('serves each file with its type, caches only /uploads/assets/ for a year, and lets other sites show only the cards', async () => {
    expect(assets.length).toBeGreaterThan(50);
    for (const path of [...assets, ...CARDS, ...TEXTS]) {
      const { status, headers } = await request(host.origin, path, { method: 'HEAD' });
      expect({ path, status, ...headers }).toMatchObject({
        path,
        status: 200,
        'content-type': expect.stringMatching(TYPES[extname(path)] ?? 'no type'),
        'cache-control': assets.includes(path) ? IMMUTABLE : REVALIDATED,
        'cross-origin-resource-policy': CARDS.includes(path) ? 'cross-origin' : 'same-origin',
      });
    }
  });

  test('serves a part of the video', async () => {
    const whole = readFileSync(join(SITE, video));
    const part = await get(video, { Range: 'bytes=0-1' });
    expect(part.status).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 0-1/${whole.length}`,
      'content-type': 'video/mp4',
    });
    expect(part.body.equals(whole.subarray(0, 2))).toBe(true);
    expectSecure(part);
    const beyond = await get(video, { Range: `bytes=${whole.length}-` });
    expect(beyond.status).toBe(416);
    if (!isShared) expect(beyond.headers['content-range']).toBe(`bytes */${whole.length}`);
    const changed = await get(video, { Range: 'bytes=0-1', 'If-Range': '"other"' });
    expect([changed.status, changed.body.length]).toEqual([200, whole.length]);
  });

  test('accepts only GET and HEAD, and does not reveal its version', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await request(host.origin, '/', { method })).status).toBe(405);
    expect((await get('/')).headers['server'] ?? '').not.toMatch(/\d/);
  });
});

test('nginx behind a proxy redirects from http to https', async () => {
  const nginx = await startNginx();
  onTestFinished(nginx.stop);
  const { status, headers } = await request(nginx.origin, '/oferta-exclusiva?x=1', {
    headers: { 'X-Forwarded-Proto': 'http', Host: 'planner.example.com' },
  });
  expect([status, headers['location']]).toEqual([301, 'https://planner.example.com/oferta-exclusiva?x=1']);
});

test('the files in the ZIP have the year of packing', () => {
  const zip = readFileSync(join(PACKED, 'site.zip'));
  // The year of the first file, counted from 1980.
  expect((zip.readUInt16LE(12) >> 9) + 1980).toBe(new Date().getFullYear());
});

describe('Apache', () => {
  const HOST = new URL(ADDRESS).host;
  let host: Host;
  beforeAll(async () => {
    host = await startApache();
    mkdirSync(join(UNPACKED, '.well-known'));
    writeFileSync(join(UNPACKED, '.well-known', 'proof'), 'mine');
    writeFileSync(join(UNPACKED, 'index.php'), 'the host’s greeting');
  });
  afterAll(() => host?.stop());

  test.each<[name: string, headers: Record<string, string>]>([
    ['http, as the proxy reports it', { 'X-Forwarded-Proto': 'http', Host: HOST }],
    ['the name without www', { Host: 'planner.example.com' }],
    ['another name', { Host: 'outro.example.com:80', 'X-Forwarded-Proto': 'https' }],
  ])(
    'redirects from %s to the site’s address, except for files that verify the domain',
    async (_name, headers) => {
      const { status, headers: given } = await request(host.origin, '/oferta-exclusiva?x=1', { headers });
      expect([status, given['location']]).toEqual([301, `${ADDRESS}/oferta-exclusiva?x=1`]);
      const proof = await request(host.origin, '/.well-known/proof', { headers });
      expect([proof.status, proof.body.toString()]).toEqual([200, 'mine']);
    },
  );

  test.each([HOST, `${HOST.toUpperCase()}:443`])('does not redirect requests to %s', async (name) => {
    const headers = { Host: name, 'X-Forwarded-Proto': 'https' };
    expect((await request(host.origin, '/oferta-exclusiva', { headers })).status).toBe(200);
  });

  test('shows the main page even if the host has its own index.php', async () => {
    expectPage(await request(host.origin, '/'), 'index.html', UNPACKED);
  });

  test('repeats the content security policy in each page, for servers that do not send the headers', async () => {
    for (const path of ['/', '/oferta-exclusiva', '/privacidade', '/nada']) {
      const { headers, body } = await request(host.origin, path);
      const [, policy] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(String(body)) ?? [];
      expect(policy).toBe(headers['content-security-policy']?.replace(" frame-ancestors 'none';", ''));
      expect(body.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(body.indexOf('<title>'));
    }
  });
});

test('Apache without mod_rewrite serves the pages and the 404 page with their headers', async () => {
  const host = await startApache({ allowOverride: 'FileInfo', hasRewrite: false });
  onTestFinished(host.stop);
  const headers = { Host: new URL(ADDRESS).host };
  for (const [path, page] of Object.entries(PAGES)) {
    let answer = await request(host.origin, path, { headers });
    if (path !== '/') {
      const { search } = new URL(path, ADDRESS);
      expect(answer.headers['location']).toBe(`${ADDRESS}/${page}${search}`);
      answer = await request(host.origin, `/${page}`, { headers });
    }
    expect([path, answer.status]).toEqual([path, 200]);
    expectPage(answer, page, UNPACKED);
  }
  for (const path of ['/nada', '/oferta-exclusiva/nada', '/uploads/assets/nada.js']) {
    const answer = await request(host.origin, path);
    expect([path, answer.status]).toEqual([path, 404]);
    expectPage(answer, '404.html', UNPACKED);
  }
  expect((await request(host.origin, asset('.js'))).headers['cache-control']).toBe(IMMUTABLE);
});
