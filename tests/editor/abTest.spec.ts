// Tests the whole life of an A/B test in the editor: version B, preview, start, sales, verdict, end, undo.
import { expect } from '@playwright/test';
import { test } from './editorTest.ts';

test('a part is tested in two versions, and the one that sells more stays', async ({
  page,
  editor,
  ui: { field, preview, tab, undoInNotice, expectSaved },
}) => {
  const HEADLINE = 'pages/principal.sections.inicio.headline';
  const headline = editor.saved(HEADLINE);
  await page.goto(`${editor.address}/#/pagina/principal`);
  await page.getByRole('button', { name: /^Mais: Abertura/ }).click();
  await page.getByRole('menuitem', { name: 'Testar outra versão' }).click();
  await field('Título').fill('Outro título');
  const [a, b] = [preview.locator('#inicio'), preview.locator('#inicio-b')];
  await expect(b).toContainText('Outro título');
  await expect(a).toBeHidden();
  const shown = page.getByRole('switch', { name: 'Ver a versão B' });
  await expect(shown).toBeChecked();
  await shown.focus();
  await page.keyboard.press('Space');
  await expect(a).toBeVisible();
  await expect(b).toBeHidden();

  await tab('Teste').click();
  const links = page.getByRole('textbox', { name: /^Link da versão B/ });
  await expect(links).toHaveCount(3);
  for (const [index, link] of (await links.all()).entries())
    await link.fill(`https://pay.kiwify.com.br/outra-${index}`);
  await page.getByRole('button', { name: 'Começar' }).click();
  const verdict = page.getByRole('main').getByRole('status');
  await expect(verdict).toHaveText('Ainda não dá para saber.');
  await field('Vendas da versão A').fill('20');
  await field('Vendas da versão B').fill('90');
  await expect(verdict).toHaveText('B vende mais.');
  await expectSaved('ab-test.running.sales', { a: 20, b: 90 });

  await page.getByRole('button', { name: 'Ficar com B' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ficar com B' }).click();
  await expectSaved(HEADLINE, 'Outro título');
  await expect(page.getByText('Vendas: A 20, B 90.')).toBeVisible();
  await undoInNotice.click();
  await expect(verdict).toHaveText('B vende mais.');
  await expectSaved(HEADLINE, headline);
});
