const REAIS = /^(?:R\$\s?)?(\d{1,3}(?:\.\d{3}){1,2}|\d{1,5}),(\d{2})$/;

/**
 * Cents of a price written the Brazilian way: "119,00", "R$ 1.119,90". Implements docs/behaviour.md#prices.
 *
 * @throws RangeError for any other text
 */
export function parseReais(text: string): number {
  const match = REAIS.exec(text.trim());
  if (!match?.[1]) throw new RangeError(`"${text}" is not a price in reais with cents, such as 119,00`);
  return Number(match[1].replaceAll('.', '')) * 100 + Number(match[2]);
}

const BRL = { style: 'currency', currency: 'BRL' } as const;
const reais = new Intl.NumberFormat('pt-BR', BRL);
const shortReais = new Intl.NumberFormat('pt-BR', { ...BRL, trailingZeroDisplay: 'stripIfInteger' });
const count = new Intl.NumberFormat('pt-BR');
const rating = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * Formats a price in cents, with two decimals: 11900 is "R$ 119,00", with a no-break space. Implements
 * docs/behaviour.md#prices.
 */
export const formatReais = (priceCents: number): string => reais.format(priceCents / 100);

/** Formats a price in cents, without decimals if they are zero: 5700 is "R$ 57". */
export const formatShortReais = (priceCents: number): string => shortReais.format(priceCents / 100);

/** Formats a price in cents as the content files contain it: 11900 is "119,00". */
export const formatPlainReais = (priceCents: number): string => formatReais(priceCents).replace(/^R\$\s/, '');

/** A count: 1247 is "1.247". */
export const formatCount = (value: number): string => count.format(value);

const IN_WORDS =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte'.split(
    ' ',
  );
const FEMININE: Record<string, string> = { um: 'uma', dois: 'duas' };

/**
 * A count up to twenty in words, in the gender of the counted noun: 2 is "dois" or "duas". Larger counts are written in
 * figures.
 */
export function countInWords(value: number, gender: 'masculine' | 'feminine'): string {
  const word = IN_WORDS[value] ?? formatCount(value);
  return gender === 'feminine' ? (FEMININE[word] ?? word) : word;
}

/** A rating out of five, with one decimal: 4.9 is "4,9". */
export const formatRating = (value: number): string => rating.format(value);

/** A text with its first letter in upper case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
