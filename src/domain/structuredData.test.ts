import { expect, it } from 'vitest';
import { faqData, productData } from './structuredData.ts';

const atMs = Date.UTC(2027, 0, 1, 2, 59);

const content = (ratingsVerified: boolean) => ({
  site: {
    name: 'Planner',
    address: 'https://exemplo.com.br',
    pages: { home: { description: 'Um planner.' } },
  },
  prices: { list: 11_900, promotional: 6790 },
  proof: { rating: 4.9, reviews: 950, ratingsVerified },
  behaviour: { countdown: 'loop' as 'loop' | 'deadline', deadline: { endsAt: atMs } },
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
it('states the price of the page, its end before a deadline, and the list price after it', () => {
  const { behaviour, ...rest } = content(false);
  const data = (countdown: 'loop' | 'deadline', builtAtMs: number) =>
    productData({ ...rest, behaviour: { ...behaviour, countdown } }, '/c.png', builtAtMs);
  expect(data('loop', atMs)).toStrictEqual(PRODUCT);
  const withEnd = { ...OFFER, priceValidUntil: '2027-01-01T02:59:00.000Z' };
  expect(data('deadline', atMs - 1)).toStrictEqual({ ...PRODUCT, offers: withEnd });
  expect(data('deadline', atMs)).toStrictEqual({ ...PRODUCT, offers: { ...OFFER, price: '119.00' } });
});

it('states a promotion that is not over beside the usual price, with its dates', () => {
  const { prices, ...rest } = content(false);
  const promotion = { price: 4700, startsAt: atMs - 86_400_000, endsAt: atMs };
  const data = (builtAtMs: number) =>
    productData({ ...rest, prices: { ...prices, promotion } }, '/c.png', builtAtMs);
  const promotional = {
    ...OFFER,
    price: '47.00',
    validFrom: '2026-12-31T02:59:00.000Z',
    validThrough: '2027-01-01T02:59:00.000Z',
    priceValidUntil: '2027-01-01T02:59:00.000Z',
  };
  expect(data(0)).toStrictEqual({ ...PRODUCT, offers: [OFFER, promotional] });
  expect(data(atMs - 1)).toStrictEqual({ ...PRODUCT, offers: [OFFER, promotional] });
  expect(data(atMs)).toStrictEqual(PRODUCT);
});

it('states a rating only when it is verified', () => {
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: 4.9, reviewCount: 950 };
  expect(productData(content(true), '/c.png', 0)).toStrictEqual({ ...PRODUCT, aggregateRating });
});

it('lists the questions with their answers', () => {
  expect(faqData([{ question: 'Dá?', answer: 'Dá.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Dá?', acceptedAnswer: { '@type': 'Answer', text: 'Dá.' } }],
  });
});
