// npm run guide: the pictures of GUIA.md, of the editor and the built site, into docs/guia/, and README's.
import type { Server } from 'node:http';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { originOf } from '../tests/support/programs.ts';
import { siteFolder } from '../tests/support/sites.ts';
import { launchOptions } from './chromium.ts';
import { drawEditor } from './drawEditor.ts';
import { drawPalettes } from './drawPalettes.ts';
import { drawProducts } from './drawProducts.ts';
import { runNode } from './project.mjs';
import { serveFolder } from './serve.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const PHONE = { viewport: { width: 390, height: 720 }, deviceScaleFactor: 2 };

/** The tests' sites that are shown. */
const SITES = ['default', 'example', 'honest', 'tracked'] as const;

if ((await runNode([join('tests', 'support', 'buildSites.ts'), ...SITES])) !== 0)
  throw new Error('The sites could not be built.');
const servers: Server[] = [];
const browser = await chromium.launch(await launchOptions());

async function save(name: string, picture: Buffer, width: number): Promise<void> {
  const file = join('docs', 'guia', `${name}.webp`);
  await sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality: 76 }).toFile(file);
  console.log(file);
}

async function open(site: (typeof SITES)[number], path: string, screen: object): Promise<Page> {
  const server = await serveFolder(siteFolder(site), 0);
  servers.push(server);
  const page = await browser.newPage({ ...screen, locale: 'pt-BR', reducedMotion: 'reduce' });
  await page.goto(originOf(server) + path, { waitUntil: 'networkidle' });
  await page.locator('html.fonts').waitFor();
  return page;
}

async function drawTracking(): Promise<void> {
  const notice = await open('tracked', '/', PHONE);
  await save('aviso', await notice.screenshot(), 390);
  const query = '/?utm_source=ig&utm_medium=ads&utm_campaign=Lançamento&src=bio&debug=rastreio';
  const panel = await open('tracked', query, PHONE);
  await panel
    .locator('details')
    .last()
    .evaluate((details) => details.setAttribute('open', ''));
  await save('rastreio', await panel.screenshot(), 390);
}

async function drawInvitation(): Promise<void> {
  const page = await open('honest', '/', DESKTOP);
  await page.locator('dialog[data-invitation]').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await save('convite', await page.screenshot(), 1000);
}

await save('paletas', await drawPalettes(browser), 1000);
await drawProducts(open, await drawEditor(browser, save));
await drawTracking();
await drawInvitation();
await browser.close();
for (const server of servers) server.close();
