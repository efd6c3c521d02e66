// The prices, texts and links of the pages in each phase of the prices. Implements docs/behaviour.md#promotion.
import type { Checkout } from '../domain/checkout.ts';
import { type Countdown, secondsLeft } from '../domain/countdown.ts';
import { discountPercent } from '../domain/discount.ts';
import { PERIODS } from '../domain/period.ts';
import { type PhaseName, type PhaseSchedule, phaseSchedule, phasesOf } from '../domain/phaseSchedule.ts';
import { fillDeep, fillPlaceholders } from '../domain/placeholders.ts';
import { productEvent } from '../trackers/events.ts';
import type { Offer } from './files/offers.ts';
import { loadContent, loadWrittenContent } from './loadContent.ts';
import { nameValues, promotionValues } from './names.ts';
import { type Content, mainOffer, startedTest } from './schemas.ts';

/** An offer in one phase of the prices. Prices are in cents. */
type PhaseOffer = {
  id: string;
  price: number;
  /** The list price, if the price is lower. */
  reducedFrom: number | undefined;
  /** The discount in whole per cent of the list price. */
  discount: number | undefined;
  installments: Offer['installments'];
  /** The words after the price that say how often it is paid. */
  period: string | undefined;
  checkout: Checkout;
  /** Whether the deadline has passed and the list price applies. */
  isOver: boolean;
};

export type PricePhase = {
  name: PhaseName;
  /** The content with the values of this phase in its texts. */
  content: Content;
  offers: PhaseOffer[];
  countdown: Countdown | undefined;
};

/** The sentence about a promotion, worded to be true before, during and after it, and the promotion's phase. */
export type Announcement = { text: string; promotion: PricePhase };

type PricePhases = {
  schedule: PhaseSchedule;
  phases: PricePhase[];
  announcement: Announcement | undefined;
};

/** The promotion, if there is one and it is switched on. */
export const activePromotion = ({ offers: { promotion } }: Pick<Content, 'offers'>) =>
  promotion?.enabled ? promotion : undefined;

/** The filled content with the promotion's price in offers without a fixed price; `written` without a promotion. */
function inPromotion(written: Content): Content {
  const promotion = activePromotion(written);
  if (!promotion) return written;
  const { price, installments, checkout, checkoutB, trackedValue } = promotion;
  const promoted = (offer: Offer): Offer =>
    offer.isFixed
      ? offer
      : {
          ...offer,
          price,
          checkout,
          checkoutB,
          installments,
          trackedValue: offer.trackedValue === undefined ? undefined : (trackedValue ?? offer.trackedValue),
        };
  const content = { ...written, offers: { ...written.offers, offers: written.offers.offers.map(promoted) } };
  return fillDeep(content, nameValues(content));
}

function countdownIn(name: PhaseName, { offers }: Content, builtAtMs: number): Countdown | undefined {
  const { countdown, deadline } = offers;
  const promotion = activePromotion({ offers });
  if (countdown === 'off' || name === 'list') return undefined;
  const until = (deadlineMs: number, fromMs: number): Countdown => ({
    deadlineMs,
    firstSeconds: secondsLeft(deadlineMs - fromMs),
  });
  if (name === 'promotion' && promotion)
    return until(promotion.endsAt, Math.max(builtAtMs, promotion.startsAt));
  return countdown === 'deadline' && deadline ? until(deadline.endsAt, builtAtMs) : {};
}

function phaseOffer(offer: Offer, name: PhaseName, content: Content): PhaseOffer {
  const { site, offers } = content;
  const { id, listPrice, installments, period, trackedValue } = offer;
  const isOver = name === 'list' && !offer.isFixed && listPrice !== undefined;
  const price = isOver ? listPrice : offer.price;
  const isReduced = listPrice !== undefined && price < listPrice;
  // After the deadline, the deadline's links replace the offer's links.
  const { checkout, checkoutB } = (isOver && offers.deadline) || offer;
  const tracked = trackedValue !== undefined && productEvent('InitiateCheckout', site.name, trackedValue);
  return {
    id,
    price,
    isOver,
    reducedFrom: isReduced ? listPrice : undefined,
    discount: isReduced ? discountPercent(listPrice, price) : undefined,
    installments: isOver ? undefined : installments,
    period: period && PERIODS[period].words,
    checkout: {
      url: checkout,
      urlOfB: startedTest(content) && checkoutB,
      ...(tracked && { tracked }),
    },
  };
}

/**
 * The phases of the prices from `builtAtMs` on (milliseconds since 1970): with a promotion, a deadline or neither.
 *
 * @param content the content as pages show it
 * @param written the content with its names in braces
 */
export function readPricePhases(content: Content, written: Content, builtAtMs: number): PricePhases {
  const promotion = activePromotion(content);
  const schedule = phaseSchedule(content.offers, promotion, builtAtMs);
  const [[, first]] = schedule;
  const promoted = inPromotion(written);
  const readPhase = (name: PhaseName): PricePhase => {
    const shown = name === 'promotion' ? promoted : content;
    return {
      name,
      content: shown,
      offers: shown.offers.offers.map((offer) => phaseOffer(offer, name, shown)),
      countdown: countdownIn(name, shown, builtAtMs),
    };
  };
  const isAnnounced = promotion && first.endsWith('announced');
  return {
    schedule,
    phases: phasesOf(schedule).map(readPhase),
    announcement: isAnnounced
      ? {
          text: fillPlaceholders(promotion.validity, promotionValues(promotion)),
          promotion: readPhase('promotion'),
        }
      : undefined,
  };
}

/** The phases of the site's content. */
export const loadPricePhases = (builtAtMs: number): PricePhases =>
  readPricePhases(loadContent(), loadWrittenContent(), builtAtMs);

/**
 * The offer with an id in a phase, or the main offer if the id is undefined.
 *
 * @throws Error if the content has no such offer; the rules refuse such content
 */
export function offerIn(
  { offers, content }: Pick<PricePhase, 'offers' | 'content'>,
  id?: string,
): PhaseOffer {
  const wanted = id ?? mainOffer(content).id;
  const offer = offers.find((one) => one.id === wanted);
  if (!offer) throw new Error(`There is no offer "${wanted}".`);
  return offer;
}
