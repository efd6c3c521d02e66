// @vitest-environment happy-dom
// The same tests for the inputs of all kinds of fields.
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ValueField } from '../../../src/content-model/fieldTree.ts';
import { renderField, settled, textbox } from '../../testing/ui.tsx';

const HOME = 'pages/principal.sections';
const VIDEO = 'https://youtu.be/AbCdEfGhIjK';

type Field = Awaited<ReturnType<typeof renderField>>;
type Write = (field: Field) => Promise<unknown>;

/** Replaces a text. It is shown as it was typed until the input loses the focus, and then formatted as `shown`. */
const replaceWith =
  (typed: string, shown = typed, name?: string): Write =>
  async ({ user, retype, saved }) => {
    const input = textbox(name);
    await retype(typed, input);
    await saved();
    expect(input.value).toBe(typed);
    await user.tab();
    expect(input.value).toBe(shown);
  };
/** Replaces the text at once: typed slowly, its beginning would be saved as a valid text. */
const paste =
  (text: string): Write =>
  async ({ user }) => {
    await user.tripleClick(textbox());
    await user.paste(text);
  };
const select =
  (option: string): Write =>
  ({ user }) =>
    user.selectOptions(screen.getByRole('combobox'), option);
const choose =
  (role: 'radio' | 'switch' | 'button' | 'option', name: string | RegExp): Write =>
  ({ user }) =>
    user.click(screen.getByRole(role, { name }));
const enter =
  (segment: RegExp, digits: string): Write =>
  ({ user }) =>
    user.type(screen.getByRole('spinbutton', { name: segment }), digits);
const inTurn =
  (...steps: Write[]): Write =>
  async (field) => {
    for (const step of steps) await step(field);
  };

/** The shipped product uses a ready palette, so it has no colours of its own. */
const VALUES = { 'brand.palette': 'propria', 'brand.colors': ['#12123a', '#f3a566'] };

/** For each kind of field: the place of a field, how a seller enters another value, and the saved value. */
const CASES: Record<Exclude<ValueField['kind'], 'color'>, [string, Write, unknown]> = {
  text: ['site.name', replaceWith('Planner da Manhã'), 'Planner da Manhã'],
  slug: ['pages/oferta-exclusiva.path', replaceWith('/natal'), '/natal'],
  email: ['site.seller.email', replaceWith('oi@example.com'), 'oi@example.com'],
  price: ['offers.offers.b.trackedValue', replaceWith('R$ 1234,5', '1.234,50'), '1.234,50'],
  integer: ['proof.downloads', replaceWith('2500', '2.500'), 2500],
  rating: ['proof.rating', replaceWith('4.7', '4,7'), 4.7],
  dateTime: ['offers.deadline.endsAt', enter(/hora/, '0815'), '31/12/2026 08:15'],
  day: ['privacy.changes.updatedOn', enter(/dia/, '03'), '03/11/2026'],
  link: ['privacy.rights.complaintLink', replaceWith('gov.br/x', 'https://gov.br/x'), 'https://gov.br/x'],
  target: [`${HOME}.inicio.buttons.0.to`, select('Perguntas'), '#perguntas'],
  reference: ['pages/principal.offer', select('Oferta exclusiva'), 'exclusiva'],
  phone: ['site.chat.phone', replaceWith('11 98765-4321', '+55 (11) 98765-4321'), '5511987654321'],
  taxId: ['site.seller.document', replaceWith('11444777000161', '11.444.777/0001-61'), '11.444.777/0001-61'],
  choice: ['brand.corners', choose('radio', /^Retos/), 'retos'],
  switch: ['proof.ratingsVerified', choose('switch', /./), true],
  icon: [
    'product.features.0.icon',
    inTurn(choose('button', 'Bíblia'), choose('option', 'Coração')),
    'coracao',
  ],
  emoji: ['product.modules.0.emoji', inTurn(choose('button', 'Escolher'), choose('button', '🍇')), '🍇'],
  video: [`${HOME}.sobre.video.address`, replaceWith('youtu.be/AbCdEfGhIjK', VIDEO), VIDEO],
  picture: ['brand.logo', choose('button', 'Tirar'), ''],
  file: [
    `${HOME}.sobre.video.captions`,
    ({ upload }) => upload(new File(['WEBVTT\n\n00:01.000 --> 00:02.000\nBom dia\n'], 'Falas.vtt')),
    'video/falas.vtt',
  ],
  colors: ['brand.colors', replaceWith('#1a1a2e', '#1a1a2e', 'A escura'), ['#1a1a2e', '#f3a566']],
};

