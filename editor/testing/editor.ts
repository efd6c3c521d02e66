// Starts an editor on a copy of the shipped product. Call `const editor = startEditorBeforeEach()` in a test file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { TOKEN_HEADER } from '../api.ts';
import { openEditor } from '../server/openEditor.ts';
import type { EditorServer } from '../server/server.ts';
import { resetProject } from './project.ts';

export const PREVIEW = 'http://127.0.0.1:4321';
const BUNDLE = mkdtempSync(join('.cache', 'editor-tests', 'bundle-'));

type Answer = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  /** The parsed JSON body of a response. */
  json: ReturnType<typeof JSON.parse>;
};
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

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

/** Sends requests to an editor. */
function clientOf(server: () => EditorServer) {
  /** Sends a request. Unlike fetch, it can send any header. */
  const request = (
    path: string,
    { method = 'GET', headers = {}, body }: RequestOptions = {},
  ): Promise<Answer> =>
    new Promise((answered, failed) => {
      const { hostname, port } = new URL(server().origin);
      const sent = httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          const isJson = text !== '' && response.headers['content-type']?.startsWith('application/json');
          const { statusCode: status = 0, headers: received } = response;
          answered({ status, headers: received, text, json: isJson ? JSON.parse(text) : undefined });
        });
      });
      sent.on('error', failed);
      sent.end(body);
    });

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

/** Starts an editor on the initial content before each test, and stops it afterwards. */
export function startEditorBeforeEach() {
  let server: EditorServer;
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
    Object.assign(programs, { ran: [], result: { status: 1, output: 'Sem internet' } });
    server = await open();
    return () => server.close();
  });
  return { ...clientOf(() => server), programs };
}
