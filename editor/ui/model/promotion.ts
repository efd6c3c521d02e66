import { formatPlainReais } from '../../../src/domain/format.ts';
import { highestInstallmentCents } from '../../../src/domain/installments.ts';
import { formatSaoPauloMinute, nextWeekend, parseSaoPaulo } from '../../../src/domain/saoPauloTime.ts';
import type { Files, Written } from '../../api.ts';
import { placeOf, valueAt } from '../../places.ts';
import { readCents } from './money.ts';

/** The price of a suggested promotion, as a share of the usual one, unless that is below the exclusive offer's. */
const SHARE = 0.8;

type Suggestion = (files: Files, nowMs: number) => Record<string, Written>;

/**
 * The initial values of a promotion: a lower price on the terms of the usual one, and the weekend after `nowMs`. Its link is
 * the usual one, which preflight refuses until the promotion has its own.
 */
const suggestedPromotion: Suggestion = (files, nowMs) => {
  const written = (name: string) => valueAt(files, placeOf(name)) ?? '';
  const usual = readCents(written('prices.promotional'));
  const lower = Math.floor((usual * SHARE) / 100) * 100 || Math.floor(usual * SHARE);
  const exclusive = readCents(written('prices.exclusive'));
  const price = exclusive < usual ? Math.max(lower, exclusive) : lower;
  const count = Number(written('prices.installments.count')) || 1;
  // With the same interest, instalments are in proportion to the price.
  const inProportion = Math.ceil((readCents(written('prices.installments.each')) * price) / usual);
  const each = Math.max(
    Math.ceil(price / count),
    Math.min(inProportion, highestInstallmentCents(price, count)),
  );
  const { startsAt, endsAt } = nextWeekend(nowMs);
  return {
    ...(usual > 0 && {
      price: formatPlainReais(price),
      installments: { count, each: formatPlainReais(each) },
    }),
    startsAt: formatSaoPauloMinute(startsAt),
    endsAt: formatSaoPauloMinute(endsAt),
    checkout: written('links.checkoutB'),
    // A pixel that reports the price does so during the promotion too.
    ...(readCents(written('prices.trackedValue')) === usual && { trackedValue: formatPlainReais(price) }),
  };
};

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
