// Tests `npm run dev` with the changes and mistakes that a seller makes.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { freePort, type Program, printedAddress, startProgram } from '../support/programs.ts';
import { copyProject } from '../support/projectCopy.ts';
import { onDesktop } from '../support/screens.ts';

const FOLDER = join('.cache', 'dev-site');
const MAIN = 'pages/principal.yaml';
const PICTURE = 'uploads/modulos/uploads/nova.webp';
const HEADLINE = 'Comece o dia com Deus em';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Waits longer, because the first page is compiled during the wait. */
const expectSoon = expect.configure({ timeout: 60_000 });

let server: Program;
let address = '';

const inContent = (file: string) => join(FOLDER, 'content', file);

function edit(file: string, text: string, replacement: string): void {
  const path = inContent(file);
  const yaml = readFileSync(path, 'utf8');
  expect(yaml).toContain(text);
  writeFileSync(path, yaml.replace(text, replacement));
}

type Saved = { width: number; height?: number; background: string; orientation?: number };

/** The colour of the first module's picture, and the aspect ratios of file and element; a text during navigation. */
const pictureOn = (page: Page) =>
  page
    .locator('[data-slides] img')
    .first()
    .evaluate(async (picture: HTMLImageElement) => {
      picture.loading = 'eager';
      await picture.decode();
      const canvas = document.createElement('canvas').getContext('2d');
      canvas?.drawImage(picture, 0, 0, 1, 1);
      const [red = 0, green = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return {
        colour: red > 100 ? 'red' : green > 100 ? 'green' : 'none',
        aspectRatios: [picture.naturalWidth / picture.naturalHeight, picture.width / picture.height],
      };
    })
    .catch((error) => `no answer: ${error}`);

/** The heading of the page itself, not of Vite's overlay, which may appear briefly between a save and the reload. */
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/**
 * Opens the main page. Returns a function that waits until the page is connected to Vite, which takes some time after
 * each load. If another page is connected, such as the previous one, Vite reports a change before that only to the
 * connected page.
 */
async function open(page: Page): Promise<() => Promise<void>> {
  let isConnected = false;
  page.on('framenavigated', () => {
    isConnected = false;
  });
  page.on('console', (message) => {
    if (message.text().includes('[vite] connected')) isConnected = true;
  });
  const connected = () => expectSoon.poll(() => isConnected).toBe(true);
  await page.goto(address);
  await connected();
  return connected;
}

test.beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  copyProject(FOLDER);
  cpSync(SHIPPED_PRODUCT, join(FOLDER, 'content'), { recursive: true });
  mkdirSync(dirname(inContent(PICTURE)));
  edit('offers.yaml', 'listPrice: 119,00', 'listPrice: 119.00');
  edit(MAIN, 'button: Central de ajuda', 'buton: Central de ajuda');
  const { CONTENT: _, ...env } = process.env;
  server = await startProgram({
    command: ['npm', 'run', 'dev', '--', '--port', String(await freePort())],
    ready: 'watching for file changes',
    cwd: FOLDER,
    env: { ...env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
    detached: true,
  });
  address = `${printedAddress(server)}/`;
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(FOLDER, { recursive: true, force: true });
});

test('errors and missing files are shown until they are corrected', onDesktop, async ({ page, request }) => {
  const connected = await open(page);
  await expectSoon(heading(page)).toHaveText('O conteúdo tem 3 erros');
  for (const place of [/principal\.yaml, linha \d+, .*buton/, /offers\.yaml, linha \d+, .*Preço de tabela/]) {
    expect(server.output()).toMatch(place);
    await expect(page.getByText(place)).toBeVisible();
  }
  const icon = await request.get(`${address}favicon.ico`, { headers: { accept: 'image/*' } });
  expect(icon.status()).toBe(404);
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  edit('offers.yaml', 'listPrice: 119.00', 'listPrice: 119,00');
  await expectSoon(heading(page)).toHaveText('O conteúdo tem 2 erros');
  await connected();
  edit(MAIN, 'buton: Central de ajuda', 'button: Central de ajuda');
  await expectSoon(heading(page)).toContainText(HEADLINE);

  await connected();
  edit(MAIN, `headline: ${HEADLINE}`, `headline: Atenção: ${HEADLINE}`);
  await expectSoon(heading(page)).toHaveText('O conteúdo tem um erro');
  await connected();
  edit(MAIN, `Atenção: ${HEADLINE}`, `Atenção! ${HEADLINE}`);
  await expectSoon(heading(page)).toContainText(`Atenção! ${HEADLINE}`);

  await connected();
  renameSync(inContent('proof.yaml'), join(FOLDER, 'kept'));
  const missing = /proof\.yaml.*não foi encontrado/s;
  await expectSoon(page.getByRole('listitem').filter({ hasText: missing })).toBeVisible();
  await expectSoon.poll(() => server.output()).toMatch(missing);
  await connected();
  renameSync(join(FOLDER, 'kept'), inContent('proof.yaml'));
  await expectSoon(heading(page)).toContainText(HEADLINE);
});

