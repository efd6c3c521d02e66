// The values that depend on a price and that a seller may forget to change with it.
import { formatReais, parseReais } from '../../../src/domain/format.ts';
import { highestInstallmentCents, monthlyRateOf } from '../../../src/domain/installments.ts';
import type { Files, Place, Written } from '../../api.ts';
import { dotted, placeOf, valueAt } from '../../places.ts';

/** By a price: the dependent fields that do not change with it. */
export const DEPENDENT_FIELDS: Record<string, readonly string[]> = {
  'prices.promotional': ['prices.installments.each', 'prices.trackedValue'],
  'prices.exclusive': [],
  'prices.promotion.price': ['prices.promotion.installments.each', 'prices.promotion.trackedValue'],
};

/** By a payment link: the price that the page behind it has to charge. */
export const CHARGES: Record<string, string> = {
  'links.checkoutA': 'prices.promotional',
  'links.checkoutB': 'prices.promotional',
  'links.checkoutExclusive': 'prices.exclusive',
  'prices.promotion.checkout': 'prices.promotion.price',
  'behaviour.deadline.listPriceCheckout': 'prices.list',
};

/** NaN for what is no price: a file may be wrong. */
export function readCents(written: Written | undefined): number {
  try {
    return parseReais(String(written));
  } catch {
    return Number.NaN;
  }
}

/** By an amount: the price that it belongs to, and the field with the number of instalments where it is one of them. */
const BELONGS_TO: Record<string, { price: string; count?: string }> = {
  'prices.installments.each': { price: 'prices.promotional', count: 'prices.installments.count' },
  'prices.trackedValue': { price: 'prices.promotional' },
  'prices.promotion.installments.each': {
    price: 'prices.promotion.price',
    count: 'prices.promotion.installments.count',
  },
  'prices.promotion.trackedValue': { price: 'prices.promotion.price' },
};

function installmentsNote(priceCents: number, count: number, cents: number): string {
  const sum = `${count} × ${formatReais(cents)} = ${formatReais(count * cents)}`;
  if (count * cents < priceCents)
    return `${sum}, menos do que os ${formatReais(priceCents)} à vista: confira o valor.`;
  const rate = monthlyRateOf(priceCents, count, cents);
  const percent = (rate * 100).toFixed(1).replace('.', ',');
  if (percent === '0,0') return `${sum}: sem juros.`;
  const interest = `${sum}: juros de uns ${percent}% ao mês.`;
  return cents > highestInstallmentCents(priceCents, count)
    ? `${interest} É bastante: confira na plataforma o valor que ela cobra.`
    : interest;
}

/** What an amount means beside the price that it belongs to; undefined of any other amount, and of what is no price. */
export function amountNote(place: Place, written: Written | undefined, files: Files): string | undefined {
  if (dotted(place) === 'prices.promotion.price') {
    const exclusive = readCents(valueAt(files, placeOf('prices.exclusive')));
    return readCents(written) < exclusive
      ? `Menor que o da oferta exclusiva, que é ${formatReais(exclusive)}: quem comprou por ela pagou mais. Se não for de propósito, suba este ou baixe aquele.`
      : undefined;
  }
  const { price, count } = BELONGS_TO[dotted(place)] ?? {};
  if (!price) return undefined;
  const [cents, priceCents] = [readCents(written), readCents(valueAt(files, placeOf(price)))];
  if (!(cents > 0 && priceCents > 0)) return undefined;
  if (count) return installmentsNote(priceCents, Number(valueAt(files, placeOf(count))) || 1, cents);
  const asked = formatReais(priceCents);
  if (cents === priceCents) return 'Igual ao preço, como convém.';
  return `O preço é ${asked}: os relatórios contariam ${formatReais(cents)} por venda. Se não for de propósito, escreva ${asked}.`;
}
