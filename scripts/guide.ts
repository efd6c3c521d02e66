// npm run guide: the pictures of GUIA.md, of the editor, the built site and an error, into docs/guia/, and README's.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { buildSite } from '../tests/support/buildSites.ts';
import { originOf } from '../tests/support/programs.ts';
import { siteFolder } from '../tests/support/sites.ts';
import { launchOptions } from './chromium.ts';
import { drawEditor } from './drawEditor.ts';
import { drawProducts } from './drawProducts.ts';
import { drawIconSheet, drawPaletteSheet } from './guideSheets.ts';
import { loadPictures } from './loadPictures.ts';
import { serveFolder } from './serve.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const PHONE = { viewport: { width: 390, height: 720 }, deviceScaleFactor: 2 };
const TERMINAL = { viewport: { width: 1000, height: 300 }, deviceScaleFactor: 1.5 };

/** The file that holds the texts or the pictures of each part of the main page, by the part's selector. */
const FILES_OF_PARTS: [part: string, files: string][] = [
  ['header', 'site.yaml e home.yaml'],
  ['#inicio', 'home.yaml'],
  ['#sobre', 'home.yaml, product.yaml e o vídeo em links.yaml'],
  ['#como-funciona', 'home.yaml'],
  ['#aparelhos', 'home.yaml'],
  ['#depoimentos', 'home.yaml e proof.yaml'],
  ['#incluido', 'home.yaml e product.yaml'],
  ['#preco', 'home.yaml, prices.yaml e proof.yaml'],
  ['#perguntas', 'home.yaml'],
  ['#perguntas + section', 'home.yaml e links.yaml'],
  ['footer', 'site.yaml e seller.yaml'],
];

for (const name of ['honest', 'tracked'] as const) buildSite(name);
const servers = {
  site: await serveFolder('dist', 0),
  honest: await serveFolder(siteFolder('honest'), 0),
  tracked: await serveFolder(siteFolder('tracked'), 0),
};
const browser = await chromium.launch(await launchOptions());

async function save(name: string, picture: Buffer, width: number): Promise<void> {
  const file = join('docs', 'guia', `${name}.webp`);
  await sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality: 76 }).toFile(file);
  console.log(file);
}

async function open(site: keyof typeof servers, path: string, screen: object): Promise<Page> {
  // Without the site's policy, which would refuse the labels' styles.
  const page = await browser.newPage({
    ...screen,
    bypassCSP: true,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  await page.goto(originOf(servers[site]) + path, { waitUntil: 'networkidle' });
  await page.locator('html.fonts').waitFor();
  return page;
}

async function drawPage(): Promise<void> {
  const page = await open('site', '/', DESKTOP);
  await loadPictures(page);
  await page.addStyleTag({
    content: `.chat-button { display: none }
      .guide-label { position: absolute; z-index: 99; right: 1rem; border-radius: 0.5rem; padding: 0.5rem 1rem; background: #fff200;
        color: #000; font: 700 1.5rem/1.3 sans-serif; box-shadow: 0 0.1rem 0.6rem rgb(0 0 0 / 0.4) }`,
  });
  await page.evaluate((parts) => {
    for (const [part, files] of parts) {
      const found = document.querySelector(part);
      if (!found) throw new Error(`The main page has no ${part}.`);
      const label = document.createElement('p');
      label.className = 'guide-label';
      label.textContent = files;
      label.style.top = `${found.getBoundingClientRect().top + scrollY + (part === '#inicio' ? 140 : 70)}px`;
      document.body.append(label);
    }
  }, FILES_OF_PARTS);
  await save('arquivos', await page.screenshot({ fullPage: true }), 760);
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

/** Draws what a command prints when it reads `contentFolder`, as a terminal shows it. */
async function drawTerminal(name: string, title: string, args: string[], contentFolder: string) {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, CONTENT: contentFolder, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  const printed = (stdout + stderr).replaceAll(contentFolder, 'content').trim();
  const page = await browser.newPage(TERMINAL);
  await page.setContent(`<body><pre><b>$ ${title}</b>\n<span></span></pre><style>
    body { margin: 0; background: #16162b }
    pre { margin: 0; padding: 1.5rem 2rem; color: #e8e6f0; font: 15px/1.6 'DejaVu Sans Mono', monospace; white-space: pre-wrap }
    b { color: #f6b26b; font-weight: 400 }</style>`);
  await page.locator('span').evaluate((span, text) => span.append(text), printed);
  await save(name, await page.locator('pre').screenshot(), 1000);
}

async function drawErrors(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
  const replace = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  replace('prices.yaml', 'list: 119,00', 'list: 119.00');
  replace('home.yaml', 'callToAction: Adquirir', 'callToActon: Adquirir');
  const build = [join('scripts', 'build.mjs'), '--silent', '--outDir', join(folder, 'dist')];
  await drawTerminal('erro', 'npm run build', build, folder);
  rmSync(folder, { recursive: true });
}

await save('desenhos', await drawIconSheet(browser), 1200);
await save('paletas', await drawPaletteSheet(browser), 1000);
buildSite('example');
await drawProducts(browser, await drawEditor(browser, save));
await drawPage();
await drawTracking();
await drawInvitation();
await drawErrors();
await browser.close();
for (const server of Object.values(servers)) server.close();
