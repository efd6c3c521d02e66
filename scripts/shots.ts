// npm run shots: whole-page screenshots of each route of the built site, into screenshots/.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { OFFER_PATH, PRIVACY_PATH } from '../src/domain/routes.ts';
import { launchOptions } from './chromium.ts';
import { loadPictures } from './loadPictures.ts';
import { serveFolder } from './serve.ts';

const PORT = 4399;
const ROUTES = { inicio: '/', oferta: OFFER_PATH, privacidade: PRIVACY_PATH, erro: '/nao-existe' };
const WIDTHS = [320, 390, 768, 1280, 1920];

if (!existsSync('dist')) {
  console.error('Ainda não há site montado: rode npm run build, e depois npm run shots de novo.');
  process.exit(1);
}
const server = await serveFolder('dist', PORT);
const browser = await chromium.launch(await launchOptions());
for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 800 : 900 } });
  for (const [name, path] of Object.entries(ROUTES)) {
    await page.goto(`http://localhost:${PORT}${path}`);
    await page.locator('html.fonts').waitFor();
    const file = `screenshots/${name}-${width}.png`;
    await loadPictures(page);
    await page.screenshot({ fullPage: true, path: file });
    console.log(file);
  }
  await page.close();
}
await browser.close();
server.close();
