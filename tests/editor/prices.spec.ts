// Tests that the preview shows changed prices. Their fields are tested in editor/ui/fields/numbers.test.tsx.
import { expect } from '@playwright/test';
import { test } from './editorTest.ts';

test('price: the preview opens a page that shows the field, unless the current page already shows it', async ({
  page,
  ui: { field, open, preview, tab },
}) => {
  await open('offers.offers.b');
  await field('Preço').fill('97,00');
  await field('Preço').click();
  await expect(preview.locator('#preco [data-price]')).toBeInViewport();
  const shown = page.locator('iframe');
  await expect(shown).toHaveAttribute('title', 'Prévia: Página principal');
  await open('offers.offers.exclusiva');
  await field('Preço').click();
  await expect(preview.getByText(/R\$\s57/).first()).toBeInViewport();
  await expect(shown).toHaveAttribute('title', 'Prévia: Oferta exclusiva');
  await tab('Página').click();
  await expect(preview.locator('#preco [data-price]')).toHaveText(/97,00/);
});

test('promotion: the preview shows the promotional price', async ({
  page,
  editor,
  ui: { preview, expectSaved },
}) => {
  await page.goto(`${editor.address}/#/precos`);
  const during = page.getByText('Ver como na promoção');
  await expect(during).toBeHidden();
  await page.getByText('Usar: Promoção com dia e hora', { exact: true }).click();
  await expectSaved('offers.promotion', expect.objectContaining({ enabled: true, price: '53,00' }));
  const price = preview.locator('#preco [data-price]:visible');
  await expect(price).toHaveText(/67,00/);
  // Waits until the preview has the promotion.
  await expect(preview.locator('html')).toHaveAttribute('data-phases', /promotion/);
  await during.click();
  await expect(price).toHaveText(/53,00/);
  await expect(price).toBeInViewport();
  await during.click();
  await expect(price).toHaveText(/67,00/);
});
