// `npm run dev` as a seller uses it, who makes mistakes.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { tools } from '../../scripts/project.mjs';
import { freePort, type Program, startProgram } from '../support/programs.ts';
import { onDesktop } from '../support/screens.ts';
import { FIXTURE } from '../support/sites.ts';

// A copy inside the project, so that its packages are found.
const FOLDER = join('.cache', 'dev-site');
const MAIN = 'pages/principal.yaml';
const HEADLINE = 'Comece o dia com Deus em';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** The first page is built while it is waited for. */
const expectSoon = expect.configure({ timeout: 60_000 });

let server: Program;
let address = '';

function edit(file: string, written: string, other: string): void {
  const path = join(FOLDER, 'content', file);
  const yaml = readFileSync(path, 'utf8');
  expect(yaml).toContain(written);
  writeFileSync(path, yaml.replace(written, other));
}

async function savePicture(width: number, background: string): Promise<void> {
  const picture = sharp({ create: { width, height: width, channels: 3, background } });
  writeFileSync(join(FOLDER, 'content/uploads/modulos/nova.webp'), await picture.webp().toBuffer());
}

/** The page's own: Vite's overlay is above it for a moment when a file is asked for between a save and the reload. */
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const name of ['src', 'hosting', 'astro.config.ts', 'tsconfig.json', 'package.json']) {
    cpSync(name, join(FOLDER, name), { recursive: true });
  }
  cpSync(FIXTURE, join(FOLDER, 'content'), { recursive: true });
  edit('offers.yaml', 'listPrice: 119,00', 'listPrice: 119.00');
  edit(MAIN, 'button: Central de ajuda', 'buton: Central de ajuda');
  const { CONTENT: _, ...env } = process.env;
  const port = String(await freePort());
  address = `http://localhost:${port}/`;
  const args = [resolve(tools.astro), 'dev', '--port', port];
  server = await startProgram(process.execPath, args, 'watching for file changes', {
    cwd: FOLDER,
    env: { ...env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
  });
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(FOLDER, { recursive: true, force: true });
});

test(
  'errors in the content stand in the terminal and in place of the page until they are mended',
  onDesktop,
  async ({ page, request }) => {
    await page.goto(address);
    await expectSoon(heading(page)).toHaveText('O conteúdo tem 3 erros');
    for (const place of [
      /principal\.yaml, linha \d+, .*buton/,
      /offers\.yaml, linha \d+, .*Preço de tabela/,
    ]) {
      expect(server.output()).toMatch(place);
      await expect(page.getByText(place)).toBeVisible();
    }
    const icon = await request.get(`${address}favicon.ico`, { headers: { accept: 'image/*' } });
    expect(icon.status()).toBe(404);
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
    edit('offers.yaml', 'listPrice: 119.00', 'listPrice: 119,00');
    await expectSoon(heading(page)).toHaveText('O conteúdo tem 2 erros');
    edit(MAIN, 'buton: Central de ajuda', 'button: Central de ajuda');
    await expectSoon(heading(page)).toContainText(HEADLINE);

    edit(MAIN, `headline: ${HEADLINE}`, `headline: Atenção: ${HEADLINE}`);
    await expectSoon(heading(page)).toHaveText('O conteúdo tem um erro');
    edit(MAIN, `Atenção: ${HEADLINE}`, `Atenção! ${HEADLINE}`);
    await expectSoon(heading(page)).toContainText(`Atenção! ${HEADLINE}`);
  },
);

test(
  'a picture is shown as soon as it is there, and another as soon as that takes its place',
  onDesktop,
  async ({ page }) => {
    await page.goto(address);
    edit('product.yaml', 'file: modulos/biblia.webp', 'file: modulos/nova.webp');
    await expectSoon(heading(page)).toHaveText('O conteúdo tem um erro');

    /** The colour of the first module's picture; between two pages there is none. */
    const colour = () =>
      page
        .evaluate(async () => {
          const picture = document.querySelector<HTMLImageElement>('[data-slides] img');
          if (!picture) return 'no picture';
          picture.loading = 'eager';
          await picture.decode();
          const canvas = document.createElement('canvas').getContext('2d');
          canvas?.drawImage(picture, 0, 0, 1, 1);
          const [red = 0, green = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
          return red > 100 ? 'red' : green > 100 ? 'green' : 'none';
        })
        .catch((error) => `no answer: ${error}`);

    await savePicture(800, 'green');
    await expectSoon.poll(colour).toBe('green');
    await savePicture(300, 'red');
    await expectSoon(page.getByText('pede 720')).toBeVisible();
    await savePicture(800, 'red');
    await expectSoon.poll(colour).toBe('red');
  },
);

test(
  'a picture that is stored lying stands upright, in a place of its shape',
  onDesktop,
  async ({ page }) => {
    await page.goto(address);
    const stored = sharp({ create: { width: 600, height: 900, channels: 3, background: 'blue' } });
    const bytes = await stored.withMetadata({ orientation: 6 }).webp().toBuffer();
    writeFileSync(join(FOLDER, 'content/uploads/modulos/nova.webp'), bytes);
    const shapes = () =>
      page
        .evaluate(async () => {
          const picture = document.querySelector<HTMLImageElement>('[data-slides] img');
          if (!picture) return 'no picture';
          picture.loading = 'eager';
          await picture.decode();
          return [picture.naturalWidth / picture.naturalHeight, picture.width / picture.height].map((shape) =>
            shape.toFixed(1),
          );
        })
        .catch((error) => `no answer: ${error}`);
    await expectSoon.poll(shapes).toEqual(['1.5', '1.5']);
  },
);

test(
  'another brand is shown as soon as it is saved: its fonts, drawings and social card',
  onDesktop,
  async ({ page, request }) => {
    await page.goto(address);
    await expectSoon(page.locator('html')).toHaveClass(/fonts/);
    const getDrawings = () => request.get(`${address}uploads/assets/desenhos.svg`);
    const drawings = async () => (await getDrawings()).text();
    const card = async () => (await request.get(`${address}uploads/cartao-inicio.jpg`)).body();
    expect(await drawings()).not.toContain('id="foguete"');
    // Browsers take no other text for a picture.
    expect((await getDrawings()).headers()).toMatchObject({ 'content-type': 'image/svg+xml' });
    const cardBefore = await card();

    const font = page.waitForResponse(/bricolage-grotesque\.\w+\.woff2$/);
    edit('brand.yaml', 'fonts: acolhedora', 'fonts: moderna');
    expect((await font).status()).toBe(200);
    await expectSoon(page.locator('html')).toHaveClass(/fonts/);
    edit('product.yaml', 'icon: bandeira', 'icon: foguete');
    expect(await drawings()).toContain('id="foguete"');
    expect((await card()).equals(cardBefore)).toBe(false);
  },
);

test('a page is there as soon as its file is, and gone with it', onDesktop, async ({ page, request }) => {
  const file = join(FOLDER, 'content', 'pages', 'nova.yaml');
  const status = async () => (await request.get(`${address}nova`)).status();
  expect(await status()).toBe(404);
  const yaml = readFileSync(join(FOLDER, 'content', MAIN), 'utf8');
  writeFileSync(file, yaml.replace('path: /', 'path: /nova'));
  await expectSoon.poll(status).toBe(200);
  await page.goto(`${address}nova`);
  await expect(heading(page)).toContainText(HEADLINE);
  rmSync(file);
  await expectSoon.poll(status).toBe(404);
});
