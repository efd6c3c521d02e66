import { expect, test } from 'vitest';
import { formatPhone, formatTaxId, normalizePrice, parseNumber, parsePhone } from './masks.ts';

test.each([
  ['67.90', '67,90'],
  ['1.119', '1.119,00'],
  ['007', '7,00'],
  [',5', '0,50'],
  ['67,', '67,00'],
  ['97,0099,90', '97,0099,90'],
  ['\u200eR$\u00a067\u200b,9\u202c', '67,90'],
])('converts the typed price "%s" to "%s"', (typed, written) => {
  expect(normalizePrice(typed)).toBe(written);
});

test.each([
  ['011987654321', '5511987654321'],
  ['abc ', 'abc'],
])('converts the typed phone number "%s" to "%s"', (typed, written) => {
  expect(parsePhone(typed)).toBe(written);
});

test.each([
  ['5511987654321', '+55 (11) 98765-4321'],
  ['551133334444', '+55 (11) 3333-4444'],
  ['351912345678', '+351912345678'],
  ['', ''],
])('formats the phone number "%s" as "%s", and converts it back', (digits, shown) => {
  expect(formatPhone(digits)).toBe(shown);
  expect(parsePhone(shown)).toBe(digits);
});

test.each([
  ['1234', '123.4'],
  ['123.456.789-09', '123.456.789-09'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
])('formats the typed document "%s" as "%s"', (typed, shown) => {
  expect(formatTaxId(typed)).toBe(shown);
});

test.each([
  ['1.24', 1.24],
  ['1247', 1247],
  ['1.247', 1247],
  ['\u200e9\u200b50\u00a0', 950],
  ['1.2.4', Number.NaN],
  ['', Number.NaN],
])('parses the typed number "%s" as %f', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});
