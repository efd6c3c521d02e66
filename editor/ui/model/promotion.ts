import { formatPlainReais } from '../../../src/domain/format.ts';
import { highestInstallmentCents } from '../../../src/domain/installments.ts';
import { formatSaoPauloMinute, nextWeekend, parseSaoPaulo } from '../../../src/domain/saoPauloTime.ts';
import type { Files, Place, Written } from '../../api.ts';
import { dotted, placeOf, valueAt } from '../../places.ts';
import { readCents } from './money.ts';

/** The price of a suggested promotion, as a share of the usual one, unless that is below the exclusive offer's. */
const SHARE = 0.8;

type Suggestion = (files: Files, nowMs: number) => Record<string, Written>;

const centsAt = (files: Files, name: string) => readCents(valueAt(files, placeOf(name)));

/** The instalment of a price in cents on the terms that the usual instalment has for `usual`, but never with doubtful interest. */
function installmentFor(price: number, usual: number, count: number, files: Files): string {
  // With the same interest, instalments are in proportion to the price.
  const inProportion = Math.ceil((centsAt(files, 'prices.installments.each') * price) / usual);
  return formatPlainReais(
    Math.max(Math.ceil(price / count), Math.min(inProportion, highestInstallmentCents(price, count))),
  );
}

/** What goes with a promotion's price in cents, on the terms of the usual one. */
function amountsFor(price: number, count: number, files: Files): { each: string; trackedValue?: string } {
  const usual = centsAt(files, 'prices.promotional');
  return {
    each: installmentFor(price, usual, count, files),
    // A pixel that reports the price does so during the promotion too.
    ...(centsAt(files, 'prices.trackedValue') === usual && { trackedValue: formatPlainReais(price) }),
  };
}

/**
 * The initial values of a promotion: a lower price on the terms of the usual one, and the weekend after `nowMs`. Its link is
 * the usual one, which preflight refuses until the promotion has its own.
 */
const suggestedPromotion: Suggestion = (files, nowMs) => {
  const written = (name: string) => valueAt(files, placeOf(name)) ?? '';
  const usual = centsAt(files, 'prices.promotional');
  const lower = Math.floor((usual * SHARE) / 100) * 100 || Math.floor(usual * SHARE);
  const exclusive = centsAt(files, 'prices.exclusive');
  const price = exclusive < usual ? Math.max(lower, exclusive) : lower;
  const count = Number(written('prices.installments.count')) || 1;
  const { each, ...amounts } = amountsFor(price, count, files);
  const { startsAt, endsAt } = nextWeekend(nowMs);
  return {
    ...(usual > 0 && {
      price: formatPlainReais(price),
      installments: { count, each },
    }),
    startsAt: formatSaoPauloMinute(startsAt),
    endsAt: formatSaoPauloMinute(endsAt),
    checkout: written('links.checkoutB'),
    ...amounts,
  };
};

/**
 * What an amount would be for the price that it goes with, which may have changed since: what the pixel reports, and the
 * promotion's instalment. Undefined of any other amount, for a wrong price, and for another number of instalments, whose interest
 * is not known.
 */
export function suggestedAmount(place: Place, files: Files): string | undefined {
  if (dotted(place) === 'prices.trackedValue') {
    const usual = centsAt(files, 'prices.promotional');
    return usual > 0 ? formatPlainReais(usual) : undefined;
  }
  const price = centsAt(files, 'prices.promotion.price');
  const count = Number(valueAt(files, placeOf('prices.promotion.installments.count')));
  const isSameCount = count === Number(valueAt(files, placeOf('prices.installments.count')));
  if (!(price > 0 && centsAt(files, 'prices.promotional') > 0)) return undefined;
  if (dotted(place) === 'prices.promotion.trackedValue') return amountsFor(price, count, files).trackedValue;
  return dotted(place) === 'prices.promotion.installments.each' && isSameCount && count > 0
    ? amountsFor(price, count, files).each
    : undefined;
}

/** The usual instalment once the usual price is no longer `before`, as written; undefined of a wrong price. */
export function installmentAfter(before: Written, files: Files): string | undefined {
  const [price, usual] = [centsAt(files, 'prices.promotional'), readCents(before)];
  const count = Number(valueAt(files, placeOf('prices.installments.count')));
  return price > 0 && usual > 0 && count > 0 ? installmentFor(price, usual, count, files) : undefined;
}

/** The groups whose initial values depend on the rest of the content, by their place. */
export const SUGGESTIONS: Record<string, Suggestion> = { 'prices.promotion': suggestedPromotion };

/** Whether the content has a promotion that begins after `nowMs`. */
export function isPromotionToCome(files: Files, nowMs: number): boolean {
  try {
    return parseSaoPaulo(String(valueAt(files, placeOf('prices.promotion.startsAt')))) > nowMs;
  } catch {
    // None, or one that a file has wrong.
    return false;
  }
}
