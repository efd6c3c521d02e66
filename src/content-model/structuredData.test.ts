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

it('describes the product and the questions of a page that sells', () => {
  const [product, questions, ...others] = dataOf(shippedPage);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Planner Devocional',
    image: 'https://planner-devocional.example.com/cartao.png',
    offers: { price: '67.00', url: 'https://planner-devocional.example.com/' },
  });
  expect(product).not.toHaveProperty('aggregateRating');
  expect(questions).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 4 } });
  expect(others).toEqual([]);
});

it('lists the questions of all shown sections together', () => {
  const faqs = shippedPage.sections.filter(({ kind }) => kind === 'faq');
  const sections = [...shippedPage.sections, ...faqs.map((faq) => ({ ...faq, id: 'mais' }))];
  const questions = dataOf({ ...shippedPage, sections }).slice(1);
  expect(questions).toMatchObject([{ mainEntity: { length: 8 } }]);
  const hidden = sections.map((section) => ({ ...section, hidden: section.kind === 'faq' }));
  expect(dataOf({ ...shippedPage, sections: hidden })).toHaveLength(1);
});

it('describes no page that is not indexed, and no product on a page that sells nothing', () => {
  expect(dataOf(shippedOfferPage)).toEqual([]);
  expect(dataOf({ ...shippedPage, offer: undefined })).toMatchObject([{ '@type': 'FAQPage' }]);
});

it('states a rating only when it is verified', () => {
  const proof = { ...shipped.proof, ratingsVerified: true };
  expect(dataOf(shippedPage, { proof })[0]).toMatchObject({
    aggregateRating: { ratingValue: 4.9, reviewCount: 950 },
  });
  expect(dataOf(shippedPage, { proof: { ...proof, reviews: undefined } })[0]).not.toHaveProperty(
    'aggregateRating',
  );
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
