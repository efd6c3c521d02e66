import { expect, it } from 'vitest';
import { type DatedOffer, faqData, productData } from './structuredData.ts';

const START_MS = Date.UTC(2026, 11, 31, 2, 59);
const STARTS = '2026-12-31T02:59:00.000Z';
const END_MS = Date.UTC(2027, 0, 1, 2, 59);
const ENDS = '2027-01-01T02:59:00.000Z';
const SHOWN = { name: 'Planner', description: 'Um planner.', image: 'https://exemplo.com.br/c.png' };
const SELLS = { ...SHOWN, url: 'https://exemplo.com.br/' };
const OFFER = {
  '@type': 'Offer',
  url: SELLS.url,
  price: '67.90',
  priceCurrency: 'BRL',
  availability: 'https://schema.org/InStock',
};

it.each<[state: string, offers: DatedOffer[], expected: object]>([
  ['one price', [{ price: 6790 }], OFFER],
  ['a deadline', [{ price: 6790, validThrough: END_MS }], { ...OFFER, priceValidUntil: ENDS }],
  [
    'a promotion',
    [{ price: 6790 }, { price: 4700, validFrom: START_MS, validThrough: END_MS }],
    [OFFER, { ...OFFER, price: '47.00', validFrom: STARTS, validThrough: ENDS, priceValidUntil: ENDS }],
  ],
])('states the offers with %s', (_, offers, expected) => {
  expect(productData({ ...SELLS, offers, rating: undefined })).toHaveProperty('offers', expected);
});

it('states the product, and a rating where there is one', () => {
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...SHOWN,
    brand: { '@type': 'Brand', name: 'Planner' },
    offers: OFFER,
  };
  const offers = [{ price: 6790 }];
  expect(productData({ ...SELLS, offers, rating: undefined })).toStrictEqual(product);
  expect(productData({ ...SELLS, offers, rating: { value: 4.9, reviews: 950 } })).toStrictEqual({
    ...product,
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 950 },
  });
});

it('lists the questions with their answers', () => {
  expect(faqData([{ question: 'Dá?', answer: 'Dá.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Dá?', acceptedAnswer: { '@type': 'Answer', text: 'Dá.' } }],
  });
});
