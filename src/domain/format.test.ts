import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countInWords,
  formatCount,
  formatPlainReais,
  formatRating,
  formatReais,
  formatShortReais,
  parseReais,
} from './format.ts';

it.each([
  ['R$119,00', 11900],
  ['1119,90', 111990],
  [' 57,00 ', 5700],
])('%j is read as %i cents', (text, cents) => {
  expect(parseReais(text)).toBe(cents);
});

it.each([
  ...['', '119', '119.00', '119,0', '119,000', '-1,00', '1.19,00', '11.119', 'grátis', '1,119.00', 'R$ '],
  ...['por 119,00', '119,00 à vista', 'R$  119,00', '1.1199,00', '1119.119,00', '123456,00'],
])('%j is refused', (text) => {
  expect(() => parseReais(text)).toThrow(
    new RangeError(`"${text}" is not a price in reais with cents, such as 119,00`),
  );
});

it.each([
  [formatReais, 111990, 'R$\u00a01.119,90'],
  [formatShortReais, 5700, 'R$\u00a057'],
  [formatShortReais, 5790, 'R$\u00a057,90'],
  [formatCount, 1247, '1.247'],
  [formatRating, 5, '5,0'],
  [formatRating, 4.96, '5,0'],
])('%o writes %d as %s', (format, value, text) => {
  expect(format(value)).toBe(text);
});

it('reads every price that it writes, with and without the currency symbol', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999_999), (cents) => {
      expect(parseReais(formatReais(cents))).toBe(cents);
      expect(`R$\u00a0${formatPlainReais(cents)}`).toBe(formatReais(cents));
    }),
  );
});

it.each([
  [2, 'masculine', 'dois'],
  [1, 'feminine', 'uma'],
  [2, 'feminine', 'duas'],
  [20, 'masculine', 'vinte'],
  [21, 'feminine', '21'],
] as const)('%i, %s, is %s in words', (value, gender, words) => {
  expect(countInWords(value, gender)).toBe(words);
});
