import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get as httpGet, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_FOLDER, UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import { type EditorState, type EditRequest, type ServerEvent, TOKEN_HEADER } from '../api.ts';
import { allFiles, resetProject, textOf } from '../testing/project.ts';
import { openEditor } from './openEditor.ts';
import type { RunProgram } from './runProgram.ts';
import type { EditorServer } from './server.ts';

const BUNDLE = mkdtempSync(join('.cache', 'editor-tests', 'bundle-'));
const PREVIEW = 'http://127.0.0.1:4321';
let editor: EditorServer;
/** What the stand-in for builds and publishing was asked for. */
let ran: string[] = [];
const run: RunProgram = async (args) => {
  ran.push(args.join(' '));
  return { status: 1, output: 'Sem internet' };
};

type Answer = { status: number; headers: Record<string, unknown>; text: string };
type Ask = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** Unlike fetch, sends any header. */
const ask = (path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> =>
  new Promise((answered, failed) => {
    const { hostname, port } = new URL(editor.origin);
    const sent = httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        answered({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', failed);
    sent.end(body);
  });

const ours = () => ({
  [TOKEN_HEADER]: editor.token,
  origin: editor.origin,
  'content-type': 'application/json',
});
const post = (path: string, value: unknown, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', headers: { ...ours(), ...headers }, body: JSON.stringify(value) });
const rename = (value: string, previous: string): EditRequest => ({
  label: 'Nome',
  edits: [{ type: 'set', place: { file: 'site', path: ['name'] }, value, previous }],
});
const upload = (folder: string, name: string, body: Buffer) =>
  ask(`/api/uploads?${new URLSearchParams({ folder, name })}`, { method: 'POST', headers: ours(), body });

beforeAll(() => {
  writeFileSync(
    join(BUNDLE, 'index.html'),
    '<meta name="editor-token" content="{token}"><i title="{nonce}">',
  );
  writeFileSync(join(BUNDLE, 'editor.js'), 'run()');
});
afterAll(() => rmSync(BUNDLE, { recursive: true }));

beforeEach(async () => {
  resetProject();
  ran = [];
  editor = await openEditor({ interfaceFolder: BUNDLE, previewOrigin: () => PREVIEW, run });
  return () => editor.close();
});

describe('the page', () => {
  it('comes with the token and a policy that runs nothing but the interface', async () => {
    const { headers, text } = await ask('/');
    expect(text).toContain(`content="${editor.token}"`);
    const csp = String(headers['content-security-policy']);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(csp) ?? [];
    expect(text).toContain(`title="${nonce}"`);
    expect(csp).toContain("default-src 'none'; script-src 'self';");
    expect(csp).toContain(`frame-src ${PREVIEW};`);
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toContain('unsafe');
    expect((await ask('/precos')).text).toContain(editor.token);
    expect(await ask('/editor.js')).toMatchObject({ status: 200, text: 'run()' });
    expect(await ask('/other.js')).toMatchObject({ status: 404 });
  });

  it('gets a port of its own beside another editor', async () => {
    const other = await openEditor({ interfaceFolder: BUNDLE, previewOrigin: () => PREVIEW });
    expect(other.origin).not.toBe(editor.origin);
    expect(other.token).not.toBe(editor.token);
    await other.close();
    const port = Number(new URL(editor.origin).port);
    await expect(openEditor({ interfaceFolder: BUNDLE, previewOrigin: () => PREVIEW, port })).rejects.toThrow(
      'ocupada',
    );
  });

  it('is served on this computer alone', async () => {
    const port = Number(new URL(editor.origin).port);
    const others = ['::1', '127.0.0.2'].map(
      (host) =>
        new Promise((done) => {
          const socket = connect({ host, port }, () => done('connected'));
          socket.on('error', () => done('refused'));
        }),
    );
    expect(await Promise.all(others)).toEqual(['refused', 'refused']);
  });
});

describe('nobody else', () => {
  const host = () => new URL(editor.origin).host;

  it('comes in by a name that leads here (DNS rebinding)', async () => {
    for (const name of [
      'evil.example',
      `evil.example:${new URL(editor.origin).port}`,
      'localhost',
      '127.0.0.1',
    ]) {
      expect(await ask('/', { headers: { host: name } })).toMatchObject({ status: 403 });
      expect(await ask('/api/state', { headers: { ...ours(), host: name } })).toMatchObject({ status: 403 });
    }
    expect(await ask('/', { headers: { host: host() } })).toMatchObject({ status: 200 });
  });

  it('posts from another site, or without the token', async () => {
    const before = allFiles();
    const body = JSON.stringify(rename('Roubado', 'Planner Devocional'));
    const { [TOKEN_HEADER]: token = '', origin } = ours();
    const json = { 'content-type': 'application/json' };
    const wrong: Record<string, string>[] = [
      { ...ours(), origin: 'https://evil.example' },
      { ...ours(), origin: 'null' },
      { ...ours(), origin: PREVIEW },
      { ...ours(), origin: editor.origin.replace('127.0.0.1', 'localhost') },
      { ...ours(), 'sec-fetch-site': 'cross-site' },
      { ...ours(), 'sec-fetch-site': 'same-site' },
      { ...json, [TOKEN_HEADER]: token },
      { ...json, origin },
      { ...json, origin, [TOKEN_HEADER]: 'x'.repeat(token.length) },
    ];
    for (const headers of wrong) {
      expect(await ask('/api/edits', { method: 'POST', headers, body })).toMatchObject({ status: 403 });
    }
    expect(
      await ask(`/api/edits?token=${token}`, { method: 'POST', headers: { ...json, origin }, body }),
    ).toMatchObject({ status: 403 });
    // A form can send text without asking first.
    expect(await post('/api/edits', {}, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(allFiles()).toEqual(before);
  });

  it('reads anything without the token', async () => {
    for (const path of ['state', 'versions', 'preflight', 'publish', 'events', 'unknown']) {
      expect(await ask(`/api/${path}`)).toMatchObject({ status: 403 });
    }
    expect(await ask('/api/events?token=x')).toMatchObject({ status: 403 });
    const cross = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect(await ask('/uploads/marca/logo.svg', cross)).toMatchObject({ status: 403 });
  });
});

describe('requests that are too large or make no sense', () => {
  it('are refused before they are read', async () => {
    const long = 'x'.repeat(1024 ** 2 + 1);
    expect((await post('/api/edits', long)).status).toBe(413);
    const headers = { ...ours(), 'transfer-encoding': 'chunked' };
    const chunked = ask('/api/edits', { method: 'POST', headers, body: long });
    expect(
      await chunked.then(
        ({ status }) => status,
        () => 413,
      ),
    ).toBe(413);
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
    expect(await ask('/api/edits', { method: 'POST', headers: ours(), body })).toMatchObject({ status: 400 });
    expect(allFiles()).toEqual(before);
  });

  it('change no prototype', async () => {
    const body =
      '{"label":"x","edits":[{"type":"set","place":{"file":"site","path":["__proto__","polluted"]},"value":"x"}]}';
    const { text } = await ask('/api/edits', { method: 'POST', headers: ours(), body });
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
      const { status, text } = await ask(path);
      expect([path, status >= 400 || text.includes('editor-token')]).toEqual([path, true]);
      expect(text).not.toMatch(/secret|name: |"dependencies"/);
    }
    expect(await ask('/uploads/modulos/biblia.webp')).toMatchObject({ status: 200 });
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

describe('the routes', () => {
  it('edit, undo, redo and restore, and tell every open page', async () => {
    const events: ServerEvent[] = [];
    let text = '';
    let onData = () => {};
    const source = httpGet(`${editor.origin}/api/events?token=${editor.token}`, (response) => {
      response.setEncoding('utf8').on('data', (part: string) => {
        const messages = (text + part).split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) {
          if (message.startsWith('data: ')) events.push(JSON.parse(message.slice('data: '.length)));
        }
        onData();
      });
    });
    await once(source, 'response');
    const arrived = (count: number) =>
      new Promise<void>((resolve) => {
        onData = () => events.length >= count && resolve();
        onData();
      });
    const state: EditorState = JSON.parse((await ask('/api/state', { headers: ours() })).text);
    expect(state).toMatchObject({
      previewUrl: PREVIEW,
      canUndo: false,
      issues: [],
      fields: { site: { kind: 'group' } },
    });
    expect(state.uploads).toContainEqual({
      name: 'modulos/biblia.webp',
      bytes: expect.any(Number),
      width: expect.any(Number),
      height: expect.any(Number),
    });

    await post('/api/edits', rename('Um', 'Planner Devocional'));
    expect(textOf('site')).toContain('name: Um\n');
    await post('/api/undo', {});
    expect(textOf('site')).toContain('name: Planner Devocional\n');
    await post('/api/redo', {});
    const [, first] = JSON.parse((await ask('/api/versions', { headers: ours() })).text);
    await post('/api/versions/restore', { id: first.id });
    expect(textOf('site')).toContain('name: Planner Devocional\n');
    expect(await post('/api/versions/restore', { id: 'x' })).toMatchObject({ status: 404 });
    const whole = ['uploads-changed', 'editor'];
    await arrived(7);
    writeFileSync(join(CONTENT_FOLDER, 'site.yaml'), textOf('site').replace('Planner Devocional', 'De fora'));
    await arrived(9);
    expect(events.map((event) => (event.type === 'content-changed' ? event.from : event.type))).toEqual([
      'editor',
      ...whole,
      ...whole,
      ...whole,
      'outside',
      'uploads-changed',
    ]);
    source.destroy();
  });

  it('publish only what can be built, and say why not', async () => {
    const { text } = await ask('/api/preflight', { headers: ours() });
    expect(JSON.parse(text)).toMatchObject({ status: 'failed', issues: [], message: 'Sem internet' });
    expect(ran).toEqual([expect.stringContaining('--outDir .cache/editor-site')]);
    expect(await post('/api/publish', { host: 'ftp' })).toMatchObject({ status: 400 });
    expect(JSON.parse((await post('/api/publish', { host: 'zip' })).text)).toEqual({ isRunning: true });
    expect(JSON.parse((await ask('/api/publish', { headers: ours() })).text)).toMatchObject({ changes: [] });
  });
});

describe('a picture', () => {
  const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', width = 40) =>
    sharp({ create: { width, height: 20, channels: 3, background: '#36a' } })
      .withExif({ IFD0: { Copyright: 'Ana', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
  const sent = async (folder: string, name: string, bytes: Buffer) =>
    JSON.parse((await upload(folder, name, bytes)).text);

  it('is made anew, upright and without what the camera wrote', async () => {
    const result = await sent('depoimentos', 'Foto da Ana (2).JPG', await photo('jpeg'));
    expect(result.file).toMatchObject({ name: 'depoimentos/foto-da-ana-2.jpg', width: 20, height: 40 });
    const metadata = await sharp(readFileSync(join(UPLOADS_FOLDER, result.file.name))).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(await ask(`/uploads/${result.file.name}`)).toMatchObject({
      headers: { 'content-type': 'image/jpeg' },
    });
  });

  it.each([
    ['png', 'x.jpg', 'x.png'],
    ['avif', 'x.png', 'x.webp'],
    ['gif', 'x', 'x.webp'],
    ['webp', '.webp', 'webp.webp'],
  ] as const)('is known by its bytes: %s called %s', async (format, name, saved) => {
    expect((await sent('oferta', name, await photo(format))).file.name).toBe(`oferta/${saved}`);
  });

  it('gets a new name beside another picture, and keeps its own', async () => {
    const names = [];
    for (const width of [40, 41, 40])
      names.push((await sent('oferta', 'a.png', await photo('png', width))).file.name);
    expect(names).toEqual(['oferta/a.png', 'oferta/a-2.png', 'oferta/a.png']);
  });

  it('of an iPhone is explained, and what is no picture is refused', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)]);
    expect((await sent('oferta', 'a.jpg', heic)).message).toContain('Mais Compatível');
    const broken = (await photo('jpeg', 2000)).subarray(0, 400);
    for (const bytes of [Buffer.from('<html>'), Buffer.alloc(0), Buffer.from('%PDF-1.7'), broken]) {
      expect(await sent('oferta', 'a.png', bytes)).toMatchObject({ status: 'refused' });
    }
    expect(
      (await sent('oferta', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).message,
    ).toContain('logotipo');
  });

  it('that is a drawing may be the logo, when it only draws', async () => {
    const svg = (inner: string, attributes = '') =>
      Buffer.from(
        `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes} viewBox="0 0 9 9">${inner}</svg>`,
      );
    const good = svg(
      '<style>.a{fill:url(#g)}</style><g id="g"><path class="a" d="M0 0h9"/><use href="#g"/></g>',
    );
    expect((await sent('marca', 'Logo.svg', good)).file.name).toBe('marca/logo-2.svg');
    for (const bad of [
      svg('<script>alert(1)</script>'),
      svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'),
      svg('<path d="M0 0"/>', 'onload="alert(1)"'),
      svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
      svg('<use href="https://evil.example/a.svg#x"/>'),
      svg('<image href="file:///etc/passwd"/>'),
      svg('<foreignObject><iframe src="https://evil.example"/></foreignObject>'),
      svg('<style>@import url(https://evil.example)</style>'),
      svg('<path style="fill:url(https://evil.example/x)"/>'),
      svg('<set attributeName="href" to="javascript:alert(1)"/>'),
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
      ),
    ]) {
      expect([bad.toString(), (await sent('marca', 'logo.svg', bad)).status]).toEqual([
        bad.toString(),
        'refused',
      ]);
    }
  });
});
