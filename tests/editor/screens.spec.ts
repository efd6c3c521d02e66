// The interface itself: every screen for everybody, in light and dark, on a phone and a desktop, and how much it weighs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { INTERFACE_FOLDER } from '../../editor/ui/build.ts';
import { expectAccessible } from '../support/axe.ts';
import { type RunningEditor, startEditor } from './editorProcess.ts';

const MAX_BUNDLE_BYTES = 350 * 1024;

let editor: RunningEditor;

test.beforeAll(async () => {
  editor = await startEditor('editor-screens');
});

test.afterAll(() => editor?.stop());

const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name, exact: true });
const field = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });

/** The address of each screen, and an element that is there once it has loaded. */
const SCREENS: Record<string, (page: Page) => Locator> = {
  'pagina/principal/hero/home.hero.headline': field('Título, começo'),
  'pagina/principal/testimonials/proof.testimonials.0': (page) =>
    page.getByRole('button', { name: 'Trocar imagem' }),
  precos: title('Preços e promoção'),
  marca: title('Marca'),
  comportamento: title('Comportamento'),
  rastreio: title('Rastreio'),
  vendedor: title('Quem vende'),
  conteudo: title('Todo o conteúdo'),
  // The site is built for it.
  conferir: (page) => page.getByRole('heading', { level: 2, name: 'Impede a publicação' }),
  publicar: (page) => page.getByRole('link', { name: 'Ver o que falta' }),
  versoes: (page) => page.getByRole('heading', { level: 2, name: 'Como era antes da primeira mudança' }),
};

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`axe finds nothing on any screen, ${colorScheme} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const [hash, whole] of Object.entries(SCREENS)) {
        await page.goto(`${editor.address}/#/${hash}`);
        await expect(whole(page), hash).toBeVisible({ timeout: 25_000 });
        await expectAccessible(page, `${hash}, ${colorScheme} at ${width} px`);
      }
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill('garantia');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, `search, ${colorScheme} at ${width} px`);
    });

test('the interface weighs at most 350 KB', () => {
  const files = readdirSync(INTERFACE_FOLDER, { recursive: true, encoding: 'utf8' });
  const sizes = files
    .filter((name) => /\.(?:js|css|html|svg)$/.test(name))
    .map((name) => gzipSync(readFileSync(join(INTERFACE_FOLDER, name))).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThanOrEqual(3);
  expect(bytes).toBeLessThanOrEqual(MAX_BUNDLE_BYTES);
});
