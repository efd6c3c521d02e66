import { expect, it } from 'vitest';
import { type DatedOffer, faqData, productData } from './structuredData.ts';

const START_MS = Date.UTC(2026, 11, 31, 2, 59);
const END_MS = Date.UTC(2027, 0, 1, 2, 59);
const ENDS = '2027-01-01T02:59:00.000Z';
const SELLS = {
  name: 'Planner',
  description: 'Um planner.',
  url: 'https://exemplo.com.br/',
  image: 'https://exemplo.com.br/c.png',
};
const OFFER = {
  '@type': 'Offer',
  url: SELLS.url,
  price: '67.90',
  priceCurrency: 'BRL',
  availability: 'https://schema.org/InStock',
};
const { url: _, ...SHOWN } = SELLS;
const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  ...SHOWN,
  brand: { '@type': 'Brand', name: 'Planner' },
  offers: OFFER,
};
const data = (offers: DatedOffer[], rating?: { value: number; reviews: number }) =>
  productData({ ...SELLS, offers, rating });

it('states one offer alone and several as a list, with their dates', () => {
  expect(data([{ price: 6790 }])).toStrictEqual(PRODUCT);
  expect(data([{ price: 6790, validThrough: END_MS }])).toStrictEqual({
    ...PRODUCT,
    offers: { ...OFFER, priceValidUntil: ENDS },
  });
  const promotion = { price: 4700, validFrom: START_MS, validThrough: END_MS };
  expect(data([{ price: 6790 }, promotion])).toStrictEqual({
    ...PRODUCT,
    offers: [
      OFFER,
      {
        ...OFFER,
        price: '47.00',
        validFrom: '2026-12-31T02:59:00.000Z',
        validThrough: ENDS,
        priceValidUntil: ENDS,
      },
    ],
  });
});

it('states a rating where there is one', () => {
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 950 };
  const rated = data([{ price: 6790 }], { value: 4.9, reviews: 950 });
  expect(rated).toStrictEqual({ ...PRODUCT, aggregateRating });
});

it('lists the questions with their answers', () => {
  expect(faqData([{ question: 'Dá?', answer: 'Dá.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Dá?', acceptedAnswer: { '@type': 'Answer', text: 'Dá.' } }],
  });
});
