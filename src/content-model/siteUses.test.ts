import { expect, it } from 'vitest';
import {
  type Changes,
  MAIN_PAGE,
  preparedTest,
  promotion,
  shipped,
  shippedPage,
} from '../../tests/support/pageContext.ts';
import type { Leave, Page } from './files/page.ts';
import type { Content } from './schemas.ts';
import { siteUses } from './siteUses.ts';

const BUILT_AT_MS = 1000;
const uses = (changes: Changes = {}) => siteUses({ ...shipped, ...changes }, BUILT_AT_MS);
const usesOfPage = (changes: Partial<Page>) => uses({ [MAIN_PAGE]: { ...shippedPage, ...changes } });
const hide = (kind: string) =>
  shippedPage.sections.map((section) => ({ ...section, hidden: section.kind === kind }));

it('lists the videos of the shown sections of the published pages', () => {
  const tour = 'video/tour.mp4';
  expect(uses().videos).toEqual([tour, tour]);
  expect(usesOfPage({ sections: hide('about') }).videos).toEqual([tour]);
  expect(usesOfPage({ hidden: true }).videos).toEqual([tour]);
  expect(usesOfPage({ sections: [...shippedPage.sections, ...shippedPage.sections] }).videos).toHaveLength(3);
});

it('lists the checkouts of the offers, of a deadline and of a promotion that is not over', () => {
  const links = shipped.offers.offers.map((offer) => offer.checkout);
  const withOffers = (changes: Partial<Content['offers']>) =>
    uses({ offers: { ...shipped.offers, ...changes } }).checkouts;
  const coming = { ...promotion, endsAt: BUILT_AT_MS + 1 };
  expect(uses().checkouts).toEqual(links);
  expect(withOffers({ countdown: 'deadline' })).toEqual([...links, shipped.offers.deadline?.checkout]);
  expect(withOffers({ promotion: coming })).toEqual([...links, promotion.checkout]);
  expect(withOffers({ promotion: { ...promotion, endsAt: BUILT_AT_MS } })).toEqual(links);
  expect(withOffers({ promotion: { ...coming, enabled: false } })).toEqual(links);
});

it('remembers the variant only in an A/B test that has started, and lists the checkouts of its version B', () => {
  const link = 'https://pay.kiwify.com.br/do-teste';
  const offers = shipped.offers.offers.map((offer) =>
    offer.id === 'b' ? { ...offer, checkoutB: link } : offer,
  );
  const withTest = (started?: number, endsAt = BUILT_AT_MS + 1) =>
    uses({
      offers: {
        ...shipped.offers,
        offers,
        promotion: { ...promotion, endsAt, checkoutB: `${link}-na-promocao` },
      },
      'ab-test': { running: { ...preparedTest, started } },
    });
  const [prepared, started] = [withTest(), withTest(1)];
  expect([prepared.remembersVariant, started.remembersVariant]).toEqual([false, true]);
  expect(started.checkouts).toEqual([...prepared.checkouts, link, `${link}-na-promocao`]);
  expect(withTest(1, BUILT_AT_MS).checkouts).not.toContain(`${link}-na-promocao`);
});

it.each<[Partial<Leave> | undefined, boolean]>([
  [{ scrollRedirect: 'redirect', exitIntent: 'off' }, true],
  [{ scrollRedirect: 'off', exitIntent: 'dialog' }, true],
  [{ scrollRedirect: 'off', exitIntent: 'off', prompt: 'on' }, false],
  [undefined, false],
])('remembers that an offer was shown with %o: %s', (changes, remembers) => {
  const leave = changes && shippedPage.leave && { ...shippedPage.leave, ...changes };
  expect(usesOfPage({ leave }).remembersOffer).toBe(remembers);
});

it('lists the chat and the services that have an id', () => {
  expect(uses()).toMatchObject({ hasChat: true, trackers: [] });
  const { site, tracking } = shipped;
  expect(uses({ site: { ...site, chat: { ...site.chat, phone: '' } } }).hasChat).toBe(false);
  expect(uses({ tracking: { ...tracking, metaPixel: '1' } }).trackers).toMatchObject([{ name: 'metaPixel' }]);
});
