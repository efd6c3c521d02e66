// @vitest-environment happy-dom
// Tests inputs in which a value is chosen: cards, lists, menus and colours.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderField, settled } from '../../testing/ui.tsx';

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
  const { user, saved } = await renderField('brand.colors', {
    'brand.palette': 'propria',
    'brand.colors': ['#12123a', '#f3a566'],
  });
  const light = screen.getByRole<HTMLInputElement>('textbox', { name: 'A clara' });
  await user.clear(light);
  await user.type(light, '#333344');
  expect(await saved()).toEqual(['#12123a', '#f3a566']);
  const use = screen.getByRole('button', { name: /^Usar #/ });
  const suggested = use.textContent?.slice('Usar '.length);
  await user.click(use);
  expect(await saved()).toContain(suggested);
  expect(screen.queryByRole('button', { name: /^Usar #/ })).toBeNull();
});

test('an icon can be searched without accents, and choosing it closes the dialog', async () => {
  const { user, saved } = await renderField('product.features.0.icon');
  await user.click(screen.getByRole('button', { name: 'Bíblia' }));
  const search = screen.getByRole('searchbox', { name: 'Procurar um desenho' });
  await user.type(search, 'xyzzy');
  expect(screen.queryByRole('option', { name: 'Coração' })).toBeNull();
  await user.clear(search);
  await user.type(search, 'coracao');
  await user.click(screen.getByRole('option', { name: 'Coração' }));
  expect(await saved()).toBe('coracao');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the targets of a button are grouped into offers, sections of the same page and other pages', async () => {
  const name = 'pages/principal.sections.inicio.buttons.0.to';
  const { user, saved } = await renderField(name);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  const groups = within(select)
    .getAllByRole('group')
    .map((group) => group.getAttribute('label'));
  expect(groups).toEqual(['Comprar', 'Nesta página', 'Outra página']);
  await user.selectOptions(select, 'Privacidade');
  expect(await saved()).toBe('/privacidade');
});

test('the reason why a target is refused describes both of its inputs', async () => {
  const { user, saved } = await renderField('pages/principal.sections.inicio.buttons.0.to');
  await user.selectOptions(screen.getByRole('combobox'), 'Outro endereço…');
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'nada');
  await saved();
  for (const role of ['combobox', 'textbox'])
    expect(screen.getByRole(role, { description: /“nada”, que não existe/ })).toBeTruthy();
});
