import { expect, it } from 'vitest';
import { readDataPractices } from './dataPractices.ts';

const OWN = 'video/tour.mp4';
const YOUTUBE = 'https://www.youtube.com/shorts/abcdefghijk';
const VIMEO = 'https://vimeo.com/76979871';
const PANDA = 'https://player-vz-1-2.tv.pandavideo.com.br/embed/?v=0f8fad5b-d9cb-469f-a165-70867728950e';
const VTURB = 'https://scripts.converteai.net/0a1b/players/65f0aa11/v4/player.js';
const HOTMART = 'https://pay.hotmart.com/A1';
const KIWIFY = 'https://pay.kiwify.com.br/B2';

/** A site that collects nothing by itself. */
const SITE = {
  chatPhone: '5511900000000',
  mainVideo: OWN,
  offerVideo: OWN,
  checkoutA: 'https://pay.example.com/c',
  checkoutB: HOTMART,
  checkoutExclusive: KIWIFY,
  listPriceCheckout: KIWIFY,
  scrollRedirect: 'off',
  exitIntent: 'off',
  countdown: 'loop',
  metaPixel: '',
  googleAnalytics: '',
  homeSections: ['about', 'price'],
  offerSections: ['video'],
};
const BUILT_AT_MS = 1_000;
const PRACTICES = {
  remembersOffer: false,
  keepsCampaign: false,
  hasPixel: false,
  hasAnalytics: false,
  videoHosts: ['own'],
  hasChat: true,
  platforms: [],
  companiesAbroad: ['Meta'],
};

type Changes = Partial<
  typeof SITE & { keepsCampaign: boolean; promotion: { checkout: string; endsAt: number } }
>;

const read = (changes: Changes) => {
  const { promotion, ...others } = changes;
  const site = { ...SITE, ...others };
  const videos = { mainVideo: { address: site.mainVideo }, offerVideo: { address: site.offerVideo } };
  return readDataPractices(
    {
      links: { ...site, ...videos },
      behaviour: { ...site, deadline: site },
      prices: { promotion },
      home: { sections: site.homeSections },
      offer: { sections: site.offerSections },
    },
    BUILT_AT_MS,
    site,
  );
};

it.each<[Parameters<typeof read>[0], object]>([
  [{}, {}],
  [{ keepsCampaign: true }, { keepsCampaign: true }],
  [{ metaPixel: '123' }, { hasPixel: true }],
  [{ chatPhone: '' }, { hasChat: false, companiesAbroad: [] }],
  [
    { chatPhone: '', metaPixel: '123' },
    { hasChat: false, hasPixel: true },
  ],
  [{ mainVideo: '', offerVideo: '' }, { videoHosts: [] }],
  // A hidden part loads no video.
  [{ mainVideo: YOUTUBE, homeSections: ['price'] }, {}],
  [{ offerVideo: YOUTUBE, offerSections: [] }, {}],
  [{ googleAnalytics: 'G-1' }, { hasAnalytics: true, companiesAbroad: ['Meta', 'Google'] }],
  [{ scrollRedirect: 'redirect' }, { remembersOffer: true }],
  [{ exitIntent: 'dialog' }, { remembersOffer: true }],
  [{ offerVideo: YOUTUBE }, { videoHosts: ['own', 'youtube'], companiesAbroad: ['Meta', 'Google'] }],
  [
    { mainVideo: VIMEO, offerVideo: VIMEO },
    { videoHosts: ['vimeo'], companiesAbroad: ['Meta', 'Vimeo'] },
  ],
  [{ mainVideo: PANDA, offerVideo: VTURB }, { videoHosts: ['panda', 'vturb'] }],
  [{ checkoutA: HOTMART }, { platforms: ['Hotmart', 'Kiwify'] }],
  [{ checkoutA: KIWIFY, checkoutExclusive: HOTMART }, { platforms: ['Kiwify', 'Hotmart'] }],
  // The list price's checkout counts only where a deadline leads there.
  [{ checkoutA: HOTMART, checkoutExclusive: HOTMART }, { platforms: ['Hotmart'] }],
  [
    { checkoutA: HOTMART, checkoutExclusive: HOTMART, countdown: 'deadline' },
    { platforms: ['Hotmart', 'Kiwify'] },
  ],
  [
    {
      checkoutA: HOTMART,
      checkoutExclusive: HOTMART,
      promotion: { checkout: KIWIFY, endsAt: BUILT_AT_MS + 1 },
    },
    { platforms: ['Hotmart', 'Kiwify'] },
  ],
  [
    { checkoutA: HOTMART, checkoutExclusive: HOTMART, promotion: { checkout: KIWIFY, endsAt: BUILT_AT_MS } },
    { platforms: ['Hotmart'] },
  ],
])('%o', (changes, expected) => {
  expect(read(changes)).toEqual({ ...PRACTICES, ...expected });
});

it('names Google once for YouTube and Analytics', () => {
  const { companiesAbroad } = read({ mainVideo: YOUTUBE, offerVideo: VIMEO, googleAnalytics: 'G-1' });
  expect(companiesAbroad).toEqual(['Meta', 'Google', 'Vimeo']);
});
