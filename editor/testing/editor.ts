// An editor on a copy of the shipped product. Use it as `const editor = useEditor()` at a test file's top.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type EditRequest, TOKEN_HEADER } from '../api.ts';
import { openEditor } from '../server/openEditor.ts';
import type { RunProgram } from '../server/runProgram.ts';
import type { EditorServer } from '../server/server.ts';
import { resetProject } from './project.ts';

export const PREVIEW = 'http://127.0.0.1:4321';
export const BUNDLE = mkdtempSync(join('.cache', 'editor-tests', 'bundle-'));

type Answer = { status: number; headers: Record<string, unknown>; text: string };
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

export const rename = (value: string, previous: string): EditRequest => ({
  label: 'Nome',
  edits: [{ type: 'set', place: { file: 'site', path: ['name'] }, value, previous }],
});

const FAILED_RUN = { status: 1, output: 'Sem internet' };

/** Starts an editor before each test, with content of its own, and ends it afterwards. */
export function useEditor() {
  let server: EditorServer;
  /** What the stand-in for builds and publishing was asked for. */
  let ran: string[] = [];
  let result = FAILED_RUN;
  const run: RunProgram = async (args) => {
    ran.push(args.join(' '));
    return result;
  };

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
    result = FAILED_RUN;
    server = await openEditor({ interfaceFolder: BUNDLE, previewOrigin: Promise.resolve(PREVIEW), run });
    return () => server.close();
  });

  /** Unlike fetch, sends any header. */
  const request = (
    path: string,
    { method = 'GET', headers = {}, body }: RequestOptions = {},
  ): Promise<Answer> =>
    new Promise((answered, failed) => {
      const { hostname, port } = new URL(server.origin);
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

  /** The headers of the editor's own page. */
  const ours = () => ({
    [TOKEN_HEADER]: server.token,
    origin: server.origin,
    'content-type': 'application/json',
  });

  return {
    request,
    ours,
    origin: () => server.origin,
    token: () => server.token,
    ran: () => ran,
    /** Sets how the programs of this test end. */
    runsEnd: (end: typeof FAILED_RUN) => {
      result = end;
    },
    post: (path: string, value: unknown, headers: Record<string, string> = {}) =>
      request(path, { method: 'POST', headers: { ...ours(), ...headers }, body: JSON.stringify(value) }),
    upload: (folder: string, name: string, body: Buffer, ending = '.png') =>
      request(`/api/uploads?${new URLSearchParams({ folder, name, ending })}`, {
        method: 'POST',
        headers: ours(),
        body,
      }),
  };
}
