// Parses typed values to the form that the content files have, and formats them for display.
import { cleanText } from '../src/domain/cleanText.ts';

/**
 * Converts a typed price to the form of the content: "R$ 1.119,9" to "1.119,90", "67" to "67,00". Any other text is
 * returned without spaces and "R$".
 */
export function normalizePrice(typed: string): string {
  const written = cleanText(typed)
    .replace(/R\$|\s/gi, '')
    .replace(/\.(?=\d{1,2}$)/, ',');
  const [, whole = '', cents = ''] = /^(\d*|\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/.exec(written) ?? [];
  if (whole === '' && cents === '') return written;
  const digits = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '') || '0';
  return `${digits.replace(/\B(?=(\d{3})+(?!\d))/g, '.')},${cents.padEnd(2, '0')}`;
}

/** Formats a phone number: "5511987654321" as "+55 (11) 98765-4321". Numbers of other countries are not grouped. */
export function formatPhone(digits: string): string {
  if (!/^\d+$/.test(digits)) return digits;
  const brazilian = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(digits);
  if (!brazilian) return `+${digits}`;
  const [, area, start, end] = brazilian;
  return `+55 (${area}) ${start}-${end}`;
}

/**
 * Converts a typed phone number to its digits with the country's code, by default Brazil's. A text without digits is
 * only cleaned (see cleanText).
 */
export function parsePhone(typed: string): string {
  const written = cleanText(typed);
  if (!/\d/.test(written)) return written;
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  const hasCountry = written.startsWith('+') || digits.length > 11;
  return digits === '' || hasCountry ? digits : `55${digits}`;
}

/** Adds the punctuation to a CPF or CNPJ while it is typed. */
export function formatTaxId(typed: string): string {
  const signs = typed
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .slice(0, 14);
  const parts =
    signs.length <= 11 && /^\d*$/.test(signs)
      ? /^(\d{0,3})(\d{0,3})(\d{0,3})(\d{0,2})$/.exec(signs)
      : /^(.{0,2})(.{0,3})(.{0,3})(.{0,4})(.{0,2})$/.exec(signs);
  if (!parts) return typed;
  const marks = parts.length === 5 ? ['', '.', '.', '-'] : ['', '.', '.', '/', '-'];
  return parts
    .slice(1)
    .map((part, index) => part && `${marks[index]}${part}`)
    .join('');
}

/** Formats a number for Brazil: 4.9 as "4,9", 1247 as "1.247". */
export const formatNumber = (value: number): string => value.toLocaleString('pt-BR');

/** Parses a typed number: "4,9" and "4.9" are 4.9. Returns NaN if the text is not a number. */
export function parseNumber(typed: string): number {
  const written = cleanText(typed).replace(/\.(?=\d{1,2}$)/, ',');
  return /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/.test(written)
    ? Number(written.replaceAll('.', '').replace(',', '.'))
    : Number.NaN;
}
