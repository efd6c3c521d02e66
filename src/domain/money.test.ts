import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatReais, formatShortReais, parseReais } from './money.ts';

describe('parseReais', () => {
  it.each([
    ['119,00', 11900],
    ['R$ 119,00', 11900],
    ['R$119,00', 11900],
    ['7,79', 779],
    ['0,00', 0],
    ['1.119,90', 111990],
    ['1119,90', 111990],
    [' 57,00 ', 5700],
  ])('reads %j as %i cents', (text, cents) => {
    expect(parseReais(text)).toBe(cents);
  });

  it.each([
    '',
    '119',
    '119.00',
    '119,0',
    '119,000',
    '-1,00',
    '1.19,00',
    '11.119',
    'grátis',
    '1,119.00',
    'R$ ',
    'por 119,00',
    '119,00 à vista',
    'R$  119,00',
    '1.1199,00',
    '1119.119,00',
    '123456,00',
  ])('refuses %j, and says what it has read', (text) => {
    expect(() => parseReais(text)).toThrow(
      new RangeError(`"${text}" is not a price in reais with cents, such as 119,00`),
    );
  });
});

describe('formatReais', () => {
  it.each([
    [11900, 'R$ 119,00'],
    [6700, 'R$ 67,00'],
    [779, 'R$ 7,79'],
    [0, 'R$ 0,00'],
    [5, 'R$ 0,05'],
    [111990, 'R$ 1.119,90'],
  ])('writes %i cents as %j', (cents, text) => {
    expect(formatReais(cents)).toBe(text);
  });

  it('writes what parseReais reads, whatever the price, with and without its sign', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999_999), (cents) => {
        expect(parseReais(formatReais(cents))).toBe(cents);
        expect(parseReais(formatReais(cents).replace('R$ ', ''))).toBe(cents);
      }),
    );
  });
});

describe('formatShortReais', () => {
  it('leaves the cents out only when there are none', () => {
    expect(formatShortReais(5700)).toBe('R$ 57');
    expect(formatShortReais(5790)).toBe('R$ 57,90');
    expect(formatShortReais(100000)).toBe('R$ 1.000');
    expect(formatShortReais(0)).toBe('R$ 0');
  });
});
