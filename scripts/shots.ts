// npm run shots: screenshots of each route of the built site, into screenshots/.
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { serveFolder } from './serve.ts';

const PORT = 4399;
const routes = { inicio: '/', oferta: '/oferta-exclusiva', privacidade: '/privacidade', erro: '/nao-existe' };
const widths = [320, 390, 768, 1280, 1920];

const server = await serveFolder('dist', PORT);
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
await mkdir('screenshots', { recursive: true });
for (const width of widths) {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 800 : 900 },
    reducedMotion: 'reduce',
    // The pages' policy lets no style in but their own.
    bypassCSP: true,
  });
  for (const [name, path] of Object.entries(routes)) {
    await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.classList.contains('fonts-ready'));
    await page.evaluate(async () => {
      const pictures = Array.from(document.images).filter((picture) => picture.getAttribute('src'));
      for (const picture of pictures) picture.loading = 'eager';
      await Promise.all(pictures.map((picture) => picture.decode()));
    });
    // The countdown and the carousel wake when they are scrolled to.
    for (const island of await page.locator('astro-island [data-island-status]').all()) {
      await island.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (node) => node?.getAttribute('data-island-status') === 'hydrated',
        await island.elementHandle(),
      );
    }
    await page.evaluate(() => scrollTo(0, 0));
    // A picture of the whole page would show the bar at the foot of the screen in its middle.
    await page.addStyleTag({ content: '[data-buy-bar] { display: none }' });
    const file = `screenshots/${name}-${width}.png`;
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await page.close();
}
await browser.close();
server.close();
