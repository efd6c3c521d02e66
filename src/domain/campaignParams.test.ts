import { expect, it } from 'vitest';
import {
  acceptedParameters,
  platformName,
  readCampaignParams,
  withCampaignParams,
  withConsentedClickIds,
} from './campaignParams.ts';

const NO_UTM = {};
const MAIN_UTM = { utm_source: 'i', utm_medium: 'p', utm_campaign: 'Fé|1', utm_content: 'v', utm_term: 't' };
const UTM = { ...MAIN_UTM, utm_id: '7' };
const CLICK_IDS = { fbclid: 'F', gclid: 'G', gbraid: 'H', wbraid: 'W', ttclid: 'T', msclkid: 'M' };
const OTHERS = { src: 'bio', xcod: 'x', s1: 'a', s2: 'b', s3: 'c', trk2: 'd', trk3: 'e' };
const ALL = { ...UTM, ...OTHERS, ...CLICK_IDS };

const parsed = (query: string) => Object.fromEntries(new URLSearchParams(query));
/** The parameters of an address, as the checkout reads them. */
const arriving = (address: string) => parsed(new URL(address).search);
const PLAIN = `${new URLSearchParams(OTHERS)}`;

it.each([
  ['https://pay.hotmart.com/A1', 'Hotmart', UTM, 'src=bio&sck=bio&xcod=x', 'sck=k&src=s', 'sck=k'],
  ['https://pay.kiwify.com.br/a', 'Kiwify', UTM, 'src=bio&s1=a&s2=b&s3=c', 'sck=k&src=s', 'sck=k'],
  ['https://pay.cakto.com.br/a', 'Cakto', UTM, 'sck=bio', 'sck=k', 'sck=k'],
  ['https://pay.kirvano.com/1-2-3', 'Kirvano', MAIN_UTM, 'src=bio', 'src=s', 'src=k'],
  ['https://go.perfectpay.com.br/P', 'Perfect Pay', UTM, 'src=bio', 'src=s', 'src=k'],
  ['https://sun.eduzz.com/123', 'Eduzz', UTM, 'trk=bio&trk2=d&trk3=e', 'trk=t', 'trk=k'],
  ['https://app.monetizze.com.br/K1', 'Monetizze', NO_UTM, 'src=bio', 'src=s', 'src=k'],
  ['https://checkout.ticto.app/O1', 'Ticto', UTM, 'src=bio', 'sck=k&src=s', 'sck=k'],
  ['https://pay.example.com/p', undefined, UTM, PLAIN, 'sck=k&src=s&trk=t', 'sck=k'],
])('%s (%s) receives the parameters under its own names', (address, name, utm, all, own, fallback) => {
  expect(platformName(address)).toBe(name);
  expect(arriving(withCampaignParams(address, ALL))).toEqual({ ...utm, ...parsed(all), ...CLICK_IDS });
  expect(arriving(withCampaignParams(address, { sck: 'k', src: 's', trk: 't' }))).toEqual(parsed(own));
  expect(arriving(withCampaignParams(address, { sck: 'k' }))).toEqual(parsed(fallback));
});

it('lists the parameters that a checkout accepts', () => {
  expect(acceptedParameters('https://pay.hotmart.com/A1')).toEqual(['utm_*', 'src', 'xcod', 'sck']);
});

it.each([
  ['https://HOTMART.com/pt-br', 'Hotmart'],
  ['https://pay.kiwify.com/a', 'Kiwify'],
  ['https://pay.ticto.com.br/a', 'Ticto'],
  ['https://naohotmart.com/a', undefined],
  ['https://hotmart.com.example/a', undefined],
])('%s belongs to %s', (address, platform) => {
  expect(platformName(address)).toBe(platform);
});

const PAGE = 'https://pay.example.com/a';

it.each([
  [`${PAGE}#topo?`, `${PAGE}?src=a%20b%26%3D%C3%A7#topo?`],
  [`${PAGE}?`, `${PAGE}?src=a%20b%26%3D%C3%A7`],
  [`${PAGE}?b=1&`, `${PAGE}?b=1&src=a%20b%26%3D%C3%A7`],
  [`${PAGE}?b=%7C+c?`, `${PAGE}?b=%7C+c?&src=a%20b%26%3D%C3%A7`],
  ['https://pay.kiwify.com.br/a?src=&sck=y', 'https://pay.kiwify.com.br/a?src=&sck=y'],
])('adds only what is missing, and keeps every character of %s', (address, expected) => {
  expect(withCampaignParams(address, { src: 'a b&=ç', unknown: 'x' })).toBe(expected);
  expect(withCampaignParams(address, { unknown: 'x' })).toBe(address);
});

it.each<[query: string, params: object]>([
  ['', {}],
  [`?${new URLSearchParams({ ...ALL, sck: 'k', trk: 'l', nome: 'Ana' })}`, { ...ALL, sck: 'k', trk: 'l' }],
  ['?utm_source_platform=x&utm_=y&xutm_id=2&utm-id=3&utm_id!=5&__proto__=4', { utm_source_platform: 'x' }],
  ['?utm_source=a&utm_source=b&utm_source=&src=+', { utm_source: 'b' }],
  ['?utm_campaign=a+b%20c%7Cd%', { utm_campaign: 'a b c|d%' }],
  [`?src=${'🙏'.repeat(501)}`, { src: '🙏'.repeat(500) }],
])('reads the campaign parameters of the query "%s"', (query, params) => {
  expect(readCampaignParams(query)).toEqual(params);
});

it('reads no more than 40 parameters', () => {
  const query = Array.from({ length: 41 }, (_, index) => `utm_${index}=x`).join('&');
  expect(Object.keys(readCampaignParams(query))).toHaveLength(40);
});

it('removes click ids without consent and keeps other parameters', () => {
  expect(withConsentedClickIds({ ...CLICK_IDS, src: 'bio' }, ['gclid'])).toEqual({ gclid: 'G', src: 'bio' });
});
