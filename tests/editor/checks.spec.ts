// Tests that Conferir and the forms report problems, and lead to the fields to correct.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './editorTest.ts';
import { BUILD_MS } from './screens.ts';

test('checks: Conferir leads from field to field, and the check runs again when the seller returns', async ({
  page,
  ui: { field, open, tab, expectSaved },
}) => {
  test.setTimeout(3 * BUILD_MS);
  for (const offer of ['a', 'b']) {
    const place = `offers.offers.${offer}.checkout`;
    await open(place);
    await field('Link de pagamento').fill(`https://pay.example.com/${offer}`);
    await expectSaved(place, `https://pay.example.com/${offer}`);
  }
  await tab('Conferir').click();
  const finding = page.getByRole('link', { name: /Preço e depoimentos.*Link de pagamento$/ }).first();
  await finding.click({ timeout: BUILD_MS });
  await expect(field('Link de pagamento')).toBeFocused();
  await field('Link de pagamento').fill('https://pay.hotmart.com/K98765432X');
  await expectSaved('offers.offers.b.checkout', 'https://pay.hotmart.com/K98765432X');
  // One press leads from field to field, and back to the list, which says that it is being updated.
  const list = page.getByRole('navigation', { name: 'Lista de Conferir' });
  await list.getByRole('link', { name: /^Próximo: .*Pagamento/i }).click();
  await expect(page.locator(':focus')).toHaveValue(/example/);
  await list.getByRole('link', { name: 'Voltar a Conferir' }).click();
  await expect(page.getByRole('status').getByText('Conferindo…')).toBeVisible();
  await expect(tab('Conferir')).toHaveText(/^Conferir…/);
  await expect(tab('Conferir')).toHaveText(/^Conferir\d/, { timeout: BUILD_MS });
});

test('checks: an invalid file that no field can correct is reported with its line, and every screen can still be opened', async ({
  page,
  editor,
  ui: { tab },
}) => {
  test.setTimeout(2 * BUILD_MS);
  await page.goto(editor.address);
  const path = join(editor.folder, 'site.yaml');
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, `${whole}- [\n`);
  await tab('Conferir').click();
  await expect(page.getByText(/site\.yaml, linha \d+: /)).toBeVisible({ timeout: BUILD_MS });
  for (const name of ['Marca', 'Página', 'Conteúdo', 'Quem vende']) {
    await tab(name).click();
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  }
  writeFileSync(path, whole);
});

test('checks: an address of a missing field and a screen that fails tell the seller what to do', async ({
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
