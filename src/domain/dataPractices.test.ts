import { expect, it } from 'vitest';
import { TRACKERS } from '../trackers/index.ts';
import { readDataPractices, type SiteUses } from './dataPractices.ts';

const OWN = 'video/tour.mp4';
const YOUTUBE = 'https://www.youtube.com/shorts/abcdefghijk';
const VIMEO = 'https://vimeo.com/76979871';
const PANDA = 'https://player-vz-1-2.tv.pandavideo.com.br/embed/?v=0f8fad5b-d9cb-469f-a165-70867728950e';
const VTURB = 'https://scripts.converteai.net/0a1b/players/65f0aa11/v4/player.js';
const HOTMART = 'https://pay.hotmart.com/A1';
const KIWIFY = 'https://pay.kiwify.com.br/B2';

/** A site that collects no data by itself. */
const NOTHING = {
  hasChat: false,
  remembersOffer: false,
  remembersLetter: false,
  remembersVariant: false,
  hasOneClick: false,
  trackers: [],
};
const USES: SiteUses = { ...NOTHING, videos: [], checkouts: ['https://pay.example.com/c', HOTMART] };
const PRACTICES = { ...NOTHING, videoHosts: [], platforms: [], companiesAbroad: [] };

it.each<[Partial<SiteUses>, object]>([
  [{}, {}],
  [{ trackers: TRACKERS }, { trackers: TRACKERS, companiesAbroad: ['Meta', 'Google', 'TikTok'] }],
  [{ hasChat: true }, { hasChat: true, companiesAbroad: ['Meta'] }],
  [{ videos: [OWN, YOUTUBE] }, { videoHosts: ['own', 'youtube'], companiesAbroad: ['Google'] }],
  [{ videos: [VIMEO] }, { videoHosts: ['vimeo'], companiesAbroad: ['Vimeo'] }],
  [{ videos: [PANDA, VTURB] }, { videoHosts: ['panda', 'vturb'] }],
  [{ checkouts: [HOTMART, KIWIFY, HOTMART] }, { platforms: ['Hotmart', 'Kiwify'] }],
])('derives the data practices of a site with %o', (changes, expected) => {
  expect(readDataPractices({ ...USES, ...changes })).toEqual({ ...PRACTICES, ...expected });
});
