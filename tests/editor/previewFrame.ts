import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test as base, type Frame, type Page } from '@playwright/test';
import type { InterfaceMessage, PreviewMessage } from '../../editor/api.ts';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { freePort, listen, startProgram } from '../support/programs.ts';

declare global {
  interface Window {
    messages: PreviewMessage[];
  }
}

export type Servers = {
  /** The content folder, a copy of the shipped product. */
  folder: string;
  /** The address of a page that frames the preview and records its messages. */
  host: string;
  /** The address of the preview. */
  preview: string;
  /** The preview server's output so far. */
  output: () => string;
};

/** Starts Astro's development server. With `editorOrigin`, it serves the preview for the interface at that origin. */
async function startAstro(folder: string, editorOrigin = '') {
  const port = await freePort();
  const server = await startProgram({
    command: [process.execPath, 'tests/editor/previewServer.ts', String(port), editorOrigin],
    ready: 'ready',
    env: { ...process.env, CONTENT: folder, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return { ...server, address: `http://127.0.0.1:${port}` };
}

/**
 * A Playwright `test` whose `servers` fixture runs the preview without the editor, and whose `plain` fixture is the
 * address of the site as `npm run dev` shows it. It needs `workers: 1`, because workers would share the content folder.
 */
export const test = base.extend<{ plain: string }, { servers: Servers }>({
  servers: [
    async ({ browserName: _ }, use) => {
      const folder = join('.cache', 'editor-preview-content');
      rmSync(folder, { recursive: true, force: true });
      cpSync(SHIPPED_PRODUCT, folder, { recursive: true });
      // `preview` is started below, before the first request.
      const server = createServer((_, response) => {
        response.setHeader('content-type', 'text/html');
        response.end(`<!doctype html><title>Editor</title><body style="margin:0"><script>
          window.messages = []; addEventListener('message', ({ data }) => messages.push(data));</script>
          <iframe style="width:1280px;height:900px;border:0" src="${preview.address}/"></iframe>`);
      });
      const host = `http://127.0.0.1:${await listen(server)}`;
      const preview = await startAstro(folder, host);
      await use({ folder, host, preview: preview.address, output: preview.output });
      await preview.stop();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  plain: async ({ servers }, use) => {
    const { address, stop } = await startAstro(servers.folder);
    await use(address);
    await stop();
  },
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
