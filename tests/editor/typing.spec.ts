// What is typed is saved, however it is typed and whatever happens next.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  test(`composed keys and corrections by a browser extension are saved: ${label}`, async ({
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
    await input.evaluate((element) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        element.setRangeText('Tarde', 0, element.value.length);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expectSaved(place, 'Tarde');
    // React watches this property.
    await input.evaluate((element) => {
      Object.assign(element, { value: 'Noite' });
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expectSaved(place, 'Noite');
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

test('a name in braces is deleted by one key, replaced after one click, and inserted where the caret is', async ({
  page,
  editor,
  ui: { field, open, undo, expectSaved },
}) => {
  const place = 'site.guarantee.text';
  await open(place);
  const input = field('Texto da garantia');
  const insert = async () => {
    await page.getByRole('button', { name: 'Inserir um valor em Texto da garantia' }).click();
    await page.getByRole('menuitem', { name: NAME }).click();
    await expect(input).toBeFocused();
  };
  await input.fill('Até{garantia}');
  await expectSaved(place, 'Até{garantia}');
  await input.press('Backspace');
  await expectSaved(place, 'Até');
  const gone = page.getByText('Saiu do texto o valor automático “Dias de garantia”.');
  await expect(gone).toBeVisible();
  await undo.click();
  await expect(gone).toBeHidden();
  await input.fill('{garantia} dias');
  await input.press('Home');
  await input.press('Delete');
  await expect(input).toHaveValue(' dias');
  await input.fill('{garantia} dias');
  await input.click({ position: { x: 50, y: 20 } });
  await page.keyboard.type('Sete');
  await expectSaved(place, 'Sete dias');
  await insert();
  await page.keyboard.type(' ou mais');
  await expectSaved(place, 'Sete{nome} ou mais dias');
  // A field without the focus is continued.
  await page.goto(`${editor.address}/#/precos`);
  await page.reload();
  await insert();
  await expectSaved(place, 'Sete{nome} ou mais dias{nome}');
});

test('what is pasted is saved clean, and stays as it is typed while one types on', async ({
  page,
  ui: { field, open, expectSaved },
}) => {
  /** Types, and waits until the editor has answered. */
  const type = async (text: string) => {
    const answer = page.waitForResponse('**/api/edits');
    await page.keyboard.insertText(text);
    expect(await (await answer).json()).toMatchObject({ status: 'saved' });
  };
  for (const [place, name] of [
    ['site.name', NAME],
    ['pages/principal.sections.inicio.headline', 'Título, começo'],
  ] as const) {
    await open(place);
    await field(name).click();
    await page.keyboard.press('ControlOrMeta+a');
    await type('Orac\u0327a\u0303o\u00a0\u200e');
    await expectSaved(place, 'Oração');
    await type('à noite');
    await expectSaved(place, 'Oração\u00a0à noite');
  }
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

test('conflict: what the server cannot save says why, and the seller chooses where the file has changed', async ({
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
  const file = join(editor.folder, 'site.yaml');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('name: Planner Devocional', 'name: Planner de Fora'),
  );
  await page.unroute('**/api/edits');
  await page.getByRole('button', { name: 'Tentar agora' }).click();
  await expect(page.getByRole('alert')).toContainText('Planner de Fora');
  await page.getByRole('button', { name: 'Ficar com o meu' }).click();
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
