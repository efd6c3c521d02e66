import { expect, it } from 'vitest';
import { type Edits, edited, shipped } from '../../tests/support/readyContent.ts';
import { namesOf, nameValues } from './names.ts';
import { valueIn } from './paths.ts';

it.each<[edits: Edits, values: string]>([
  [
    // The names of the main offer have no suffix.
    {},
    `nome: Planner Devocional, ferramenta: Notion, minutos: 7, garantia: 7, email: contato@example.com,
    preco: R$ 67,00, precoTabela: R$ 119,00, desconto: 43, parcelas: 12, valorParcela: R$ 7,79, totalParcelado: R$ 93,48,
    preco.b: R$ 67, preco.exclusiva: R$ 57, precoTabela.exclusiva: R$ 119, desconto.exclusiva: 52,
    economia.exclusiva: R$ 10, nota: 4,9, avaliacoes: 950, avaliacoesDepoimentos: 327, pessoasAtendidas: 950,
    pessoas: 960, paginas: dez, Paginas: Dez, recursos: nove, Recursos: Nove, prazo: 31/12/2026 às 23h59`,
  ],
  [
    // If one price has cents, all have.
    { 'offers.offers.exclusiva.price': 5790 },
    `preco.exclusiva: R$ 57,90, preco.b: R$ 67,00, precoTabela.exclusiva: R$ 119,00, economia.exclusiva: R$ 9,10`,
  ],
  [
    {
      'offers.offers.b.listPrice': undefined,
      'offers.offers.b.installments': undefined,
      'site.workspaceTool': undefined,
      'site.dailyMinutes': undefined,
      'proof.rating': undefined,
      'proof.people': undefined,
    },
    `ferramenta: , minutos: , precoTabela: , desconto: , parcelas: , valorParcela: , totalParcelado: ,
    parcelas.exclusiva: , desconto.exclusiva: 52, nota: , pessoasAtendidas: `,
  ],
  // A price that is not below the main price saves nothing.
  [{ 'offers.offers.exclusiva.price': 6700 }, 'economia.exclusiva: '],
])('gives names their values: case %#', (edits, expected) => {
  const values = Object.entries(nameValues(edited(shipped, edits)));
  const found = values.map(([name, value]) => `${name}: ${value.replaceAll('\u00a0', ' ')}`);
  expect(found).toEqual(expect.arrayContaining(expected.split(/,\s+/)));
});

it('lists each name once, with the place of its value', () => {
  const names = namesOf(shipped);
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  for (const { label, value, source } of names)
    if (value !== undefined) expect(valueIn(shipped[source.file], source.path), label).toBeDefined();
});
