// npm run guide: writes the pictures of GUIA.md and README: screenshots of the editor and the site, and drawings of the
// palettes and of the starter.
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
import { drawStarter } from './drawStarter.ts';
import { runNode } from './project.mjs';
import { serveFolder } from './serve.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const PHONE = { viewport: { width: 390, height: 720 }, deviceScaleFactor: 2 };

/** The test sites in the pictures. */
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

await save('paletas', await drawPalettes(browser), 1000);
await save('abrir', await drawStarter(browser, { isStacked: false }), 1000);
await drawProducts(open, [await drawStarter(browser, { isStacked: true }), await drawEditor(browser, save)]);

const notice = await open('tracked', '/', PHONE);
await save('aviso', await notice.screenshot(), 390);

const query = '/?utm_source=ig&utm_medium=ads&utm_campaign=Lançamento&src=bio&debug=rastreio';
const panel = await open('tracked', query, PHONE);
const details = panel.locator('details').last();
await details.evaluate((found) => found.setAttribute('open', ''));
await save('rastreio', await panel.screenshot(), 390);

const invitation = await open('honest', '/', DESKTOP);
const dialog = invitation.locator('dialog[data-invitation]');
await dialog.evaluate((found: HTMLDialogElement) => found.showModal());
await save('convite', await invitation.screenshot(), 1000);

await browser.close();
for (const server of servers) server.close();
