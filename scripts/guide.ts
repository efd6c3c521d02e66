// npm run guide: the pictures of GUIA.md, of the built site's own screens and of what its commands say, into docs/guia/.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { buildVariant } from './buildVariant.ts';
import { findChromium } from './chromium.mjs';
import { findRuntime, tools } from './project.mjs';
import { serveFolder } from './serve.ts';

const FOLDER = join('docs', 'guia');
const PORTS = { site: 4396, honest: 4397, tracked: 4398 };
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const PHONE = { viewport: { width: 390, height: 720 }, deviceScaleFactor: 2 };

/** The file that holds the words or the pictures of each part of the main page, by what finds the part. */
const FILES_OF_PARTS: [part: string, files: string][] = [
  ['header', 'site.yaml'],
  ['#inicio', 'home.yaml'],
  ['#sobre', 'home.yaml, product.yaml e o vídeo em links.yaml'],
  ['#como-funciona', 'home.yaml'],
  ['#depoimentos', 'home.yaml e proof.yaml'],
  ['#incluido', 'home.yaml e product.yaml'],
  ['#preco', 'home.yaml, prices.yaml e proof.yaml'],
  ['#perguntas', 'home.yaml'],
  ['#perguntas + section', 'home.yaml e links.yaml'],
  ['footer', 'site.yaml e seller.yaml'],
];

async function save(name: string, picture: Buffer, width: number): Promise<void> {
  const file = join(FOLDER, `${name}.webp`);
  await sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toFile(file);
  console.log(file);
}

async function open(browser: Browser, address: string, screen: object): Promise<Page> {
  // The site's own policy lets no label of ours in.
  const page = await browser.newPage({
    ...screen,
    reducedMotion: 'reduce',
    bypassCSP: true,
    locale: 'pt-BR',
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.documentElement.classList.contains('fonts-ready'));
  return page;
}

async function drawPage(browser: Browser): Promise<void> {
  const page = await open(browser, `http://localhost:${PORTS.site}/`, DESKTOP);
  await save('pagina', await page.screenshot(), 1280);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    const shown = Array.from(document.images).filter((picture) => picture.getAttribute('src'));
    await Promise.all(shown.map((picture) => picture.decode()));
  });
  await page.addStyleTag({
    content: `[data-buy-bar], .chat-button { display: none }
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
  await page.close();
}

async function drawInvitation(browser: Browser): Promise<void> {
  const page = await open(browser, `http://localhost:${PORTS.honest}/`, DESKTOP);
  await page.evaluate(() =>
    document.querySelector<HTMLDialogElement>('dialog[data-invitation]')?.showModal(),
  );
  await save('convite', await page.screenshot(), 1000);
  await page.close();
}

async function drawTracking(browser: Browser): Promise<void> {
  const notice = await open(browser, `http://localhost:${PORTS.tracked}/`, PHONE);
  await save('aviso', await notice.screenshot(), 390);
  await notice.close();
  const query = '?utm_source=ig&utm_medium=ads&utm_campaign=Lançamento&src=bio&debug=rastreio';
  const panel = await open(browser, `http://localhost:${PORTS.tracked}/${query}`, PHONE);
  await panel
    .locator('details')
    .last()
    .evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
  await save('rastreio', await panel.screenshot(), 390);
  await panel.close();
}

/** What a command says, as a terminal shows it. */
async function drawTerminal(browser: Browser, name: string, command: string, said: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 300 }, deviceScaleFactor: 1.5 });
  await page.setContent(`<body><pre><b>$ ${command}</b>\n<span></span></pre><style>
    body { margin: 0; background: #16162b }
    pre { margin: 0; padding: 1.5rem 2rem; color: #e8e6f0; font: 15px/1.6 'DejaVu Sans Mono', monospace; white-space: pre-wrap }
    b { color: #f6b26b; font-weight: 400 }</style>`);
  await page.locator('span').evaluate((found, text) => {
    found.textContent = text;
  }, said.trim());
  await save(name, await page.locator('pre').screenshot(), 1000);
  await page.close();
}

function say(args: string[], contentFolder: string): string {
  const { stdout, stderr } = spawnSync(findRuntime(), args, {
    env: { ...process.env, CONTENT_FOLDER: contentFolder, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return (stdout + stderr).replaceAll(contentFolder, 'src/content');
}

function sayOfErrors(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('src/content', folder, { recursive: true });
  const wrong = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  wrong('prices.yaml', 'list: 119,00', 'list: 119.00');
  wrong('home.yaml', 'callToAction: Adquirir', 'callToActon: Adquirir');
  const said = say([tools.build, '--silent', '--outDir', join(folder, 'dist')], folder);
  rmSync(folder, { recursive: true });
  return said;
}

mkdirSync(FOLDER, { recursive: true });
const servers = [
  await serveFolder('dist', PORTS.site),
  await serveFolder(buildVariant('honest'), PORTS.honest),
  await serveFolder(buildVariant('tracked'), PORTS.tracked),
];
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
await drawPage(browser);
await drawInvitation(browser);
await drawTracking(browser);
await drawTerminal(browser, 'erro', 'npm run build', sayOfErrors());
const report = say([join('scripts', 'preflight.ts')], join('src', 'content'));
await drawTerminal(browser, 'conferencia', 'npm run preflight', report);
await browser.close();
for (const server of servers) server.close();
