// npm run shots: writes a whole-page screenshot of each route of the built site to screenshots/.
import { chromium } from 'playwright-core';
import { loadContent } from '../src/content-model/loadContent.ts';
import { pagesOf } from '../src/content-model/schemas.ts';
import { PRIVACY_PATH } from '../src/domain/routes.ts';
import { originOf } from '../tests/support/programs.ts';
import { launchOptions } from './chromium.ts';
import { serveFolder } from './serve.ts';

const PATHS = [...pagesOf(loadContent()).map(({ page }) => page.path), PRIVACY_PATH, '/nao-existe'];
const WIDTHS = [320, 390, 768, 1280, 1920];

const server = await serveFolder('dist', 0);
const browser = await chromium.launch(await launchOptions());
for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 800 : 900 } });
  for (const path of PATHS) {
    await page.goto(originOf(server) + path);
    await page.locator('html.fonts').waitFor();
    const name = path === '/' ? 'inicio' : path.slice(1).replaceAll('/', '-');
    const file = `screenshots/${name}-${width}.png`;
    // Loads the pictures without a scroll.
    await page.locator('main img, footer img').evaluateAll((found) =>
      Promise.all(
        (found as HTMLImageElement[]).map((image) => {
          image.loading = 'eager';
          return image.decode();
        }),
      ),
    );
    await page.screenshot({ fullPage: true, path: file });
    console.log(file);
  }
  await page.close();
}
await browser.close();
server.close();
