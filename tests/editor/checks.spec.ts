// Tests that Conferir and the forms report problems that come from outside the editor.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './editorTest.ts';

test('checks: an invalid file that no field can correct is reported with its line, and other screens open', async ({
  page,
  editor,
  ui: { allowChecks, tab },
}) => {
  await allowChecks();
  await page.goto(editor.address);
  const path = join(editor.folder, 'site.yaml');
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, `${whole}- [\n`);
  await tab('Conferir').click();
  await expect(page.getByText(/site\.yaml, linha \d+: /)).toBeVisible();
  for (const name of ['Marca', 'Página', 'Conteúdo', 'Quem vende']) {
    await tab(name).click();
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  }
  writeFileSync(path, whole);
});

test('checks: the address of a missing field and a screen that fails tell the seller what to do', async ({
  page,
  editor,
  ui: { tab },
}) => {
  await page.goto(`${editor.address}/#/precos/unknown.field`);
  await expect(page.getByText('Este item não existe mais.')).toBeVisible();
  await page.route('**/api/state', async (route) => {
    const state = await (await route.fetch()).json();
    await route.fulfill({ json: { ...state, fields: {} } });
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Esta tela não pôde ser mostrada');
  await page.unroute('**/api/state');
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await tab('Preços').click();
  await expect(page.getByRole('grid', { name: 'Ofertas' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});
