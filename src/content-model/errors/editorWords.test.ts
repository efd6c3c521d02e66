import { expect, it } from 'vitest';
import { checkAfter } from '../../../tests/support/changedContent.ts';
import type { Content } from '../schemas.ts';

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
])('%s: "%s" as "%s" is told without names of fields and without YAML', (name, written, changed, words) => {
  const [issue] = checkAfter(name, written, changed).errors;
  const { message, advice } = issue?.inEditor ?? {};
  expect([message, advice].filter(Boolean).join('. ')).toBe(words);
});
