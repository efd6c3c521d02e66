import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CONTENT_FOLDER, UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import { TOKEN_HEADER } from '../api.ts';
import { PREVIEW, rename, useEditor } from '../testing/editor.ts';
import { allFiles } from '../testing/project.ts';

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
