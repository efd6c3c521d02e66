// Tests in one editor, which a worker starts once. Whatever a test changes is taken back after it, to the last byte.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { TOKEN_HEADER } from '../../editor/api.ts';
import { makeReadyToSell } from '../support/readyToSell.ts';
import { type RunningEditor, startEditor } from './editorProcess.ts';

/** What a seller sees and does, in the words of the interface. */
export type Interface = {
  preview: FrameLocator;
  /** Waits until the preview's scripts run: before that, a click would follow its link. */
  previewReady: () => Promise<void>;
  field: (name: string) => Locator;
  /** A screen's link in the navigation. */
  tab: (name: string) => Locator;
  /** Opens the form with a field, such as "offers.offers.b.price". */
  open: (place: string) => Promise<unknown>;
  /** Opens the form of a part of the main page. */
  openPart: (name: string) => Promise<void>;
  undo: Locator;
  /** The notice that offers to undo. */
  undoInNotice: Locator;
  expectSaved: (place: string, value: unknown) => Promise<void>;
};

/** A hash of each file that the editor may write. */
export function hashes({ folder }: RunningEditor): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return Object.fromEntries(
    files
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  );
}

export const test = base.extend<{ restored: undefined; ui: Interface }, { editor: RunningEditor }>({
  editor: [
    async ({ browserName: _ }, use) => {
      const editor = await startEditor('editor-browser', { prepare: makeReadyToSell });
      await use(editor);
      await editor.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  restored: [
    async ({ editor, request }, use) => {
      const before = hashes(editor);
      await use(undefined);
      const html = await (await request.get(editor.address)).text();
      const [, token = ''] = /name="editor-token" content="([^"]+)"/.exec(html) ?? [];
      const headers = { origin: editor.address, [TOKEN_HEADER]: token };
      for (let hasMore = true; hasMore; ) {
        const answer = await request.post(`${editor.address}/api/undo`, { headers, data: {} });
        hasMore = (await answer.json()).state.undoLabel !== undefined;
      }
      expect(hashes(editor)).toEqual(before);
    },
    { auto: true },
  ],
  ui: async ({ editor, page }, use) => {
    const tab = (name: string) => page.getByRole('navigation', { name: 'Telas' }).getByRole('link', { name });
    const preview = page.frameLocator('iframe');
    await use({
      preview,
      previewReady: () =>
        expect(preview.locator('html')).toHaveClass(/(?:^| )fonts(?: |$)/, { timeout: 60_000 }),
      field: (name) => page.getByRole('textbox', { name, exact: true }),
      tab,
      open: (place) => page.goto(editor.fieldAddress(place)),
      openPart: async (name) => {
        await tab('Página').click();
        await page.getByRole('row', { name, exact: true }).click();
      },
      undo: page.getByRole('banner').getByRole('button', { name: /^Desfazer/ }),
      undoInNotice: page.getByRole('status').getByRole('button', { name: 'Desfazer' }),
      expectSaved: (place, value) => expect.poll(() => editor.saved(place)).toEqual(value),
    });
  },
});

/** A plain picture to send. */
export async function pictureFile(name: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#dde6dd' } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** Presses a key until one of these has the focus. How far it is must not matter, but that it can be reached. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () => wanted.evaluateAll((all) => all.some((one) => one === document.activeElement));
  for (let step = 0; step < 40 && !(await hasFocus()); step += 1) await page.keyboard.press(key);
  expect(await hasFocus()).toBe(true);
}
