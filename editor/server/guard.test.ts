import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CONTENT_FOLDER, UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import { TOKEN_HEADER } from '../api.ts';
import { PREVIEW, startEditorBeforeEach } from '../testing/editor.ts';
import { rename } from '../testing/edits.ts';
import { allFiles } from '../testing/project.ts';
import { refusal } from './guard.ts';
import { readBody } from './http.ts';

const { request, pageHeaders, origin, get, post, upload } = startEditorBeforeEach();
const BODY = JSON.stringify(rename('Roubado'));
const JSON_TYPE = { 'content-type': 'application/json' };
const CROSS = { 'sec-fetch-site': 'cross-site' };

describe('refuses a request from another origin', () => {
  const expectRefused = async (path: string, options: Parameters<typeof request>[1] = {}) =>
    expect([path, (await request(path, options)).status]).toEqual([path, 403]);

  it('with another host name that resolves to this computer (DNS rebinding)', async () => {
    const { host, port } = new URL(origin());
    for (const name of ['evil.example', `evil.example:${port}`, 'localhost', '127.0.0.1']) {
      await expectRefused('/', { headers: { host: name } });
      await expectRefused('/api/state', { headers: { ...pageHeaders(), host: name } });
    }
    expect(await request('/', { headers: { host } })).toMatchObject({ status: 200 });
  });

  it('but not one without a port, because browsers omit the default port', () => {
    const incoming = new IncomingMessage(new Socket());
    incoming.headers = { host: '127.0.0.1', origin: 'http://127.0.0.1' };
    const address = { path: '/', searchParams: new URLSearchParams() };
    expect(refusal(incoming, address, { port: 80, token: 'x' })).toBeUndefined();
  });

  it('that posts from another site or without the token', async () => {
    const before = allFiles();
    const { [TOKEN_HEADER]: known = '', origin: own } = pageHeaders();
    const wrong: [headers: Record<string, string>, query?: string][] = [
      [{ ...pageHeaders(), origin: 'https://evil.example' }],
      [{ ...pageHeaders(), origin: 'null' }],
      [{ ...pageHeaders(), origin: origin().replace('127.0.0.1', 'localhost') }],
      [{ ...pageHeaders(), origin: PREVIEW }],
      [{ ...pageHeaders(), 'sec-fetch-site': 'same-site' }],
      [{ ...JSON_TYPE, [TOKEN_HEADER]: known }],
      [{ ...JSON_TYPE, origin: own }],
      [{ ...JSON_TYPE, origin: own, [TOKEN_HEADER]: 'x'.repeat(known.length) }],
      [{ ...JSON_TYPE, origin: own }, `?token=${known}`],
    ];
    for (const [headers, query = ''] of wrong)
      await expectRefused(`/api/edits${query}`, { method: 'POST', headers, body: BODY });
    expect(allFiles()).toEqual(before);
  });

  it('that reads without the token', async () => {
    const paths = ['state', 'versions', 'preflight', 'publish', 'events', 'events?token=x', 'unknown'];
    for (const path of paths) await expectRefused(`/api/${path}`);
    await expectRefused('/uploads/marca/logo.svg', { headers: CROSS });
  });

  it('however the address is written', async () => {
    const spellings = (path: string) => [
      `//x${path}`,
      `${origin()}${path}`,
      `http://evil.example${path}`,
      `/a/..${path}`,
      `/a/%2e%2e${path}`,
      `/a\\..${path}`,
      path.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`),
    ];
    const before = allFiles();
    const crossSite = { headers: { ...pageHeaders(), ...CROSS } };
    for (const path of spellings('/api/start')) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
      await expectRefused(path);
      await expectRefused(path, crossSite);
    }
    for (const path of spellings('/uploads/marca/logo.svg')) await expectRefused(path, crossSite);
    for (const path of spellings('/api/edits'))
      await expectRefused(path, { method: 'POST', headers: JSON_TYPE, body: BODY });
    expect(allFiles()).toEqual(before);
    expect(await request('//')).toMatchObject({ status: 400 });
  });
});

describe('refuses a request that is too large or malformed', () => {
  const send = (body: string, headers = {}) =>
    request('/api/edits', { method: 'POST', headers: { ...pageHeaders(), ...headers }, body });
  const setOf = (place: string, value: string) =>
    `{"label":"x","edits":[{"type":"set","place":${place},"value":${value}}]}`;

  it('with a body over the limit, whether or not its length is declared', async () => {
    const long = 'x'.repeat(1024 ** 2 + 1);
    expect((await send(long)).status).toBe(413);
    expect((await send(long, { 'transfer-encoding': 'chunked' })).status).toBe(413);
    expect((await upload(Buffer.alloc(25 * 1024 ** 2 + 1))).status).toBe(413);
  });

  it.each([
    '{',
    '{"label":"x","edits":[]}',
    setOf('{"file":"../x","path":[]}', '1'),
    setOf('{"file":"site","path":["name",-1]}', '1'),
    setOf('{"file":"site","path":["name"]}', `${'['.repeat(50_000)}${']'.repeat(50_000)}`),
  ])('%.80s', async (body) => {
    const before = allFiles();
    expect(await send(body)).toMatchObject({ status: 400 });
    expect(allFiles()).toEqual(before);
  });

  it('with too many values', async () => {
    const before = allFiles();
    const value = JSON.stringify(Array.from({ length: 1001 }, () => 1));
    const { status, json } = await send(setOf('{"file":"site","path":["novo"]}', value));
    expect([status, json]).toEqual([413, { error: expect.any(String) }]);
    expect(allFiles()).toEqual(before);
  });

  it('that would change a prototype', async () => {
    const { json } = await send(setOf('{"file":"site","path":["__proto__","polluted"]}', '"x"'));
    expect(json).toMatchObject({ status: 'invalid' });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('files outside the allowed folders', () => {
  it('are not served', async () => {
    writeFileSync(join(CONTENT_FOLDER, '..', 'secret.webp'), 'secret');
    symlinkSync(resolve(CONTENT_FOLDER, '..', 'secret.webp'), join(UPLOADS_FOLDER, 'link.webp'));
    symlinkSync(resolve(CONTENT_FOLDER, '..'), join(UPLOADS_FOLDER, 'folder'));
    const above = ['../site.yaml', '%2e%2e/site.yaml', '..%2fsite.yaml', '..%5csite.yaml'];
    const others = ['link.webp', 'folder/secret.webp', '%2e%2e%2f%2e%2e%2fsecret.webp', '/etc/passwd'];
    for (const path of [
      ...[...above, ...others, 'a%00.webp'].map((name) => `/uploads/${name}`),
      ...['/../package.json', '/%2e%2e/%2e%2e/%2e%2e/package.json', '/..%2f..%2f..%2fpackage.json', '/%ff'],
    ]) {
      const { status, text } = await request(path);
      expect([path, status >= 400 || text.includes('editor-token')]).toEqual([path, true]);
      expect(text).not.toMatch(/secret|name: |"dependencies"/);
    }
    expect(await request('/uploads/modulos/biblia.webp')).toMatchObject({ status: 200 });
  });

  it('are not written', async () => {
    const outside = join(CONTENT_FOLDER, '..', 'outside');
    mkdirSync(outside);
    symlinkSync(resolve(outside), join(UPLOADS_FOLDER, 'fora'));
    const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const folder of ['..', '../outside', 'a/../../outside', '/tmp', 'fora', 'fora/x', 'C:\\x', '']) {
      const { json } = await upload(picture, { folder });
      expect([folder, json.status ?? 'refused']).toEqual([folder, 'refused']);
    }
    const { json } = await upload(picture, { name: '../../../a.png' });
    expect(json).toMatchObject({ file: { name: 'oferta/a.png' } });
    expect(readdirSync(outside)).toEqual([]);
  });
});

describe('answers a request', () => {
  const isRefused = ({ status }: { status: number }) => status >= 400 && status < 500;

  it('with a malformed file name', async () => {
    mkdirSync(join(UPLOADS_FOLDER, 'pasta.webp'));
    symlinkSync('laco', join(UPLOADS_FOLDER, 'laco'));
    const long = ['a'.repeat(5000), 'a/'.repeat(2500)];
    for (const path of [
      ...['/index.html/', '/editor.js/', '/editor.js/a', '/%00', '/%', '/%c3%28', '/api', '/api/'],
      ...['', '/', '/marca', '/marca/logo.svg/', '/marca/logo.svg/a', '/pasta.webp'].map(
        (name) => `/uploads${name}`,
      ),
      ...['laco', 'laco/a', '%00', '%e0%a4%a', ...long].map((name) => `/uploads/${name}`),
      ...long.map((name) => `/${name}`),
    ])
      expect([path.slice(0, 40), isRefused(await request(path))]).toEqual([path.slice(0, 40), true]);
  });

  it('with an unknown method or content type', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'])
      for (const path of ['/', '/editor.js', '/api/state', '/api/edits', '/uploads/marca/logo.svg']) {
        const answer = await request(path, { method, headers: pageHeaders() });
        expect([method, path, isRefused(answer)]).toEqual([method, path, true]);
      }
    // An HTML form can send the first two types without a CORS preflight.
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonx', ''])
      expect(await post('/api/edits', {}, { 'content-type': type })).toMatchObject({ status: 415 });
  });

  it('with a malformed upload name', async () => {
    mkdirSync(join(UPLOADS_FOLDER, 'p/a.svg'), { recursive: true });
    writeFileSync(join(UPLOADS_FOLDER, 'arquivo'), '');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const svg = (folder: string, name: string) => upload(drawing, { folder, name, extension: '.svg' });
    for (const folder of ['a'.repeat(5000), `${'a/'.repeat(2000)}a`, 'a/b/c/d/e/f', 'arquivo'])
      expect(await svg(folder, 'a.svg')).toMatchObject({ status: 200, json: { status: 'refused' } });
    expect(await svg('p', 'a.svg')).toMatchObject({ json: { file: { name: 'p/a-2.svg' } } });
    expect(await svg('p', 'é'.repeat(900))).toMatchObject({ json: { status: 'saved' } });
  });

  it('with a body that ends too early', async () => {
    const incoming = new IncomingMessage(new Socket());
    const body = readBody(incoming, 1_000_000, '');
    incoming.push('abc');
    // Node does this when a client breaks off.
    incoming.destroy(new Error('aborted'));
    await expect(body).rejects.toMatchObject({ status: 400 });
  });
});
