import { expect, it } from 'vitest';
import { FACT_NAMES, readFacts } from './facts.ts';

const content = {
  site: { name: 'Planner', workspaceTool: 'Notion', dailyMinutes: 7, guaranteeDays: 14 },
  prices: {
    list: 111_900,
    promotional: 6700,
    exclusive: 5790,
    installments: { count: 12, each: 779 },
    bonus: { previous: 1990, current: 0 },
  },
  proof: { rating: 4.9, reviews: 1950, testimonialReviews: 327, peopleOnOffer: 960 },
  behaviour: { deadline: { endsAt: Date.UTC(2027, 0, 1, 2, 59) } },
  seller: { name: 'Loja', document: 'CPF 123.456.789-09', address: 'Rua A, 1', email: 'oi@example.com' },
};

it('writes every fact for Brazil: with cents for the main page, without for the offer where there are none', () => {
  expect(readFacts(content)).toEqual({
    nome: 'Planner',
    ferramenta: 'Notion',
    minutos: '7',
    garantia: '14',
    preco: 'R$ 67,00',
    precoTabela: 'R$ 1.119,00',
    precoOferta: 'R$ 57,90',
    precoNormal: 'R$ 1.119',
    precoPromocional: 'R$ 67',
    precoBonus: 'R$ 0,00',
    precoBonusAntes: 'R$ 19,90',
    parcelas: '12',
    valorParcela: 'R$ 7,79',
    totalParcelado: 'R$ 93,48',
    desconto: '94',
    descontoOferta: '94',
    nota: '4,9',
    avaliacoes: '1.950',
    avaliacoesDepoimentos: '327',
    pessoas: '960',
    prazo: '31/12/2026 às 23h59',
    vendedor: 'Loja',
    documento: 'CPF 123.456.789-09',
    endereco: 'Rua A, 1',
    email: 'oi@example.com',
  });
});

it('gives a value to every name that a text may use, and to no other', () => {
  expect(Object.keys(readFacts(content))).toEqual([...FACT_NAMES]);
});
