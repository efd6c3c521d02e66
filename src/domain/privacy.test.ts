import { describe, expect, it } from 'vitest';
import { readPractices } from './privacy.ts';

const OWN = 'video/tour.mp4';
const HOTMART = 'https://pay.hotmart.com/A1';
const KIWIFY = 'https://pay.kiwify.com.br/B2';
const UNKNOWN = 'https://pay.example.com/c';

type Changes = {
  videos?: [string, string];
  checkouts?: [string, string, string];
  listPriceCheckout?: string;
  behaviour?: Partial<Record<'scrollRedirect' | 'exitIntent' | 'countdown', string>>;
};

/** A site that does nothing by itself, but for the changes. */
function site({ videos, checkouts, listPriceCheckout, behaviour }: Changes = {}) {
  const [checkoutA, checkoutB, checkoutExclusive] = checkouts ?? [UNKNOWN, UNKNOWN, UNKNOWN];
  const [main, offer] = videos ?? [OWN, OWN];
  return {
    links: {
      checkoutA,
      checkoutB,
      checkoutExclusive,
      mainVideo: { address: main },
      offerVideo: { address: offer },
    },
    behaviour: {
      scrollRedirect: 'off',
      exitIntent: 'off',
      countdown: 'loop',
      deadline: { listPriceCheckout: listPriceCheckout ?? UNKNOWN },
      ...behaviour,
    },
  };
}

it('a site with nothing set does nothing that would have to be told, but for the chat, which is Meta’s', () => {
  expect(readPractices(site())).toEqual({
    remembersOffer: false,
    keepsCampaign: false,
    hasPixel: false,
    hasAnalytics: false,
    videoHosts: ['own'],
    platforms: [],
    companiesAbroad: ['Meta'],
  });
});

it.each([
  ['scrollRedirect', 'redirect'],
  ['scrollRedirect', 'dialog'],
  ['exitIntent', 'redirect'],
  ['exitIntent', 'dialog'],
])('remembers the offer with %s: %s', (way, value) => {
  expect(readPractices(site({ behaviour: { [way]: value } })).remembersOffer).toBe(true);
});

describe('who is told of a visit', () => {
  it('is nobody while the identifiers are empty', () => {
    const practices = readPractices(site(), { metaPixel: '', googleAnalytics: '', keepsCampaign: false });
    expect(practices).toEqual(readPractices(site()));
  });

  it('is Meta with a pixel, which adds no company to that of the chat', () => {
    const practices = readPractices(site(), { metaPixel: '123456789012345' });
    expect(practices).toEqual({ ...readPractices(site()), hasPixel: true });
  });

  it('is Google with Analytics', () => {
    const practices = readPractices(site(), { googleAnalytics: 'G-ABC1234567' });
    expect(practices).toEqual({
      ...readPractices(site()),
      hasAnalytics: true,
      companiesAbroad: ['Meta', 'Google'],
    });
  });

  it('is the checkout when the tags of an address go there', () => {
    expect(readPractices(site(), { keepsCampaign: true })).toEqual({
      ...readPractices(site()),
      keepsCampaign: true,
    });
  });
});

describe('the hosts of the videos', () => {
  it.each([
    ['https://www.youtube.com/shorts/abcdefghijk', 'youtube', ['Meta', 'Google']],
    ['https://vimeo.com/76979871', 'vimeo', ['Meta', 'Vimeo']],
    [
      'https://player-vz-1a2b3c4d-e5f.tv.pandavideo.com.br/embed/?v=0f8fad5b-d9cb-469f-a165-70867728950e',
      'panda',
      ['Meta'],
    ],
    ['https://scripts.converteai.net/0a1b/players/65f0aa11/v4/player.js', 'vturb', ['Meta']],
  ])('%s is one of %s', (address, host, companiesAbroad) => {
    expect(readPractices(site({ videos: [OWN, address] }))).toMatchObject({
      videoHosts: ['own', host],
      companiesAbroad,
    });
    expect(readPractices(site({ videos: [address, address] })).videoHosts).toEqual([host]);
  });

  it('count once between YouTube and Analytics', () => {
    const { companiesAbroad } = readPractices(
      site({ videos: ['https://youtu.be/abcdefghijk', 'https://vimeo.com/1'] }),
      { googleAnalytics: 'G-ABC1234567' },
    );
    expect(companiesAbroad).toEqual(['Meta', 'Google', 'Vimeo']);
  });
});

describe('the checkout platforms', () => {
  it('are told by their names, each once', () => {
    const checkouts: [string, string, string] = [KIWIFY, HOTMART, KIWIFY];
    expect(readPractices(site({ checkouts })).platforms).toEqual(['Kiwify', 'Hotmart']);
  });

  it('are not told where one of them is not known', () => {
    expect(readPractices(site({ checkouts: [HOTMART, UNKNOWN, HOTMART] })).platforms).toEqual([]);
  });

  it('count the checkout with the list price only where a deadline leads there', () => {
    const checkouts: [string, string, string] = [HOTMART, HOTMART, HOTMART];
    const changes = { checkouts, listPriceCheckout: KIWIFY };
    expect(readPractices(site(changes)).platforms).toEqual(['Hotmart']);
    expect(readPractices(site({ ...changes, behaviour: { countdown: 'deadline' } })).platforms).toEqual([
      'Hotmart',
      'Kiwify',
    ]);
  });
});
