// npm run shots: whole-page screenshots of each route of the built site, into screenshots/.
import { chromium } from 'playwright-core';
import { OFFER_PATH, PRIVACY_PATH } from '../src/domain/routes.ts';
import { originOf } from '../tests/support/programs.ts';
import { launchOptions } from './chromium.ts';
import { loadPictures } from './loadPictures.ts';
import { serveFolder } from './serve.ts';

const ROUTES = { inicio: '/', oferta: OFFER_PATH, privacidade: PRIVACY_PATH, erro: '/nao-existe' };
const WIDTHS = [320, 390, 768, 1280, 1920];

const server = await serveFolder('dist', 0);
const browser = await chromium.launch(await launchOptions());
for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 800 : 900 } });
  for (const [name, path] of Object.entries(ROUTES)) {
    await page.goto(originOf(server) + path);
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
