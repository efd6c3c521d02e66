import { describe, expect, it } from 'vitest';
import { initiateCheckout } from './checkout.ts';
import { asGoogleEvent, PAGE_VIEW, partnersOf, readTrackers, viewContent } from './trackers.ts';

const META = '123456789012345';
const GOOGLE = 'G-AB12CD34EF';

describe('readTrackers', () => {
  it.each([
    ['', '', '', []],
    [META, '', 'Meta', ['https://connect.facebook.net/en_US/fbevents.js']],
    ['', GOOGLE, 'Google', [`https://www.googletagmanager.com/gtag/js?id=${GOOGLE}`]],
    [
      META,
      GOOGLE,
      'Meta e Google',
      [
        'https://connect.facebook.net/en_US/fbevents.js',
        `https://www.googletagmanager.com/gtag/js?id=${GOOGLE}`,
      ],
    ],
  ])('of "%s" and "%s"', (metaPixel, googleAnalytics, partners, scripts) => {
    const trackers = readTrackers({ metaPixel, googleAnalytics });
    expect(partnersOf(trackers)).toBe(partners);
    expect(trackers.map(({ script }) => script)).toEqual(scripts);
  });
});

describe('asGoogleEvent', () => {
  it('tells a visit to the checkout as begin_checkout, with the specification’s value', () => {
    expect(asGoogleEvent(initiateCheckout('Planner', 4790))).toEqual([
      'begin_checkout',
      {
        currency: 'BRL',
        value: 47.9,
        items: [{ item_name: 'Planner', item_category: 'Digital Product', price: 47.9, quantity: 1 }],
      },
    ]);
  });

  it('tells a seen price as view_item, and an open page as page_view', () => {
    expect(asGoogleEvent(viewContent('Planner', 6700))).toEqual([
      'view_item',
      expect.objectContaining({ currency: 'BRL', value: 67 }),
    ]);
    expect(asGoogleEvent(PAGE_VIEW)).toEqual(['page_view', {}]);
  });

  it('knows no other event', () => {
    expect(asGoogleEvent(['Purchase', { value: 1 }])).toBeUndefined();
  });
});
