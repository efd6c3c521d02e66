import { expect, it } from 'vitest';
import {
  type Changes,
  promotion,
  shipped,
  shippedOfferPage,
  shippedPage,
} from '../../tests/support/pageContext.ts';
import type { Page } from './files/page.ts';
import type { Content } from './schemas.ts';
import { pageData } from './structuredData.ts';

const END_MS = Date.UTC(2027, 0, 1, 2, 59);
const ENDS = '2027-01-01T02:59:00.000Z';

const dataOf = (page: Page, content: Changes = {}, builtAtMs = END_MS - 1000) =>
  pageData({ ...shipped, ...content }, page, '/cartao.png', builtAtMs);
const offersOf = (page: Page, changes: Partial<Content['offers']>, builtAtMs?: number) =>
  dataOf(page, { offers: { ...shipped.offers, ...changes } }, builtAtMs).flatMap(
    (one) => Reflect.get(one, 'offers') ?? [],
  );

it('describes the product of a page that sells, and the questions of its shown sections', () => {
  const [product, questions, ...others] = dataOf(shippedPage);
  const [name, address] = ['Planner Devocional', 'https://planner-devocional.example.com'];
  const offers = { price: '67.00', url: `${address}/` };
  expect(product).toMatchObject({ '@type': 'Product', name, image: `${address}/cartao.png`, offers });
  expect([questions, others]).toMatchObject([{ '@type': 'FAQPage', mainEntity: { length: 4 } }, []]);
  const faqs = shippedPage.sections.filter(({ kind }) => kind === 'faq');
  const sections = [...shippedPage.sections, ...faqs.map((faq) => ({ ...faq, id: 'mais' }))];
  expect(dataOf({ ...shippedPage, sections })[1]).toMatchObject({ mainEntity: { length: 8 } });
  const hidden = sections.map((section) => ({ ...section, hidden: section.kind === 'faq' }));
  expect(dataOf({ ...shippedPage, sections: hidden })).toHaveLength(1);
});

it('describes no page that is not indexed, and no product on a page that sells nothing', () => {
  expect(dataOf(shippedOfferPage)).toEqual([]);
  expect(dataOf({ ...shippedPage, offer: undefined })).toMatchObject([{ '@type': 'FAQPage' }]);
});

it.each([
  [false, 950, undefined],
  [true, 950, { ratingValue: 4.9, reviewCount: 950 }],
  [true, undefined, undefined],
])('with a verified rating: %s, of %s reviews, it states %o', (ratingsVerified, reviews, expected) => {
  const proof = { ...shipped.proof, ratingsVerified, reviews };
  const { aggregateRating } = Object(dataOf(shippedPage, { proof })[0]);
  expect(aggregateRating).toEqual(expected && { '@type': 'AggregateRating', ...expected });
});

it('gives the price before a deadline with its end, and the list price after it; a fixed price stays', () => {
  const changes = { countdown: 'deadline' as const };
  const fixed = { ...shippedPage, offer: 'exclusiva' };
  expect(offersOf(shippedPage, changes)).toMatchObject([{ price: '67.00', priceValidUntil: ENDS }]);
  expect(offersOf(shippedPage, changes, END_MS)).toMatchObject([{ price: '119.00' }]);
  expect(offersOf(fixed, changes, END_MS)).toMatchObject([{ price: '57.00' }]);
});

it('gives a promotion that is not over beside a usual price, but not beside a fixed one', () => {
  const coming = { promotion: { ...promotion, endsAt: END_MS } };
  expect(offersOf(shippedPage, coming)).toMatchObject([
    { price: '67.00' },
    { price: '47.00', validThrough: ENDS },
  ]);
  expect(offersOf(shippedPage, coming, END_MS)).toMatchObject([{ price: '67.00' }]);
  expect(offersOf(shippedPage, { promotion: { ...coming.promotion, enabled: false } })).toHaveLength(1);
  expect(offersOf({ ...shippedPage, offer: 'exclusiva' }, coming)).toMatchObject([{ price: '57.00' }]);
});
