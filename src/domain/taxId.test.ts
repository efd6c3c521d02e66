import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTaxId } from './taxId.ts';

describe('readTaxId', () => {
  it.each([
    ['123.456.789-09', 'CPF', '123.456.789-09'],
    ['52998224725', 'CPF', '529.982.247-25'],
    // Remainders of 0 and 1, for both of which the digit is 0.
    ['100.000.037-00', 'CPF', '100.000.037-00'],
    ['100.000.063-00', 'CPF', '100.000.063-00'],
    ['100.000.281-00', 'CPF', '100.000.281-00'],
    ['11.222.333/0028-00', 'CNPJ', '11.222.333/0028-00'],
    ['12.345.678/0001-95', 'CNPJ', '12.345.678/0001-95'],
    [' 11222333000181 ', 'CNPJ', '11.222.333/0001-81'],
    // The example that the Receita Federal gives of one with letters.
    ['12.ABC.345/01DE-35', 'CNPJ', '12.ABC.345/01DE-35'],
    ['12abc34501de35', 'CNPJ', '12.ABC.345/01DE-35'],
  ])('takes %j for a %s', (text, kind, number) => {
    expect(readTaxId(text)).toEqual({ kind, number, isValid: true });
  });

  it.each([
    '123.456.789-08',
    '123.456.789-19',
    '12.345.678/0001-96',
    '12.345.678/0001-85',
    '12.ABC.345/01DE-36',
    '12.ABD.345/01DE-35',
  ])('finds that the check digits of %s do not fit', (text) => {
    expect(readTaxId(text)).toMatchObject({ number: text, isValid: false });
  });

  it.each([...'0123456789'].map((digit) => digit.repeat(11)))('refuses the CPF %s', (text) => {
    expect(readTaxId(text)).toMatchObject({ kind: 'CPF', isValid: false });
  });

  it('refuses a CNPJ of one sign repeated, although its check digits fit', () => {
    expect(readTaxId('00.000.000/0000-00')).toMatchObject({ kind: 'CNPJ', isValid: false });
    expect(readTaxId('AA.AAA.AAA/AAAA-45')).toMatchObject({ kind: 'CNPJ', isValid: false });
  });

  it.each([
    '',
    '1234567890',
    '123456789012',
    '1234567800019',
    '123456780001955',
    '12.345.678/0001-9A',
    '123.ABC.789-09',
    '123-456-789.09',
    '12/345.678.0001-95',
    'CNPJ 12.345.678/0001-95',
    '12.345.678/0001-95, CPF 123.456.789-09',
    'ÁB.345.678/0001-95',
    '１２３.456.789-09',
  ])('takes %j for none', (text) => {
    expect(readTaxId(text)).toBeUndefined();
  });
});

const signs = (units: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...units), minLength: length, maxLength: length });
const DIGITS = '0123456789';
const BASES = {
  CPF: signs(DIGITS, 9),
  CNPJ: fc.oneof(signs(DIGITS, 12), signs(`${DIGITS}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, 12)),
};
const CHECK_DIGITS = Array.from({ length: 100 }, (_, digits) => String(digits).padStart(2, '0'));

describe.each(['CPF', 'CNPJ'] as const)('any %s', (kind) => {
  const base = BASES[kind].filter((found) => new Set(found).size > 1);

  it('has one pair of check digits that fits', () => {
    fc.assert(
      fc.property(base, (found) => {
        const fitting = CHECK_DIGITS.filter((digits) => readTaxId(found + digits)?.isValid);
        expect(fitting).toHaveLength(1);
      }),
    );
  });

  it('is read alike with its marks and without, and written with them', () => {
    fc.assert(
      fc.property(base, fc.constantFrom(...CHECK_DIGITS), (found, digits) => {
        const bare = readTaxId(found + digits);
        expect(bare?.number.replace(/[./-]/g, '')).toBe(found + digits);
        expect(readTaxId(bare?.number ?? '')).toEqual(bare);
        expect(bare?.number).toMatch(
          kind === 'CPF' ? /^.{3}\..{3}\..{3}-\d\d$/ : /^.{2}\..{3}\..{3}\/.{4}-\d\d$/,
        );
      }),
    );
  });
});
