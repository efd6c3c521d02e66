// @vitest-environment happy-dom
// Tests the inputs for texts, links, videos and ids, and the notes below them.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../places.ts';
import { renderField, settled } from '../../testing/ui.tsx';
import { navigate, readRoute } from '../state/route.ts';

const HOME = 'pages/principal.sections';
const input = () => screen.getByRole<HTMLInputElement>('textbox');

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
    act(() => input().focus());
    input().setSelectionRange(caret, caret);
    await user.keyboard(key);
    expect(await saved()).toBe(after);
  });

  test('is selected as a whole by a click, so that typing replaces it', async () => {
    const { user, saved } = await guarantee('{garantia} dias');
    await user.pointer({ target: input(), offset: 4, keys: '[MouseLeft]' });
    await user.keyboard('Sete');
    expect(await saved()).toBe('Sete dias');
  });

  test('is not selected by a click between it and another, so that the seller can write there', async () => {
    const { user, saved } = await guarantee('{nome}{garantia}');
    await user.pointer({ target: input(), offset: 6, keys: '[MouseLeft]' });
    await user.keyboard(' em ');
    expect(await saved()).toBe('{nome} em {garantia}');
  });

  test('is inserted at the end of a text that has no caret yet', async () => {
    const { user, saved } = await guarantee('Sete dias');
    await user.click(screen.getByRole('button', { name: 'Inserir um valor em Texto da garantia' }));
    await user.click(screen.getByRole('menuitem', { name: 'Nome do produto' }));
    expect(await saved()).toBe('Sete dias{nome}');
  });

  test('is explained below the text, and reported if it was removed', async () => {
    const { user, editor, saved } = await guarantee('Até {garantia} dias');
    expect(input().getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Muda em Preços' }).closest('span')?.textContent).toBe(
      '{garantia} = 7: Dias de garantia. Muda em Preços',
    );
    const gone = () => screen.queryByText('Saiu do texto o valor automático “Dias de garantia”.');
    await user.clear(input());
    await user.type(input(), 'Até sete');
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
  await user.type(input(), ' e mais três');
  expect(counter().textContent).toBe('24 / 110');
});

test('saves a pasted text cleaned, but keeps a trailing no-break space while the seller types', async () => {
  const { user, saved } = await renderField('site.name');
  await user.clear(input());
  await user.paste('Orac\u0327a\u0303o\u00a0\u200e');
  expect(await saved()).toBe('Oração');
  await user.keyboard('à noite');
  expect(await saved()).toBe('Oração\u00a0à noite');
});

test('saves a text that a browser extension writes', async () => {
  const { saved } = await renderField('site.name');
  // React does not call `onChange` for this event, because a script has set the value before.
  Object.assign(input(), { value: 'Noite' });
  fireEvent(input(), new Event('input', { bubbles: true }));
  expect(await saved()).toBe('Noite');
});

