// Provides an editor that each worker starts once. After each test, undoes its changes and compares all files.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { TOKEN_HEADER } from '../../editor/api.ts';
import { makeReadyToSell } from '../support/readyToSell.ts';
import { type RunningEditor, startEditor } from './editorProcess.ts';

/** How long the build for _Conferir_ may take on a busy machine. */
export const BUILD_MS = 200_000;

/** The request with which the interface asks for a check. */
const CHECK = '**/api/preflight';

/** Locators and actions for the interface, as a seller uses it. */
function interfaceOf(page: Page, editor: RunningEditor) {
  /** The link of a screen in the navigation. */
  const tab = (name: string) => page.getByRole('navigation', { name: 'Telas' }).getByRole('link', { name });
  const preview = page.frameLocator('iframe');
  return {
    tab,
    preview,
    /** Prevents the preview from loading, for tests without it, because it takes longer to load than the interface. */
    blockPreview: () =>
      page.context().route(
        ({ origin }) => origin !== editor.address,
        (route) => route.abort(),
      ),
    /** Lets requests for a check, which builds the site, reach the editor. */
    allowChecks: () => page.context().unroute(CHECK),
    /** Waits until the preview's scripts run. Before that, a click on a link would follow it. */
    previewReady: () =>
      expect(preview.locator('html')).toHaveClass(/(?:^| )fonts(?: |$)/, { timeout: 60_000 }),
    field: (name: string) => page.getByRole('textbox', { name, exact: true }),
    /** Opens the form that contains a field, such as "offers.offers.b.price". */
    open: (fieldPath: string) => page.goto(editor.fieldAddress(fieldPath)),
    /** Opens the form of a part of the main page. */
    openPart: async (name: string) => {
      await tab('Página').click();
      await page.getByRole('row', { name, exact: true }).click();
    },
    /** The undo button in the notice about a change. */
    undoInNotice: page.getByRole('status').getByRole('button', { name: 'Desfazer' }),
    expectSaved: (fieldPath: string, value: unknown) =>
      expect.poll(() => editor.saved(fieldPath)).toEqual(value),
  };
}

/** The hash of each file in the content folder. */
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

export const test = base.extend<
  { restored: undefined; ui: ReturnType<typeof interfaceOf> },
  { editor: RunningEditor }
>({
  editor: [
    async ({ browserName: _ }, use) => {
      const editor = await startEditor('editor-browser', makeReadyToSell);
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
  ui: async ({ editor, page, context }, use) => {
    // The interface asks for a check whenever the content has changed. The builds would slow all tests, so these
    // requests are not answered.
    await context.route(CHECK, () => {});
    await use(interfaceOf(page, editor));
  },
});

/** Presses a key until one of these elements has the focus. Fails after 40 presses. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () => wanted.evaluateAll((all) => all.some((one) => one === document.activeElement));
  for (let step = 0; step < 40 && !(await hasFocus()); step += 1) await page.keyboard.press(key);
  expect(await hasFocus()).toBe(true);
}
