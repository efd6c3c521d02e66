import { expect, it } from 'vitest';
import { preparedTest, promotion } from '../../tests/support/pageContext.ts';
import { type Edits, edited, shipped } from '../../tests/support/readyContent.ts';
import { siteUses } from './siteUses.ts';

const BUILT_AT_MS = 1000;
const TOUR = 'video/tour.mp4';
const LINKS = shipped.offers.offers.map(({ checkout }) => checkout);
const LINK_OF_B = 'https://pay.kiwify.com.br/do-teste';
const LINK_OF_PROMOTION = 'https://pay.kiwify.com.br/do-teste-na-promocao';

const sale = { ...promotion, endsAt: BUILT_AT_MS + 1 };
const test = (started?: number) => ({
  'offers.offers.b.checkoutB': LINK_OF_B,
  'ab-test.running': { ...preparedTest, started },
});
const leaveBy = (scrollRedirect: string, exitIntent: string) => ({
  '~.leave.scrollRedirect': scrollRedirect,
  '~.leave.exitIntent': exitIntent,
  '~.leave.prompt': 'on',
});

it.each<[expected: Partial<ReturnType<typeof siteUses>>, edits: Edits]>([
  [{ videos: [TOUR, TOUR], checkouts: LINKS, hasChat: true, trackers: [] }, {}],
  [{ videos: [TOUR] }, { '~sobre.hidden': true }],
  [{ videos: [TOUR] }, { '~.hidden': true }],
  [{ checkouts: [...LINKS, shipped.offers.deadline?.checkout ?? ''] }, { 'offers.countdown': 'deadline' }],
  [{ checkouts: [...LINKS, promotion.checkout] }, { 'offers.promotion': sale }],
  [{ checkouts: LINKS }, { 'offers.promotion': { ...sale, endsAt: BUILT_AT_MS } }],
  [{ checkouts: LINKS }, { 'offers.promotion': { ...sale, enabled: false } }],
  // Only an A/B test that has started has a variant to remember, and links of version B.
  [{ remembersVariant: false, checkouts: LINKS }, test()],
  [
    { remembersVariant: true, checkouts: [...LINKS, promotion.checkout, LINK_OF_B, LINK_OF_PROMOTION] },
    { ...test(1), 'offers.promotion': { ...sale, checkoutB: LINK_OF_PROMOTION } },
  ],
  [{ remembersOffer: true }, leaveBy('redirect', 'off')],
  [{ remembersOffer: true }, leaveBy('off', 'dialog')],
  [{ remembersOffer: false }, leaveBy('off', 'off')],
  [{ remembersOffer: false }, { '~.leave': undefined }],
  [{ hasChat: false }, { 'site.chat.phone': '' }],
  [{ trackers: [expect.objectContaining({ name: 'metaPixel' })] }, { 'tracking.metaPixel': '1' }],
])('the site uses %o after %o', (expected, edits) => {
  expect(siteUses(edited(shipped, edits), BUILT_AT_MS)).toMatchObject(expected);
});
