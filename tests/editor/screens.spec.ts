// Tests the accessibility of all screens, light and dark, on a phone and a desktop, and the interface's download size.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { INTERFACE_FOLDER } from '../../editor/ui/build.ts';
import { expectAccessible } from '../support/axe.ts';
import { BUILD_MS, test } from './editorTest.ts';

/** The hash of each screen's address, and the role and name of an element that appears once the screen has loaded. */
const SCREENS = {
  'pagina/principal/inicio/pages%2Fprincipal.sections.inicio.headline': ['textbox', 'Título'],
  'pagina/principal/depoimentos/proof.testimonials.0': ['button', 'Trocar imagem'],
  'pagina/principal/.comportamento': ['heading', 'O que a página faz sozinha'],
  'pagina/oferta-exclusiva/.pagina': ['textbox', 'Endereço'],
  precos: ['heading', 'Preços e promoção'],
  marca: ['heading', 'Marca'],
  rastreio: ['heading', 'Rastreio'],
  vendedor: ['heading', 'Quem vende'],
  conteudo: ['heading', 'Todo o conteúdo'],
  teste: ['heading', 'Teste A/B'],
  // This screen builds the site.
  conferir: ['heading', 'Impede a publicação'],
  publicar: ['link', 'Ver o que falta'],
  versoes: ['heading', 'Como era antes da primeira mudança'],
} as const;

const MAX_BUNDLE_BYTES = 350 * 1024;

test('axe finds no violations on any screen, light and dark, on a phone and a desktop', async ({
  page,
  editor,
  ui: { allowChecks, blockPreview, field, open, expectSaved },
}) => {
  test.setTimeout(5 * BUILD_MS);
  const expectAllAccessible = async (state: string) => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1280]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, `${state}, ${colorScheme} at ${width} px`);
      }
  };
  await allowChecks();
  await blockPreview();
  // Conferir and Publicar show a finding that stops the publication.
  const checkout = 'offers.offers.a.checkout';
  await open(checkout);
  await field('Link de pagamento').fill('https://pay.example.com/a');
  await expectSaved(checkout, 'https://pay.example.com/a');
  for (const [hash, [role, name]] of Object.entries(SCREENS)) {
    await page.goto(`${editor.address}/#/${hash}`);
    await expect(page.getByRole(role, { name, exact: true }), hash).toBeVisible({ timeout: BUILD_MS });
    await expectAllAccessible(hash);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('garantia');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAllAccessible('search');
});

test('the compressed files of the interface have at most 350 KB', () => {
  const files = readdirSync(INTERFACE_FOLDER, { recursive: true, encoding: 'utf8' });
  const sizes = files
    .filter((name) => /\.(?:js|css|html|svg)$/.test(name))
    .map((name) => gzipSync(readFileSync(join(INTERFACE_FOLDER, name))).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThanOrEqual(3);
  expect(bytes).toBeLessThanOrEqual(MAX_BUNDLE_BYTES);
});
