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
const STARTS = '2026-12-31T02:59:00.000Z';

const dataOf = (page: Page, content: Changes = {}, builtAtMs = END_MS - 1000) =>
  pageData({ ...shipped, ...content }, page, builtAtMs);
const offersOf = (page: Page, changes: Partial<Content['offers']>, builtAtMs?: number) =>
  dataOf(page, { offers: { ...shipped.offers, ...changes } }, builtAtMs).flatMap(
    (one) => Reflect.get(one, 'offers') ?? [],
  );
const faqOf = (items: { question: string; answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

it('describes the product of a sales page, and the questions of its visible sections', () => {
  const [name, address] = ['Planner Devocional', 'https://planner-devocional.example.com'];
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: shippedPage.description,
    image: `${address}/uploads/cartao-inicio.jpg`,
    brand: { '@type': 'Brand', name },
    offers: {
      '@type': 'Offer',
      url: `${address}/`,
      price: '67.00',
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
    },
  };
  const faqs = shippedPage.sections.filter((section) => section.kind === 'faq');
  const items = faqs.flatMap((faq) => faq.items);
  expect(dataOf(shippedPage)).toStrictEqual([product, faqOf(items)]);
  const sections = [...shippedPage.sections, ...faqs.map((faq) => ({ ...faq, id: 'mais' }))];
  expect(dataOf({ ...shippedPage, sections })[1]).toStrictEqual(faqOf([...items, ...items]));
  const hidden = sections.map((section) => ({ ...section, hidden: section.kind === 'faq' }));
  expect(dataOf({ ...shippedPage, sections: hidden })).toEqual([product]);
});

it('returns nothing for a page that is not indexed, and no product for a page without an offer', () => {
  expect(dataOf(shippedOfferPage)).toEqual([]);
  expect(dataOf({ ...shippedPage, offer: undefined })).toMatchObject([{ '@type': 'FAQPage' }]);
});

it.each([
  [false, 950, undefined],
  [true, 950, { ratingValue: 4.9, reviewCount: 950 }],
  [true, undefined, undefined],
])(
  'with ratingsVerified: %s and %s reviews, the product has the rating %o',
  (ratingsVerified, reviews, expected) => {
    const proof = { ...shipped.proof, ratingsVerified, reviews };
    const { aggregateRating } = Object(dataOf(shippedPage, { proof })[0]);
    expect(aggregateRating).toEqual(expected && { '@type': 'AggregateRating', ...expected });
  },
);

it('states the billing period of a recurring price', () => {
  const [offer] = shipped.offers.offers;
  const offers = offer && [{ ...offer, period: 'trimestre' as const }];
  expect(offersOf(shippedPage, { offers })).toMatchObject([
    {
      price: '67.00',
      priceSpecification: { price: '67.00', referenceQuantity: { value: 3, unitCode: 'MON' } },
    },
  ]);
  expect(offersOf(shippedPage, {})[0]).not.toHaveProperty('priceSpecification');
});

it('has the usual price valid until the deadline, and then the list price; a fixed price stays', () => {
  const changes = { countdown: 'deadline' as const };
  const fixed = { ...shippedPage, offer: 'exclusiva' };
  expect(offersOf(shippedPage, changes)).toMatchObject([{ price: '67.00', priceValidUntil: ENDS }]);
  expect(offersOf(shippedPage, changes, END_MS)).toMatchObject([{ price: '119.00' }]);
  expect(offersOf(fixed, changes, END_MS)).toMatchObject([{ price: '57.00' }]);
});

it('has a second offer for a promotion that is not over, except beside a fixed price', () => {
  const startsAt = END_MS - 86_400_000;
  const coming = { promotion: { ...promotion, startsAt, endsAt: END_MS } };
  expect(offersOf(shippedPage, coming)).toMatchObject([
    { price: '67.00' },
    { price: '47.00', validFrom: STARTS, validThrough: ENDS, priceValidUntil: ENDS },
  ]);
  expect(offersOf(shippedPage, coming, END_MS)).toMatchObject([{ price: '67.00' }]);
  expect(offersOf(shippedPage, { promotion: { ...coming.promotion, enabled: false } })).toHaveLength(1);
  expect(offersOf({ ...shippedPage, offer: 'exclusiva' }, coming)).toMatchObject([{ price: '57.00' }]);
});
