// Tests an assistant that changes the site while the seller has the editor open.
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test as editorTest } from './editorTest.ts';

type CallTool = (name: string, args?: Record<string, unknown>) => Promise<CallToolResult['content']>;

const test = editorTest.extend<{ callTool: CallTool }>({
  /**
   * Calls a tool of the assistant's MCP server, which is started from another folder. Rejects if the tool reports an
   * error, and fails if the server writes anything but the protocol to standard output.
   */
  callTool: async ({ editor }, use) => {
    const errors: Error[] = [];
    const client = new Client({ name: 'test', version: '1' });
    client.onerror = (error) => errors.push(error);
    const { CHROMIUM_PATH = '' } = process.env;
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [resolve('editor/assistant/start.mjs')],
        cwd: tmpdir(),
        env: { ...getDefaultEnvironment(), CHROMIUM_PATH, CONTENT: editor.folder },
      }),
    );
    await use(async (name, args = {}) => {
      const { content, isError } = (await client.callTool({ name, arguments: args })) as CallToolResult;
      expect(isError, JSON.stringify(content)).toBeFalsy();
      return content;
    });
    await client.close();
    expect(errors).toEqual([]);
  },
});

const HEADLINE = 'pages/principal.sections.inicio.headline';
const setHeadline = (value: string) => ({
  label: 'Título da abertura',
  changes: [{ do: 'set', path: HEADLINE, value }],
});

test('an assistant’s change appears in the open editor, and the seller or the assistant can undo it', async ({
  page,
  editor,
  callTool,
  ui: { expectSaved, field, open, preview, previewReady, undoInNotice },
}) => {
  const before = String(editor.saved(HEADLINE));
  const heading = preview.getByRole('heading', { level: 1 });
  await open(HEADLINE);
  await previewReady();
  const shown = String(await heading.textContent());
  await callTool('change', setHeadline('Pão de verdade'));
  await expect(field('Título').first()).toHaveValue('Pão de verdade');
  await expect(heading).toContainText('Pão de verdade');
  await undoInNotice.click();
  await expectSaved(HEADLINE, before);
  await expect(field('Título').first()).toHaveValue(before);
  await expect(heading).toHaveText(shown);
  await callTool('change', setHeadline('Pão em casa'));
  await callTool('undo');
  const undone = page.getByText('Desfeito pelo assistente: Título da abertura');
  await expect(undone).toBeVisible();
  await expect(callTool('change', setHeadline(''))).rejects.toThrow('inicio.headline');
});

test('a screenshot starts at the given top, and changes when the page changes', async ({ callTool }) => {
  const args = { address: '/', width: 390 };
  const pictureOf = async (more: object = {}) => {
    const [image, text] = await callTool('screenshot', { ...args, ...more });
    if (image?.type !== 'image' || text?.type !== 'text') throw new Error('There is no picture.');
    const picture = sharp(Buffer.from(image.data, 'base64'));
    const { width, height, format } = await picture.metadata();
    return { data: image.data, text: text.text, size: { width, height, format } };
  };
  const before = await pictureOf();
  expect(before.size).toEqual({ width: 390, height: 1500, format: 'jpeg' });
  const [, pageHeight] = /of (\d+) px/.exec(before.text) ?? [];
  const last = await pictureOf({ top: Number(pageHeight) - 100 });
  expect(last.size.height).toBe(100);
  await callTool('change', setHeadline('Pão de verdade'));
  expect((await pictureOf()).data).not.toBe(before.data);
});
