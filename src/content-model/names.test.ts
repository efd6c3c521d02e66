import { expect, it } from 'vitest';
import { shipped } from '../../tests/support/pageContext.ts';
import { namesOf, nameValues, shortPriceFormat } from './names.ts';
import { valueIn } from './paths.ts';
import type { Content } from './schemas.ts';

const offersWith = (id: string, changes: Partial<Content['offers']['offers'][number]>): Content => {
  const offers = shipped.offers.offers.map((offer) => (offer.id === id ? { ...offer, ...changes } : offer));
  return { ...shipped, offers: { ...shipped.offers, offers } };
};
const valuesOf = (content: Content) =>
  Object.fromEntries(
    Object.entries(nameValues(content)).map(([name, value]) => [name, value.replaceAll('\u00a0', ' ')]),
  );

it('gives names their values; the names of the main offer have no suffix', () => {
  const values = Object.entries(valuesOf(shipped)).map(([name, value]) => `${name}: ${value}`);
  const expected = `nome: Planner Devocional, ferramenta: Notion, minutos: 7, garantia: 7, email: contato@example.com,
    preco: R$ 67,00, precoTabela: R$ 119,00, desconto: 43, parcelas: 12, valorParcela: R$ 7,79, totalParcelado: R$ 93,48,
    preco.b: R$ 67, preco.exclusiva: R$ 57, precoTabela.exclusiva: R$ 119, desconto.exclusiva: 52,
    economia.exclusiva: R$ 10, nota: 4,9, avaliacoes: 950, avaliacoesDepoimentos: 327, pessoasAtendidas: 950,
    pessoas: 960, paginas: dez, Paginas: Dez, recursos: nove, Recursos: Nove, prazo: 31/12/2026 às 23h59`;
  expect(values).toEqual(expect.arrayContaining(expected.split(/,\s+/)));
});

it('writes all prices with cents if one of them has cents', () => {
  expect(shortPriceFormat(shipped)(11_900)).toBe('R$\u00a0119');
  const changed = offersWith('exclusiva', { price: 5790 });
  expect(shortPriceFormat(changed)(11_900)).toBe('R$\u00a0119,00');
  expect(valuesOf(changed)).toMatchObject({
    'preco.exclusiva': 'R$ 57,90',
    'preco.b': 'R$ 67,00',
    'economia.exclusiva': 'R$ 9,10',
  });
});

it('leaves a name empty if the content does not have its value', () => {
  const { site, proof } = shipped;
  const values = valuesOf({
    ...offersWith('b', { listPrice: undefined, installments: undefined }),
    site: { ...site, workspaceTool: undefined, dailyMinutes: undefined },
    proof: { ...proof, rating: undefined, people: undefined },
  });
  const names =
    'ferramenta minutos precoTabela desconto parcelas valorParcela totalParcelado nota pessoasAtendidas';
  for (const name of [...names.split(' '), 'parcelas.exclusiva']) expect(values[name], name).toBe('');
  expect(values['desconto.exclusiva']).toBe('52');
  // A price that is not below the main price saves nothing.
  expect(valuesOf(offersWith('exclusiva', { price: 6700 }))['economia.exclusiva']).toBe('');
});

it('lists each name once, with a label and the place of its value', () => {
  const names = namesOf(shipped);
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  for (const { label, value, source } of names) {
    expect(label).toMatch(/^\p{Lu}/u);
    if (value !== undefined) expect(valueIn(shipped[source.file], source.path), label).toBeDefined();
  }
});
