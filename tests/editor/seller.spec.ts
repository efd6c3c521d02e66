// A seller's first hour with the editor, on a copy of the shipped product: all of it can be undone, to the last byte.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { makeReadyToSell } from '../support/readyToSell.ts';
import { type RunningEditor, startEditor } from './editorProcess.ts';
import { BUILD_MS } from './screens.ts';

/** The output folders of publishing, and where a developer's own are kept during the tests. */
const WRITTEN = ['dist', 'packed'];
const asideOf = (folder: string) => join('.cache', `editor-seller-${folder}`);

let editor: RunningEditor;

/** A hash of each file that the editor may write. */
function hashes(): Record<string, string> {
  const files = readdirSync(editor.folder, { recursive: true, encoding: 'utf8' }).sort();
  const entries = files
    .filter((file) => statSync(join(editor.folder, file)).isFile())
    .map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(editor.folder, file)))
        .digest('hex'),
    ]);
  return Object.fromEntries(entries);
}

const written = (file: string) => readFileSync(join(editor.folder, `${file}.yaml`), 'utf8');
const saved = (place: string) => editor.saved(place);
const expectSaved = (place: string, value: unknown) => expect.poll(() => saved(place)).toEqual(value);
const open = (page: Page, place: string) => page.goto(editor.fieldAddress(place));

const MAIN = 'pages/principal';
const SECTIONS = `${MAIN}.sections`;
const idsOf = (file: string) => (saved(`${file}.sections`) as { id: string }[]).map(({ id }) => id);

test.beforeAll(async () => {
  editor = await startEditor('editor-seller', { prepare: makeReadyToSell });
});

test.afterAll(() => editor?.stop());

const preview = (page: Page) => page.frameLocator('iframe');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Telas' }).getByRole('link', { name });

