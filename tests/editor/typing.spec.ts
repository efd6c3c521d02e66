// What is typed is saved, however it is typed and whatever happens next.
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { type RunningEditor, startEditor } from './editorProcess.ts';

let editor: RunningEditor;

test.beforeAll(async () => {
  editor = await startEditor('editor-typing');
});

test.afterAll(() => editor?.stop());

const saved = (place: string) => editor.saved(place);

/** What an input method shows, one after the other, before its text is inserted. */
async function compose(devtools: CDPSession, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const { length } = text;
    await devtools.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** A text on one line, one of several lines, and one that may name values in braces. */
const TEXTS = [
  { kind: 'plain', place: 'site.name', label: 'Nome do produto' },
  { kind: 'several lines', place: 'site.seller.address', label: 'Endereço completo' },
  { kind: 'with names', place: 'site.guarantee.heading', label: 'Título da garantia' },
];

for (const { kind, place, label } of TEXTS) {
  const expectSaved = (text: string) => expect.poll(() => saved(place)).toBe(text);

  test(`composed keys are saved as they are shown: ${kind}`, async ({ page }) => {
    await page.goto(editor.fieldAddress(place));
    const input = field(page, label);
    await input.press('ControlOrMeta+a');
    await input.press('Backspace');
    const devtools = await page.context().newCDPSession(page);
    await compose(devtools, '´', 'É');
    await devtools.send('Input.insertText', { text: 'É' });
    await devtools.send('Input.insertText', { text: ' hoje' });
    await expectSaved('É hoje');
    // A word that is composed letter by letter, after a text.
    await compose(devtools, ' d', ' de', ' dev');
    await devtools.send('Input.insertText', { text: ' devo' });
    await expectSaved('É hoje devo');
  });

  test(`a correction by a browser extension is saved: ${kind}`, async ({ page }) => {
    await page.goto(editor.fieldAddress(place));
    const input = field(page, label);
    await input.fill('Manha');
    await expectSaved('Manha');
    await input.press('ControlOrMeta+a');
    await page.evaluate("document.execCommand('insertText', false, 'Manhã')");
    await expectSaved('Manhã');
    await input.evaluate((element) => {
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
        element.setRangeText('Tarde', 0, element.value.length);
      }
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expectSaved('Tarde');
    // React watches this property.
    await input.evaluate((element) => {
      Object.assign(element, { value: 'Noite' });
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expectSaved('Noite');
  });
}

for (const [label, place] of [
  ['CNPJ ou CPF', 'site.seller.document'],
  ['Link do vídeo', 'pages/principal.sections.sobre.video.address'],
  ['Emoji', 'pages/principal.sections.inicio.planner.emoji'],
] as const) {
  test(`composed keys are not repeated where the value is written otherwise: ${label}`, async ({ page }) => {
    await page.goto(editor.fieldAddress(place));
    const input = field(page, label).first();
    await input.fill('');
    const devtools = await page.context().newCDPSession(page);
    await compose(devtools, 'a', 'ab ');
    await devtools.send('Input.insertText', { text: 'ab ' });
    await devtools.send('Input.insertText', { text: 'c' });
    await expect(input).toHaveValue('ab c');
  });
}

test('a name in braces is deleted by one key, replaced after one click, and inserted where the caret is', async ({
  page,
}) => {
  await page.goto(editor.fieldAddress('site.guarantee.text'));
  const input = field(page, 'Texto da garantia');
  const insert = async () => {
    await page.getByRole('button', { name: 'Inserir um valor em Texto da garantia' }).click();
    await page.getByRole('menuitem', { name: 'Nome do produto' }).click();
    await expect(input).toBeFocused();
  };
  const expectSaved = (text: string) => expect.poll(() => saved('site.guarantee.text')).toBe(text);
  await input.fill('Até{garantia}');
  await input.press('Backspace');
  await expectSaved('Até');
  await input.fill('{garantia} dias');
  await input.press('Home');
  await input.press('Delete');
  await expect(input).toHaveValue(' dias');
  await input.fill('{garantia} dias');
  await input.click({ position: { x: 50, y: 20 } });
  await page.keyboard.type('Sete');
  await expectSaved('Sete dias');
  await insert();
  await page.keyboard.type(' ou mais');
  await expectSaved('Sete{nome} ou mais dias');
  // A field without the focus is continued.
  await page.goto(`${editor.address}/#/precos`);
  await page.reload();
  await insert();
  await expectSaved('Sete{nome} ou mais dias{nome}');
});

const LEAVE: [string, (page: Page) => Promise<unknown>][] = [
  ['closing the tab', (page) => page.close({ runBeforeUnload: true })],
  ['going to another page', (page) => page.goto('about:blank')],
  ['reloading', (page) => page.reload()],
];

test('a tab that is closed without a question saves what was typed', async ({ page }) => {
  await page.goto(`${editor.address}/#/marca`);
  await field(page, 'Nome do produto').fill('Planner sem pergunta');
  await page.close();
  await expect.poll(() => saved('site.name')).toBe('Planner sem pergunta');
});

for (const [name, leave] of LEAVE) {
  test(`${name} while one types loses nothing, and the browser asks`, async ({ context }) => {
    for (const [index, delayMs] of [0, 40, 90, 150].entries()) {
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.accept();
      });
      await page.goto(`${editor.address}/#/marca`);
      const text = `Planner ${name.length} ${index} da Semana`;
      // Slow enough that a part of it is being saved meanwhile.
      await field(page, 'Nome do produto').fill('');
      await field(page, 'Nome do produto').pressSequentially(text, { delay: delayMs });
      const closed = name.startsWith('closing') ? page.waitForEvent('close') : undefined;
      await leave(page);
      await closed;
      expect(asked).toEqual(['beforeunload']);
      await expect.poll(() => saved('site.name')).toBe(text);
      await page.close();
    }
  });
}

test('what the server cannot save says why, and is saved once it can', async ({ page }) => {
  await page.goto(`${editor.address}/#/marca`);
  const problem = 'O disco deste computador está cheio: apague alguma coisa';
  await page.route('**/api/edits', (route) => route.fulfill({ status: 507, json: { error: problem } }));
  await field(page, 'Nome do produto').fill('Planner da Tarde');
  await expect(page.getByRole('status').getByText(problem)).toBeVisible();
  await expect(page.getByText('Ainda não foi salvo')).toBeVisible();
  await expect(page.getByText('Salvando…')).toBeHidden();
  await page.unroute('**/api/edits');
  await page.getByRole('button', { name: 'Tentar agora' }).click();
  await expect.poll(() => saved('site.name')).toBe('Planner da Tarde');
  await expect(page.getByText('Ainda não foi salvo')).toBeHidden();
  await expect(page.getByText(problem)).toBeHidden();
});
