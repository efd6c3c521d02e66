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

it('offers the product at the price of the page', () => {
  expect(productData(content(false), '/uploads/c.png')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Planner',
    description: 'Um planner.',
    image: 'https://exemplo.com.br/uploads/c.png',
    brand: { '@type': 'Brand', name: 'Planner' },
    offers: {
      '@type': 'Offer',
      url: 'https://exemplo.com.br/',
      price: '67.90',
      priceCurrency: 'BRL',
      availability: 'https://schema.org/InStock',
    },
  });
});

it('tells until when the price holds, and the list price once the deadline has passed', () => {
  const atMs = Date.UTC(2027, 0, 1, 2, 59);
  expect(productData(content(false), '/c.png', { atMs, isOver: false })).toMatchObject({
    offers: { price: '67.90', priceValidUntil: '2027-01-01T02:59:00.000Z' },
  });
  const over = productData(content(false), '/c.png', { atMs, isOver: true });
  expect(over).toMatchObject({ offers: { price: '119.00' } });
  expect(over).not.toHaveProperty('offers.priceValidUntil');
  expect(productData(content(false), '/c.png')).not.toHaveProperty('offers.priceValidUntil');
});

it('tells a rating only when it is verified', () => {
  expect(productData(content(false), '/c.png')).not.toHaveProperty('aggregateRating');
  expect(productData(content(true), '/c.png')).toMatchObject({
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
