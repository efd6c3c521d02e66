import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEditor } from '../editor/editorProcess.ts';
import type { Engine } from './visitor.ts';

const TEXT = 'Hoje mesmo';
const HEADLINE = '[id="campo-pages/principal-sections-inicio-headline"]';
const PART = '[role="row"][data-key="inicio"]';
/** The preview compiles its page for the first time. */
const FIRST_PAGE_MS = 60_000;

/** In an engine, the seller's editor opens, lists the sections, and shows and saves typed text. */
export function runEditorJourney(engine: () => Engine): void {
  test('the editor shows and saves typed text', async ({ onTestFinished, task }) => {
    const name = `editor-${task.file.name.replace(/\W+/g, '-')}`;
    const editor = await startEditor(name);
    onTestFinished(editor.stop);
    const visitor = await engine().newVisitor();
    onTestFinished(visitor.close);
    await visitor.resize(1280, 900);
    await visitor.open(editor.address);
    const isThere = (selector: string) =>
      visitor.run((wanted: string) => document.querySelector(wanted) !== null, selector);
    // While the page loads there may be no frame to look into.
    const headline = () => visitor.textInFrame('h1').catch(String);
    await expect.poll(() => isThere(PART), { message: 'the list of parts' }).toBe(true);
    await expect.poll(headline, { timeout: FIRST_PAGE_MS, message: 'the preview' }).toContain('Comece o dia');
    await visitor.click(PART);
    await expect.poll(() => isThere(HEADLINE), { message: 'the field' }).toBe(true);
    await visitor.click(HEADLINE);
    await visitor.type(TEXT);
    await expect.poll(headline, { message: 'what is typed, in the preview' }).toContain(TEXT);
    const saved = () => readFileSync(join(editor.folder, 'pages', 'principal.yaml'), 'utf8');
    await expect
      .poll(saved, { message: 'what is typed, in the file' })
      .toMatch(new RegExp(`headline: .*${TEXT}`));
    const state = () => visitor.run(() => document.querySelector('header [role="status"]')?.textContent);
    await expect.poll(state).toBe('Salvo');
  });
}
