import { expect, it } from 'vitest';
import { fillDeep, fillPlaceholders, placeholdersIn, shownLength } from './placeholders.ts';

it.each([
  ['{preço2}{x}', ['preço2', 'x']],
  ['{preco.exclusiva} e {desconto.oferta-b}', ['preco.exclusiva', 'desconto.oferta-b']],
  ['sem nenhum { }, {}, {a b} ou {a,b}', []],
])('%j uses the names %j', (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});

it.each<[text: string, values: Record<string, string>, filled: string]>([
  ['{posicao} de {total}', { total: '10' }, '{posicao} de 10'],
  ['{constructor}', {}, '{constructor}'],
  ['{nome}', { nome: '{preco}', preco: '1' }, '{preco}'],
  ['{nome}', { nome: "$$ e $& $'" }, "$$ e $& $'"],
])('fills %j with %j', (text, values, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled);
});

it('fills texts in lists and objects, and keeps other values', () => {
  const value = {
    list: ['{nome}', 7],
    group: { text: 'Oi, {nome}', isOn: true, nothing: null, none: undefined },
  };
  expect(fillDeep(value, { nome: 'Ana' })).toStrictEqual({
    list: ['Ana', 7],
    group: { text: 'Oi, Ana', isOn: true, nothing: null, none: undefined },
  });
});

it('measures a trimmed text with its names filled', () => {
  expect(shownLength(' {nome}! ', { nome: 'Ana' })).toBe(4);
});
