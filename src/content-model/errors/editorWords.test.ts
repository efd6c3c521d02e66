import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';
import { checkAfter } from '../../../tests/support/changedContent.ts';
import { CONTENT_FOLDER } from '../contentFolder.ts';
import { CONTENT_FILES, checkYaml } from '../loadContent.ts';
import { type Content, contentSchemas } from '../schemas.ts';

type Case = [name: keyof Content, written: string, changed: string, words: string];

it.each<Case>([
  [
    'prices',
    'list: 119,00',
    'list:',
    'está vazio; o esperado é um preço em reais, com vírgula e centavos. Por exemplo: R$\u00a0119,00',
  ],
  [
    'prices',
    'promotional: 67,00',
    'promotional: 119,00',
    'tem de ser menor que o de tabela, que é R$\u00a0119,00. Por exemplo: R$\u00a0118,00',
  ],
  ['prices', 'count: 12', 'count: 99', 'o esperado é um número inteiro de 1 a 24. Por exemplo: 7'],
  ['proof', 'rating: 4.9', 'rating: 7.5', 'o esperado é um número de 1 a 5, com uma casa só'],
  ['product', 'image: modulos/metas.webp', 'image: ""', 'falta escolher o arquivo'],
  [
    'product',
    'image: modulos/metas.webp',
    'image: modulos/velha.webp',
    'este arquivo não existe mais. Escolha outro, ou envie um novo',
  ],
  [
    'links',
    'ratio: "16:9"',
    'ratio: "9:16"',
    'a imagem tem de estar na proporção 9:16 do vídeo, com 720 × 1280 pixels ou mais, e esta tem 1280 × 720. Troque a imagem ou, se o vídeo for assim, mude o formato para 16:9',
  ],
])(
  '%s: "%s" as "%s" is reported without names of fields and without YAML',
  (name, written, changed, words) => {
    const [issue] = checkAfter(name, written, changed).errors;
    const { message, advice } = issue?.inEditor ?? {};
    expect([message, advice].filter(Boolean).join('. ')).toBe(words);
  },
);

it.each<Case>([
  ['proof', 'name: Ana L.', 'name: Ana Lima', 'Ana L.'],
  ['proof', 'name: Ana L.', 'name: ana maria lima', 'Ana L.'],
  ['proof', 'name: Ana L.', 'name: Ana L..', 'Ana L.'],
  ['proof', 'name: Ana L.', 'name: Ana', ''],
  [
    'prices',
    'trackedValue: 47,90',
    `trackedValue: 47,90
promotion:
  price: 59,00
  installments:
    count: 12
    each: 5,75
  startsAt: 27/11/2026 00:00
  endsAt: 26/11/2026 23:59
  checkout: https://pay.kiwify.com.br/Jj7Kk8L
  validity: "{precoPromocao} de {promocaoInicio} até {promocaoFim}"`,
    '29/11/2026 23:59',
  ],
  ['brand', 'palette: amanhecer', 'palette: propria\ncolors: ["#2a6f77", "#ffd84d"]', '#004147'],
])('%s: "%s" as "%s" gets a suggestion that the rules accept', (name, written, changed, suggestion) => {
  const [issue] = checkAfter(name, written, changed).errors;
  expect(issue?.inEditor?.suggestion ?? '').toBe(suggestion);
});

it('no field’s text mentions quotes, content files or their folder', () => {
  const words = CONTENT_FILES.flatMap((name) =>
    ['', 'nada/disto.gif', 0].flatMap((wrong) => {
      const document = parseDocument(readFileSync(`${CONTENT_FOLDER}/${name}.yaml`, 'utf8'));
      visit(document, {
        Pair: (_, pair) => {
          if (isScalar(pair.value)) pair.value = document.createNode(wrong);
        },
      });
      const { errors } = checkYaml(`${name}.yaml`, document.toString(), contentSchemas[name]);
      return errors.map(({ inEditor, message }) => [inEditor?.message ?? message, inEditor?.advice].join());
    }),
  );
  expect(words.length).toBeGreaterThan(300);
  expect(words.filter((one) => /""|aspas|uploads|\.yaml/.test(one))).toEqual([]);
});
