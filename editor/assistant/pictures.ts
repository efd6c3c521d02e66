// Reads pictures from the seller's folder, and takes screenshots of the site's pages.
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { findInstalledChromium } from '../../scripts/chromium.ts';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { MAX_FILE_BYTES } from '../store/files.ts';
import { TOO_LARGE } from '../store/uploads.ts';
import { Refused } from './contentAccess.ts';

/**
 * The bytes of a file in the folder that contains the content folder. Symbolic links must not lead out of it.
 *
 * @throws Refused
 */
export function readPicture(path: string): Buffer {
  const root = realpathSync(dirname(CONTENT_FOLDER));
  let file: string;
  try {
    file = realpathSync(resolve(root, path));
  } catch {
    throw new Refused(`O arquivo ${path} não foi encontrado: escreva o caminho a partir da pasta do site`);
  }
  const inside = relative(root, file);
  if (inside.startsWith('..') || isAbsolute(inside) || !statSync(file).isFile())
    throw new Refused('Só entram imagens que estão dentro da pasta do site: copie o arquivo para ela');
  if (statSync(file).size > MAX_FILE_BYTES) throw new Refused(TOO_LARGE);
  return readFileSync(file);
}

/** The maximum height of a screenshot. Clients shrink taller ones until their text is illegible. */
const MAX_HEIGHT_PX = 1500;

/**
 * A JPEG screenshot of a page of the preview, from `top` on, and the height of the whole page.
 *
 * @throws Refused if there is no browser, if the page cannot be opened, or if it ends before `top`
 */
export async function pictureOfPage(
  address: string,
  { width, top }: { width: number; top: number },
): Promise<{ picture: Buffer; height: number }> {
  const browserPath = await findInstalledChromium();
  if (!browserPath)
    throw new Refused('Para ver a página é preciso ter o Chrome, o Edge ou o Chromium instalado');
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'load' });
    // The preview answers 503, with a `refresh` header, while Vite does not know a new picture or a new page's styles.
    const loaded = await page.waitForFunction(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const status = navigation instanceof PerformanceNavigationTiming ? navigation.responseStatus : 0;
      return document.readyState === 'complete' && status !== 503 ? status : 0;
    });
    const status = await loaded.jsonValue();
    if (status !== 200) throw new Error(`${address} was answered with ${status}.`);
    const height = await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      // A picture that cannot be loaded is shown as missing.
      await Promise.allSettled([...document.images].map((image) => image.decode()));
      return document.documentElement.scrollHeight;
    });
    if (top >= height) throw new Refused(`A página só tem ${height} pixels de altura`);
    const clip = { x: 0, y: top, width, height: Math.min(MAX_HEIGHT_PX, height - top) };
    return { picture: await page.screenshot({ type: 'jpeg', quality: 70, fullPage: true, clip }), height };
  } catch (error) {
    if (error instanceof Refused) throw error;
    // Clients keep the error output in their logs.
    console.error(error);
    throw new Refused('A página não abriu: confira os erros do conteúdo e tente de novo');
  } finally {
    await browser.close();
  }
}
