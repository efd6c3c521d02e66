import { expect, it } from 'vitest';
import { PAGE_VIEW, partnersOf, productEvent, readTrackers, toGoogleEvent } from './trackers.ts';

const META = {
  name: 'metaPixel',
  id: '123',
  partner: 'Meta',
  script: 'https://connect.facebook.net/en_US/fbevents.js',
};
const GOOGLE = {
  name: 'googleAnalytics',
  id: 'G-1',
  partner: 'Google',
  script: 'https://www.googletagmanager.com/gtag/js?id=G-1',
};

it.each([
  ['', '', '', []],
  ['123', '', 'Meta', [META]],
  ['', 'G-1', 'Google', [GOOGLE]],
  ['123', 'G-1', 'Meta e Google', [META, GOOGLE]],
])('the services of "%s" and "%s"', (metaPixel, googleAnalytics, partners, expected) => {
  const trackers = readTrackers({ metaPixel, googleAnalytics });
  expect(trackers).toEqual(expected);
  expect(partnersOf(trackers)).toBe(partners);
});

it('states the product and its price in reais', () => {
  const payload = { content_name: 'Planner', content_category: 'Digital Product', currency: 'BRL' };
  expect(productEvent('InitiateCheckout', 'Planner', 4790)).toEqual([
    'InitiateCheckout',
    { ...payload, value: 47.9 },
  ]);
  expect(productEvent('ViewContent', 'Planner', 6700)).toEqual(['ViewContent', { ...payload, value: 67 }]);
});

const parameters = (value: number) => ({
  currency: 'BRL',
  value,
  items: [{ item_name: 'Planner', item_category: 'Digital Product', price: value, quantity: 1 }],
});

it.each([
  [PAGE_VIEW, ['page_view', {}]],
  [productEvent('ViewContent', 'Planner', 6700), ['view_item', parameters(67)]],
  [productEvent('InitiateCheckout', 'Planner', 4790), ['begin_checkout', parameters(47.9)]],
] as const)('%j for Google', (event, expected) => {
  expect(toGoogleEvent([...event])).toEqual(expected);
});

it('has no name of Google for another event', () => {
  expect(toGoogleEvent(['Purchase', { value: 1 }])).toBeUndefined();
});
