// Files that a seller sends from the editor's page, chooses again, pastes, or drops on it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { pictureFile, test } from './editorTest.ts';

const SECTIONS = 'pages/principal.sections';

test('pictures: a testimonial is added with one that is sent whole, cut, pasted and chosen again', async ({
  page,
  editor,
  ui: { field, openPart, preview, tab, undoInNotice },
}) => {
  await page.goto(editor.address);
  await openPart('Depoimentos');
  await page.getByRole('button', { name: 'Adicionar em Depoimentos' }).click();
  await field('Nome').fill('Davi R.');
  await field('Frase em destaque').fill('Agora começo o dia em paz.');
  const file = () => editor.saved('proof.testimonials.3.picture.file');
  const input = page.locator('input[type=file]');
  const crop = page.getByRole('dialog', { name: 'Recortar a imagem' });
  // It begins with the picture of the first one.
  const repeated = page.getByText('Outro item desta lista já usa esta imagem.');
  await expect(repeated).toBeVisible();
  // A picture of another shape than the conversations have; taken whole, it does not become their measure.
  await input.setInputFiles(await pictureFile('inteira.png', 900, 2400));
  await expect(crop).toContainText('1170 × 1680');
  for (const [width, height] of [
    [1366, 640],
    [390, 660],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Cancelar', 'Usar inteira', 'Usar este recorte'])
      await expect(crop.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await crop.getByRole('button', { name: 'Usar inteira' }).click();
  await expect.poll(file).toMatch(/inteira/);
  await expect(repeated).toBeHidden();
  await input.setInputFiles(await pictureFile('conversa.png', 900, 2000));
  await expect(crop).toContainText('1170 × 1680');
  await crop.getByRole('button', { name: 'Usar este recorte' }).click();
  await expect.poll(file).toMatch(/conversa/);
  const reminder = page.getByText('A imagem mudou: “Descrição da imagem” ainda diz');
  await expect(reminder).toBeVisible();
  await field('Descrição da imagem').fill('Davi: agora começo o dia em paz.');
  await expect(reminder).toBeHidden();

  // A picture that was copied, not a file.
  const { buffer } = await pictureFile('image.png', 1170, 1680);
  await page.getByRole('button', { name: 'Trocar imagem' }).evaluate(
    (button, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
      button.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [...buffer],
  );
  await expect.poll(file).toMatch(/image/);
  const choose = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Já enviadas' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose(/conversa\.\w+/);
  await expect.poll(file).toMatch(/conversa/);
  const rows = page.getByRole('grid', { name: 'Depoimentos' }).getByRole('row');
  await page.getByRole('button', { name: 'Apagar: Depoimento 4' }).click();
  await expect(rows).toHaveCount(3);
  await undoInNotice.click();
  await expect(rows).toHaveCount(4);
  await tab('Página').click();
  await expect(preview.locator('#depoimentos')).toContainText('Davi R.');
  await expect(preview.locator('#depoimentos img')).toHaveCount(4);
});

test('pictures: captions and a logo are files too, and a feature has a drawing', async ({
  page,
  editor,
  ui: { open, tab, expectSaved },
}) => {
  await open(`${SECTIONS}.sobre.video.captions`);
  const captions = page.getByRole('group', { name: 'Arquivo de legendas' }).first().locator('input');
  for (const [name, text] of [
    ['falas.vtt', '1\n00:00:01,000 --> 00:00:02,000\nBom dia\n'],
    ['Falas do vídeo.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nBom dia\n'],
  ] as const) {
    await captions.setInputFiles({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) });
    if (name === 'falas.vtt')
      await expect(page.getByText('Isto não é um arquivo de legendas WebVTT')).toBeVisible();
  }
  await expectSaved(`${SECTIONS}.sobre.video.captions`, 'video/falas-do-video.vtt');

  await tab('Marca').click();
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
  await expect.poll(() => editor.saved('brand.logo')).toMatch(/sol\.svg$/);
  await expect(warnings).toHaveCount(0);

  await open('product.features.0.icon');
  await page.getByRole('button', { name: 'Bíblia', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Procurar um desenho' }).fill('coração');
  await page.getByRole('option', { name: 'Coração', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectSaved('product.features.0.icon', 'coracao');
});

test('pictures: a crop is made of the original file, which is encoded once', async ({
  page,
  editor,
  ui: { open },
}) => {
  await open('proof.testimonials.0');
  // Of a camera that was turned: upright it is 1200 × 2400.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#dde6dd', noise } });
  const encode = (picture: Sharp) => picture.jpeg({ quality: 90 }).toBuffer();
  const buffer = await encode(photo.withMetadata({ orientation: 6 }));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'virada.jpeg', mimeType: 'image/jpeg', buffer });
  const answered = page.waitForResponse(/\/api\/uploads/);
  await page.getByRole('button', { name: 'Usar este recorte' }).click();
  const { status, file } = await (await answered).json();
  expect(status).toBe('saved');
  const part = { left: 0, top: 0, width: 1200, height: 1723 };
  const expected = await encode(sharp(buffer).autoOrient().extract(part));
  expect(readFileSync(join(editor.folder, 'uploads', file.name)).equals(expected)).toBe(true);
});

test('pictures: a file that is dropped beside the place for it opens nowhere', async ({
  page,
  context,
  editor,
  ui: { field, open, preview },
}) => {
  const file = resolve(editor.folder, '..', 'solta.png');
  writeFileSync(file, (await pictureFile('solta.png', 1170, 1680)).buffer);
  const devtools = await context.newCDPSession(page);
  /** Drops the file in the middle of an element, as from the desktop. */
  const drop = async (target: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    const at = { x: x + width / 2, y: y + height / 2 };
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', { type, ...at, data });
  };
  // Also before the preview's script runs.
  await page.route('**/editor/preview/page/main.ts*', () => {});
  await open('proof.testimonials.0');
  await expect(preview.locator('#depoimentos')).toBeAttached();
  const opened: string[] = [];
  context.on('page', (other) => opened.push(other.url()));
  page.on('framenavigated', (frame) => opened.push(frame.url()));
  for (const place of [page.getByRole('banner'), field('Nome'), page.locator('iframe')]) await drop(place);
  const picture = page.getByRole('group', { name: 'Arquivo' }).locator('img');
  await drop(picture);
  await expect(picture).toHaveAttribute('src', /solta/);
  expect(opened).toEqual([]);
  await expect(field('Nome')).toBeVisible();
});
