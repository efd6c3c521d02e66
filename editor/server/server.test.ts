import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { CONTENT_FOLDER, UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import type { EditorState, ServerEvent } from '../api.ts';
import type { Store } from '../store/store.ts';
import { BUNDLE, PREVIEW, rename, useEditor } from '../testing/editor.ts';
import { textOf } from '../testing/project.ts';
import { openEditor } from './openEditor.ts';
import { watchContent } from './watchContent.ts';

const { request, ours, origin, token, ran, post } = useEditor();

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
      fields: { site: { kind: 'group' } },
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