/** The texts and values that the seller sees in a field. */
const shownIn = (container: HTMLElement) => [
  container.textContent,
  ...Array.from(
    container.querySelectorAll<HTMLInputElement>('input:not([type=file]), select'),
    ({ value, checked }) => [value, checked],
  ),
];

// In happy-dom, `collapse` dispatches `selectionchange` synchronously, and the segments of a date call `collapse` in
// response.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockReturnValue());

test.each(Object.entries(CASES))(
  '%s: another value can be entered, saved and undone',
  async (_, [place, write, saved]) => {
    const field = await renderField(place, VALUES);
    const shown = () => shownIn(field.container);
    const before = [await field.saved(), shown()];
    await write(field);
    expect(await field.saved()).toEqual(saved);
    expect(shown()).not.toEqual(before[1]);
    await settled(field.editor.undo);
    expect([await field.saved(), shown()]).toEqual(before);
  },
);

/** The texts that describe an input or a group of controls. */
const descriptionsIn = (container: HTMLElement): string =>
  [...container.querySelectorAll('[aria-describedby]')]
    .flatMap((element) => element.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join('\n');

/** The place of a field, how a seller enters a value that the rules refuse, and a part of the message. */
const REFUSED: [string, Write, RegExp][] = [
  ['site.name', paste('a'.repeat(41)), /com 41 caracteres/],
  ['pages/oferta-exclusiva.path', replaceWith('/'), /duas páginas/],
  ['offers.offers.b.price', replaceWith('caro'), /um preço/],
  ['site.guarantee.days', replaceWith('6'), /de 7 a 90/],
  ['proof.downloads', replaceWith('mil'), /número inteiro/],
  ['privacy.rights.complaintLink', replaceWith('não tenho'), /um link completo/],
  ['site.chat.phone', replaceWith('98765', '+5598765'), /um telefone com DDD/],
  ['product.modules.0.emoji', replaceWith(' ok ', 'ok'), /um emoji só/],
  [`${HOME}.sobre.video.address`, replaceWith('https://example.com'), /um vídeo do YouTube/],
  ['brand.colors', replaceWith('azul', 'azul', 'A escura'), /uma cor/],
  ['pages/oferta-exclusiva.hidden', choose('switch', /./), /por causa de outro campo/],
];

test.each(REFUSED)(
  '%s: a refused value is not saved, and the field shows the reason',
  async (place, write, reason) => {
    const field = await renderField(place, VALUES);
    const before = await field.saved();
    expect(field.container.querySelector('[aria-invalid=true]')).toBeNull();
    await write(field);
    expect(await field.saved()).toEqual(before);
    expect(descriptionsIn(field.container)).toMatch(reason);
    expect(field.container.querySelector('[aria-invalid=true]')).not.toBeNull();
  },
);

test('a date with an incomplete year is not saved, and shows the saved year again after losing the focus', async () => {
  const year = () => screen.getByRole('spinbutton', { name: /ano/ });
  const { user, saved } = await renderField('offers.deadline.endsAt');
  await user.click(year());
  await user.keyboard('{Backspace}');
  expect([await saved(), year().textContent]).toEqual(['31/12/2026 23:59', '202']);
  for (const _ of ['hora', 'minuto', 'outro campo']) await user.tab();
  expect(year().textContent).toBe('2026');
});
