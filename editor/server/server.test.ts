import { once } from 'node:events';
import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readBuiltSite } from '../../preflight/builtSite.ts';
import { CONTENT_FOLDER, UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import { PRODUCTS_FOLDER } from '../../src/content-model/productFolders.ts';
import type { ServerEvent } from '../api.ts';
import { findRunningEditor, HISTORY_FOLDER, recordEditor } from '../runningEditor.ts';
import type { Store } from '../store/store.ts';
import { openAnother, PREVIEW, startEditorBeforeEach } from '../testing/editor.ts';
import { NAME, rename } from '../testing/edits.ts';
import { allFiles, textOf, writeOutside } from '../testing/project.ts';
import { watchContent } from './watchContent.ts';

const { request, origin, token, programs, get, post, upload } = startEditorBeforeEach();

vi.mock('../../preflight/builtSite.ts', { spy: true });

describe('the page', () => {
  it('has the token and a policy that allows only the interface’s scripts', async () => {
    const { headers, text } = await request('/');
    expect(text).toContain(`content="${token()}"`);
    const csp = String(headers['content-security-policy']);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(csp) ?? [];
    expect(text).toContain(`title="${nonce}"`);
    expect(csp).toContain("default-src 'none'; script-src 'self';");
    expect(csp).toContain(`frame-src ${PREVIEW};`);
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toContain('unsafe');
    for (const path of ['/precos', '/index.html', '/%2Findex.html', '/./index.html', '/other.js'])
      expect(await request(path)).toMatchObject({ status: 404 });
    expect(await request('/editor.js')).toMatchObject({ status: 200, text: 'run()' });
  });

  it('is served on another port if another editor is running, unless a port was chosen', async () => {
    const other = await openAnother();
    expect(other.origin()).not.toBe(origin());
    expect(other.token()).not.toBe(token());
    await expect(openAnother(Number(new URL(origin()).port))).rejects.toThrow('ocupada');
  });

  it('is served only on 127.0.0.1', async () => {
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
  it('edit, undo, redo and restore, and notify an open page', async () => {
    let text = '';
    const source = httpGet(`${origin()}/api/events?token=${token()}`, (response) => {
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
    });
    await once(source, 'response');
    const events = () =>
      Array.from(text.matchAll(/^data: ([^\n]+)\n\n/gm), ([, data = '']): ServerEvent => JSON.parse(data));
    const arrived = (count: number) =>
      vi.waitFor(() => expect(events().length).toBeGreaterThanOrEqual(count), 60_000);
    const { json: state } = await get('/api/state');
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

    await post('/api/edits', rename('Um'));
    expect(textOf('site')).toContain('name: Um\n');
    await post('/api/undo', {});
    expect(textOf('site')).toContain('name: Planner Devocional\n');
    await post('/api/redo', {});
    const [, first] = (await get('/api/versions')).json;
    await post('/api/versions/restore', { id: first.id });
    expect(textOf('site')).toContain('name: Planner Devocional\n');
    expect(await post('/api/versions/restore', { id: 'x' })).toMatchObject({ status: 404 });
    await arrived(5);
    symlinkSync('nowhere.webp', join(UPLOADS_FOLDER, 'dangling.webp'));
    writeOutside('site', 'Planner Devocional', 'De fora');
    // This request reads the change before the watcher does.
    await get('/api/state');
    await arrived(6);
    expect(events()[0]).toEqual({ type: 'connected', revision: state.revision });
    const states = events().flatMap((event) => (event.type === 'content-changed' ? [event] : []));
    expect(states.map(({ from }) => from)).toEqual(['editor', 'editor', 'editor', 'editor', 'outside']);
    const revisions = [state, ...states.map((event) => event.state)].map(({ revision }) => revision);
    expect(revisions).toEqual([...new Set(revisions)].toSorted((one, other) => one - other));
    source.destroy();
  });

  it('report a check that fails with an unexpected error, and repeat it on request', async () => {
    programs.result = { status: 0, output: '' };
    for (const _ of ['once', 'again']) {
      vi.mocked(readBuiltSite).mockImplementationOnce(() => {
        throw new Error('unknown');
      });
      expect(await get('/api/preflight')).toMatchObject({
        status: 200,
        json: { status: 'failed', message: expect.stringMatching(/^A conferência parou .*unknown/) },
      });
    }
    expect(programs.ran).toHaveLength(2);
  });

  it('report why the site cannot be built, and start publishing', async () => {
    const failed = { status: 'failed', issues: [], message: 'Sem internet' };
    expect((await get('/api/preflight')).json).toMatchObject(failed);
    expect(programs.ran).toEqual([expect.stringContaining('--outDir .cache/editor-site')]);
    expect((await post('/api/publish', { host: 'zip' })).json).toEqual({ isRunning: true });
  });
});

it('is found by another process only if the record has its token', async () => {
  const other = await openAnother();
  const origin = other.origin();
  expect(await findRunningEditor()).toEqual({ origin, token: other.token() });
  // The record of a former editor, whose port another editor uses now.
  recordEditor({ origin, token: 'former' });
  expect(await findRunningEditor()).toBeUndefined();
});

it('asks from which product to start, and copies only the chosen one', async () => {
  rmSync(CONTENT_FOLDER, { recursive: true });
  rmSync(HISTORY_FOLDER, { recursive: true });
  const other = await openAnother();
  expect((await other.request('/')).text).toContain(other.token());
  expect((await other.get('/api/start')).json).toEqual([
    { id: 'curso', name: 'Curso ou e-book', tagline: expect.any(String) },
    { id: 'planner-devocional', name: NAME, tagline: expect.any(String) },
    { id: 'planner-financeiro', name: 'Planner Financeiro para Casais', tagline: expect.any(String) },
  ]);
  expect(await other.get('/api/state')).toMatchObject({ status: 404 });
  expect(await other.post('/api/edits', rename('Um'))).toMatchObject({ status: 404 });
  for (const product of ['../editor', '.', 'nenhum'])
    expect(await other.post('/api/start', { product })).toMatchObject({ status: 404 });
  expect(existsSync(CONTENT_FOLDER)).toBe(false);

  expect(await other.post('/api/start', { product: 'planner-financeiro' })).toMatchObject({ status: 200 });
  await other.contentOpened;
  expect(allFiles()).toEqual(allFiles(`${PRODUCTS_FOLDER}/planner-financeiro`));
  expect((await other.get('/api/start')).json).toBeNull();
  expect((await other.get('/api/state')).json).not.toHaveProperty('undoLabel');
  expect((await other.get('/api/versions')).json).toMatchObject([{ kind: 'first', isCurrent: true }]);
});

it('keeps working while the content folder is missing, and after it is back', async () => {
  await post('/api/edits', rename('Um'));
  const elsewhere = `${CONTENT_FOLDER}-antes`;
  renameSync(CONTENT_FOLDER, elsewhere);
  expect(await get('/api/state')).toMatchObject({ status: 200 });
  const answers = [
    await post('/api/edits', rename('Dois', 'Um')),
    await post('/api/undo', {}),
    await upload(Buffer.of()),
  ];
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 503, text: expect.stringContaining('Falta content') });
  renameSync(elsewhere, CONTENT_FOLDER);
  expect(await get('/api/state')).toMatchObject({ status: 200 });
  expect((await post('/api/edits', rename('Dois', 'Um'))).json).toMatchObject({ status: 'saved' });
});

it('reports an outside change even if reading the folder fails at first', () => {
  vi.useFakeTimers();
  const sent: ServerEvent[] = [];
  const fail = () => {
    throw new Error('EBUSY');
  };
  const refresh = vi.fn().mockReturnValueOnce(0).mockImplementationOnce(fail).mockReturnValue(1);
  const state = vi.fn().mockImplementationOnce(fail).mockReturnValue({});
  const store = { folder: CONTENT_FOLDER, refresh, state } as unknown as Store;
  const stop = watchContent(store, { send: (event) => void sent.push(event) });
  vi.advanceTimersByTime(5000);
  expect(sent).toMatchObject([{ type: 'content-changed' }]);
  stop();
  vi.useRealTimers();
});
