import { describe, expect, it } from 'vitest';
import { fillDeep, fillPlaceholders, placeholdersIn } from './placeholders.ts';

describe('placeholders', () => {
  it('are the names in braces', () => {
    expect(placeholdersIn('por {preco}, em {minutos} minutos')).toEqual(['preco', 'minutos']);
    expect(placeholdersIn('{preço2}{x}')).toEqual(['preço2', 'x']);
    expect(placeholdersIn('sem nenhum { }, {}, {a b} ou {a-b}')).toEqual([]);
  });

  it('are filled wherever they stand, more than once', () => {
    expect(fillPlaceholders('{nome} é {nome}', { nome: 'Ana' })).toBe('Ana é Ana');
  });

  it('stay as written without a value, so that nothing is lost', () => {
    expect(fillPlaceholders('{posicao} de {total}', { total: '10' })).toBe('{posicao} de 10');
    expect(fillPlaceholders('{constructor} {toString}', {})).toBe('{constructor} {toString}');
  });

  it('do not fill what a value brings in', () => {
    expect(fillPlaceholders('{nome}', { nome: '{preco}', preco: '1' })).toBe('{preco}');
  });

  it('are filled through lists and groups, other values untouched', () => {
    const value = { list: ['{nome}', 7], group: { text: 'Oi, {nome}', isOn: true, nothing: null } };
    expect(fillDeep(value, { nome: 'Ana' })).toEqual({
      list: ['Ana', 7],
      group: { text: 'Oi, Ana', isOn: true, nothing: null },
    });
  });
});
