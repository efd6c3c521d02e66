import { createServer, type Server } from 'node:http';
import type { Frame, Page } from '@playwright/test';
import type { InterfaceMessage, PreviewMessage } from '../../editor/api.ts';
import { type Program, startProgram } from '../support/programs.ts';

declare global {
  interface Window {
    messages: PreviewMessage[];
  }
}

/** Starts Astro's development server, with the preview for an interface at `editorOrigin`, or without it. */
export const startAstro = (port: number, folder: string, editorOrigin = ''): Promise<Program> =>
  startProgram({
    command: [process.execPath, 'tests/editor/previewServer.ts', String(port), editorOrigin],
    ready: 'ready',
    env: { ...process.env, CONTENT: folder, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
  });

/** Serves a page that shows the preview in a frame and records its messages. */
export function interfaceServer(previewUrl: string): Server {
  const html = `<!doctype html><title>Editor</title><body style="margin:0"><script>
    window.messages = []; addEventListener('message', ({ data }) => messages.push(data));</script>
    <iframe style="width:1280px;height:900px;border:0" src="${previewUrl}/"></iframe>`;
  return createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(html);
  });
}

/** Returns the messages of the preview since the last call. */
export const takeMessages = (page: Page): Promise<PreviewMessage[]> =>
  page.evaluate(() => window.messages.splice(0));

/** Waits for the next message of a type, and discards earlier messages. */
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
