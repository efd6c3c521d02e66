// Finds and suggests the amounts that depend on a price, because a seller may forget to change them.
import { formatPlainReais, formatReais, parseReais } from '../../../src/domain/format.ts';
import { highestInstallmentCents, monthlyRateOf } from '../../../src/domain/installments.ts';
import type { Files, Place, YamlValue } from '../../api.ts';
import { childOf, fieldPath, isYamlGroup, listAt, parentOf, valueAt } from '../../places.ts';

/** Converts an amount to cents. Returns NaN for anything else, because a file may be invalid. */
export function readCents(written: YamlValue | undefined): number {
  try {
    return parseReais(String(written));
  } catch {
    return Number.NaN;
  }
}

/** The offer or the promotion to which a place belongs. */
export function pricedGroup({ file, path }: Place): Place | undefined {
  if (file !== 'offers') return undefined;
  const [list, id] = path;
  if (list === 'promotion') return { file, path: [list] };
  return list === 'offers' && id !== undefined ? { file, path: [list, id] } : undefined;
}

const PROMOTION: Place = { file: 'offers', path: ['promotion'] };
const EACH = ['installments', 'each'];
const at = (group: Place, path: string[]): Place => path.reduce(childOf, group);
const centsAt = (files: Files, group: Place, ...path: string[]) => readCents(valueAt(files, at(group, path)));
const countAt = (files: Files, group: Place) =>
  Number(valueAt(files, at(group, ['installments', 'count']))) || 1;

/** The place of the main offer. */
export const mainOfferPlace = (files: Files): Place => ({
  file: 'offers',
  path: ['offers', String(valueAt(files, { file: 'offers', path: ['main'] }) ?? '')],
});

const isPrice = (place: Place) => place.path.at(-1) === 'price' && pricedGroup(place) !== undefined;

/** The filled-in fields that depend on a price. */
export function dependentFields(place: Place, files: Files): Place[] {
  if (!isPrice(place)) return [];
  const group = parentOf(place);
  return [at(group, EACH), at(group, ['trackedValue'])].filter((one) => valueAt(files, one) !== undefined);
}

/** The price that the page of a checkout link must charge, as the file contains it; undefined for any other field. */
export function checkoutPrice(place: Place, files: Files): YamlValue | undefined {
  if (!['checkout', 'checkoutB'].includes(String(place.path.at(-1)))) return undefined;
  if (place.path[0] === 'deadline') {
    const offers = listAt(files, { file: 'offers', path: ['offers'] }).filter(isYamlGroup);
    return offers.find(({ isFixed }) => isFixed !== true)?.['listPrice'];
  }
  const group = pricedGroup(place);
  return group ? valueAt(files, at(group, ['price'])) : undefined;
}

/**
 * The instalment for a price, as a text. It has the same interest as the usual instalment, unless that interest is
 * unusually high. All amounts in the parameters are in cents.
 */
export function installmentFor(price: number, count: number, terms: { usual: number; each: number }): string {
  // With the same interest, instalments are proportional to the price.
  const inProportion = Math.ceil((terms.each * price) / terms.usual);
  const lowest = Math.ceil(price / count);
  return formatPlainReais(
    Math.max(lowest, Math.min(inProportion || lowest, highestInstallmentCents(price, count))),
  );
}

/**
 * The field of an instalment, and its value for a changed price with the interest that it had in the files `before`;
 * undefined if it cannot be computed.
 */
export function installmentAfter(
  place: Place,
  before: Files,
  files: Files,
): { place: Place; each: string } | undefined {
  if (!isPrice(place)) return undefined;
  const group = parentOf(place);
  const terms = { usual: centsAt(before, group, 'price'), each: centsAt(before, group, ...EACH) };
  const price = centsAt(files, group, 'price');
  if (!(price > 0 && terms.usual > 0 && terms.each > 0)) return undefined;
  return { place: at(group, EACH), each: installmentFor(price, countAt(files, group), terms) };
}

/**
 * The amount that fits the price, for a tracked value or the promotion's instalment; undefined for any other field.
 */
export function suggestedAmount(place: Place, files: Files): string | undefined {
  const group = pricedGroup(place);
  const price = group ? centsAt(files, group, 'price') : Number.NaN;
  if (!group || !(price > 0)) return undefined;
  if (place.path.at(-1) === 'trackedValue') return formatPlainReais(price);
  if (fieldPath(group) !== fieldPath(PROMOTION) || place.path.at(-1) !== 'each') return undefined;
  const main = mainOfferPlace(files);
  const terms = { usual: centsAt(files, main, 'price'), each: centsAt(files, main, ...EACH) };
  const isSameCount = countAt(files, main) === countAt(files, group);
  return isSameCount && terms.usual > 0 && terms.each > 0
    ? installmentFor(price, countAt(files, group), terms)
    : undefined;
}

/** A note for the seller with the total and the interest of an instalment; undefined for any other field. */
export function installmentNote(
  place: Place,
  written: YamlValue | undefined,
  files: Files,
): string | undefined {
  const group = pricedGroup(place);
  if (!group || place.path.at(-1) !== 'each') return undefined;
  const [cents, price, count] = [readCents(written), centsAt(files, group, 'price'), countAt(files, group)];
  if (!(cents > 0 && price > 0)) return undefined;
  const sum = `${count} × ${formatReais(cents)} = ${formatReais(count * cents)}`;
  const percent = (monthlyRateOf(price, count, cents) * 100).toFixed(1).replace('.', ',');
  return percent === '0,0' ? `${sum}: sem juros.` : `${sum}: juros de uns ${percent}% ao mês.`;
}
