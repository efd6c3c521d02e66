// @vitest-environment happy-dom
// Tests the inputs for texts, links, videos and ids, and the notes below them.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../places.ts';
import { NAME, rename } from '../../testing/edits.ts';
import { renderField, settled, textbox } from '../../testing/ui.tsx';
import { navigate, readRoute } from '../state/route.ts';

const HOME = 'pages/principal.sections';

describe('a name in braces', () => {
  const GUARANTEE = 'site.guarantee.text';
  const guarantee = (text: string) => renderField(GUARANTEE, { [GUARANTEE]: text });

  test.each([
    ['{Backspace}', 'Até {garantia}', 14, 'Até'],
    ['{Delete}', 'Até {garantia} dias', 4, 'Até  dias'],
    ['{Delete}', 'Até {garantia} dias', 9, 'Até  dias'],
    ['{Backspace}', '{garantia} dias', 15, '{garantia} dia'],
  ])('is only deleted as a whole: %s', async (key, text, caret, after) => {
    const { user, saved } = await guarantee(text);
    act(() => textbox().focus());
    textbox().setSelectionRange(caret, caret);
    await user.keyboard(key);
    expect(await saved()).toBe(after);
  });

  test.each([
    ['{garantia} dias', 4, 'Sete', 'Sete dias'],
    // The seller can write between two names.
    ['{nome}{garantia}', 6, ' em ', '{nome} em {garantia}'],
  ])('is selected as a whole by a click inside it: %s', async (text, offset, typed, after) => {
    const { user, saved } = await guarantee(text);
    await user.pointer({ target: textbox(), offset, keys: '[MouseLeft]' });
    await user.keyboard(typed);
    expect(await saved()).toBe(after);
  });

  test('is inserted at the end of a text that has no caret yet', async () => {
    const { user, press, saved } = await guarantee('Sete dias');
    await press('Inserir um valor em Texto da garantia');
    await user.click(screen.getByRole('menuitem', { name: 'Nome do produto' }));
    expect(await saved()).toBe('Sete dias{nome}');
  });

  test('is explained below the text, and reported if it was removed', async () => {
    const { editor, retype, saved } = await guarantee('Até {garantia} dias');
    const description = / \/ \d+\s*{garantia} = 7: Dias de garantia\. Muda em Preços/;
    expect(screen.getByRole('textbox', { description })).toBe(textbox());
    expect(screen.getByRole('link', { name: 'Muda em Preços' })).toBeTruthy();
    const gone = () => screen.queryByText('Saiu do texto o valor automático “Dias de garantia”.');
    await retype('Até sete');
    expect(gone()).not.toBeNull();
    await saved();
    await settled(editor.undo);
    expect(gone()).toBeNull();
  });
});

test('counts the characters that a visitor sees', async () => {
  const name = `${HOME}.inicio.headline`;
  const { user } = await renderField(name, { [name]: 'Em **{minutos} minutos**' });
  const counter = () => screen.getByText(/^\d+ \/ 110$/);
  expect(counter().textContent).toBe('12 / 110');
  await user.type(textbox(), ' e mais três');
  expect(counter().textContent).toBe('24 / 110');
});

test('saves a pasted text cleaned, but keeps a trailing no-break space while the seller types', async () => {
  const { user, saved } = await renderField('site.name');
  await user.clear(textbox());
  await user.paste('Orac\u0327a\u0303o\u00a0\u200e');
  expect(await saved()).toBe('Oração');
  await user.keyboard('à noite');
  expect(await saved()).toBe('Oração\u00a0à noite');
});

test('saves a text that a browser extension writes', async () => {
  const { saved } = await renderField('site.name');
  // React does not call `onChange` for this event, because a script has set the value before.
  Object.assign(textbox(), { value: 'Noite' });
  fireEvent(textbox(), new Event('input', { bubbles: true }));
  expect(await saved()).toBe('Noite');
});

test('suggests a new headline as the title for WhatsApp', async () => {
  const { user, press, saved } = await renderField(`${HOME}.inicio.headline`);
  await user.type(textbox(), ' mais de');
  await saved();
  expect(screen.getByRole('link', { name: /Título no WhatsApp e nas redes$/ })).toBeTruthy();
  await press('Usar este título lá também');
  expect(await saved('pages/principal.socialTitle')).toBe(
    'Comece o dia com Deus em {minutos} minutos mais de',
  );
  expect(screen.queryByText(/Confira também/)).toBeNull();
});

