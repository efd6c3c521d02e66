// A seller's first hour with the editor, on a copy of the tests' content: all of it can be undone, to the last byte.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { FIRST_PORT } from '../support/sites.ts';

const ROOT = join('.cache', 'editor-seller');
const FOLDER = join(ROOT, 'content');
const PORT = FIRST_PORT + 83;

let editor: ChildProcess;

/** A hash of each file that the editor may write, but of new pictures. */
function hashes(): Record<string, string> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).sort();
  const entries = files
    .filter((file) => statSync(join(FOLDER, file)).isFile())
    .map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(FOLDER, file)))
        .digest('hex'),
    ]);
  return Object.fromEntries(entries);
}

const written = (file: string) => readFileSync(join(FOLDER, `${file}.yaml`), 'utf8');

test.beforeAll(async () => {
  rmSync(ROOT, { recursive: true, force: true });
  cpSync('tests/fixtures/content', FOLDER, { recursive: true });
  editor = spawn(process.execPath, ['editor/run.ts', '--port', String(PORT), '--no-open'], {
    env: { ...process.env, CONTENT: FOLDER },
  });
  let output = '';
  await new Promise<void>((started, failed) => {
    for (const stream of [editor.stdout, editor.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes('O editor está em')) started();
      });
    editor.once('exit', () => failed(new Error(`The editor ended:\n${output}`)));
  });
});

test.afterAll(() => {
  editor.removeAllListeners('exit').kill();
  rmSync(ROOT, { recursive: true, force: true });
});

const preview = (page: Page) => page.frameLocator('iframe');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Telas' }).getByRole('link', { name });

async function openPart(page: Page, name: string): Promise<void> {
  await tab(page, 'Página').click();
  await page.getByRole('row', { name, exact: true }).click();
}

test('a seller changes the page and takes all of it back', async ({ page }) => {
  const before = hashes();
  await page.goto(`http://127.0.0.1:${PORT}`);
  const frame = preview(page);
  // Scripts run once the fonts are there; a click before that would follow the link.
  await expect(frame.locator('html')).toHaveClass(/(?:^| )fonts(?: |$)/, { timeout: 60_000 });

  await test.step('renames the product by clicking on it', async () => {
    await frame.locator('header').getByText('Planner Devocional').click();
    await field(page, 'Nome do produto').fill('Planner da Manhã');
    await expect(frame.locator('header')).toContainText('Planner da Manhã');
    await expect.poll(() => written('site')).toContain('name: Planner da Manhã');
  });

  await test.step('changes the price', async () => {
    await tab(page, 'Preços').click();
    await field(page, 'Preço promocional').fill('59,00');
    await expect.poll(() => written('prices')).toContain('promotional: 59,00');
    await tab(page, 'Página').click();
    await expect(frame.locator('#preco [data-price]')).toHaveText(/59,00/);
  });

  await test.step('adds a testimonial with a picture', async () => {
    await openPart(page, 'Depoimentos');
    await page.getByRole('button', { name: 'Adicionar em Depoimentos' }).click();
    await field(page, 'Nome').fill('Davi R.');
    await field(page, 'Frase em destaque').fill('Agora começo o dia em paz.');
    const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#dde6dd' } });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'conversa.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
    // It has another shape than the one in its place.
    await page.getByRole('button', { name: 'Usar inteira' }).click();
    await expect.poll(() => written('proof')).toMatch(/name: Davi R\..*image: \S*conversa\S*\.\w+/s);
    await tab(page, 'Página').click();
    await expect(frame.locator('#depoimentos')).toContainText('Davi R.');
    await expect(frame.locator('#depoimentos img')).toHaveCount(4);
  });

  await test.step('moves a part with the keys', async () => {
    await tab(page, 'Página').click();
    const grip = page.getByRole('row', { name: /^Perguntas/ }).locator('.grip');
    await grip.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => written('home')).toMatch(/- faq\n {2}- price/);
    await expect(frame.locator('#perguntas + #preco')).toBeAttached();
  });

  await test.step('takes the bonus out, whose prices go with it', async () => {
    await tab(page, 'Conteúdo').click();
    await page.getByText('Usar: Bônus', { exact: true }).click();
    await expect.poll(() => written('product')).not.toContain('bonus:');
    expect(written('prices')).not.toContain('bonus:');
  });

  await test.step('breaks a link, which is not saved, and mends it', async () => {
    await tab(page, 'Preços').click();
    await field(page, 'Pagamento da oferta B').fill('pay.hotmart');
    const faults = page.getByRole('link', { name: '1 campo por corrigir' });
    await faults.click();
    await expect(field(page, 'Pagamento da oferta B')).toBeFocused();
    expect(written('links')).not.toContain('pay.hotmart');
    await field(page, 'Pagamento da oferta B').fill('https://pay.hotmart.com/A12345678B');
    await expect.poll(() => written('links')).toContain('checkoutB: https://pay.hotmart.com/A12345678B');
    await expect(faults).toBeHidden();
  });

  await test.step('undoes everything', async () => {
    const undo = page.getByRole('button', { name: /^Desfazer/ });
    while (await undo.isEnabled()) {
      const state = page.waitForResponse((response) => response.url().endsWith('/api/undo'));
      await undo.click();
      await state;
    }
    expect(hashes()).toMatchObject(before);
    await tab(page, 'Página').click();
    await expect(frame.locator('header')).toContainText('Planner Devocional');
    await expect(frame.locator('#preco [data-price]')).toHaveText(/67,00/);
  });
});
