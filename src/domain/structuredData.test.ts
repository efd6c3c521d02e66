import { expect, it } from 'vitest';
import { faqData, productData } from './structuredData.ts';

const content = (ratingsVerified: boolean) => ({
  site: {
    name: 'Planner',
    address: 'https://exemplo.com.br',
    pages: { home: { description: 'Um planner.' } },
  },
  prices: { list: 11_900, promotional: 6790 },
  proof: { rating: 4.9, reviews: 950, ratingsVerified },
});
const OFFER = {
  '@type': 'Offer',
  url: 'https://exemplo.com.br/',
  price: '67.90',
  priceCurrency: 'BRL',
  availability: 'https://schema.org/InStock',
};
const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Planner',
  description: 'Um planner.',
  image: 'https://exemplo.com.br/c.png',
  brand: { '@type': 'Brand', name: 'Planner' },
  offers: OFFER,
};
const atMs = Date.UTC(2027, 0, 1, 2, 59);

it('states the price of the page, its end before a deadline, and the list price after it', () => {
  const data = (deadline?: Parameters<typeof productData>[2]) =>
    productData(content(false), '/c.png', deadline);
  expect(data()).toStrictEqual(PRODUCT);
  const withEnd = { ...OFFER, priceValidUntil: '2027-01-01T02:59:00.000Z' };
  expect(data({ atMs, isOver: false })).toStrictEqual({ ...PRODUCT, offers: withEnd });
  expect(data({ atMs, isOver: true })).toStrictEqual({ ...PRODUCT, offers: { ...OFFER, price: '119.00' } });
});

it('states a rating only when it is verified', () => {
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 950 };
  expect(productData(content(true), '/c.png')).toStrictEqual({ ...PRODUCT, aggregateRating });
});

it('lists the questions with their answers', () => {
  expect(faqData([{ question: 'Dá?', answer: 'Dá.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Dá?', acceptedAnswer: { '@type': 'Answer', text: 'Dá.' } }],
  });
});