/** Presses a key until one of these has the focus. How far it is must not matter, but that it can be reached. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () => wanted.evaluateAll((all) => all.some((one) => one === document.activeElement));
  for (let step = 0; step < 40 && !(await hasFocus()); step += 1) await page.keyboard.press(key);
  expect(await hasFocus()).toBe(true);
}

async function openPart(page: Page, name: string): Promise<void> {
  await tab(page, 'Página').click();
  await page.getByRole('row', { name, exact: true }).click();
}

test('a seller changes the page and takes all of it back', async ({ page }) => {
  test.setTimeout(4 * BUILD_MS);
  const before = hashes();
  await page.goto(editor.address);
  const frame = preview(page);
  // Scripts run once the fonts are there; a click before that would follow the link.
  await expect(frame.locator('html')).toHaveClass(/(?:^| )fonts(?: |$)/, { timeout: 60_000 });

  await test.step('renames the product by clicking on it', async () => {
    await frame.locator('header').getByText('Planner Devocional').click();
    await field(page, 'Nome do produto').fill('Planner da Manhã');
    await expect(frame.locator('header')).toContainText('Planner da Manhã');
    await expectSaved('site.name', 'Planner da Manhã');
  });

  await test.step('is led to the other texts of a heading, there alone', async () => {
    const others = page.getByRole('navigation', { name: 'No mesmo lugar' });
    await frame.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
    await expect(others.getByRole('link')).toHaveCount(1);
    await openPart(page, 'Perguntas');
    await page.getByRole('grid', { name: 'Perguntas' }).getByRole('row').first().click();
    await expect(page.getByRole('heading', { name: 'Pergunta 1 de 4' })).toBeVisible();
    await expect(others).toBeHidden();
  });

  await test.step('changes two prices that need each other', async () => {
    await tab(page, 'Preços').click();
    await page.getByRole('grid', { name: 'Ofertas' }).getByRole('row').first().click();
    await field(page, 'Preço').fill('129,00');
    await expect(page.getByRole('link', { name: '1 campo por corrigir' })).toBeVisible();
    expect(saved('offers.offers.b.price')).toBe('67,00');
    await field(page, 'Preço de tabela').fill('149,00');
    await expectSaved('offers.offers.b.price', '129,00');
    expect(saved('offers.offers.b.listPrice')).toBe('149,00');
    const note = page.getByRole('status').filter({ hasText: 'Confira também' }).first();
    await expect(page.getByText('Tem de cobrar R$ 129,00.')).toBeVisible();
    for (const name of ['Valor informado nos relatórios de anúncios', 'Valor de cada parcela']) {
      await note.getByRole('link', { name }).click();
      await expect(field(page, name)).toBeFocused();
    }
    const suggestion = page.getByRole('button', { name: 'Usar R$ 13,35 em cada parcela' });
    await suggestion.click();
    await expect(field(page, 'Valor de cada parcela')).toHaveValue('13,35');
    await expect(suggestion).toBeHidden();
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
    await expect(field(page, 'Valor de cada parcela')).toHaveValue('7,79');
  });

  await test.step('sees the page that a field stands on, and stays on it where another shows the field too', async () => {
    const shown = page.locator('iframe');
    await field(page, 'Preço').click();
    await expect(frame.locator('#preco [data-price]')).toBeInViewport();
    await expect(shown).toHaveAttribute('title', 'Prévia: Página principal');
    await open(page, 'offers.offers.exclusiva');
    await field(page, 'Preço').click();
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Antes de ir');
    await expect(frame.getByText(/R\$\s57/).first()).toBeInViewport();
    await expect(shown).toHaveAttribute('title', 'Prévia: Oferta exclusiva');
    await tab(page, 'Página').click();
    await expect(frame.locator('#preco [data-price]')).toHaveText(/129,00/);
  });

  await test.step('chooses a deadline, whose fields come with it', async () => {
    await tab(page, 'Preços').click();
    const checkout = field(page, 'Pagamento depois do prazo');
    await expect(checkout).toBeHidden();
    await page.locator('.card', { hasText: /^Um prazo de verdade/ }).click();
    await expect(checkout).toBeVisible();
    await expect(page.getByText('Tem de cobrar R$ 149,00.')).toBeVisible();
    await expectSaved('offers.countdown', 'deadline');
    // A year that is half typed is not a date yet.
    const deadline = written('offers');
    const year = page.getByRole('group', { name: 'Termina em' }).getByRole('spinbutton', { name: /ano/ });
    await year.click();
    await page.keyboard.press('Backspace');
    await expect(year).toHaveText(/^0?\d{3}$/);
    expect(written('offers')).toBe(deadline);
    // The hour, the minute, and what comes after them.
    for (const _ of ['hour', 'minute', 'end']) await page.keyboard.press('Tab');
    await expect(year).toHaveText(/^2\d{3}$/);
  });

  await test.step('chooses another page for the phone, whose fields come into view', async () => {
    await openPart(page, 'Abertura');
    await page.getByRole('link', { name: /^Planner no celular/ }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByText('Lista', { exact: true }).click();
    await expectSaved(`${SECTIONS}.inicio.planner.kind`, 'lista');
    await expect(field(page, 'Hora no celular')).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('adds a testimonial with a picture', async () => {
    await openPart(page, 'Depoimentos');
    await page.getByRole('button', { name: 'Adicionar em Depoimentos' }).click();
    await expect(field(page, 'Nome')).toHaveValue('Nome S.');
    await expect(page.getByRole('group', { name: 'Arquivo' }).locator('img')).toHaveAttribute(
      'src',
      /depoimentos/,
    );
    await field(page, 'Nome').fill('Davi R.');
    await field(page, 'Frase em destaque').fill('Agora começo o dia em paz.');
    const send = async (name: string, height: number, width = 900) => {
      const picture = sharp({ create: { width, height, channels: 3, background: '#dde6dd' } });
      const buffer = await picture.png().toBuffer();
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
    };
    const file = () => saved('proof.testimonials.3.picture.file');
    const crop = page.getByRole('dialog', { name: 'Recortar a imagem' });
    // It begins with that of the first one.
    const repeated = page.getByText('Outro item desta lista já usa esta imagem.');
    await expect(repeated).toBeVisible();
    // None of its parts would do.
    await send('pequena.png', 1160, 560);
    await expect(page.getByText('ela tem 560 pixels de largura, e o lugar pede 720')).toBeVisible();
    await expect(crop).toBeHidden();
    // A picture of another shape than the conversations have; taken whole, it does not become their measure.
    await send('inteira.png', 2400);
    await expect(crop).toContainText('1170 × 1680');
    await expect(crop.getByRole('slider', { name: 'De cima a baixo' })).toHaveValue('0');
    for (const [width, height] of [
      [1280, 800],
      [1366, 640],
      [390, 660],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of ['Cancelar', 'Usar inteira', 'Usar este recorte'])
        await expect(crop.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await crop.getByRole('button', { name: 'Usar inteira' }).click();
    await expect.poll(file).toMatch(/inteira/);
    await expect(repeated).toBeHidden();
    await send('conversa.png', 2000);
    await expect(crop).toContainText('1170 × 1680');
    await crop.getByRole('button', { name: 'Usar este recorte' }).click();
    await expect.poll(file).toMatch(/conversa/);
    const reminder = page.getByText('A imagem mudou: “Descrição da imagem” ainda diz');
    await expect(reminder).toBeVisible();
    await field(page, 'Descrição da imagem').fill('Davi: agora começo o dia em paz.');
    await expect(reminder).toBeHidden();
    const choose = async (name: RegExp) => {
      await page.getByRole('button', { name: 'Já enviadas' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    // A picture that was copied, not a file.
    const copied = await sharp({ create: { width: 1170, height: 1680, channels: 3, background: '#aab' } })
      .png()
      .toBuffer();
    await page.getByRole('button', { name: 'Trocar imagem' }).evaluate(
      (button, bytes) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
        button.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [...copied],
    );
    await expect.poll(file).toMatch(/image/);
    await choose(/conversa\.\w+/);
    await expect.poll(file).toMatch(/conversa/);
    await field(page, 'Descrição da imagem').fill('Davi: agora começo o dia com Deus.');
    // The present one: nothing changes.
    await choose(/conversa\.\w+/);
    await expect(reminder).toBeHidden();
    // One that is too small is refused, and gives way to the one before it.
    await choose(/selos\/aplicativo/);
    const former = page.getByRole('button', { name: 'Ficar com a anterior' });
    await former.click();
    await expect(former).toBeHidden();
    expect(file()).toMatch(/conversa/);
    await choose(/conversa-1\./);
    await expect.poll(file).toMatch(/conversa-1/);
    await expect(reminder).toBeVisible();
    await page.getByRole('button', { name: 'Apagar: Depoimento 4' }).click();
    await expect(page.getByRole('grid', { name: 'Depoimentos' }).getByRole('row')).toHaveCount(3);
    await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByRole('grid', { name: 'Depoimentos' }).getByRole('row')).toHaveCount(4);
    await tab(page, 'Página').click();
    await expect(frame.locator('#depoimentos')).toContainText('Davi R.');
    await expect(frame.locator('#depoimentos img')).toHaveCount(4);
  });

  await test.step('overwrites a value that is changed elsewhere, and learns where', async () => {
    await open(page, 'site.guarantee.heading');
    const heading = field(page, 'Título da garantia');
    const before = written('site');
    await heading.press('End');
    for (const _ of ' dias') await heading.press('ArrowLeft');
    // One key deletes the whole name.
    await heading.press('Backspace');
    await page.keyboard.type('15');
    await expectSaved('site.guarantee.heading', 'Garantia incondicional de 15 dias');
    await expect(page.getByText('Saiu do texto o valor automático “Dias de garantia”.')).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Desfazer/ })
      .click();
    await expect.poll(() => written('site')).toBe(before);
    await expect(page.getByText('Saiu do texto o valor automático')).toBeHidden();
    // What is typed after an inserted value follows it.
    await heading.focus();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Inserir um valor em Título da garantia' }).click();
    await page.getByRole('menuitem', { name: 'Nome do produto' }).click();
    await expect(heading).toBeFocused();
    await page.keyboard.type(' já');
    await expectSaved('site.guarantee.heading', 'Garantia incondicional de {garantia} dias{nome} já');
  });

  await test.step('chooses another drawing for a feature', async () => {
    await open(page, 'product.features.0.icon');
    await page.getByRole('button', { name: 'Bíblia', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Procurar um desenho' }).fill('coração');
    await page.getByRole('option', { name: 'Coração', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectSaved('product.features.0.icon', 'coracao');
  });

  await test.step('moves a part with the keys', async () => {
    // Right after another screen, as fast as the keys go.
    await tab(page, 'Preços').click();
    await tab(page, 'Página').press('Enter');
    await tabTo(page, page.getByRole('row'));
    const part = page.getByRole('row', { name: /^Perguntas/ });
    await tabTo(page, part, 'ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(part.locator('.grip')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.drop-line[data-drop-target]')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => idsOf(MAIN).join()).toContain('perguntas,preco');
    await expect(frame.locator('#perguntas + #preco')).toBeAttached();
    await expect(frame.locator('#perguntas h2')).toBeInViewport();
  });

  await test.step('hides a part, which keeps its place in the list, and shows it there again', async () => {
    const before = { ids: idsOf(MAIN), written: written(MAIN) };
    await page.getByRole('button', { name: 'Esconder Perguntas' }).click();
    await expectSaved(`${SECTIONS}.perguntas.hidden`, true);
    await expect(frame.locator('#perguntas')).toHaveCount(0);
    expect(idsOf(MAIN)).toEqual(before.ids);
    await page.getByRole('button', { name: 'Mostrar Perguntas' }).click();
    await expect.poll(() => written(MAIN)).toBe(before.written);
    await expect(frame.locator('#perguntas h2')).toBeInViewport();
  });

  await test.step('is led to a list on a screen of forms', async () => {
    const list = page.getByRole('grid', { name: 'Páginas do produto' });
    await tab(page, 'Preços').click();
    await open(page, 'product.modules');
    await expect(list.getByRole('row').last()).toBeInViewport({ ratio: 1 });
  });

  await test.step('goes back to an earlier moment of the day, and takes that back', async () => {
    const before = hashes();
    await page.getByRole('link', { name: 'Versões' }).click();
    await page.getByText(/momentos, um por um$/).click();
    await page.getByRole('button', { name: /^Voltar até aqui.*, Nome do produto$/ }).click();
    await expectSaved('offers.offers.b.price', '67,00');
    expect(saved('site.name')).toBe('Planner da Manhã');
    await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click();
    // A file that is being written meanwhile is gone before it can be read.
    await expect(() => expect(hashes()).toEqual(before)).toPass();
  });

  const CHECKOUT = 'offers.offers.b.checkout';
  const link = field(page, 'Link de pagamento');
  const own = 'https://pay.hotmart.com/K98765432X';

  await test.step('breaks a link, which is not saved, and mends it', async () => {
    await open(page, CHECKOUT);
    const faults = page.getByRole('link', { name: '1 campo por corrigir' });
    await link.fill('');
    // Longer than any other field waits.
    await link.pressSequentially('pay hotmart', { delay: 150 });
    expect(await faults.isVisible()).toBe(false);
    await link.blur();
    await expect(faults).toBeVisible();
    await field(page, 'Preço').focus();
    await faults.click();
    await expect(link).toBeFocused();
    expect(saved(CHECKOUT)).not.toContain('pay hotmart');
    await tab(page, 'Conferir').click();
    await expect(
      page.getByRole('listitem').filter({ hasText: '“Link de pagamento” não foi salvo' }),
    ).toBeVisible();
    await open(page, CHECKOUT);
    await link.fill(own);
    await expectSaved(CHECKOUT, own);
    await expect(faults).toBeHidden();
  });

  await test.step('types a link with tracking, which is taken out, and brings it back', async () => {
    const typed = `${own}?off=a&src=bio`;
    await link.fill(typed);
    const removed = page.getByText('Tiramos do link o código src: ele veio de uma visita');
    await expect(removed).toBeHidden();
    await link.blur();
    await expect(removed).toBeVisible();
    await expect(link).toHaveValue(`${own}?off=a`);
    await expectSaved(CHECKOUT, `${own}?off=a`);
    // Undone, nothing was taken out of it.
    const steps = page.getByRole('banner');
    await steps.getByRole('button', { name: /^Desfazer/ }).click();
    await expect(removed).toBeHidden();
    await steps.getByRole('button', { name: /^Refazer/ }).click();
    await page.getByRole('button', { name: 'Deixar como veio' }).click();
    await expect(removed).toBeHidden();
    await expectSaved(CHECKOUT, typed);
    // It was kept on purpose.
    await link.focus();
    await link.blur();
    await expect(link).toHaveValue(typed);
    await link.fill(own);
    await expectSaved(CHECKOUT, own);
  });

  await test.step('gives two prices one link, which is said under the field', async () => {
    await open(page, 'offers.offers.exclusiva.checkout');
    const before = await link.inputValue();
    const problem = page.getByRole('status').filter({ hasText: 'é o mesmo link de outro preço' });
    await link.fill(own);
    await expect(problem).toBeVisible();
    await link.fill(before);
    await expect(problem).toBeHidden();
  });

  await test.step('starts a promotion from suggestions while a link is an example, which Conferir names, and mends it', async () => {
    await open(page, CHECKOUT);
    await link.fill('https://pay.example.com/planner');
    await expectSaved(CHECKOUT, 'https://pay.example.com/planner');
    await tab(page, 'Preços').click();
    const during = page.getByText('Ver como na promoção');
    await expect(during).toBeHidden();
    await page.getByText('Usar: Promoção com dia e hora', { exact: true }).click();
    await expect
      .poll(() => saved('offers.promotion'))
      .toMatchObject({
        enabled: true,
        price: '53,00',
        checkout: 'https://pay.example.com/planner',
      });
    const price = frame.locator('#preco [data-price]:visible');
    await expect(price).toHaveText(/129,00/);
    // The preview knows of the promotion.
    await expect(frame.locator('html')).toHaveAttribute('data-phases', /promotion/);
    await during.click();
    await expect(price).toHaveText(/53,00/);
    await expect(price).toBeInViewport();
    await during.click();
    await expect(price).toHaveText(/129,00/);
    await tab(page, 'Conferir').click();
    await expect(page.getByRole('link', { name: /Pagamento da promoção$/ }).first()).toBeVisible({
      timeout: BUILD_MS,
    });
    // While something is missing the button of Publicar checks, and publishes nothing.
    const published: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && published.push(request.url()));
    await page.getByRole('link', { name: 'Publicar' }).click();
    const checked = page.waitForResponse(/\/api\/preflight/, { timeout: BUILD_MS });
    await page.getByRole('button', { name: 'Conferir de novo' }).click();
    await checked;
    expect(published).toEqual([]);
    await tab(page, 'Conferir').click();
    await page
      .getByRole('link', { name: /Oferta B.*Link de pagamento$/ })
      .first()
      .click({ timeout: BUILD_MS });
    await expect(link).toBeFocused();
    await link.fill(own);
    await expectSaved(CHECKOUT, own);
    // One press from field to field, and back to a list that says that it is made again.
    const list = page.getByRole('navigation', { name: 'Lista de Conferir' });
    await list.getByRole('link', { name: /^Próximo: .*Pagamento/ }).click();
    await expect(page.locator(':focus')).toHaveValue(/example/);
    await list.getByRole('link', { name: 'Voltar a Conferir' }).click();
    await expect(page.getByRole('status').getByText('Conferindo…')).toBeVisible();
    await expect(page.locator('.tabs .count')).toHaveText(/^…/);
    await expect(page.locator('.tabs .count')).toHaveText(/^\d/, { timeout: BUILD_MS });
  });

  await test.step('chooses own colours, which begin with those that were there', async () => {
    await tab(page, 'Marca').click();
    await page.locator('.card', { hasText: /^Minhas cores/ }).click();
    await expect(field(page, 'A escura')).toHaveValue('#12123a');
    await expect(field(page, 'A clara')).toBeInViewport();
    await expect(page.locator('.card', { hasText: /^Minhas cores/ })).toBeInViewport();
    // The choice needs them.
    await expect(page.getByRole('button', { name: 'Tirar Minhas duas cores' })).toBeHidden();
    await expect.poll(() => saved('brand.colors')).toEqual(['#12123a', expect.stringMatching(/^#/)]);
    await expect(page.getByRole('link', { name: /por corrigir/ })).toBeHidden();
  });

  await test.step('uploads captions, which must be WebVTT', async () => {
    await open(page, `${SECTIONS}.sobre.video.captions`);
    const file = page.getByRole('group', { name: 'Arquivo de legendas' }).first().locator('input');
    const send = (name: string, text: string) =>
      file.setInputFiles({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) });
    await send('falas.vtt', '1\n00:00:01,000 --> 00:00:02,000\nBom dia\n');
    await expect(page.getByText('Isto não é um arquivo de legendas WebVTT')).toBeVisible();
    await send('Falas do vídeo.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nBom dia\n');
    await expectSaved(`${SECTIONS}.sobre.video.captions`, 'video/falas-do-video.vtt');
  });

  await test.step('takes the logo out, and sends another drawing', async () => {
    await tab(page, 'Marca').click();
    const logo = page.getByRole('group', { name: 'Logotipo', exact: true });
    await logo.getByRole('button', { name: 'Tirar' }).click();
    await expectSaved('brand.logo', '');
    const drawing = (name: string, width: number, color: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"><path fill="${color}" d="M0 0h${width}v9"/></svg>`;
      return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    };
    await logo.locator('input').setInputFiles(drawing('Faixa.svg', 30, '#223'));
    const warnings = logo.getByText(/^O logotipo é/);
    await expect(warnings).toHaveText([/^O logotipo é largo/, /^O logotipo é escuro/]);
    await logo.locator('input').setInputFiles(drawing('Sol.svg', 9, '#fda'));
    await expect.poll(() => saved('brand.logo')).toMatch(/sol\.svg$/);
    await expect(warnings).toHaveCount(0);
  });

  await test.step('undoes everything', async () => {
    const undo = page.getByRole('button', { name: /^Desfazer/ });
    // Reads the response, because the button is only disabled once React has rendered it.
    for (let undoLabel: unknown = 'Preço'; undoLabel !== undefined; ) {
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/undo'));
      await undo.click();
      ({ undoLabel } = (await (await answer).json()).state);
    }
    await expect(undo).toBeDisabled();
    // Uploads go with the step that used them; redo has them from the history.
    expect(hashes()).toEqual(before);
    await tab(page, 'Página').click();
    await expect(frame.locator('header')).toContainText('Planner Devocional');
    await expect(frame.locator('#preco [data-price]')).toHaveText(/67,00/);
  });
});

test.describe('publishing', () => {
  test.beforeAll(() => {
    for (const folder of WRITTEN.filter(existsSync)) {
      rmSync(asideOf(folder), { recursive: true, force: true });
      renameSync(folder, asideOf(folder));
    }
  });

  test.afterAll(() => {
    for (const folder of WRITTEN) {
      rmSync(folder, { recursive: true, force: true });
      if (existsSync(asideOf(folder))) renameSync(asideOf(folder), folder);
    }
  });

  test('a seller publishes, changes the page and brings the publication back', async ({ page }) => {
    test.setTimeout(2 * BUILD_MS);
    const published = hashes();
    const zip = resolve('packed', 'site.zip');
    const publication = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 2, name: /^Arquivo ZIP montado em / }),
    });
    await page.goto(editor.address);

    await test.step('chooses shared hosting, and sees what is done', async () => {
      await page.getByRole('link', { name: 'Publicar' }).click();
      await page.getByText('Arquivo ZIP', { exact: true }).click();
      await expect(page.getByText('o site muda na internet quando você o envia à hospedagem')).toBeVisible();
      await page.getByRole('button', { name: 'Montar agora' }).click();
      await expect(page.getByRole('button', { name: 'Montando…' })).toBeVisible();
      for (const text of ['Montando o site…', 'Conferindo o site…', 'Fazendo o ZIP para a hospedagem…'])
        await expect(page.getByText(text)).toBeVisible({ timeout: BUILD_MS });
    });

    await test.step('sees where it is, and what to try as a buyer', async () => {
      await expect(page.getByRole('heading', { name: /^O ZIP está pronto/ })).toBeVisible();
      await expect(page.getByText(zip)).toBeVisible();
      await page.reload();
      await expect(page.getByText(zip)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Abrir a pasta' })).toBeVisible();
      const step = page.getByRole('checkbox', { name: /^Compre de verdade/ });
      await step.check();
      await expect(step).toBeChecked();
      await expect(page.getByRole('heading', { name: /^O que mudou desde/ })).toBeVisible();
      await expect(page.getByText('Nada.', { exact: true })).toBeVisible();
      const files = unzipSync(readFileSync(zip));
      expect(Buffer.from(files['index.html'] ?? []).toString()).toContain('Planner Devocional');
      expect(hashes()).toEqual(published);
    });

    await test.step('finds the publication among the versions', async () => {
      await page.getByRole('link', { name: 'Versões' }).click();
      await expect(publication.getByText('a de agora')).toBeVisible();
    });

    await test.step('changes a text, a part and a picture, which Publicar lists', async () => {
      await openPart(page, 'Abertura');
      await field(page, 'Título, começo').fill('Acorde com Deus em');
      await expectSaved(`${SECTIONS}.inicio.headline`, 'Acorde com Deus em');
      await page.getByRole('link', { name: /Título no WhatsApp e nas redes$/ }).click();
      await expect(field(page, 'Título no WhatsApp e nas redes').first()).toBeFocused();
      await tab(page, 'Página').click();
      await page.getByRole('button', { name: 'Esconder Passos' }).click();
      await expectSaved(`${SECTIONS}.como-funciona.hidden`, true);
      await openPart(page, 'Depoimentos');
      await page.getByRole('row', { name: 'Bia C.' }).click();
      const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#dde6dd' } });
      const buffer = await picture.png().toBuffer();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'outra.png', mimeType: 'image/png', buffer });
      await page.getByRole('button', { name: 'Usar este recorte' }).click();
      await expect.poll(() => saved('proof.testimonials.0.picture.file')).toMatch(/outra/);
      await page.getByRole('link', { name: 'Publicar' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Acorde com Deus em' })).toBeVisible();
    });

    await test.step('takes one of the changes back alone', async () => {
      await page.getByRole('link', { name: 'Voltar à versão anterior' }).click();
      const today = page.getByRole('listitem').filter({ hasText: 'a de agora' });
      await today.getByText('4 mudanças').click();
      const takeBack = today.getByRole('button', {
        name: /^Voltar só isto.*Passos.*Escondida/,
      });
      await takeBack.click();
      await expectSaved(`${SECTIONS}.como-funciona.hidden`, undefined);
      expect(saved(`${SECTIONS}.inicio.headline`)).toBe('Acorde com Deus em');
      await expect(page.getByRole('status').filter({ hasText: 'Voltou como era antes' })).toBeVisible();
      await expect(takeBack).toBeHidden();
      await expect(today.getByText('3 mudanças')).toBeVisible();
    });

    await test.step('brings the publication back whole', async () => {
      await publication.getByRole('button', { name: /^Voltar a esta/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar a esta versão' }).click();
      await expect(page.locator('.version', { hasText: 'a de agora' }).getByRole('heading')).toHaveText(
        /^De volta a: Arquivo ZIP montado em /,
      );
      expect(hashes()).toEqual(published);
      await tab(page, 'Página').click();
      await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Comece o dia');
      await expect(preview(page).locator('#como-funciona')).toBeAttached();
    });
  });
});

test('on a phone the page comes over the form, and gives way to the same field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'offers.offers.b.listPrice');
  const list = field(page, 'Preço de tabela');
  const saved = await list.inputValue();
  await list.fill('1,00');
  await expect(page.getByRole('link', { name: '1 campo por corrigir' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.screen-menu').getByText('Preços')).toBeInViewport({ ratio: 1 });
  await list.fill(saved);
  await expect(page.getByRole('link', { name: /por corrigir/ })).toBeHidden();
  await list.click();
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeHidden();
  await page.getByRole('button', { name: 'Ver página' }).click();
  const back = page.getByRole('button', { name: 'Voltar' });
  await expect(back).toBeFocused();
  await expect(list).toBeHidden();
  await expect(
    preview(page)
      .locator('#preco')
      .getByText(/R\$\s119/)
      .first(),
  ).toBeInViewport();
  await back.click();
  await expect(list).toBeFocused();
  await expect(list).toBeInViewport();
  await page.getByRole('button', { name: 'Ver página' }).click();
  await preview(page).locator('#preco [data-price]').click();
  await expect(field(page, 'Preço')).toBeFocused();

  await test.step('and what floats over it covers neither the page’s own price nor a field with the focus', async () => {
    const edges = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().toJSON());
    await page.getByRole('link', { name: 'Fechar o painel' }).click();
    await page.getByRole('button', { name: 'Entendi' }).click();
    const parts = await edges(page.getByRole('button', { name: 'Partes' }));
    expect((await edges(page.locator('iframe'))).bottom).toBeLessThanOrEqual(parts.top);
    await open(page, 'offers.offers.b');
    const tracked = field(page, 'Valor informado nos relatórios de anúncios');
    await tracked.focus();
    const opener = await edges(page.getByRole('button', { name: 'Ver página' }));
    expect((await edges(tracked)).bottom).toBeLessThanOrEqual(opener.top);
  });
});

test('the keys alone lead from opening to a saved text, and back', async ({ page }) => {
  const before = hashes();
  await page.goto(editor.address);
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  const part = page.getByRole('row', { name: 'Abertura', exact: true });
  await expect(part).toBeVisible();
  await tabTo(page, page.getByRole('row'));
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  const headline = field(page, 'Título, começo');
  await expect(headline).toBeVisible();
  await expect(field(page, 'Título, fim em destaque')).toHaveAccessibleDescription(
    /9 \/ 20 {minutos} = 7: Minutos por dia\. Muda em Conteúdo/,
  );
  await tabTo(page, headline);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Acorde com Deus em');
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Acorde com Deus em');
  await expect(page.getByRole('status').filter({ hasText: 'Salvo' })).toBeVisible();
  await expectSaved(`${SECTIONS}.inicio.headline`, 'Acorde com Deus em');
  const undo = page.getByRole('button', { name: 'Desfazer: Título, começo' });
  await page.getByRole('link', { name: 'Conferir' }).focus();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await expect(page.getByRole('tooltip', { name: 'Desfazer: Título, começo' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Desfeito: Título, começo')).toBeVisible();
  await expect.poll(hashes).toEqual(before);
});

test('content that was broken outside is reported, and mended in the editor where it has a field', async ({
  page,
}) => {
  test.setTimeout(2 * BUILD_MS);
  const before = hashes();
  const rewrite = (file: string, change: (yaml: string) => string) =>
    writeFileSync(join(editor.folder, `${file}.yaml`), change(written(file)));
  const whole = Object.fromEntries(['offers', MAIN, 'site'].map((file) => [file, written(file)]));
  await open(page, 'offers.offers.b.listPrice');
  await expect(field(page, 'Preço de tabela')).toHaveValue('119,00');

  await test.step('shows values of another kind in their fields', async () => {
    rewrite('offers', (yaml) =>
      yaml.replace('price: 67,00', 'price:').replace('listPrice: 119,00', 'listPrice: 119'),
    );
    await expect(field(page, 'Preço')).toHaveValue('');
    await expect(field(page, 'Preço de tabela')).toHaveValue('119');
    await field(page, 'Preço de tabela').fill('119,00');
    await field(page, 'Preço').fill('67,00');
    await expectSaved('offers.offers.b.price', '67,00');
    expect(saved('offers.offers.b.listPrice')).toBe('119,00');
  });

  await test.step('begins a list again where a text stands, to which Conferir leads', async () => {
    rewrite(MAIN, (yaml) =>
      yaml.replace(/( {4}id: perguntas\n.*\n {4}items:)\n(?: {6}.*\n)+/, '$1 nenhuma\n'),
    );
    await tab(page, 'Conferir').click();
    await page.getByRole('link', { name: /^Corrigir aqui.*Perguntas$/ }).click({ timeout: BUILD_MS });
    await expect(page.getByText('Nada aqui ainda.')).toBeVisible();
    await page.getByRole('button', { name: 'Adicionar em Perguntas' }).click();
    await expect
      .poll(() => saved(`${SECTIONS}.perguntas.items.0`))
      .toMatchObject({ question: expect.any(String) });
  });

  await test.step('names the file and the line where no field can mend it, and what to do', async () => {
    rewrite(MAIN, () => whole[MAIN] ?? '');
    rewrite('site', (yaml) => `${yaml}pages2: 1\n`);
    await tab(page, 'Conferir').click();
    await expect(page.getByText(/site\.yaml, linha \d+: /)).toBeVisible({ timeout: BUILD_MS });
    rewrite('site', (yaml) => `${yaml}- [\n`);
    await expect(page.getByText(/site\.yaml, linha \d+: (?!este campo)/)).toBeVisible({ timeout: BUILD_MS });
    for (const name of ['Marca', 'Página', 'Conteúdo', 'Quem vende']) {
      await tab(page, name).click();
      await expect(page.getByRole('alert')).toBeHidden();
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
  });

  await test.step('says of an address without a field that there is nothing, and of a screen that it cannot be shown', async () => {
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
    await tab(page, 'Preços').click();
    await expect(page.getByRole('grid', { name: 'Ofertas' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  for (const [file, yaml] of Object.entries(whole)) rewrite(file, () => yaml);
  await expect.poll(hashes).toMatchObject(before);
});

test('what is pasted is saved clean, and stays as it is typed while one types on', async ({ page }) => {
  const files = ['site', MAIN, 'tracking'];
  const before = files.map(written);
  /** Types, and waits until the editor has answered. */
  const type = async (text: string) => {
    const answer = page.waitForResponse('**/api/edits');
    await page.keyboard.insertText(text);
    expect(await (await answer).json()).toMatchObject({ status: 'saved' });
  };

  for (const [place, name] of [
    ['site.name', 'Nome do produto'],
    [`${SECTIONS}.inicio.headline`, 'Título, começo'],
  ] as const) {
    await open(page, place);
    await field(page, name).click();
    await page.keyboard.press('ControlOrMeta+a');
    await type('Orac\u0327a\u0303o\u00a0\u200e');
    await expectSaved(place, 'Oração');
    await type('à noite');
    await expectSaved(place, 'Oração\u00a0à noite');
  }

  for (const [place, name, pasted, kept] of [
    ['tracking.metaPixel', 'Pixel da Meta', '\u200e123456789012345\u00a0', '123456789012345'],
    ['tracking.googleAnalytics', 'Google Analytics', 'g-ab12cd34ef\u00a0', 'G-AB12CD34EF'],
  ] as const) {
    await open(page, place);
    await field(page, name).click();
    await type(pasted);
    await expectSaved(place, kept);
  }
  for (const [index, file] of files.entries())
    writeFileSync(join(editor.folder, `${file}.yaml`), before[index] ?? '');
});

test('what was being written when the editor ended is saved once it was opened again', async ({ page }) => {
  test.setTimeout(2 * BUILD_MS);
  const before = written('site');
  await page.goto(`${editor.address}/#/marca`);
  const name = field(page, 'Nome do produto');
  // Before, there is nothing to write in.
  await expect(name).toBeVisible();
  await editor.restart(async () => {
    await expect(page.getByText('Sem ligação com o editor')).toBeVisible();
    await name.fill('Planner da Noite');
    await expect(page.getByText(/O editor não responde.*recarregue esta página/)).toBeVisible();
  });
  await expect(page.getByRole('alert').getByText('O editor foi aberto de novo')).toBeVisible();
  expect(written('site')).toBe(before);
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expectSaved('site.name', 'Planner da Noite');
  await expect(name).toHaveValue('Planner da Noite');
  await page.getByRole('button', { name: 'Desfazer: Nome do produto' }).click();
  await expect.poll(() => written('site')).toBe(before);
});
