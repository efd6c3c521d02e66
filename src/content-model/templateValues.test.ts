import { expect, it } from 'vitest';
import { loadWrittenContent } from './loadContent.ts';
import { TEMPLATE_NAMES } from './templateNames.ts';
import { templateValues } from './templateValues.ts';

it('gives every name its value, prices of the offer page with cents where one of them has some', () => {
  const content = loadWrittenContent();
  const values = templateValues({
    ...content,
    prices: { ...content.prices, list: 111_900, exclusive: 5790 },
  });
  const spaced = Object.entries(values).map(([name, value]) => [name, value.replaceAll('\u00a0', ' ')]);
  expect(Object.keys(values).toSorted()).toEqual(TEMPLATE_NAMES.toSorted());
  expect(Object.fromEntries(spaced)).toMatchObject({
    nome: 'Planner Devocional',
    ferramenta: 'Notion',
    minutos: '7',
    garantia: '7',
    preco: 'R$ 67,00',
    precoTabela: 'R$ 1.119,00',
    precoOferta: 'R$ 57,90',
    precoNormal: 'R$ 1.119,00',
    precoPromocional: 'R$ 67,00',
    precoBonus: 'R$ 0,00',
    precoBonusAntes: 'R$ 19,90',
    economiaOferta: 'R$ 9,10',
    parcelas: '12',
    valorParcela: 'R$ 7,79',
    totalParcelado: 'R$ 93,48',
    desconto: '94',
    descontoOferta: '94',
    nota: '4,9',
    avaliacoes: '950',
    avaliacoesDepoimentos: '327',
    pessoas: '960',
    pessoasAtendidas: '950',
    paginas: 'dez',
    Paginas: 'Dez',
    passos: 'três',
    Passos: 'Três',
    recursos: 'nove',
    Recursos: 'Nove',
    prazo: '31/12/2026 às 23h59',
    vendedor: 'Nome da Sua Empresa',
    documento: 'CNPJ 12.345.678/0001-95',
    email: 'contato@example.com',
  });
});
