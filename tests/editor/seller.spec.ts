// Tests that a seller can edit and publish the page with the mouse, on a phone, and with the keyboard alone.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { unzipSync } from 'fflate';
import { BUILD_MS, hashes, tabTo, test } from './editorTest.ts';

const SECTIONS = 'pages/principal.sections';

test('a click on a text in the preview opens its field, and choosing an option scrolls its fields into view', async ({
  page,
  editor,
  ui: { field, open, openPart, preview, previewReady, expectSaved },
}) => {
  await page.goto(editor.address);
  await previewReady();
  await preview.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
  await expect(field('Título')).toBeFocused();
  await openPart('Perguntas');
  await page.getByRole('grid', { name: 'Perguntas' }).getByRole('row').first().click();
  await expect(page.getByRole('heading', { name: 'Pergunta 1 de 4' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await openPart('Abertura');
  await page.getByRole('link', { name: /^Imagem ou vídeo/ }).click();
  await page.getByRole('link', { name: /^Planner no celular/ }).click();
  await page.getByText('Lista', { exact: true }).click();
  await expectSaved(`${SECTIONS}.inicio.media.phone.kind`, 'lista');
  await expect(field('Hora no celular')).toBeInViewport();

  await open('product.modules');
  const list = page.getByRole('grid', { name: 'Páginas do produto' });
  await expect(list.getByRole('row').last()).toBeInViewport({ ratio: 1 });
});

test.describe('publishing', () => {
  const OUTPUT_FOLDERS = ['dist', 'packed'];
  const asideOf = (folder: string) => join('.cache', `editor-publishing-${folder}`);

  // Moves the developer's own output aside.
  test.beforeAll(() => {
    for (const folder of OUTPUT_FOLDERS.filter(existsSync)) {
      // A folder that a killed run has left aside holds the developer's own output.
      if (existsSync(asideOf(folder))) rmSync(folder, { recursive: true });
      else renameSync(folder, asideOf(folder));
    }
  });
  test.afterAll(() => {
    for (const folder of OUTPUT_FOLDERS) {
      rmSync(folder, { recursive: true, force: true });
      if (existsSync(asideOf(folder))) renameSync(asideOf(folder), folder);
    }
  });

  test('a seller publishes, changes the page and restores the publication', async ({
    page,
    editor,
    ui: { field, openPart, tab, expectSaved },
  }) => {
    test.setTimeout(2 * BUILD_MS);
    const published = hashes(editor);
    const zip = resolve('packed', 'site.zip');
    await page.goto(editor.address);

    await test.step('chooses shared hosting, and sees where the archive is', async () => {
      await page.getByRole('link', { name: 'Publicar' }).click();
      await page.getByText('Arquivo ZIP', { exact: true }).click();
      await page.getByRole('button', { name: 'Montar agora' }).click();
      await expect(page.getByText(zip)).toBeVisible({ timeout: BUILD_MS });
      await page.reload();
      await expect(page.getByText(zip)).toBeVisible();
      const step = page.getByRole('checkbox', { name: /^Faça uma compra/ });
      await step.check();
      await expect(step).toBeChecked();
      const files = unzipSync(readFileSync(zip));
      expect(Buffer.from(files['index.html'] ?? []).toString()).toContain('Planner Devocional');
    });

    await test.step('changes a text and a part, and Publicar lists the changed text', async () => {
      await tab('Página').click();
      await page.getByRole('button', { name: 'Esconder Passos' }).click();
      await expectSaved(`${SECTIONS}.como-funciona.hidden`, true);
      await openPart('Abertura');
      await field('Título').fill('Acorde com Deus em');
      await expectSaved(`${SECTIONS}.inicio.headline`, 'Acorde com Deus em');
      await page.getByRole('link', { name: /Título no WhatsApp e nas redes$/ }).click();
      await expect(field('Título no WhatsApp e nas redes').first()).toBeFocused();
      await page.getByRole('link', { name: 'Publicar' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Acorde com Deus em' })).toBeVisible();
    });

    await page.getByRole('link', { name: 'Voltar à versão anterior' }).click();
    const today = page.getByRole('listitem').filter({ hasText: 'a de agora' });
    await test.step('reverts only one of the changes', async () => {
      await today.getByText('2 mudanças').click();
      await today.getByRole('button', { name: /^Desfazer só isto.*Passos.*Escondida/ }).click();
      await expectSaved(`${SECTIONS}.como-funciona.hidden`, undefined);
      expect(editor.saved(`${SECTIONS}.inicio.headline`)).toBe('Acorde com Deus em');
      await expect(page.getByRole('status').filter({ hasText: 'Voltou a ser como antes' })).toBeVisible();
      await expect(today.getByText('1 mudança')).toBeVisible();
    });

    await test.step('goes back to an earlier moment, and restores every file of the publication', async () => {
      await page
        .getByText(/momentos, um por um$/)
        .first()
        .click();
      await page.getByRole('button', { name: /^Voltar até aqui.*, Título$/ }).click();
      await expectSaved(`${SECTIONS}.como-funciona.hidden`, true);
      // The newest publication comes first.
      await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2, name: /^Arquivo ZIP montado em / }) })
        .first()
        .getByRole('button', { name: /^Voltar a esta versão/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar a esta versão' }).click();
      await expect(today.getByRole('heading')).toHaveText(/^De volta a: Arquivo ZIP montado em /);
      expect(hashes(editor)).toEqual(published);
    });
  });
});

test('on a phone the preview opens over the form, and closing it returns to the same field', async ({
  page,
  ui: { field, open, preview },
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open('offers.offers.b.listPrice');
  const list = field('Preço de tabela');
  await list.fill('1,00');
  const toCorrect = page.getByRole('link', { name: '1 campo para corrigir' });
  await expect(toCorrect).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByRole('button').getByText('Preços')).toBeInViewport({ ratio: 1 });
  await toCorrect.click();
  await expect(list).toBeFocused();
  await list.fill('119,00');
  await expect(toCorrect).toBeHidden();
  await list.click();
  await expect(preview.getByRole('heading', { level: 1 })).toBeHidden();
  const opener = page.getByRole('button', { name: 'Ver página' });
  await opener.click();
  const back = page.getByRole('button', { name: 'Voltar' });
  await expect(back).toBeFocused();
  await expect(list).toBeHidden();
  const shown = preview
    .locator('#preco')
    .getByText(/R\$\s119/)
    .first();
  await expect(shown).toBeInViewport();
  await back.click();
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport();
  await opener.click();
  await preview.locator('#preco [data-price]').click();
  await expect(field('Preço')).toBeFocused();

  await test.step('the floating buttons cover neither the previewed page nor the focused field', async () => {
    const edges = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON());
    await page.getByRole('link', { name: 'Fechar o painel' }).click();
    await page.getByRole('button', { name: 'Entendi' }).click();
    const parts = await edges(page.getByRole('button', { name: 'Partes' }));
    expect((await edges(page.locator('iframe'))).bottom).toBeLessThanOrEqual(parts.top);
    await open('offers.offers.b');
    const tracked = field('Valor informado nos relatórios de anúncios');
    await tracked.focus();
    const { top } = await edges(opener);
    await expect.poll(async () => (await edges(tracked)).bottom).toBeLessThanOrEqual(top);
  });
});

test('a text can be opened, saved and undone with the keyboard alone', async ({
  page,
  editor,
  ui: { field, preview, expectSaved },
}) => {
  const before = hashes(editor);
  await page.goto(editor.address);
  await expect(page.getByRole('row', { name: 'Abertura', exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('row'));
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await tabTo(page, field('Título'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Acorde com Deus em');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Acorde com Deus em');
  await expect(page.getByRole('status').filter({ hasText: 'Salvo' })).toBeVisible();
  await expectSaved(`${SECTIONS}.inicio.headline`, 'Acorde com Deus em');
  await page.getByRole('link', { name: 'Conferir' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Desfazer: Título' })).toBeFocused();
  await expect(page.getByRole('tooltip', { name: 'Desfazer: Título' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => hashes(editor)).toEqual(before);
});