test('a new or replaced picture is shown as soon as it is saved', onDesktop, async ({ page }) => {
  const connected = await open(page);
  const save = async ({ width, height = width, background, orientation = 1 }: Saved) => {
    await connected();
    const picture = sharp({ create: { width, height, channels: 3, background } });
    writeFileSync(inContent(PICTURE), await picture.withMetadata({ orientation }).webp().toBuffer());
  };
  edit('product.yaml', 'file: modulos/biblia.webp', 'file: modulos/uploads/nova.webp');
  await expectSoon(heading(page)).toHaveText('O conteúdo tem um erro');

  const expectPicture = expectSoon.poll(() => pictureOn(page));
  await save({ width: 800, background: 'green' });
  await expectPicture.toMatchObject({ colour: 'green' });
  await save({ width: 300, background: 'red' });
  await expectSoon(page.getByText('pede 720')).toBeVisible();
  await save({ width: 800, background: 'red' });
  await expectPicture.toMatchObject({ colour: 'red' });
  // The file is stored rotated, and the page shows it upright.
  await save({ width: 600, height: 900, background: 'blue', orientation: 6 });
  const ratio = expect.closeTo(1.5, 1);
  await expectPicture.toMatchObject({ aspectRatios: [ratio, ratio] });
});

// This test uses no browser, because a browser could not be closed while the server draws the card.
test('changed fonts and icons are served as soon as they are saved', onDesktop, async ({ request }) => {
  const get = (path: string) => request.get(address + path);
  const drawings = async () => (await get('uploads/assets/desenhos.svg')).text();
  const card = async () => (await get('uploads/cartao-inicio.jpg')).body();
  const page = async () => (await get('')).text();
  expect(await drawings()).not.toContain('id="foguete"');
  const [pageBefore, cardBefore] = [await page(), await card()];
  expect(pageBefore).not.toContain('bricolage-grotesque');

  edit('brand.yaml', 'fonts: acolhedora', 'fonts: moderna');
  await expectSoon.poll(page).toContain('bricolage-grotesque');
  const [font = ''] = /[^"'(]*bricolage-grotesque\.\w+\.woff2/.exec(await page()) ?? [];
  expect((await request.get(new URL(font, address).href)).status()).toBe(200);
  edit('product.yaml', 'icon: bandeira', 'icon: foguete');
  expect(await drawings()).toContain('id="foguete"');
  // Browsers do not show an SVG with another content type.
  expect((await get('uploads/assets/desenhos.svg')).headers()).toMatchObject({
    'content-type': 'image/svg+xml',
  });
  expect((await card()).equals(cardBefore)).toBe(false);
});

test('a page is served as long as its file exists', onDesktop, async ({ request }) => {
  const file = inContent('pages/nova.yaml');
  const status = async () => (await request.get(`${address}nova`)).status();
  expect(await status()).toBe(404);
  writeFileSync(file, readFileSync(inContent(MAIN), 'utf8').replace('path: /', 'path: /nova'));
  await expectSoon.poll(status).toBe(200);
  rmSync(file);
  await expectSoon.poll(status).toBe(404);
});

test('a former address redirects to its page and keeps the query', onDesktop, async ({ request }) => {
  edit('pages/oferta-exclusiva.yaml', 'order: 1\n', 'order: 1\nformerPaths:\n  - /so-hoje\n');
  const headers = { accept: 'text/html' };
  const answer = async () => (await request.get(`${address}so-hoje?utm_source=ig`, { headers })).url();
  await expectSoon.poll(answer).toBe(`${address}oferta-exclusiva?utm_source=ig`);
});

test('a circular link in the uploads folder does not stop updates', onDesktop, async ({ request }) => {
  symlinkSync(resolve(FOLDER, 'content'), inContent('uploads/volta'), 'junction');
  edit(MAIN, 'headline: ', 'headline: Já! ');
  await expectSoon.poll(async () => (await request.get(address)).text()).toContain('Já!');
  rmSync(inContent('uploads/volta'));
});

test(
  'pages of other sites cannot make the server open a file in a program',
  onDesktop,
  async ({ request }) => {
    const answer = async (path: string, headers: Record<string, string>) =>
      (await request.get(address + path, { headers })).status();
    const frame = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    };
    for (const path of ['__open-in-editor', '__OPEN-in-Editor', '__open-in-editor/x'])
      for (const headers of [{}, frame, { ...frame, 'sec-fetch-site': 'same-site' }])
        expect([path, await answer(path, headers)]).toEqual([path, 404]);
    // This request reaches Vite, which fails because the request names no file.
    expect(await answer('__open-in-editor', { 'sec-fetch-site': 'same-origin' })).toBe(500);
  },
);
