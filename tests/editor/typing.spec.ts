// Tests that typed text is saved, however it is typed and whatever happens next.
import { type CDPSession, expect } from '@playwright/test';
import { BUILD_MS, test } from './editorTest.ts';

const NAME = 'Nome do produto';

/** Simulates the successive texts that an input method shows before it inserts its text. */
async function compose(devtools: CDPSession, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const { length } = text;
    await devtools.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
}

test.beforeEach(({ ui }) => ui.blockPreview());

/** A field with several lines, and one with a single line that may have names in braces. */
const TEXTS = { 'site.seller.address': 'Endereço completo', 'site.guarantee.heading': 'Título da garantia' };

test('text from an input method is saved in every kind of text field', async ({
  page,
  context,
  ui: { field, open, expectSaved },
}) => {
  const devtools = await context.newCDPSession(page);
  for (const [fieldPath, label] of Object.entries(TEXTS)) {
    await open(fieldPath);
    await field(label).fill('');
    await compose(devtools, '´', 'É');
    for (const text of ['É', ' hoje']) await devtools.send('Input.insertText', { text });
    await expectSaved(fieldPath, 'É hoje');
    // An input method composes a word letter by letter after the text.
    await compose(devtools, ' d', ' de', ' dev');
    await devtools.send('Input.insertText', { text: ' devo' });
    await expectSaved(fieldPath, 'É hoje devo');
  }
});

test('after inserting a name in braces, typing continues after it', async ({
  page,
  ui: { field, open, expectSaved },
}) => {
  const fieldPath = 'site.guarantee.text';
  await open(fieldPath);
  const input = field('Texto da garantia');
  await input.fill('Sete dias');
  for (const _ of ' dias') await input.press('ArrowLeft');
  await page.getByRole('button', { name: 'Inserir um valor em Texto da garantia' }).click();
  await page.getByRole('menuitem', { name: NAME }).click();
  await expect(input).toBeFocused();
  await page.keyboard.type(' ou mais');
  await expectSaved(fieldPath, 'Sete{nome} ou mais dias');
});

test('a page that is left saves what was typed; if it cannot be saved, the page says why and asks first', async ({
  page,
  ui: { field, open, expectSaved },
}) => {
  await open('site.name');
  const problem = 'O disco deste computador está cheio: apague alguma coisa';
  await page.route('**/api/edits', (route) => route.fulfill({ status: 507, json: { error: problem } }));
  await field(NAME).fill('Planner da Tarde');
  await expect(page.getByRole('status').getByText(problem)).toBeVisible();
  await expect(page.getByText('Ainda não foi salvo')).toBeVisible();
  await expect(page.getByText('Salvando…')).toBeHidden();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.unroute('**/api/edits');
  await page.getByRole('button', { name: 'Tentar agora' }).click();
  await expectSaved('site.name', 'Planner da Tarde');
  await expect(page.getByText('Ainda não foi salvo')).toBeHidden();
  await expect(page.getByText(problem)).toBeHidden();
  page.on('dialog', (dialog) => dialog.accept());
  for (const leave of ['reload', 'close'] as const) {
    await field(NAME).fill(`Planner ${leave}`);
    await page[leave]();
    await expectSaved('site.name', `Planner ${leave}`);
  }
});

test('restart: text typed while the editor is down is saved once the page is reloaded', async ({
  page,
  editor,
  ui: { field, expectSaved },
}) => {
  test.setTimeout(2 * BUILD_MS);
  await page.goto(`${editor.address}/#/marca`);
  const name = field(NAME);
  // The field must exist before the restart.
  await expect(name).toBeVisible();
  await editor.restart(async () => {
    await expect(page.getByRole('alert').getByText('Sem conexão com o editor')).toBeVisible();
    await name.fill('Planner da Noite');
    await expect(page.getByText(/O editor não responde.*recarregue esta página/)).toBeVisible();
  });
  await expect(page.getByRole('alert').getByText('O editor foi aberto de novo')).toBeVisible();
  expect(editor.saved('site.name')).toBe('Planner Devocional');
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expectSaved('site.name', 'Planner da Noite');
  await expect(name).toHaveValue('Planner da Noite');
});
