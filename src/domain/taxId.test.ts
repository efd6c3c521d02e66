import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTaxId } from './taxId.ts';

it.each([
  ['123.456.789-09', 'CPF', '123.456.789-09'],
  ['52998224725', 'CPF', '529.982.247-25'],
  // The digit is 0 for remainders of 0 and 1.
  ['100.000.037-00', 'CPF', '100.000.037-00'],
  ['100.000.281-00', 'CPF', '100.000.281-00'],
  [' 11222333000181 ', 'CNPJ', '11.222.333/0001-81'],
  // The Receita Federal's example of a CNPJ with letters.
  ['12abc34501de35', 'CNPJ', '12.ABC.345/01DE-35'],
])('%j is a valid %s', (text, kind, number) => {
  expect(readTaxId(text)).toEqual({ kind, number, isValid: true });
});

it.each([
  ...['123.456.789-08', '123.456.789-19', '12.345.678/0001-96', '12.345.678/0001-85'],
  // A repeated character is invalid, although its check digits are correct.
  ...['AA.AAA.AAA/AAAA-45', '111.111.111-11'],
])('%s is invalid', (text) => {
  expect(readTaxId(text)).toMatchObject({ number: text, isValid: false });
});

it.each([
  ...['', '1234567890', '123456780001955', '12.345.678/0001-9A', '123.ABC.789-09', '123-456-789.09'],
  ...['12/345.678.0001-95', 'CNPJ 12.345.678/0001-95', '123.456.789-09x', '１２３.456.789-09'],
])('%j is neither a CPF nor a CNPJ', (text) => {
  expect(readTaxId(text)).toBeUndefined();
});

const textOf = (units: string, length: number) =>
  fc
    .string({ unit: fc.constantFrom(...units), minLength: length, maxLength: length })
    .filter((text) => new Set(text).size > 1);

it.each([
  ['CPF', textOf('0123456789', 9), /^.{3}\..{3}\..{3}-42$/],
  ['CNPJ', textOf('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 12), /^.{2}\..{3}\..{3}\/.{4}-42$/],
])('any %s has one valid pair of check digits, with or without punctuation', (_, base, punctuated) => {
  fc.assert(
    fc.property(base, (found) => {
      const all = Array.from({ length: 100 }, (_, digits) =>
        readTaxId(found + String(digits).padStart(2, '0')),
      );
      expect(all.filter((one) => one?.isValid)).toHaveLength(1);
      const number = all[42]?.number ?? '';
      expect(number).toMatch(punctuated);
      expect(number.replace(/[./-]/g, '')).toBe(`${found}42`);
      expect(readTaxId(number)).toEqual(all[42]);
    }),
  );
});
