import { expect, it } from 'vitest';
import { promotion } from '../../tests/support/pageContext.ts';
import { type Edits, edited, pageIn, sectionOf, shipped } from '../../tests/support/readyContent.ts';
import { pageData } from './structuredData.ts';

const END_MS = Date.UTC(2027, 0, 1, 2, 59);
const ENDS = '2027-01-01T02:59:00.000Z';
const STARTS = '2026-12-31T02:59:00.000Z';

/** The data of the main page of the shipped content with some edits. */
function dataAfter(edits: Edits, builtAtMs = END_MS - 1000): object[] {
  const content = edited(shipped, edits);
  return pageData(content, pageIn(content), builtAtMs);
}

const faq = sectionOf(shipped, 'faq');
const faqOf = (questions: typeof faq.items) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
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
    description: pageIn(shipped).description,
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
  const secondFaq = { '~.sections+': [{ ...faq, id: 'mais' }] };
  expect(dataAfter(secondFaq)).toStrictEqual([product, faqOf([...faq.items, ...faq.items])]);
  expect(dataAfter({ '~perguntas.hidden': true })).toEqual([product]);
});

it('returns nothing for a page that is not indexed, and no product for a page without an offer', () => {
  expect(dataAfter({ '~.isIndexed': false })).toEqual([]);
  expect(dataAfter({ '~.offer': undefined })).toMatchObject([{ '@type': 'FAQPage' }]);
});

it.each([
  [false, 950, undefined],
  [true, 950, { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 950 }],
  [true, undefined, undefined],
])('with ratingsVerified: %s and %s reviews, the rating is %o', (ratingsVerified, reviews, expected) => {
  const [product] = dataAfter({ 'proof.ratingsVerified': ratingsVerified, 'proof.reviews': reviews });
  expect(Object(product).aggregateRating).toEqual(expected);
});

const lastDay = { ...promotion, startsAt: END_MS - 86_400_000, endsAt: END_MS };
const usual = { price: '67.00' };

it.each<[offers: object[], edits: Edits, builtAtMs?: number]>([
  [
    [{ ...usual, priceSpecification: { ...usual, referenceQuantity: { value: 3, unitCode: 'MON' } } }],
    { 'offers.offers.b.period': 'trimestre' },
  ],
  // Until the deadline the usual price is valid, and then the list price. An offer with `isFixed` keeps its price.
  [[{ ...usual, priceValidUntil: ENDS }], { 'offers.countdown': 'deadline' }],
  [[{ price: '119.00' }], { 'offers.countdown': 'deadline' }, END_MS],
  [[{ price: '57.00' }], { 'offers.countdown': 'deadline', '~.offer': 'exclusiva' }, END_MS],
  // A promotion is a second offer until it ends.
  [
    [usual, { price: '47.00', validFrom: STARTS, validThrough: ENDS, priceValidUntil: ENDS }],
    { 'offers.promotion': lastDay },
  ],
  [[usual], { 'offers.promotion': lastDay }, END_MS],
  [[usual], { 'offers.promotion': { ...lastDay, enabled: false } }],
  [[{ price: '57.00' }], { 'offers.promotion': lastDay, '~.offer': 'exclusiva' }],
])('the offers are %j after %j', (offers, edits, builtAtMs) => {
  const [product] = dataAfter(edits, builtAtMs);
  expect([Object(product).offers].flat()).toMatchObject(offers);
});