test('suggests a new headline as the title for WhatsApp', async () => {
  const { user, saved } = await renderField(`${HOME}.inicio.headline`);
  await user.type(input(), ' mais de');
  await saved();
  expect(screen.getByRole('link', { name: /Título no WhatsApp e nas redes$/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Usar este título lá também' }));
  expect(await saved('pages/principal.socialTitle')).toBe(
    'Comece o dia com Deus em {minutos} minutos mais de',
  );
  expect(screen.queryByText(/Confira também/)).toBeNull();
});

describe('a link', () => {
  const CHECKOUT = 'offers.offers.b.checkout';
  const OWN_LINK = 'https://pay.hotmart.com/K98765432X';
  const removed = () => screen.queryByText(/Tiramos do link o código src/);

  test('loses its tracking parameters when it is pasted, unless the seller restores them', async () => {
    const { user, saved } = await renderField(CHECKOUT);
    await user.click(input());
    await user.paste('pay.hotmart.com/K98765432X?off=a&src=bio');
    expect(await saved()).toBe(`${OWN_LINK}?off=a`);
    expect(screen.getByText('Hotmart')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Deixar como veio' }));
    expect(await saved()).toBe(`${OWN_LINK}?off=a&src=bio`);
    // Restored parameters stay when the field loses the focus.
    await user.click(input());
    await user.tab();
    expect([await saved(), removed()]).toEqual([`${OWN_LINK}?off=a&src=bio`, null]);
    await user.click(screen.getByRole('button', { name: `Usar ${OWN_LINK}?off=a` }));
    expect(await saved()).toBe(`${OWN_LINK}?off=a`);
  });

  test('is cleaned after typing when the field loses the focus', async () => {
    const { user, editor, saved } = await renderField(CHECKOUT);
    await user.clear(input());
    await user.type(input(), `${OWN_LINK}?src=bio`);
    expect(removed()).toBeNull();
    await user.tab();
    expect(await saved()).toBe(OWN_LINK);
    expect(removed()).not.toBeNull();
    await settled(editor.undo);
    expect(removed()).toBeNull();
  });

  test('is completed with https://, and its note shows the price that the checkout page must charge', async () => {
    const { user, saved } = await renderField(CHECKOUT);
    expect(screen.getByText('Tem de cobrar R$ 67,00.')).toBeTruthy();
    await user.clear(input());
    await user.type(input(), 'pay.kiwify.com.br/abc');
    await user.tab();
    expect(await saved()).toBe('https://pay.kiwify.com.br/abc');
    expect(screen.getByRole('link', { name: 'Testar Link de pagamento em outra aba' })).toHaveProperty(
      'href',
      'https://pay.kiwify.com.br/abc',
    );
  });
});

test('completes the typed address of a button, and keeps the option for other addresses selected', async () => {
  const { user, saved } = await renderField(`${HOME}.inicio.buttons.0.to`);
  await user.selectOptions(screen.getByRole('combobox'), 'Outro endereço…');
  await user.clear(input());
  await user.type(input(), 'www.exemplo.com.br');
  await user.tab();
  expect(await saved()).toBe('https://www.exemplo.com.br');
  expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.text).toBe('Outro endereço…');
});

describe('a video', () => {
  const VIDEO = `${HOME}.sobre.video.address`;

  test('gets its address from the embed code of a player, and the seller is asked about the old captions', async () => {
    const { user, saved } = await renderField(VIDEO);
    await user.clear(input());
    await user.paste(
      '<iframe width="560" src="https://www.youtube.com/embed/AbCdEfGhIjK?si=x" title="YouTube"></iframe>',
    );
    expect(await saved()).toBe('https://www.youtube.com/embed/AbCdEfGhIjK?si=x');
    expect(screen.getByText('YouTube')).toBeTruthy();
    expect(screen.getByText(/O vídeo mudou. Ainda são dele: .*Arquivo de legendas/)).toBeTruthy();
  });

  test('can be a file that was uploaded before', async () => {
    const { user, saved } = await renderField(VIDEO, { [VIDEO]: 'https://youtu.be/AbCdEfGhIjK' });
    await user.click(screen.getByRole('button', { name: 'Usar um vídeo já enviado' }));
    await user.click(screen.getByRole('menuitem', { name: 'video/tour.mp4' }));
    expect(await saved()).toBe('video/tour.mp4');
    expect(screen.getByText('Arquivo do site')).toBeTruthy();
  });
});

test.each([
  {
    screen: 'pagina',
    page: 'principal',
    item: `${HOME}.preco`,
    renamed: `${HOME}.comprar`,
    part: ['preco', 'comprar'],
  },
  { screen: 'precos', item: 'offers.offers.a', renamed: 'offers.offers.comprar' },
] as const)(
  'an id is saved with Enter, and the form of $item stays open',
  async ({ item, renamed, part, ...at }) => {
    const { user, saved } = await renderField(`${item}.id`);
    navigate({ ...at, ...(part && { part: part[0] }), place: placeOf(`${item}.heading`) });
    await user.clear(input());
    await user.type(input(), 'comprar{Enter}');
    expect(await saved(`${renamed}.id`)).toBe('comprar');
    const route = { ...at, ...(part && { part: part[1] }), place: placeOf(`${renamed}.heading`) };
    await waitFor(() => expect(readRoute(window.location.hash)).toMatchObject(route));
  },
);

test('asks the seller which value to keep if it was changed outside the editor', async () => {
  const { user, saved, store } = await renderField('site.name');
  await user.type(input(), ' meu');
  store.edit({
    edits: [
      {
        type: 'set',
        place: { file: 'site', path: ['name'] },
        value: 'De fora',
        previous: 'Planner Devocional',
      },
    ],
    label: 'Fora',
  });
  expect(await saved()).toBe('De fora');
  expect(screen.getByRole('alert').textContent).toContain('De fora');
  await user.click(screen.getByRole('button', { name: 'Ficar com o meu' }));
  expect(await saved()).toBe('Planner Devocional meu');
  expect(screen.queryByRole('alert')).toBeNull();
});
