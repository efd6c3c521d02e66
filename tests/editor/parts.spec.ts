// Tests that a seller can add, move, copy and delete parts and pages, and that the preview follows.
import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { RunningEditor } from './editorProcess.ts';
import { tabTo, test } from './editorTest.ts';

const idsOfMain = (editor: RunningEditor) =>
  (editor.saved('pages/principal.sections') as { id: string }[]).map(({ id }) => id);

/** Lets the preview reload the current page while it requests another, which cancels that request. */
async function reloadMeanwhile(page: Page, preview: FrameLocator, isOther: (url: URL) => boolean) {
  let isFirst = true;
  await page.route(isOther, async (route) => {
    if (isFirst) {
      isFirst = false;
      await preview.locator('html').evaluate(() => location.reload());
    }
    await route.continue().catch(() => {});
  });
}

test('a part can be added from the list of kinds, and is scrolled into view in the preview', async ({
  page,
  editor,
  ui: { preview },
}) => {
  const ids = idsOfMain(editor);
  await page.goto(`${editor.address}/#/pagina/principal/sobre`);
  await page.getByRole('button', { name: 'Adicionar parte' }).click();
  const kinds = page.getByRole('listbox', { name: 'Tipos de partes' });
  await kinds.getByRole('option', { name: 'Citação' }).click();
  // The new part comes after the open part.
  await expect.poll(() => idsOfMain(editor)).toEqual(ids.toSpliced(2, 0, 'citacao'));
  await expect(preview.locator('#citacao')).toBeInViewport();
});

test('a part can be moved with the keyboard alone', async ({ page, editor, ui: { preview, tab } }) => {
  await page.goto(`${editor.address}/#/precos`);
  // Presses the keys without pauses, directly after opening the screen.
  await tab('Página').press('Enter');
  await tabTo(page, page.getByRole('row'));
  const part = page.getByRole('row', { name: /^Perguntas/ });
  await tabTo(page, part, 'ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(part.getByRole('button', { name: /^Arrastar/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=row][data-drop-target]')).toBeAttached();
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => idsOfMain(editor).join()).toContain('perguntas,preco');
  await expect(preview.locator('#perguntas + #preco')).toBeAttached();
  await expect(preview.locator('#perguntas h2')).toBeInViewport();
});

test('a page can be added as a copy, given an address and deleted, and the preview follows', async ({
  page,
  editor,
  ui: { field, preview },
}) => {
  const name = 'Oferta exclusiva (cópia)';
  await page.goto(editor.address);
  await page.getByRole('button', { name: 'Adicionar página' }).click();
  await page.getByRole('option', { name: 'Cópia de uma página' }).click();
  await page.getByLabel('Copiar de').selectOption('Oferta exclusiva');
  await page.getByLabel('Nome no editor').fill(name);
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  const shown = page.locator('iframe');
  const headline = preview.getByRole('heading', { level: 1 });
  await expect(shown).toHaveAttribute('title', `Prévia: ${name}`);
  await expect(headline).toContainText('Antes de ir');

  const address = field('Endereço');
  await address.fill('/natal');
  await address.press('Enter');
  await expect(shown).toHaveAttribute('src', /\/natal/);
  await expect(headline).toContainText('Antes de ir');

  await reloadMeanwhile(
    page,
    preview,
    ({ pathname, origin }) => pathname === '/' && origin !== editor.address,
  );
  await page.getByRole('button', { name: `Mais: ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Apagar', exact: true }).click();
  await expect(shown).toHaveAttribute('title', 'Prévia: Página principal');
  await expect(headline).toContainText('Comece o dia');
});

test('a page is shown even if the previous page reloads itself while the new one is loading', async ({
  page,
  editor,
  ui: { preview },
}) => {
  await page.goto(editor.address);
  const headline = preview.getByRole('heading', { level: 1 });
  await expect(headline).toContainText('Comece o dia');
  await reloadMeanwhile(page, preview, ({ pathname }) => pathname === '/oferta-exclusiva');
  await page.getByRole('link', { name: 'Oferta exclusiva', exact: true }).click();
  await expect(headline).toContainText('Antes de ir');
});
