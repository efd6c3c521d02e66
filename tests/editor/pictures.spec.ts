// Tests the picture field where it needs a real browser. The other tests are in editor/ui/fields/files.test.tsx.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { test } from './editorTest.ts';

test('pictures: the crop dialog fits every screen, and the crop is encoded once from the original file', async ({
  page,
  editor,
  ui: { open },
}) => {
  await open('proof.testimonials.0');
  // A photo taken with a rotated camera: upright, it has 1200 × 2400 px.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#dde6dd', noise } });
  const encode = (picture: Sharp) => picture.jpeg({ quality: 90 }).toBuffer();
  const buffer = await encode(photo.withMetadata({ orientation: 6 }));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'virada.jpeg', mimeType: 'image/jpeg', buffer });
  const crop = page.getByRole('dialog', { name: 'Recortar a imagem' });
  for (const [width, height] of [
    [1366, 640],
    [390, 660],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Cancelar', 'Usar inteira', 'Usar este recorte'])
      await expect(crop.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  const answered = page.waitForResponse(/\/api\/uploads/);
  await crop.getByRole('button', { name: 'Usar este recorte' }).click();
  const { status, file } = await (await answered).json();
  expect(status).toBe('saved');
  const part = { left: 0, top: 0, width: 1200, height: 1723 };
  const expected = await encode(sharp(buffer).autoOrient().extract(part));
  expect(readFileSync(join(editor.folder, 'uploads', file.name)).equals(expected)).toBe(true);
});

test('pictures: warns about a logo that is too wide or too dark', async ({ page, ui: { open } }) => {
  await open('brand.logo');
  const logo = page.getByRole('group', { name: 'Logotipo', exact: true });
  const warnings = logo.getByText(/^O logotipo é/);
  for (const [width, color, expected] of [
    [30, '#223', [/^O logotipo é largo/, /^O logotipo é escuro/]],
    [9, '#fda', []],
  ] as const) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 9"><path fill="${color}" d="M0 0h${width}v9"/></svg>`;
    const file = { name: `${width}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    await logo.locator('input').setInputFiles(file);
    await expect(logo.locator('img')).toHaveAttribute('src', new RegExp(`${width}\\.svg$`));
    await expect(warnings).toHaveText([...expected]);
  }
});

test('pictures: the browser does not open a file that is dropped outside of its field', async ({
  page,
  context,
  editor,
  ui: { field, open, preview },
}) => {
  const file = resolve(editor.folder, '..', 'solta.png');
  await sharp({ create: { width: 1170, height: 1680, channels: 3, background: '#dde6dd' } }).toFile(file);
  const devtools = await context.newCDPSession(page);
  /** Drops the file in the middle of an element, as if it came from the desktop. */
  const drop = async (target: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    const at = { x: x + width / 2, y: y + height / 2 };
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', { type, ...at, data });
  };
  // This must also work before the preview's script runs.
  await page.route('**/editor/preview/page/main.ts*', () => {});
  await open('proof.testimonials.0');
  await expect(preview.locator('#depoimentos')).toBeAttached();
  const opened: string[] = [];
  context.on('page', (other) => opened.push(other.url()));
  // The preview may load its own page again at any time.
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith('http')) opened.push(frame.url());
  });
  for (const target of [page.getByRole('banner'), field('Nome'), page.locator('iframe')]) await drop(target);
  const picture = page.getByRole('group', { name: 'Arquivo' }).locator('img');
  await drop(picture);
  await expect(picture).toHaveAttribute('src', /solta/);
  expect(opened).toEqual([]);
  await expect(field('Nome')).toBeVisible();
});
