// What is typed is saved, however it is typed and whatever happens next.
import { type CDPSession, expect, type Page } from '@playwright/test';
import { test } from './editorTest.ts';
import { BUILD_MS } from './screens.ts';

const NAME = 'Nome do produto';

/** What an input method shows, one after the other, before its text is inserted. */
async function compose(devtools: CDPSession, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const { length } = text;
    await devtools.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
}

/** A text on one line, one of several lines, and one that may name values in braces. */
const TEXTS = [
  { place: 'site.name', label: NAME },
  { place: 'site.seller.address', label: 'Endereço completo' },
  { place: 'site.guarantee.heading', label: 'Título da garantia' },
];

for (const { place, label } of TEXTS)
  test(`composed keys and corrections by the browser are saved: ${label}`, async ({
    page,
    context,
    ui: { field, open, expectSaved },
  }) => {
    await open(place);
    const input = field(label);
    await input.press('ControlOrMeta+a');
    await input.press('Backspace');
    const devtools = await context.newCDPSession(page);
    await compose(devtools, '´', 'É');
    for (const text of ['É', ' hoje']) await devtools.send('Input.insertText', { text });
    await expectSaved(place, 'É hoje');
    // A word that is composed letter by letter, after a text.
    await compose(devtools, ' d', ' de', ' dev');
    await devtools.send('Input.insertText', { text: ' devo' });
    await expectSaved(place, 'É hoje devo');

    await input.press('ControlOrMeta+a');
    await page.evaluate("document.execCommand('insertText', false, 'Manhã')");
    await expectSaved(place, 'Manhã');
  });

for (const [label, place] of [
  ['CNPJ ou CPF', 'site.seller.document'],
  ['Link do vídeo', 'pages/principal.sections.sobre.video.address'],
  ['Emoji', 'pages/principal.sections.inicio.planner.emoji'],
] as const)
  test(`composed keys are not repeated where the value is written otherwise: ${label}`, async ({
    page,
    context,
    ui: { field, open },
  }) => {
    await open(place);
    const input = field(label).first();
    await input.fill('');
    const devtools = await context.newCDPSession(page);
    await compose(devtools, 'a', 'ab ');
    for (const text of ['ab ', 'c']) await devtools.send('Input.insertText', { text });
    await expect(input).toHaveValue('ab c');
  });

test('after a name in braces was inserted, the text goes on behind it', async ({
  page,
  ui: { field, open, expectSaved },
}) => {
  const place = 'site.guarantee.text';
  await open(place);
  const input = field('Texto da garantia');
  await input.fill('Sete dias');
  for (const _ of ' dias') await input.press('ArrowLeft');
  await page.getByRole('button', { name: 'Inserir um valor em Texto da garantia' }).click();
  await page.getByRole('menuitem', { name: NAME }).click();
  await expect(input).toBeFocused();
  await page.keyboard.type(' ou mais');
  await expectSaved(place, 'Sete{nome} ou mais dias');
});

test('a tab that is closed without a question saves what was typed', async ({
  page,
  editor,
  ui: { field, expectSaved },
}) => {
  await page.goto(`${editor.address}/#/marca`);
  await field(NAME).fill('Planner sem pergunta');
  await page.close();
  await expectSaved('site.name', 'Planner sem pergunta');
});

test('the browser asks before it leaves a page with words that are not saved yet', async ({
  page,
  editor,
  ui: { field },
}) => {
  await page.route('**/api/edits', () => {});
  await page.goto(`${editor.address}/#/marca`);
  await field(NAME).fill('Planner por salvar');
  const asked = page.waitForEvent('dialog');
  const left = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await left;
});

const LEAVE: [string, (page: Page) => Promise<unknown>][] = [
  [
    'closing the tab',
    async (page) => {
      const closed = page.waitForEvent('close');
      await page.close({ runBeforeUnload: true });
      await closed;
    },
  ],
  ['going to another page', (page) => page.goto('about:blank')],
  ['reloading', (page) => page.reload()],
];

for (const [name, leave] of LEAVE)
  test(`${name} while one types loses nothing`, async ({ context, editor, ui: { expectSaved } }) => {
    // The slower ones are being saved in part meanwhile.
    for (const delayMs of [0, 90, 150]) {
      const page = await context.newPage();
      page.on('dialog', (dialog) => dialog.accept());
      await page.goto(`${editor.address}/#/marca`);
      const text = `Planner ${delayMs} da Semana`;
      const input = page.getByRole('textbox', { name: NAME, exact: true });
      await input.fill('');
      await input.pressSequentially(text, { delay: delayMs });
      await leave(page);
      await expectSaved('site.name', text);
      await page.close();
    }
  });

test('what the server cannot save says why, and is saved when the seller tries again', async ({
  page,
  editor,
  ui: { field, expectSaved },
}) => {
  await page.goto(`${editor.address}/#/marca`);
  const problem = 'O disco deste computador está cheio: apague alguma coisa';
  await page.route('**/api/edits', (route) => route.fulfill({ status: 507, json: { error: problem } }));
  await field(NAME).fill('Planner da Tarde');
  await expect(page.getByRole('status').getByText(problem)).toBeVisible();
  await expect(page.getByText('Ainda não foi salvo')).toBeVisible();
  await expect(page.getByText('Salvando…')).toBeHidden();
  await page.unroute('**/api/edits');
  await page.getByRole('button', { name: 'Tentar agora' }).click();
  await expectSaved('site.name', 'Planner da Tarde');
  await expect(page.getByText('Ainda não foi salvo')).toBeHidden();
  await expect(page.getByText(problem)).toBeHidden();
});

test('restart: what was being written when the editor ended is saved once it was opened again', async ({
  page,
  editor,
  ui: { field, expectSaved },
}) => {
  test.setTimeout(2 * BUILD_MS);
  await page.goto(`${editor.address}/#/marca`);
  const name = field(NAME);
  // Before, there is nothing to write in.
  await expect(name).toBeVisible();
  await editor.restart(async () => {
    await expect(page.getByText('Sem ligação com o editor')).toBeVisible();
    await name.fill('Planner da Noite');
    await expect(page.getByText(/O editor não responde.*recarregue esta página/)).toBeVisible();
  });
  await expect(page.getByRole('alert').getByText('O editor foi aberto de novo')).toBeVisible();
  expect(editor.saved('site.name')).toBe('Planner Devocional');
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expectSaved('site.name', 'Planner da Noite');
  await expect(name).toHaveValue('Planner da Noite');
});