describe('a link', () => {
  const CHECKOUT = 'offers.offers.b.checkout';
  const LINK = 'https://pay.hotmart.com/K98765432X';
  const removed = () => screen.queryByText(/Tiramos do link o código src/);

  test('loses its tracking parameters when it is pasted, unless the seller restores them', async () => {
    const { user, press, saved } = await renderField(CHECKOUT);
    expect(screen.getByText('Tem de cobrar R$ 67,00.')).toBeTruthy();
    await user.click(textbox());
    await user.paste('pay.hotmart.com/K98765432X?off=a&src=bio');
    expect(await saved()).toBe(`${LINK}?off=a`);
    expect(screen.getByText('Hotmart')).toBeTruthy();
    const tried = screen.getByRole('link', { name: 'Testar Link de pagamento em outra aba' });
    expect(tried).toHaveProperty('href', `${LINK}?off=a`);
    await press('Deixar como veio');
    expect(await saved()).toBe(`${LINK}?off=a&src=bio`);
    // Restored parameters stay when the field loses the focus.
    await user.click(textbox());
    await user.tab();
    expect([await saved(), removed()]).toEqual([`${LINK}?off=a&src=bio`, null]);
    await press(`Usar ${LINK}?off=a`);
    expect(await saved()).toBe(`${LINK}?off=a`);
  });

  test('is cleaned after typing when the field loses the focus', async () => {
    const { user, editor, retype, saved } = await renderField(CHECKOUT);
    await retype(`${LINK}?src=bio`);
    expect(removed()).toBeNull();
    await user.tab();
    expect(await saved()).toBe(LINK);
    expect(removed()).not.toBeNull();
    await settled(editor.undo);
    expect(removed()).toBeNull();
  });
});

describe('a video', () => {
  const VIDEO = `${HOME}.sobre.video.address`;

  test('gets its address from the embed code of a player, and the seller is asked about the old captions', async () => {
    const { user, saved } = await renderField(VIDEO);
    await user.clear(textbox());
    await user.paste(
      '<iframe width="560" src="https://www.youtube.com/embed/AbCdEfGhIjK?si=x" title="YouTube"></iframe>',
    );
    expect(await saved()).toBe('https://www.youtube.com/embed/AbCdEfGhIjK?si=x');
    expect(screen.getByText('YouTube')).toBeTruthy();
    expect(screen.getByText(/O vídeo mudou. Ainda são dele: .*Arquivo de legendas/)).toBeTruthy();
  });

  test('can be a file that was uploaded before', async () => {
    const { user, press, saved } = await renderField(VIDEO, { [VIDEO]: 'https://youtu.be/AbCdEfGhIjK' });
    await press('Usar um vídeo já enviado');
    await user.click(screen.getByRole('menuitem', { name: 'video/tour.mp4' }));
    expect(await saved()).toBe('video/tour.mp4');
    expect(screen.getByText('Arquivo do site')).toBeTruthy();
  });
});

test.each([
  [HOME, 'preco', (id: string) => ({ screen: 'pagina' as const, page: 'principal', part: id })],
  ['offers.offers', 'a', () => ({ screen: 'precos' as const })],
] as const)('an id in %s is saved with Enter, and its form stays open', async (list, before, formOf) => {
  const routeOf = (id: string) => ({ ...formOf(id), place: placeOf(`${list}.${id}.heading`) });
  const { retype, saved } = await renderField(`${list}.${before}.id`);
  navigate(routeOf(before));
  await retype('comprar{Enter}');
  expect(await saved(`${list}.comprar.id`)).toBe('comprar');
  await waitFor(() => expect(readRoute(window.location.hash)).toMatchObject(routeOf('comprar')));
});

test('asks the seller which value to keep if it was changed outside the editor', async () => {
  const { user, press, saved, store } = await renderField('site.name');
  await user.type(textbox(), ' meu');
  store.edit(rename('De fora'));
  expect(await saved()).toBe('De fora');
  expect(screen.getByRole('alert').textContent).toContain('De fora');
  await press('Ficar com o meu');
  expect(await saved()).toBe(`${NAME} meu`);
  expect(screen.queryByRole('alert')).toBeNull();
});
