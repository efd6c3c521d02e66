import { once } from 'node:events';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT_FOLDER, UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import { TOKEN_HEADER } from '../api.ts';
import { PREVIEW, rename, useEditor } from '../testing/editor.ts';
import { allFiles } from '../testing/project.ts';
import { readBody } from './http.ts';

const { request, ours, origin, post, upload } = useEditor();

describe('requests from elsewhere', () => {
  const host = () => new URL(origin()).host;

  it('comes in by a name that leads here (DNS rebinding)', async () => {
    for (const name of ['evil.example', `evil.example:${new URL(origin()).port}`, 'localhost', '127.0.0.1']) {
      expect(await request('/', { headers: { host: name } })).toMatchObject({ status: 403 });
      expect(await request('/api/state', { headers: { ...ours(), host: name } })).toMatchObject({
        status: 403,
      });
    }
    expect(await request('/', { headers: { host: host() } })).toMatchObject({ status: 200 });
  });

  it('posts from another site, or without the token', async () => {
    const before = allFiles();
    const body = JSON.stringify(rename('Roubado', 'Planner Devocional'));
    const { [TOKEN_HEADER]: known = '', origin: own } = ours();
    const json = { 'content-type': 'application/json' };
    const wrong: Record<string, string>[] = [
      { ...ours(), origin: 'https://evil.example' },
      { ...ours(), origin: 'null' },
      { ...ours(), origin: PREVIEW },
      { ...ours(), origin: origin().replace('127.0.0.1', 'localhost') },
      { ...ours(), 'sec-fetch-site': 'cross-site' },
      { ...ours(), 'sec-fetch-site': 'same-site' },
      { ...json, [TOKEN_HEADER]: known },
      { ...json, origin: own },
      { ...json, origin: own, [TOKEN_HEADER]: 'x'.repeat(known.length) },
    ];
    for (const headers of wrong) {
      expect(await request('/api/edits', { method: 'POST', headers, body })).toMatchObject({ status: 403 });
    }
    expect(
      await request(`/api/edits?token=${known}`, { method: 'POST', headers: { ...json, origin: own }, body }),
    ).toMatchObject({ status: 403 });
    // A form can send text without asking first.
    expect(await post('/api/edits', {}, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(allFiles()).toEqual(before);
  });

  it('reads anything without the token', async () => {
    for (const path of ['state', 'versions', 'preflight', 'publish', 'events', 'unknown']) {
      expect(await request(`/api/${path}`)).toMatchObject({ status: 403 });
    }
    expect(await request('/api/events?token=x')).toMatchObject({ status: 403 });
    const cross = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect(await request('/uploads/marca/logo.svg', cross)).toMatchObject({ status: 403 });
  });

  it('writes the address in another way', async () => {
    const cross = { headers: { ...ours(), 'sec-fetch-site': 'cross-site' } };
    const others = (path: string) => [
      `//x${path}`,
      `${origin()}${path}`,
      `http://evil.example${path}`,
      `/a/..${path}`,
      `/a/%2e%2e${path}`,
      `/a\\..${path}`,
      path.replace(/^\/./, (start) => `/%${start.charCodeAt(1).toString(16)}`),
    ];
    for (const path of others('/api/state')) {
      expect([path, (await request(path)).status]).toEqual([path, 403]);
      expect([path, (await request(path, { headers: ours() })).status]).toEqual([path, 200]);
    }
    const body = JSON.stringify(rename('Roubado', 'Planner Devocional'));
    const headers = { 'content-type': 'application/json' };
    const before = allFiles();
    for (const path of others('/api/edits'))
      expect([path, (await request(path, { method: 'POST', headers, body })).status]).toEqual([path, 403]);
    expect(allFiles()).toEqual(before);
    for (const path of [...others('/api/state'), ...others('/uploads/marca/logo.svg')])
      expect([path, (await request(path, cross)).status]).toEqual([path, 403]);
    expect(await request('//')).toMatchObject({ status: 400 });
  });
});

describe('requests that are too large or make no sense', () => {
  it('are refused before they are read', async () => {
    const long = 'x'.repeat(1024 ** 2 + 1);
    expect((await post('/api/edits', long)).status).toBe(413);
    const headers = { ...ours(), 'transfer-encoding': 'chunked' };
    expect((await request('/api/edits', { method: 'POST', headers, body: long })).status).toBe(413);
    const bytes = Buffer.alloc(25 * 1024 ** 2 + 1);
    expect((await upload('oferta', 'a.png', bytes)).status).toBe(413);
  });

  it.each([
    '{',
    '[]',
    '{"label":"x","edits":[]}',
    '{"label":"x","edits":[{"type":"set","place":{"file":"../x","path":[]},"value":1}]}',
    '{"label":"x","edits":[{"type":"set","place":{"file":"site","path":["name",-1]},"value":1}]}',
    `{"label":"x","edits":[{"type":"set","place":{"file":"site","path":["name"]},"value":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`,
  ])('%.40s', async (body) => {
    const before = allFiles();
    expect(await request('/api/edits', { method: 'POST', headers: ours(), body })).toMatchObject({
      status: 400,
    });
    expect(allFiles()).toEqual(before);
  });

  it.each([
    ['a list', JSON.stringify(Array.from({ length: 4000 }, (_, index) => ({ name: `Ana ${index}` })))],
    [
      'a group',
      JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`a${index}`, 1]))),
    ],
    ['lists in lists', `${'['.repeat(2000)}${']'.repeat(2000)}`],
    ['numbers', JSON.stringify(Array.from({ length: 400_000 }, () => 0))],
  ])('have too many values: %s', async (_, value) => {
    const before = allFiles();
    const edits = [
      `{"type":"set","place":{"file":"site","path":["novo"]},"value":${value}}`,
      `{"type":"insert","place":{"file":"proof","path":["testimonials"]},"index":0,"value":${value}}`,
    ];
    for (const edit of edits) {
      const body = `{"label":"x","edits":[${edit}]}`;
      const answer = await request('/api/edits', { method: 'POST', headers: ours(), body });
      // Deep nesting may be too much for the schema already.
      expect([400, 413]).toContain(answer.status);
      expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) });
    }
    expect(allFiles()).toEqual(before);
  });

  it('change no prototype', async () => {
    const body =
      '{"label":"x","edits":[{"type":"set","place":{"file":"site","path":["__proto__","polluted"]},"value":"x"}]}';
    const { text } = await request('/api/edits', { method: 'POST', headers: ours(), body });
    expect(JSON.parse(text)).toMatchObject({ status: 'invalid' });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('files outside of their folders', () => {
  it('are not served', async () => {
    const outside = join(CONTENT_FOLDER, '..', 'secret.webp');
    writeFileSync(outside, 'secret');
    symlinkSync(resolve(outside), join(UPLOADS_FOLDER, 'link.webp'));
    symlinkSync(resolve(CONTENT_FOLDER, '..'), join(UPLOADS_FOLDER, 'folder'));
    const paths = [
      '/uploads/link.webp',
      '/uploads/folder/secret.webp',
      '/uploads/../site.yaml',
      '/uploads/%2e%2e/site.yaml',
      '/uploads/..%2fsite.yaml',
      '/uploads/..%5csite.yaml',
      '/uploads/%2e%2e%2f%2e%2e%2fsecret.webp',
      '/uploads//etc/passwd',
      '/uploads/a%00.webp',
      '/../package.json',
      '/%2e%2e/%2e%2e/%2e%2e/package.json',
      '/..%2f..%2f..%2fpackage.json',
      '/%ff',
    ];
    for (const path of paths) {
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
      const { status, text } = await upload(folder, 'a.png', picture);
      expect([folder, status === 200 ? JSON.parse(text).status : 'refused']).toEqual([folder, 'refused']);
    }
    const { text } = await upload('oferta', '../../../a.png', picture);
    expect(JSON.parse(text)).toMatchObject({ file: { name: 'oferta/a.png' } });
    expect(readdirSync(outside)).toEqual([]);
  });
});

describe('requests that no page sends', () => {
  const SVG = 'xmlns="http://www.w3.org/2000/svg"';
  const drawing = Buffer.from(`<svg ${SVG}/>`);

  /** The stacks that were printed meanwhile. */
  const printed = () => vi.mocked(console.error).mock.calls;
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => vi.restoreAllMocks();
  });

  const isRefused = ({ status }: { status: number }) => status >= 400 && status < 500;

  it('name a file in a way that makes no sense', async () => {
    mkdirSync(join(UPLOADS_FOLDER, 'pasta.webp'));
    symlinkSync('laco', join(UPLOADS_FOLDER, 'laco'));
    const long = 'a'.repeat(5000);
    for (const path of [
      '/index.html/',
      '/editor.js/',
      '/editor.js/a',
      `/${long}`,
      `/${'a/'.repeat(2500)}`,
      `/uploads/${long}`,
      `/uploads/${'a/'.repeat(2500)}`,
      '/uploads',
      '/uploads/',
      '/uploads/marca',
      '/uploads/marca/logo.svg/',
      '/uploads/marca/logo.svg/a',
      '/uploads/pasta.webp',
      '/uploads/laco',
      '/uploads/laco/a',
      '/uploads/%00',
      '/%00',
      '/%',
      '/%c3%28',
      '/uploads/%e0%a4%a',
      '/api',
      '/api/',
    ]) {
      expect([path.slice(0, 40), isRefused(await request(path))]).toEqual([path.slice(0, 40), true]);
    }
    expect(printed()).toEqual([]);
  });

  it('have a method or a type that nothing has', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND']) {
      for (const path of ['/', '/editor.js', '/api/state', '/api/edits', '/uploads/marca/logo.svg']) {
        const answer = await request(path, { method, headers: ours() });
        expect([method, path, isRefused(answer)]).toEqual([method, path, true]);
      }
    }
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonx', '']) {
      expect(await post('/api/edits', {}, { 'content-type': type })).toMatchObject({ status: 415 });
    }
    expect(printed()).toEqual([]);
  });

  it('name a folder or a file of an upload in a way that makes no sense', async () => {
    mkdirSync(join(UPLOADS_FOLDER, 'p/a.svg'), { recursive: true });
    writeFileSync(join(UPLOADS_FOLDER, 'arquivo'), '');
    for (const folder of ['a'.repeat(5000), `${'a/'.repeat(2000)}a`, 'a/b/c/d/e/f', 'arquivo']) {
      const { status, text } = await upload(folder, 'a.svg', drawing, '.svg');
      expect([folder.slice(0, 40), status]).toEqual([folder.slice(0, 40), 200]);
      expect(JSON.parse(text)).toMatchObject({ status: 'refused' });
    }
    expect(JSON.parse((await upload('p', 'a.svg', drawing, '.svg')).text)).toMatchObject({
      file: { name: 'p/a-2.svg' },
    });
    const { text } = await upload('p', 'é'.repeat(900), drawing, '.svg');
    expect(JSON.parse(text)).toMatchObject({ status: 'saved' });
    expect(printed()).toEqual([]);
  });

  it('send a drawing of too many levels', async () => {
    const groups = `${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`;
    for (const start of ['', `<!--${'x'.repeat(3000)}-->`]) {
      for (const ending of ['.svg', '.png']) {
        const bytes = Buffer.from(`${start}<svg ${SVG}>${groups}</svg>`);
        const { status, text } = await upload('marca', 'a.svg', bytes, ending);
        expect(status).toBe(200);
        expect(JSON.parse(text)).toMatchObject({ status: 'refused' });
      }
    }
    expect(printed()).toEqual([]);
  });

  it('end before their body does', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    const arrives = once(server, 'request');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sent = httpRequest({ port, method: 'POST', headers: { 'content-length': '100000' } });
    sent.on('error', () => {});
    sent.write('abc');
    const [arrived] = await arrives;
    const body = readBody(arrived, 1_000_000, '');
    sent.destroy();
    await expect(body).rejects.toMatchObject({ status: 400 });
    server.close();
  });
});
