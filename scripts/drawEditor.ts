// Takes the screenshots of the editor in GUIA.md and README, on a copy of the shipped product.
import type { Browser, Page } from 'playwright-core';
import { startEditor } from '../tests/editor/editorProcess.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const PHONE = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 };
/** The first request is slow: Vite pre-bundles the dependencies of the pages. */
const SLOW = { timeout: 120_000 };

type Save = (name: string, picture: Buffer, width: number) => Promise<void>;

/** Waits until the preview shows the page with the last change. */
async function previewed(page: Page): Promise<void> {
  await page.frameLocator('iframe').locator('html.fonts').waitFor(SLOW);
  await page.getByText('Atualizando…').waitFor({ state: 'hidden', ...SLOW });
}

async function drawScreens(address: string, browser: Browser, save: Save): Promise<Buffer> {
  const open = async (screen: object, route: string) => {
    const page = await browser.newPage({ ...screen, locale: 'pt-BR', reducedMotion: 'reduce' });
    await page.goto(`${address}/#/${route}`);
    await page.getByText('Salvo', { exact: true }).waitFor(SLOW);
    return page;
  };

  /** Clicks the hero's button in the preview. The click opens the button's field. */
  const openField = async (screen: object) => {
    const page = await open(screen, 'pagina');
    await previewed(page);
    await page.frameLocator('iframe').locator('#inicio a').click();
    await page.getByRole('link', { name: 'Fechar o painel' }).waitFor();
    return page;
  };

  const desktop = await openField(DESKTOP);
  await save('editor-pagina', await desktop.screenshot(), 1280);
  await desktop.getByRole('radio', { name: 'Computador' }).click();
  const phone = await openField(PHONE);
  await save('editor-celular', await phone.screenshot(), 390);

  const parts = await open(DESKTOP, 'pagina');
  await previewed(parts);
  await parts.getByRole('button', { name: 'Adicionar parte' }).click();
  await parts.getByRole('dialog').waitFor();
  await save('editor-partes', await parts.screenshot(), 1100);
  await parts.keyboard.press('Escape');
  await parts.getByRole('button', { name: 'Adicionar página' }).click();
  const pages = parts.getByRole('dialog');
  await pages.getByText('Oferta depois da compra', { exact: true }).click();
  await save('editor-depois-da-compra', await pages.screenshot(), 600);

  const waiting = await open(DESKTOP, 'pagina/principal/preco');
  await previewed(waiting);
  await waiting.getByText('Usar: Aparece durante o vídeo', { exact: true }).click();
  await waiting.getByRole('textbox', { name: 'Minutos' }).waitFor();
  await previewed(waiting);
  await save('editor-video-de-vendas', await waiting.screenshot(), 1100);

  const prices = await open(DESKTOP, 'precos');
  await previewed(prices);
  await save('editor-precos', await prices.screenshot(), 1100);
  const check = await open(DESKTOP, 'conferir');
  await check.getByRole('heading', { name: 'Impede a publicação' }).waitFor(SLOW);
  await save('editor-conferir', await check.screenshot(), 1100);
  const publish = await open(DESKTOP, 'publicar');
  await publish.getByRole('link', { name: 'Ver o que falta' }).waitFor(SLOW);
  await save('editor-publicar', await publish.screenshot(), 1100);

  const poster = desktop.frameLocator('iframe').locator('#sobre img').first();
  await poster.evaluate((picture: HTMLImageElement) => picture.decode());
  return desktop.screenshot();
}

/**
 * Takes the screenshots of the editor's screens, and returns README's screenshot, with the preview at desktop width.
 */
export async function drawEditor(browser: Browser, save: Save): Promise<Buffer> {
  const editor = await startEditor('guide-editor');
  try {
    return await drawScreens(editor.address, browser, save);
  } finally {
    await editor.stop();
  }
}
