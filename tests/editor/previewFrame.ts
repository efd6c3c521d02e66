import { cpSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { test as base, type Frame, type Page } from '@playwright/test';
import type { InterfaceMessage, PreviewMessage } from '../../editor/api.ts';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { freePort, listen, type Program, startProgram } from '../support/programs.ts';

declare global {
  interface Window {
    messages: PreviewMessage[];
  }
}

export type Servers = {
  /** The content folder of both servers, a copy of the shipped product. */
  folder: string;
  /** The address of a page that frames the preview and records its messages. */
  host: string;
  /** The address of the preview. */
  preview: string;
  /** The address of the site as `npm run dev` shows it. */
  plain: string;
  /** The preview server's output so far. */
  output: () => string;
};

/** Starts Astro's development server. With `editorOrigin`, it serves the preview for the interface at that origin. */
const startAstro = (port: number, folder: string, editorOrigin = ''): Promise<Program> =>
  startProgram({
    command: [process.execPath, 'tests/editor/previewServer.ts', String(port), editorOrigin],
    ready: 'ready',
    env: { ...process.env, CONTENT: folder, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
  });

function interfaceServer(previewUrl: string): Server {
  const html = `<!doctype html><title>Editor</title><body style="margin:0"><script>
    window.messages = []; addEventListener('message', ({ data }) => messages.push(data));</script>
    <iframe style="width:1280px;height:900px;border:0" src="${previewUrl}/"></iframe>`;
  return createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(html);
  });
}

/**
 * A Playwright `test` whose `servers` fixture runs the preview without the editor. It needs `workers: 1`, because workers
 * would share the content folder.
 */
export const test = base.extend<object, { servers: Servers }>({
  servers: [
    async ({ browserName: _ }, use) => {
      const folder = join('.cache', 'editor-preview-content');
      rmSync(folder, { recursive: true, force: true });
      cpSync(SHIPPED_PRODUCT, folder, { recursive: true });
      const [previewPort, plainPort] = [await freePort(), await freePort()];
      const addressOf = (port: number) => `http://127.0.0.1:${port}`;
      const preview = addressOf(previewPort);
      const server = interfaceServer(preview);
      const host = addressOf(await listen(server));
      const [previewServer, plainServer] = await Promise.all([
        startAstro(previewPort, folder, host),
        startAstro(plainPort, folder),
      ]);
      await use({ folder, host, preview, plain: addressOf(plainPort), output: previewServer.output });
      await Promise.all([previewServer.stop(), plainServer.stop()]);
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

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
