import { expect, test } from 'vitest';
import { formatNumber, formatPhone, formatTaxId, normalizePrice, parseNumber, parsePhone } from './masks.ts';

test.each([
  ['67', '67,00'],
  ['67,9', '67,90'],
  ['67.90', '67,90'],
  ['R$ 1.119,90', '1.119,90'],
  ['1119,9', '1.119,90'],
  ['1.119', '1.119,00'],
  ['0', '0,00'],
  ['007', '7,00'],
  [',5', '0,50'],
  ['67,', '67,00'],
  ['12,345', '12,345'],
  ['97,0099,90', '97,0099,90'],
  ['', ''],
  ['99,90abc', '99,90abc'],
  ['\u200eR$\u00a067\u200b,9\u202c', '67,90'],
])('converts the typed price "%s" to "%s"', (typed, written) => {
  expect(normalizePrice(typed)).toBe(written);
});

test.each([
  ['(11) 98765-4321', '5511987654321'],
  ['11 98765 4321', '5511987654321'],
  ['011987654321', '5511987654321'],
  ['+55 (11) 98765-4321', '5511987654321'],
  ['+351 912 345 678', '351912345678'],
  ['', ''],
  ['abc ', 'abc'],
  ['\u202a+351 912\u00a0345‑678\u202c', '351912345678'],
])('converts the typed phone number "%s" to "%s"', (typed, written) => {
  expect(parsePhone(typed)).toBe(written);
});

test('formats a phone number, and converts it back', () => {
  expect(formatPhone('5511987654321')).toBe('+55 (11) 98765-4321');
  expect(formatPhone('551133334444')).toBe('+55 (11) 3333-4444');
  expect(formatPhone('351912345678')).toBe('+351912345678');
  expect(formatPhone('')).toBe('');
  expect(formatPhone('abc')).toBe('abc');
  expect(parsePhone(formatPhone('551133334444'))).toBe('551133334444');
});

test.each([
  ['123', '123'],
  ['1234', '123.4'],
  ['12345678909', '123.456.789-09'],
  ['123.456.789-09', '123.456.789-09'],
  ['12345678000195', '12.345.678/0001-95'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
])('formats the typed document "%s" as "%s"', (typed, shown) => {
  expect(formatTaxId(typed)).toBe(shown);
});

test('formats and parses numbers with a decimal comma and points between thousands', () => {
  expect(formatNumber(4.9)).toBe('4,9');
  expect(parseNumber('4,9')).toBe(4.9);
  expect(parseNumber(' 950 ')).toBe(950);
  expect(parseNumber('\u200e9\u200b50\u00a0')).toBe(950);
  expect(formatNumber(1247)).toBe('1.247');
  expect(parseNumber('1.247')).toBe(1247);
  expect(parseNumber('1247')).toBe(1247);
  expect(parseNumber('4.9')).toBe(4.9);
  expect(parseNumber('1.24')).toBe(1.24);
  expect(parseNumber('1.2.4')).toBeNaN();
  expect(parseNumber('')).toBeNaN();
});
