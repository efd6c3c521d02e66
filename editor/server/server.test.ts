import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readBuiltSite } from '../../preflight/builtSite.ts';
import { CONTENT_FOLDER, UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import { PRODUCTS_FOLDER } from '../../src/content-model/productFolders.ts';
import { type EditorState, type ServerEvent, TOKEN_HEADER } from '../api.ts';
import { listProducts } from '../store/products.ts';
import type { Store } from '../store/store.ts';
import { BUNDLE, PREVIEW, rename, useEditor } from '../testing/editor.ts';
import { allFiles, HISTORY_FOLDER, textOf } from '../testing/project.ts';
import { openEditor } from './openEditor.ts';
import { watchContent } from './watchContent.ts';

const { request, ours, origin, token, ran, runsEnd, post } = useEditor();

vi.mock('../../preflight/builtSite.ts', { spy: true });

describe('the page', () => {
  it('comes with the token and a policy that runs nothing but the interface', async () => {
    const { headers, text } = await request('/');
    expect(text).toContain(`content="${token()}"`);
    const csp = String(headers['content-security-policy']);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(csp) ?? [];
    expect(text).toContain(`title="${nonce}"`);
    expect(csp).toContain("default-src 'none'; script-src 'self';");
    expect(csp).toContain(`frame-src ${PREVIEW};`);
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toContain('unsafe');
    for (const path of ['/precos', '/index.html', '/other.js'])
      expect(await request(path)).toMatchObject({ status: 404 });
    expect(await request('/editor.js')).toMatchObject({ status: 200, text: 'run()' });
  });

  it('gets a port of its own beside another editor', async () => {
    const other = await openEditor({ interfaceFolder: BUNDLE, previewOrigin: Promise.resolve(PREVIEW) });
    expect(other.origin).not.toBe(origin());
    expect(other.token).not.toBe(token());
    await other.close();
    const port = Number(new URL(origin()).port);
    await expect(
      openEditor({ interfaceFolder: BUNDLE, previewOrigin: Promise.resolve(PREVIEW), port }),
    ).rejects.toThrow('ocupada');
  });

  it('is served on this computer alone', async () => {
    const port = Number(new URL(origin()).port);
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

describe('the routes', () => {
  it('edit, undo, redo and restore, and notify every open page', async () => {
    const events: ServerEvent[] = [];
    let text = '';
    let onData = () => {};
    const source = httpGet(`${origin()}/api/events?token=${token()}`, (response) => {
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
    const state: EditorState = JSON.parse((await request('/api/state', { headers: ours() })).text);
    expect(state).toMatchObject({
      previewUrl: PREVIEW,
      issues: [],
      findings: expect.arrayContaining([expect.objectContaining({ level: 'stop' })]),
      fields: { site: { kind: 'group' } },
      products: expect.arrayContaining([expect.objectContaining({ id: 'planner-devocional' })]),
    });
    expect(state.uploads).toContainEqual({
      name: 'modulos/biblia.webp',
      width: expect.any(Number),
      height: expect.any(Number),
    });

    await post('/api/edits', rename('Um', 'Planner Devocional'));
    expect(textOf('site')).toContain('name: Um\n');
    await post('/api/undo', {});
    expect(textOf('site')).toContain('name: Planner Devocional\n');
    await post('/api/redo', {});
    const [, first] = JSON.parse((await request('/api/versions', { headers: ours() })).text);
    await post('/api/versions/restore', { id: first.id });
    expect(textOf('site')).toContain('name: Planner Devocional\n');
    expect(await post('/api/versions/restore', { id: 'x' })).toMatchObject({ status: 404 });
    const whole = ['uploads-changed', 'editor'];
    await arrived(7);
    symlinkSync('nowhere.webp', join(UPLOADS_FOLDER, 'dangling.webp'));
    writeFileSync(join(CONTENT_FOLDER, 'site.yaml'), textOf('site').replace('Planner Devocional', 'De fora'));
    // Reads the change before the watcher does.
    await request('/api/state', { headers: ours() });
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

  it('start again from a shipped product, and from nothing else', async () => {
    const start = (product: string) => post('/api/start', { product });
    expect(JSON.parse((await start('planner-financeiro')).text)).toMatchObject({ status: 'saved' });
    expect(textOf('site')).toBe(readFileSync(`${PRODUCTS_FOLDER}/planner-financeiro/site.yaml`, 'utf8'));
    for (const product of ['../content', '.', 'nenhum'])
      expect(await start(product)).toMatchObject({ status: 404 });
    expect(await post('/api/start', {})).toMatchObject({ status: 400 });
    await post('/api/undo', {});
    expect(textOf('site')).toContain('name: Planner Devocional\n');
  });

  it('report a check that fails in an unknown way', async () => {
    runsEnd({ status: 0, output: '' });
    for (const _ of ['once', 'again']) {
      vi.mocked(readBuiltSite).mockImplementationOnce(() => {
        throw new Error('unknown');
      });
      const { status, text } = await request('/api/preflight', { headers: ours() });
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject({
        status: 'failed',
        message: expect.stringMatching(/^A conferência parou .*unknown/),
      });
    }
    expect(ran()).toHaveLength(2);
  });

  it('publish only content that can be built, and report why not', async () => {
    const { text } = await request('/api/preflight', { headers: ours() });
    expect(JSON.parse(text)).toMatchObject({ status: 'failed', issues: [], message: 'Sem internet' });
    expect(ran()).toEqual([expect.stringContaining('--outDir .cache/editor-site')]);
    expect(await post('/api/publish', { host: 'ftp' })).toMatchObject({ status: 400 });
    expect(JSON.parse((await post('/api/publish', { host: 'zip' })).text)).toEqual({ isRunning: true });
    expect(JSON.parse((await request('/api/publish', { headers: ours() })).text)).toMatchObject({
      changes: [],
    });
  });
});

it('asks from which product to start, and copies only the chosen one', async () => {
  rmSync(CONTENT_FOLDER, { recursive: true });
  rmSync(HISTORY_FOLDER, { recursive: true });
  const other = await openEditor({ interfaceFolder: BUNDLE, previewOrigin: Promise.resolve(PREVIEW) });
  onTestFinished(() => other.close());
  const ask = async (path: string, body?: unknown) => {
    const headers = { [TOKEN_HEADER]: other.token, origin: other.origin, 'content-type': 'application/json' };
    const post = body !== undefined && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(other.origin + path, { headers, ...post });
    return { status: response.status, text: await response.text() };
  };
  expect((await ask('/')).text).toContain(other.token);
  expect(JSON.parse((await ask('/api/start')).text)).toEqual(listProducts());
  expect(await ask('/api/state')).toMatchObject({ status: 404 });
  expect(await ask('/api/edits', rename('Um', 'Planner Devocional'))).toMatchObject({ status: 404 });
  expect(await ask('/api/start', { product: '../editor' })).toMatchObject({ status: 404 });
  expect([CONTENT_FOLDER, HISTORY_FOLDER].filter(existsSync)).toEqual([]);

  expect(await ask('/api/start', { product: 'planner-financeiro' })).toMatchObject({ status: 200 });
  await other.contentOpened;
  expect(allFiles()).toEqual(allFiles(`${PRODUCTS_FOLDER}/planner-financeiro`));
  expect(JSON.parse((await ask('/api/start')).text)).toBeNull();
  expect(JSON.parse((await ask('/api/state')).text)).not.toHaveProperty('undoLabel');
  expect(JSON.parse((await ask('/api/versions')).text)).toMatchObject([{ kind: 'first', isCurrent: true }]);
});

describe('content that was broken by hand', () => {
  const site = join(CONTENT_FOLDER, 'site.yaml');
  const uploads = (name: string) => join(UPLOADS_FOLDER, name);
  const toFolder = () => {
    rmSync(site);
    mkdirSync(site);
  };
  const broken: [name: string, make: () => void][] = [
    [
      'a text in asterisks',
      () => writeFileSync(site, textOf('site').replace(/tagline: .*/, 'tagline: *Um*')),
    ],
    ['values that multiply', () => writeFileSync(site, 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n')],
    ['a folder', toFolder],
    ['nothing', () => rmSync(site)],
    ['bytes', () => writeFileSync(site, Buffer.from([0, 255, 128]))],
    ['a large file', () => writeFileSync(site, Buffer.alloc(30 * 1024 ** 2, 'a: 1\n'))],
  ];
  if (process.platform !== 'win32') {
    broken.push(
      ['a circle', () => [rmSync(site), symlinkSync('site.yaml', site)]],
      ['a pipe', () => [rmSync(site), execFileSync('mkfifo', [site])]],
    );
  }
  const issues = async () => {
    const { status, text } = await request('/api/state', { headers: ours() });
    expect(status).toBe(200);
    return (JSON.parse(text) as EditorState).issues;
  };

  it.each(broken)('is reported, and the editor starts and goes on: %s', async (_, make) => {
    const right = textOf('site');
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    make();
    expect(await issues()).toContainEqual(expect.objectContaining({ file: 'site' }));
    const edit = {
      label: 'Preço',
      edits: [{ type: 'set', place: { file: 'proof', path: ['downloads'] }, value: 1300, previous: 1247 }],
    };
    expect(JSON.parse((await post('/api/edits', edit)).text)).toMatchObject({ status: 'saved' });
    const refused = JSON.parse((await post('/api/edits', rename('Um', 'Planner Devocional'))).text);
    expect(refused.status).not.toBe('saved');
    const other = await openEditor({ interfaceFolder: BUNDLE, previewOrigin: Promise.resolve(PREVIEW) });
    await other.close();
    rmSync(site, { recursive: true, force: true });
    writeFileSync(site, right);
    expect(await issues()).toEqual([]);
    expect(JSON.parse((await post('/api/edits', rename('Um', 'Planner Devocional'))).text)).toMatchObject({
      status: 'saved',
    });
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it.skipIf(process.platform === 'win32')('may be a circle of links among the uploads', async () => {
    symlinkSync('.', uploads('aqui'));
    symlinkSync('..', uploads('acima'));
    symlinkSync('eu.webp', uploads('eu.webp'));
    execFileSync('mkfifo', [uploads('cano.webp')]);
    mkdirSync(uploads('fundo/'.repeat(200)), { recursive: true });
    expect(await issues()).toEqual([]);
    const other = await openEditor({ interfaceFolder: BUNDLE, previewOrigin: Promise.resolve(PREVIEW) });
    await other.close();
  });
});

it('goes on while the folder of the content is gone, and after it is back', async () => {
  await post('/api/edits', rename('Um', 'Planner Devocional'));
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const elsewhere = `${CONTENT_FOLDER}-antes`;
  renameSync(CONTENT_FOLDER, elsewhere);
  expect(await request('/api/state', { headers: ours() })).toMatchObject({ status: 200 });
  for (const answer of [await post('/api/edits', rename('Dois', 'Um')), await post('/api/undo', {})])
    expect(answer).toMatchObject({ status: 503, text: expect.stringContaining('Falta content') });
  renameSync(elsewhere, CONTENT_FOLDER);
  expect(await request('/api/state', { headers: ours() })).toMatchObject({ status: 200 });
  const { text } = await post('/api/edits', rename('Dois', 'Um'));
  expect(JSON.parse(text)).toMatchObject({ status: 'saved' });
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

it('looks again at what could not be read', async () => {
  const sent: ServerEvent[] = [];
  const refresh = vi
    .fn()
    .mockReturnValueOnce(0)
    .mockImplementationOnce(() => {
      throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' });
    })
    .mockReturnValue(1);
  const state = vi
    .fn()
    .mockImplementationOnce(() => {
      throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
    })
    .mockReturnValue({});
  const store = { folder: CONTENT_FOLDER, refresh, state } as unknown as Store;
  const stop = watchContent(store, {
    connect: () => {},
    close: () => {},
    send: (event) => void sent.push(event),
  });
  writeFileSync(join(CONTENT_FOLDER, 'site.yaml'), textOf('site'));
  await vi.waitFor(() => expect(sent).toHaveLength(2), 10_000);
  stop();
  expect(sent.map(({ type }) => type)).toEqual(['content-changed', 'uploads-changed']);
});
