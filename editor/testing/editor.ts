// Starts an editor on a copy of the shipped product. Call `const editor = startEditorBeforeEach()` in a test file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { type Options, request as send } from '../../tests/hosts/request.ts';
import { TOKEN_HEADER } from '../api.ts';
import { openEditor } from '../server/openEditor.ts';
import type { EditorServer } from '../server/server.ts';
import { resetProject } from './project.ts';

export const PREVIEW = 'http://127.0.0.1:4321';
const BUNDLE = mkdtempSync(join('.cache', 'editor-tests', 'bundle-'));

writeFileSync(join(BUNDLE, 'index.html'), '<meta name="editor-token" content="{token}"><i title="{nonce}">');
writeFileSync(join(BUNDLE, 'editor.js'), 'run()');

/** Replaces the programs that build and publish: the commands that were run, and the result of each. */
const programs = { ran: [] as string[], result: { status: 1, output: 'Sem internet' } };

const open = (port?: number) =>
  openEditor({
    interfaceFolder: BUNDLE,
    previewOrigin: Promise.resolve(PREVIEW),
    port,
    run: async (args) => {
      programs.ran.push(args.join(' '));
      return programs.result;
    },
  });

function clientOf(server: () => EditorServer) {
  /** Sends a request. Unlike fetch, it can send any header. `json` is the parsed body of a JSON response. */
  const request = async (path: string, options: Options = {}) => {
    const { body, ...answer } = await send(server().origin, path, { ...options, agent: false });
    const text = body.toString();
    const isJson = text !== '' && answer.headers['content-type']?.startsWith('application/json');
    return { ...answer, text, json: isJson ? JSON.parse(text) : undefined };
  };

  /** The headers that the editor's own page sends. */
  const pageHeaders = () => ({
    [TOKEN_HEADER]: server().token,
    origin: server().origin,
    'content-type': 'application/json',
  });

  return {
    request,
    pageHeaders,
    origin: () => server().origin,
    token: () => server().token,
    get: (path: string) => request(path, { headers: pageHeaders() }),
    post: (path: string, value: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        headers: { ...pageHeaders(), ...headers },
        body: JSON.stringify(value),
      }),
    upload: (
      body: Buffer,
      { folder = 'oferta', name = 'a.png', extension = '.png', ...crop }: Record<string, string> = {},
    ) =>
      request(`/api/uploads?${new URLSearchParams({ folder, name, extension, ...crop })}`, {
        method: 'POST',
        headers: pageHeaders(),
        body,
      }),
  };
}

/** Opens a second editor on the same content until the test ends. */
export async function openAnother(port?: number) {
  const server = await open(port);
  onTestFinished(() => server.close());
  return { ...clientOf(() => server), contentOpened: server.contentOpened };
}

/**
 * Starts an editor on the initial content before each test and stops it afterwards. Fails a test in which the editor
 * prints a stack.
 */
export function startEditorBeforeEach() {
  let server: EditorServer;
  afterAll(() => rmSync(BUNDLE, { recursive: true }));
  beforeEach(async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    resetProject();
    Object.assign(programs, { ran: [], result: { status: 1, output: 'Sem internet' } });
    server = await open();
    return async () => {
      await server.close();
      expect(printed).not.toHaveBeenCalled();
    };
  });
  return { ...clientOf(() => server), programs };
}
