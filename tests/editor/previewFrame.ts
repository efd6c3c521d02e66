import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { Frame, Page } from '@playwright/test';
import type { InterfaceMessage, PreviewMessage } from '../../editor/api.ts';

declare global {
  interface Window {
    messages: PreviewMessage[];
    /** When the preview's headline changed last. */
    changedAt: number;
  }
}

/** Starts Astro's development server, for an interface at `editorOrigin` or as `npm run dev` does. */
export async function startAstro(port: number, folder: string, editorOrigin = ''): Promise<ChildProcess> {
  const args = ['tests/support/previewServer.ts', String(port), editorOrigin];
  const server = spawn(process.execPath, args, {
    env: { ...process.env, CONTENT: folder, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  await new Promise<void>((started, failed) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes('ready')) started();
      });
    server.once('exit', () => failed(new Error(`The development server ended:\n${output}`)));
  });
  return server;
}

/** Serves a page with the preview in a frame, which records the preview's messages. */
export async function serveInterface(port: number, previewUrl: string): Promise<Server> {
  const html = `<!doctype html><title>Editor</title><body style="margin:0"><script>
    window.messages = []; addEventListener('message', ({ data }) => messages.push(data));</script>
    <iframe style="width:1280px;height:900px;border:0" src="${previewUrl}/"></iframe>`;
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(html);
  });
  await new Promise<void>((started) => server.listen(port, '127.0.0.1', started));
  return server;
}

/** The messages of the preview since the last call. */
export const takeMessages = (page: Page): Promise<PreviewMessage[]> =>
  page.evaluate(() => window.messages.splice(0));

/** Waits for the next message of a type, and forgets those before it. */
export async function nextMessage<Type extends PreviewMessage['type']>(page: Page, type: Type) {
  const found = await page.waitForFunction((wanted) => {
    const index = window.messages.findIndex((message) => message.type === wanted);
    return index < 0 ? undefined : window.messages.splice(0, index + 1).at(-1);
  }, type);
  return (await found.jsonValue()) as Extract<PreviewMessage, { type: Type }>;
}

export const post = (page: Page, message: InterfaceMessage): Promise<void> =>
  page.evaluate((sent) => window.frames[0]?.postMessage(sent, '*'), message);

/** Opens the interface and waits until the preview has reported its places. */
export async function openPreview(page: Page, origin: string): Promise<Frame> {
  await page.goto(origin);
  await nextMessage(page, 'places');
  const frame = page.frames()[1];
  if (!frame) throw new Error('The interface has no frame.');
  return frame;
}
