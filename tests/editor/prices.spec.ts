// What a seller does with prices, their links and a promotion.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './editorTest.ts';

const CHECKOUT = 'offers.offers.b.checkout';
const OWN_LINK = 'https://pay.hotmart.com/K98765432X';

test('price: two that need each other are saved together, and lead to the amounts that belong to them', async ({
  page,
  editor,
  ui: { field, open, preview, tab, expectSaved },
}) => {
  await page.goto(`${editor.address}/#/precos`);
  await page.getByRole('grid', { name: 'Ofertas' }).getByRole('row').first().click();
  await field('Preço').fill('129,00');
  await expect(page.getByRole('link', { name: '1 campo por corrigir' })).toBeVisible();
  expect(editor.saved('offers.offers.b.price')).toBe('67,00');
  await field('Preço de tabela').fill('149,00');
  await expectSaved('offers.offers.b.price', '129,00');
  await expectSaved('offers.offers.b.listPrice', '149,00');
  const note = page.getByRole('status').filter({ hasText: 'Confira também' }).first();
  for (const name of ['Valor informado nos relatórios de anúncios', 'Valor de cada parcela']) {
    await note.getByRole('link', { name }).click();
    await expect(field(name)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Usar R$ 13,35 em cada parcela' }).click();
  await expect(field('Valor de cada parcela')).toHaveValue('13,35');

  await test.step('the preview shows the page that a field stands on, and stays on it where another shows it too', async () => {
    const shown = page.locator('iframe');
    await field('Preço').click();
    await expect(preview.locator('#preco [data-price]')).toBeInViewport();
    await expect(shown).toHaveAttribute('title', 'Prévia: Página principal');
    await open('offers.offers.exclusiva');
    await field('Preço').click();
    await expect(preview.getByText(/R\$\s57/).first()).toBeInViewport();
    await expect(shown).toHaveAttribute('title', 'Prévia: Oferta exclusiva');
    await tab('Página').click();
    await expect(preview.locator('#preco [data-price]')).toHaveText(/129,00/);
  });
});

test('link: one that is wrong is not saved, and one that was copied after a visit loses its tracking', async ({
  page,
  editor,
  ui: { field, open, expectSaved },
}) => {
  const link = field('Link de pagamento');
  await open(CHECKOUT);
  const faults = page.getByRole('link', { name: '1 campo por corrigir' });
  await link.fill('pay hotmart');
  await link.blur();
  await expect(faults).toBeVisible();
  await field('Preço').focus();
  await faults.click();
  await expect(link).toBeFocused();
  expect(editor.saved(CHECKOUT)).not.toContain('pay hotmart');

  const typed = `${OWN_LINK}?off=a&src=bio`;
  const removed = page.getByText('Tiramos do link o código src: ele veio de uma visita');
  await link.fill(typed);
  await expect(removed).toBeHidden();
  await link.blur();
  await expect(removed).toBeVisible();
  await expectSaved(CHECKOUT, `${OWN_LINK}?off=a`);
  await page.getByRole('button', { name: 'Deixar como veio' }).click();
  await expect(removed).toBeHidden();
  await expectSaved(CHECKOUT, typed);
  // It was kept on purpose.
  await link.focus();
  await link.blur();
  await expect(link).toHaveValue(typed);
});

test('promotion: it begins with suggestions, and the preview shows its price', async ({
  page,
  editor,
  ui: { preview, expectSaved },
}) => {
  await page.goto(`${editor.address}/#/precos`);
  const during = page.getByText('Ver como na promoção');
  await expect(during).toBeHidden();
  await page.getByText('Usar: Promoção com dia e hora', { exact: true }).click();
  await expectSaved(
    'offers.promotion',
    expect.objectContaining({ enabled: true, price: '53,00', checkout: editor.saved(CHECKOUT) }),
  );
  const price = preview.locator('#preco [data-price]:visible');
  await expect(price).toHaveText(/67,00/);
  // The preview knows of the promotion.
  await expect(preview.locator('html')).toHaveAttribute('data-phases', /promotion/);
  await during.click();
  await expect(price).toHaveText(/53,00/);
  await expect(price).toBeInViewport();
  await during.click();
  await expect(price).toHaveText(/67,00/);
});

test('deadline: its fields come with it, and a year that is half typed is not saved', async ({
  page,
  editor,
  ui: { field, expectSaved },
}) => {
  await page.goto(`${editor.address}/#/precos`);
  const checkout = field('Pagamento depois do prazo');
  await expect(page.getByRole('grid', { name: 'Ofertas' })).toBeVisible();
  await expect(checkout).toBeHidden();
  await page.locator('.card', { hasText: /^Um prazo de verdade/ }).click();
  await expect(checkout).toBeVisible();
  await expectSaved('offers.countdown', 'deadline');
  const written = () => readFileSync(join(editor.folder, 'offers.yaml'), 'utf8');
  const before = written();
  const year = page.getByRole('group', { name: 'Termina em' }).getByRole('spinbutton', { name: /ano/ });
  await year.click();
  await page.keyboard.press('Backspace');
  await expect(year).toHaveText(/^0?\d{3}$/);
  // The hour, the minute, and what comes after them.
  for (const _ of ['hour', 'minute', 'end']) await page.keyboard.press('Tab');
  await expect(year).toHaveText(/^2\d{3}$/);
  expect(written()).toBe(before);
});
