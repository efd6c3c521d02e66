import type { Checkout } from '../domain/checkout.ts';
import { secondsLeft } from '../domain/countdown.ts';
import { fillDeep, fillPlaceholders } from '../domain/placeholders.ts';
import { type PhaseName, type PhaseSchedule, phaseSchedule, phasesOf } from '../domain/pricePhases.ts';
import { productEvent, type TrackedEvent } from '../domain/trackers.ts';
import { loadContent, loadWrittenContent } from './loadContent.ts';
import type { Content } from './schemas.ts';
import { promotionValues, templateValues } from './templateValues.ts';

/** The prices, texts and links of the pages in one phase of the prices. */
export type PricePhase = {
  name: PhaseName;
  /** The price asked, in cents. */
  priceCents: number;
  /** The texts of the price section, with this phase's values. */
  words: Content['home']['price'];
  topBarCallToAction: string;
  checkoutA: Checkout;
  checkoutB: Checkout;
  /** Reported when the price is seen. */
  seen: TrackedEvent;
  countdown: PhaseCountdown | undefined;
};

/** A countdown that loops, or one to an instant in milliseconds since 1970, with the seconds that a page shows first. */
type PhaseCountdown = { deadlineMs?: number; firstSeconds?: number };

/** The sentence about a promotion, which is true before, during and after it, and its checkout link for visitors without scripts. */
type Announcement = { text: string; checkout: Checkout; callToAction: string };

export type PricePhases = {
  schedule: PhaseSchedule;
  phases: PricePhase[];
  announcement: Announcement | undefined;
};

/** The content as it would be if the promotion's price were the usual one. */
function inPromotion(written: Content): Content {
  const { promotion } = written.prices;
  const { price: promotional, installments, trackedValue } = promotion ?? {};
  const prices = {
    ...written.prices,
    ...(promotional !== undefined && { promotional }),
    ...(installments && { installments }),
    ...(trackedValue !== undefined && { trackedValue }),
  };
  const content = { ...written, prices };
  return fillDeep(content, templateValues(content));
}

function countdownIn(name: PhaseName, { behaviour, prices }: Content, builtAtMs: number) {
  const { countdown, deadline } = behaviour;
  if (countdown === 'off' || name === 'list') return undefined;
  const until = (deadlineMs: number, fromMs: number): PhaseCountdown => ({
    deadlineMs,
    firstSeconds: secondsLeft(deadlineMs - fromMs),
  });
  if (name === 'promotion' && prices.promotion)
    return until(prices.promotion.endsAt, Math.max(builtAtMs, prices.promotion.startsAt));
  return countdown === 'deadline' ? until(deadline.endsAt, builtAtMs) : {};
}

function readPhase(name: PhaseName, content: Content, builtAtMs: number): PricePhase {
  const { site, prices, links, behaviour, home, interface: words } = content;
  const priceCents = name === 'list' ? prices.list : prices.promotional;
  const other = {
    usual: undefined,
    promotion: prices.promotion?.checkout,
    list: behaviour.deadline.listPriceCheckout,
  };
  const { checkoutA, checkoutB } = links;
  return {
    name,
    priceCents,
    words: home.price,
    topBarCallToAction: name === 'list' ? home.price.buyBarCallToAction : words.topBarCallToAction,
    checkoutA: { url: other[name] ?? checkoutA },
    checkoutB: {
      url: other[name] ?? checkoutB,
      tracked: productEvent('InitiateCheckout', site.name, prices.trackedValue),
    },
    seen: productEvent('ViewContent', site.name, priceCents),
    countdown: countdownIn(name, content, builtAtMs),
  };
}

/**
 * The phases of the prices from `builtAtMs` on (milliseconds since 1970): with a promotion, a deadline or neither.
 * Implements docs/behaviour.md#promotion.
 *
 * @param content the content as pages show it
 * @param written the same with its names in braces
 */
export function readPricePhases(content: Content, written: Content, builtAtMs: number): PricePhases {
  const { promotion } = content.prices;
  const schedule = phaseSchedule(content.behaviour, promotion, builtAtMs);
  const [[, first]] = schedule;
  const promoted = inPromotion(written);
  const phases = phasesOf(schedule).map((name) =>
    readPhase(name, name === 'promotion' ? promoted : content, builtAtMs),
  );
  const isAnnounced = promotion && first.endsWith('announced');
  const announcement = isAnnounced && {
    text: fillPlaceholders(promotion.validity, promotionValues(promotion)),
    checkout: readPhase('promotion', promoted, builtAtMs).checkoutB,
    callToAction: promoted.interface.topBarCallToAction,
  };
  return { schedule, phases, announcement: announcement || undefined };
}

/** The same for the site's content. */
export const loadPricePhases = (builtAtMs: number): PricePhases =>
  readPricePhases(loadContent(), loadWrittenContent(), builtAtMs);
