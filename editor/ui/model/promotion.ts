import { formatPlainReais } from '../../../src/domain/format.ts';
import { formatSaoPauloMinute, nextWeekend, parseSaoPaulo } from '../../../src/domain/saoPauloTime.ts';
import type { Files, YamlValue } from '../../api.ts';
import { childOf, isYamlGroup, listAt, valueAt } from '../../places.ts';
import { installmentFor, mainOfferPlace, readCents } from './money.ts';

/** The price of a suggested promotion, as a share of the lowest price that it replaces. */
const SHARE = 0.8;

/** The prices in cents of the offers that a promotion changes. */
const replacedPrices = (files: Files): number[] =>
  listAt(files, { file: 'offers', path: ['offers'] }).flatMap((offer) => {
    const cents = isYamlGroup(offer) && offer['isFixed'] !== true ? readCents(offer['price']) : Number.NaN;
    return cents > 0 ? [cents] : [];
  });

/**
 * The initial values of a promotion: a lower price, an instalment with the main offer's interest, and the weekend after
 * `nowMs`, in milliseconds since 1970. The checkout link is the main offer's; preflight refuses it until the seller
 * replaces it. Implements docs/behaviour.md#promotion.
 */
export function suggestedPromotion(files: Files, nowMs: number): Record<string, YamlValue> {
  const main = mainOfferPlace(files);
  const written = (name: string) => valueAt(files, childOf(main, name));
  const usual = readCents(written('price'));
  const lowest = Math.min(usual, ...replacedPrices(files));
  const price = Math.floor((lowest * SHARE) / 100) * 100 || Math.floor(lowest * SHARE);
  const terms = written('installments');
  const { startsAt, endsAt } = nextWeekend(nowMs);
  const each = isYamlGroup(terms) ? readCents(terms['each']) : Number.NaN;
  const count = isYamlGroup(terms) ? Number(terms['count']) : 0;
  return {
    enabled: true,
    ...(price > 0 && { price: formatPlainReais(price) }),
    ...(price > 0 &&
      each > 0 &&
      count > 0 && { installments: { count, each: installmentFor(price, count, { usual, each }) } }),
    startsAt: formatSaoPauloMinute(startsAt),
    endsAt: formatSaoPauloMinute(endsAt),
    checkout: written('checkout') ?? '',
    // If the main offer's tracked value is its price, the promotion's tracked value is the promotion's price.
    ...(price > 0 &&
      readCents(written('trackedValue')) === usual && { trackedValue: formatPlainReais(price) }),
  };
}

/** Whether the content has a promotion that is switched on and begins after `nowMs`. */
export function isPromotionUpcoming(files: Files, nowMs: number): boolean {
  const promotion = valueAt(files, { file: 'offers', path: ['promotion'] });
  if (!isYamlGroup(promotion) || promotion['enabled'] !== true) return false;
  try {
    return parseSaoPaulo(String(promotion['startsAt'])) > nowMs;
  } catch {
    // The date in the file is invalid.
    return false;
  }
}
