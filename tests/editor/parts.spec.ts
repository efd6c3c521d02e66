// Parts and pages that a seller adds, duplicates, hides and deletes: they show in the preview, and all of it can be undone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type RunningEditor, startEditor } from './editorProcess.ts';

let editor: RunningEditor;

test.beforeAll(async () => {
  editor = await startEditor('editor-parts');
});

test.afterAll(() => editor?.stop());

const MAIN = 'pages/principal';
const fileOf = (name: string) => join(editor.folder, `${name}.yaml`);
const written = (name: string) => readFileSync(fileOf(name), 'utf8');
const idsOfMain = () => (editor.saved(`${MAIN}.sections`) as { id: string }[]).map(({ id }) => id);

const preview = (page: Page) => page.frameLocator('iframe');

/** Undoes one step, and waits for the answer. */
async function takeBack(page: Page): Promise<void> {
  const answer = page.waitForResponse(/\/api\/undo$/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Desfazer/ })
    .click();
  await answer;
}

/** Chooses from the menu of a row. */
async function choose(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Mais: ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a part is chosen from the list of kinds, shown, duplicated, hidden, deleted, and undone', async ({
  page,
}) => {
  const before = written(MAIN);
  const ids = idsOfMain();
  const field = page.getByRole('textbox', { name: 'Frase', exact: true });
  await page.goto(`${editor.address}/#/pagina/principal/sobre`);
  await page.getByRole('button', { name: 'Adicionar parte' }).click();
  // Until it has the focus it scrolls back.
  await expect(page.getByRole('dialog')).toBeFocused();
  await page
    .getByRole('listbox', { name: 'Tipos de partes' })
    .getByRole('option', { name: 'Citação' })
    .click();
  // After the part that was open.
  await expect.poll(idsOfMain).toEqual(ids.toSpliced(2, 0, 'citacao'));
  await field.fill('Um dia de cada vez.');
  const quote = preview(page).locator('#citacao');
  await expect(quote).toContainText('Um dia de cada vez.');
  await expect(quote).toBeInViewport();

  const title = 'Citação: Um dia de cada vez.';
  await choose(page, title, 'Duplicar');
  await expect.poll(idsOfMain).toEqual(ids.toSpliced(2, 0, 'citacao', 'citacao-2'));
  const copy = preview(page).locator('#citacao-2');
  await expect(copy).toBeInViewport();
  await page.getByRole('button', { name: `Esconder ${title} (2)` }).click();
  await expect(copy).toHaveCount(0);
  await choose(page, title, 'Apagar');
  await expect(quote).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click();
  await expect(quote).toBeAttached();
  for (const _ of ['hide', 'duplicate', 'write', 'add']) await takeBack(page);
  await expect.poll(() => written(MAIN)).toBe(before);
  await expect(quote).toHaveCount(0);
});

test('a page is added as a copy, gets an address, is shown, deleted, and brought back', async ({ page }) => {
  await page.goto(editor.address);
  await page.getByRole('button', { name: 'Adicionar página' }).click();
  await page.getByRole('menuitem', { name: 'Cópia de: Oferta exclusiva' }).click();
  const name = 'Oferta exclusiva (cópia)';
  const file = 'pages/oferta-exclusiva-copia';
  const shown = page.locator('iframe');
  await expect(shown).toHaveAttribute('title', `Prévia: ${name}`);
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Antes de ir');

  const address = page.getByRole('textbox', { name: 'Endereço', exact: true });
  await expect(address).toHaveValue('/oferta-exclusiva-copia');
  await address.fill('/natal');
  await address.press('Enter');
  await expect.poll(() => editor.saved(`${file}.path`)).toBe('/natal');
  await expect(shown).toHaveAttribute('src', /\/natal/);
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Antes de ir');

  const yaml = written(file);
  await choose(page, name, 'Apagar');
  await expect.poll(() => existsSync(fileOf(file))).toBe(false);
  await expect(shown).toHaveAttribute('title', 'Prévia: Página principal');
  await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => existsSync(fileOf(file)) && written(file)).toBe(yaml);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Antes de ir');
  for (const _ of ['address', 'page']) await takeBack(page);
  await expect.poll(() => existsSync(fileOf(file))).toBe(false);
});
