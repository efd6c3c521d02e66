// @vitest-environment happy-dom
// The same tests for the inputs of all kinds of fields.
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ValueField } from '../../../src/content-model/fieldTree.ts';
import { ignoreSelectionOfDates, renderField, settled } from '../../testing/ui.tsx';

const HOME = 'pages/principal.sections';

const replaceWith = (text: string, name?: string) => async (user: UserEvent) => {
  const input = screen.getByRole<HTMLInputElement>('textbox', name ? { name } : {});
  await user.clear(input);
  await user.type(input, text);
  // Some texts are saved when the input loses the focus.
  await user.tab();
};
/** Replaces the text at once: typed slowly, its beginning would be saved as a valid text. */
const paste = (text: string) => async (user: UserEvent) => {
  await user.tripleClick(screen.getByRole('textbox'));
  await user.paste(text);
};
const select = (option: string) => (user: UserEvent) =>
  user.selectOptions(screen.getByRole('combobox'), option);
const press =
  (role: 'radio' | 'switch' | 'button' | 'option' | 'menuitem', name: string | RegExp) => (user: UserEvent) =>
    user.click(screen.getByRole(role, { name }));
const inTurn =
  (...steps: ((user: UserEvent) => Promise<unknown>)[]) =>
  async (user: UserEvent) => {
    for (const step of steps) await step(user);
  };
const upload = (name: string, text: string) => (user: UserEvent) =>
  user.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File([text], name));

/** The shipped product uses a ready palette, so it has no colours of its own. */
const VALUES = { 'brand.palette': 'propria', 'brand.colors': ['#12123a', '#f3a566'] };

/** For each kind of field: the place of a field, how a seller enters another value, and the saved value. */
const CASES: Record<
  Exclude<ValueField['kind'], 'color'>,
  [string, (user: UserEvent) => Promise<unknown>, unknown]
> = {
  text: ['site.name', replaceWith('Planner da Manhã'), 'Planner da Manhã'],
  slug: ['pages/oferta-exclusiva.path', replaceWith('/natal'), '/natal'],
  email: ['site.seller.email', replaceWith('oi@example.com'), 'oi@example.com'],
  price: ['offers.offers.b.trackedValue', replaceWith('1234,5'), '1.234,50'],
  integer: ['proof.downloads', replaceWith('2.500'), 2500],
  rating: ['proof.rating', replaceWith('4,7'), 4.7],
  dateTime: [
    'offers.deadline.endsAt',
    (user) => user.type(screen.getByRole('spinbutton', { name: /hora/ }), '0815'),
    '31/12/2026 08:15',
  ],
  day: [
    'privacy.changes.updatedOn',
    (user) => user.type(screen.getByRole('spinbutton', { name: /dia/ }), '03'),
    '03/11/2026',
  ],
  link: ['privacy.rights.complaintLink', replaceWith('www.gov.br/outra'), 'https://www.gov.br/outra'],
  target: [`${HOME}.inicio.buttons.0.to`, select('Perguntas'), '#perguntas'],
  reference: ['pages/principal.offer', select('Oferta exclusiva'), 'exclusiva'],
  phone: ['site.chat.phone', replaceWith('(11) 98765-4321'), '5511987654321'],
  taxId: ['site.seller.document', replaceWith('11444777000161'), '11.444.777/0001-61'],
  choice: ['brand.corners', press('radio', /^Retos/), 'retos'],
  switch: ['proof.ratingsVerified', press('switch', /./), true],
  icon: ['product.features.0.icon', inTurn(press('button', 'Bíblia'), press('option', 'Coração')), 'coracao'],
  emoji: ['product.modules.0.emoji', inTurn(press('button', 'Escolher'), press('button', '🍇')), '🍇'],
  video: [
    `${HOME}.sobre.video.address`,
    replaceWith('https://youtu.be/AbCdEfGhIjK'),
    'https://youtu.be/AbCdEfGhIjK',
  ],
  picture: ['brand.logo', press('button', 'Tirar'), ''],
  file: [
    `${HOME}.sobre.video.captions`,
    upload('Falas.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nBom dia\n'),
    'video/falas.vtt',
  ],
  colors: ['brand.colors', replaceWith('#1a1a2e', 'A escura'), ['#1a1a2e', '#f3a566']],
};

/** The texts and values that the seller sees in a field. */
const shownIn = (container: HTMLElement) => [
  container.textContent,
  ...[...container.querySelectorAll<HTMLInputElement>('input:not([type=file])')].map(({ value, checked }) => [
    value,
    checked,
  ]),
  container.querySelector('select')?.value,
];

beforeEach(ignoreSelectionOfDates);

test.each(Object.entries(CASES))(
  '%s: another value can be entered, saved and undone',
  async (_, [place, write, saved]) => {
    const field = await renderField(place, VALUES);
    const shown = () => shownIn(field.container);
    const before = [await field.saved(), shown()];
    await write(field.user);
    expect(await field.saved()).toEqual(saved);
    expect(shown()).not.toEqual(before[1]);
    await settled(field.editor.undo);
    expect([await field.saved(), shown()]).toEqual(before);
  },
);

/** The place of a field, how a seller enters a value that the rules refuse, and a part of the message. */
const REFUSED: [string, (user: UserEvent) => Promise<unknown>, RegExp][] = [
  ['site.name', paste('a'.repeat(41)), /com 41 caracteres/],
  ['pages/oferta-exclusiva.path', replaceWith('/'), /duas páginas/],
  ['offers.offers.b.price', replaceWith('caro'), /um preço/],
  ['site.guarantee.days', replaceWith('6'), /de 7 a 90/],
  ['proof.downloads', replaceWith('mil'), /número inteiro/],
  ['privacy.rights.complaintLink', replaceWith('não tenho'), /um link completo/],
  ['site.chat.phone', replaceWith('98765'), /um telefone com DDD/],
  ['site.seller.document', replaceWith('123'), /um CPF ou um CNPJ/],
  ['product.modules.0.emoji', replaceWith('ok'), /um emoji só/],
  [`${HOME}.sobre.video.address`, replaceWith('https://example.com'), /um vídeo do YouTube/],
  ['brand.colors', replaceWith('azul', 'A escura'), /uma cor/],
  ['pages/oferta-exclusiva.hidden', press('switch', /./), /por causa de outro campo/],
  [
    `${HOME}.inicio.buttons.0.to`,
    inTurn(select('Outro endereço…'), replaceWith('nada')),
    /“nada”, que não existe/,
  ],
];

test.each(REFUSED)(
  '%s: a refused value is not saved, and the field shows the reason',
  async (place, write, reason) => {
    const field = await renderField(place, VALUES);
    const before = await field.saved();
    expect(field.container.querySelector('[aria-invalid=true]')).toBeNull();
    await write(field.user);
    expect(await field.saved()).toEqual(before);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(field.container.querySelector('[aria-invalid=true]')).not.toBeNull();
  },
);
