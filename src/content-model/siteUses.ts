import type { SiteUses } from '../domain/dataPractices.ts';
import { usedTrackers } from '../trackers/index.ts';
import { shownFields } from './contentFields.ts';
import { leadsToAnotherPage } from './files/page.ts';
import { activePromotion } from './pricePhases.ts';
import { appearanceTimes, type Content, pagesOf, sellsInOneClick, startedTest } from './schemas.ts';

/**
 * The features of the published pages that concern visitors' data. Implements docs/behaviour.md#privacy.
 *
 * @param builtAtMs milliseconds since 1970: a promotion that is over by then does not count
 */
export function siteUses(content: Content, builtAtMs: number): SiteUses {
  const { offers, site, tracking } = content;
  const pages = pagesOf(content).map(({ page }) => page);
  const promotion = activePromotion(content);
  const payments = [
    ...offers.offers,
    ...(offers.countdown === 'deadline' && offers.deadline ? [offers.deadline] : []),
    ...(promotion && promotion.endsAt > builtAtMs ? [promotion] : []),
  ];
  return {
    videos: shownFields(content)
      .filter(({ info }) => info.kind === 'video')
      .map(({ value }) => String(value)),
    checkouts: [
      ...payments.map(({ checkout }) => checkout),
      ...(startedTest(content) ? payments.flatMap(({ checkoutB }) => checkoutB ?? []) : []),
    ],
    hasChat: site.chat.phone !== '',
    remembersOffer: pages.some(({ leave }) => leave && leadsToAnotherPage(leave)),
    remembersVariant: startedTest(content) !== undefined,
    remembersLetter: pages.some((page) => appearanceTimes(page) !== undefined),
    hasOneClick: pages.some(sellsInOneClick),
    trackers: usedTrackers(tracking),
  };
}
