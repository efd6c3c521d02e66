import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { tools } from '../../scripts/project.mjs';
import { onDesktop } from '../support/screens.ts';
import { TEST_PORT } from '../support/variants.ts';

// A copy of the site, inside the project so that its packages are found, for a seller who makes mistakes.
const FOLDER = join('.cache', 'dev-site');
const COPIED = ['src', 'hosting', 'astro.config.ts', 'tsconfig.json', 'package.json'];
const ADDRESS = `http://localhost:${TEST_PORT + 9}/`;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** The first page is put together while it is waited for. */
const expectSoon = expect.configure({ timeout: 60_000 });

let server: ChildProcess;
let said = '';

function edit(file: string, written: string, other: string): void {
  const path = join(FOLDER, 'src', 'content', file);
  const yaml = readFileSync(path, 'utf8');
  expect(yaml).toContain(written);
  writeFileSync(path, yaml.replace(written, other));
}

const draw = (width: number, background: string) =>
  sharp({ create: { width, height: width, channels: 3, background } })
    .webp()
    .toBuffer();

const savePicture = (bytes: Buffer) => writeFileSync(join(FOLDER, 'src/uploads/modulos/nova.webp'), bytes);

test.beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const name of COPIED) cpSync(name, join(FOLDER, name), { recursive: true });
  edit('prices.yaml', 'list: 119,00', 'list: 119.00');
  edit('home.yaml', 'button: Central de ajuda', 'buton: Central de ajuda');
  server = spawn(process.execPath, [resolve(tools.astro), 'dev', '--port', String(TEST_PORT + 9)], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  await new Promise<void>((started, failed) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk;
        if (said.includes('watching for file changes')) started();
      });
    }
    server.once('exit', () => failed(new Error(`The development server ended:\n${said}`)));
  });
});

test.afterAll(() => {
  server.removeAllListeners('exit');
  server.kill();
  rmSync(FOLDER, { recursive: true, force: true });
});

/** Opens the site, and waits until the server can tell the page that something was saved. */
async function open(page: Page): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(ADDRESS);
  await connected;
}

test(
  'faults that are there at the start are told by the terminal and the page, which comes once they are mended',
  onDesktop,
  async ({ page }) => {
    const sentences = [
      'src/content/home.yaml, linha 96, campo help › buton: este campo não existe; o nome certo é button.',
      'src/content/prices.yaml, linha 5, campo list: está "119.00"; o esperado é um preço em reais',
    ];
    for (const sentence of sentences) expect(said).toContain(sentence);

    await page.goto(ADDRESS);
    await expectSoon(page.getByRole('heading')).toHaveText('O conteúdo tem 2 erros');
    await expectSoon(page.getByText('linha 5, campo list')).toBeVisible();
    edit('prices.yaml', 'list: 119.00', 'list: 119,00');
    await expectSoon(page.getByRole('heading')).toHaveText('O conteúdo tem um erro');
    edit('home.yaml', 'buton: Central de ajuda', 'button: Central de ajuda');
    await expectSoon(page.getByRole('heading', { level: 1 })).toContainText('Comece o dia com Deus');
  },
);

test(
  'a fault that is saved meanwhile takes the place of the page until it is mended',
  onDesktop,
  async ({ page }) => {
    await open(page);
    await expectSoon(page.getByRole('heading', { level: 1 })).toContainText('Comece o dia com Deus');
    edit('home.yaml', 'headline: Comece o dia com Deus em', 'headline: Atenção: comece com Deus em');
    const told = 'um texto com dois-pontos fica entre aspas';
    await expectSoon(page.getByText(told)).toBeVisible();
    expect(said).toContain(told);
    edit('home.yaml', 'Atenção: comece com Deus em', 'Atenção! Comece com Deus em');
    await expectSoon(page.getByRole('heading', { level: 1 })).toContainText('Atenção! Comece com Deus em');
    edit('home.yaml', 'Atenção! Comece com Deus em', 'Comece o dia com Deus em');
    await expectSoon(page.getByRole('heading', { level: 1 })).toContainText('Comece o dia com Deus em');
  },
);

test(
  'what is saved before a page listens is shown by it all the same',
  onDesktop,
  async ({ page, context }) => {
    // Vite keeps what it has to tell for the next page only while no other listens.
    const other = await context.newPage();
    await open(other);
    const listens = Promise.withResolvers<void>();
    await page.route('**/@vite/client*', async (route) => {
      await listens.promise;
      await route.continue();
    });
    await page.goto(ADDRESS, { waitUntil: 'commit' });
    await expectSoon(page.getByRole('heading', { level: 1 })).toContainText('Comece o dia com Deus');
    edit('home.yaml', 'Comece o dia com Deus em', 'Agora, comece o dia com Deus em');
    await expectSoon(other.getByRole('heading', { level: 1 })).toContainText('Agora, comece');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Comece o dia com Deus');
    listens.resolve();
    await expectSoon(page.getByRole('heading', { level: 1 })).toContainText('Agora, comece');
    edit('home.yaml', 'Agora, comece o dia com Deus em', 'Comece o dia com Deus em');
    await expectSoon(page.getByRole('heading', { level: 1 })).toContainText('Comece o dia com Deus');
  },
);

test(
  'a picture is shown as soon as it is there, and anew when another takes its place',
  onDesktop,
  async ({ page }) => {
    await open(page);
    edit('product.yaml', 'image: modulos/biblia.webp', 'image: modulos/nova.webp');
    await expectSoon(page.getByText('que esteja na pasta src/uploads')).toBeVisible();

    /** The colour of the first page of the planner, as the browser paints it; it may be between two pages. */
    const colour = () =>
      page
        .evaluate(async () => {
          const picture = document.querySelector<HTMLImageElement>('[data-slides] img');
          if (!picture) return 'no picture';
          picture.loading = 'eager';
          await picture.decode();
          const canvas = document.createElement('canvas').getContext('2d');
          canvas?.drawImage(picture, 0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
          return red > 100 ? 'red' : green > 100 ? 'green' : blue > 100 ? 'blue' : 'none';
        })
        .catch((error) => `no answer: ${error}`);

    savePicture(await draw(800, 'blue'));
    await expectSoon.poll(colour).toBe('blue');
    savePicture(await draw(800, 'green'));
    await expectSoon.poll(colour).toBe('green');
    savePicture(await draw(300, 'red'));
    const fault = page
      .getByRole('listitem')
      .filter({ hasText: '720 pixels ou mais de largura, e esta tem 300' });
    await expectSoon(fault).toBeVisible();
    savePicture(await draw(800, 'red'));
    await expectSoon.poll(colour).toBe('red');
  },
);
