// Pictures that are sent from the editor's page, and files that are dropped on it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { type RunningEditor, startEditor } from './editorProcess.ts';

let editor: RunningEditor;

test.beforeAll(async () => {
  editor = await startEditor('editor-pictures');
});

test.afterAll(() => editor?.stop());

const TESTIMONIAL = 'pagina/principal/depoimentos/proof.testimonials.0';

const FORMATS: [string, (picture: Sharp) => Sharp][] = [
  ['jpeg', (picture) => picture.jpeg({ quality: 90 })],
  ['png', (picture) => picture.png()],
];

for (const [format, encode] of FORMATS) {
  test(`a crop is made of the original file, which is encoded once: ${format}`, async ({ page }) => {
    await page.goto(`${editor.address}/#/${TESTIMONIAL}`);
    // Of a camera that was turned: upright it is 1200 × 2400.
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const photo = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#dde6dd', noise } });
    const buffer = await encode(photo.withMetadata({ orientation: 6 })).toBuffer();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `virada.${format}`, mimeType: `image/${format}`, buffer });
    const answered = page.waitForResponse(/\/api\/uploads/);
    await page.getByRole('button', { name: 'Usar este recorte' }).click();
    const { status, file } = await (await answered).json();
    expect(status).toBe('saved');
    const part = { left: 0, top: 0, width: 1200, height: 1723 };
    const expected = await encode(sharp(buffer).autoOrient().extract(part)).toBuffer();
    expect(readFileSync(join(editor.folder, 'uploads', file.name)).equals(expected)).toBe(true);
  });
}

/** Drops a file in the middle of an element, as from the desktop. */
async function dropFile(page: Page, target: Locator): Promise<void> {
  const file = resolve(editor.folder, '..', 'solta.png');
  writeFileSync(
    file,
    await sharp({ create: { width: 1170, height: 1680, channels: 3, background: '#abc' } })
      .png()
      .toBuffer(),
  );
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not on the screen.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...at, data });
}

test('a file that is dropped beside the place for it opens nowhere', async ({ page, context }) => {
  await page.goto(`${editor.address}/#/${TESTIMONIAL}`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  const opened: string[] = [];
  context.on('page', (other) => opened.push(other.url()));
  page.on('framenavigated', (frame) => opened.push(frame.url()));
  const places = [
    page.getByRole('banner'),
    page.getByRole('textbox', { name: 'Nome', exact: true }),
    page.locator('iframe'),
  ];
  for (const place of places) await dropFile(page, place);
  const picture = page.getByRole('group', { name: 'Arquivo' }).locator('img');
  await dropFile(page, picture);
  await expect(picture).toHaveAttribute('src', /solta/);
  expect(opened).toEqual([]);
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeVisible();
});
