// @vitest-environment happy-dom
// Tests inputs in which a value is chosen: cards, lists, menus and colours.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderField, settled, textbox } from '../../testing/ui.tsx';

test('own colours start with the colours of the palette, and undo restores the palette and removes them', async () => {
  const { user, editor, saved } = await renderField('brand.palette');
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: /^Minhas cores/ });
  await user.click(radio);
  expect([await saved(), await saved('brand.colors')]).toEqual(['propria', ['#12123a', '#f3a566']]);
  expect(radio.checked).toBe(true);
  await settled(editor.undo);
  expect([await saved(), await saved('brand.colors')]).toEqual(['amanhecer', undefined]);
});

test('colours with too little contrast are not saved, and the suggested colour can be accepted', async () => {
  const colors = ['#12123a', '#f3a566'];
  const { press, retype, saved } = await renderField('brand.colors', {
    'brand.palette': 'propria',
    'brand.colors': colors,
  });
  await retype('#333344', textbox('A clara'));
  expect(await saved()).toEqual(colors);
  const suggested = screen.getByRole('button', { name: /^Usar #/ }).textContent?.slice('Usar '.length);
  await press(/^Usar #/);
  expect(await saved()).toContain(suggested);
  expect(screen.queryByRole('button', { name: /^Usar #/ })).toBeNull();
});

test('an icon can be searched without accents, and choosing it closes the dialog', async () => {
  const { user, press, retype, saved } = await renderField('product.features.0.icon');
  await press('Bíblia');
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Procurar um desenho' });
  await retype('xyzzy', search);
  expect(screen.queryByRole('option', { name: 'Coração' })).toBeNull();
  await retype('coracao', search);
  await user.click(screen.getByRole('option', { name: 'Coração' }));
  expect(await saved()).toBe('coracao');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a button leads to an offer, a section, another page or an address, which is completed or refused', async () => {
  const { user, retype, saved } = await renderField('pages/principal.sections.inicio.buttons.0.to');
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('label'));
  expect(groups).toEqual(['Comprar', 'Nesta página', 'Outra página']);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  await user.selectOptions(select, 'Privacidade');
  expect(await saved()).toBe('/privacidade');
  await user.selectOptions(select, 'Outro endereço…');
  await retype('www.exemplo.com.br');
  await user.tab();
  expect(await saved()).toBe('https://www.exemplo.com.br');
  expect(select.selectedOptions[0]?.text).toBe('Outro endereço…');
  await retype('nada');
  expect(await saved()).toBe('https://www.exemplo.com.br');
  for (const role of ['combobox', 'textbox']) {
    const input = screen.getByRole(role, { description: /“nada”, que não existe/ });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  }
});
