import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  CHECKOUTS,
  checkoutOf,
  mergeTags,
  parametersOf,
  readTags,
  tagCheckout,
  withoutClickIds,
} from './attribution.ts';

const CAMPAIGN = 'Lançamento|120210|frio ção & 50% + "a"#b';
const UTM = {
  utm_source: 'ig',
  utm_medium: 'paid',
  utm_campaign: CAMPAIGN,
  utm_content: 'v1',
  utm_term: 'fé',
};

/** What arrives at an address, as the checkout reads it. */
const arriving = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('the contract of each checkout', () => {
  const all = {
    ...UTM,
    utm_id: '7',
    utm_perfect: 'p',
    src: 'bio',
    fbclid: 'F',
    gclid: 'G',
    ttclid: 'T',
    s1: 'a',
    s2: 'b',
    s3: 'c',
    trk2: 'd',
    trk3: 'e',
    xcod: 'x',
  };
  const utm = { ...UTM, utm_id: '7', utm_perfect: 'p' };
  it.each([
    ['https://pay.hotmart.com/A1', { ...utm, src: 'bio', sck: 'bio', xcod: 'x' }],
    ['https://pay.kiwify.com.br/abc', { ...utm, src: 'bio', s1: 'a', s2: 'b', s3: 'c' }],
    ['https://pay.cakto.com.br/abc', { ...utm, sck: 'bio' }],
    ['https://pay.kirvano.com/1-2-3', { ...UTM, src: 'bio' }],
    ['https://go.perfectpay.com.br/PPU1', { ...utm, src: 'bio', ttclid: 'T' }],
    ['https://sun.eduzz.com/123', { ...utm, trk: 'bio', trk2: 'd', trk3: 'e' }],
    ['https://app.monetizze.com.br/checkout/K1', { src: 'bio' }],
    ['https://checkout.ticto.app/O1', { ...utm, src: 'bio' }],
    ['https://pay.example.com/p', all],
  ])('%s', (address, expected) => {
    expect(arriving(tagCheckout(address, all))).toEqual(expected);
  });

  it.each([
    ['https://pay.hotmart.com/A1', { sck: 'own', src: 'other' }, { sck: 'own', src: 'other' }],
    ['https://pay.kiwify.com.br/a', { sck: 'own' }, { sck: 'own' }],
    ['https://pay.cakto.com.br/a', { sck: 'own', src: 'other' }, { sck: 'own' }],
    ['https://pay.kirvano.com/a', { sck: 'own' }, { src: 'own' }],
    ['https://go.perfectpay.com.br/a', { sck: 'own', src: 'other' }, { src: 'other' }],
    ['https://sun.eduzz.com/a', { trk: 'own', src: 'other' }, { trk: 'own' }],
    ['https://app.monetizze.com.br/a', { sck: 'own' }, { src: 'own' }],
    ['https://checkout.ticto.app/a', { sck: 'own', src: 'other' }, { sck: 'own', src: 'other' }],
  ])('%s prefers the tag of its own name: %o', (address, tags, expected) => {
    expect(arriving(tagCheckout(address, tags))).toEqual(expected);
  });

  it('leaves what Hotmart’s own link says untouched, whatever the visitor’s address says', () => {
    const address = 'https://pay.hotmart.com/A1?off=z9&checkoutMode=10&bid=1700000000000&hideBillet=1';
    const arrived = readTags('?off=1&checkoutMode=2&bid=3&hideBillet=0&src=bio');
    expect(tagCheckout(address, arrived)).toBe(`${address}&src=bio&sck=bio`);
  });

  it.each([
    ['hotmart', ['utm_*', 'src', 'xcod', 'sck']],
    ['kirvano', ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'src']],
    ['monetizze', ['src']],
  ] as const)('tells what %s takes', (name, parameters) => {
    expect(parametersOf(name)).toEqual(parameters);
  });

  it.each([
    ['pay.hotmart.com', 'hotmart'],
    ['hotmart.com.golpe.example', 'plain'],
    ['naohotmart.com', 'plain'],
    ['kiwify.com', 'kiwify'],
  ])('%s is taken for %s', (host, name) => {
    expect(checkoutOf(`https://${host}/x`)).toBe(name);
  });
});

describe('tagCheckout', () => {
  it('never overwrites what the link fixes, not even with nothing', () => {
    expect(tagCheckout('https://pay.kiwify.com.br/a?src=fixo&sck=', { src: 'x', sck: 'y' })).toBe(
      'https://pay.kiwify.com.br/a?src=fixo&sck=',
    );
  });

  it.each([
    ['https://pay.example.com/a#topo', 'https://pay.example.com/a?src=x#topo'],
    ['https://pay.example.com/a?', 'https://pay.example.com/a?src=x'],
    ['https://pay.example.com/a?b=1&', 'https://pay.example.com/a?b=1&src=x'],
    ['https://pay.example.com/a?b=%7C+c', 'https://pay.example.com/a?b=%7C+c&src=x'],
  ])('leaves every letter of %s', (address, expected) => {
    expect(tagCheckout(address, { src: 'x' })).toBe(expected);
  });

  test('a space is %20, which every checkout reads alike', () => {
    expect(tagCheckout('https://pay.example.com/a', { src: 'a b|ç' })).toBe(
      'https://pay.example.com/a?src=a%20b%7C%C3%A7',
    );
  });

  it('gives the very address back without a tag, or without one that is taken', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(tagCheckout(address, {})).toBe(address);
        expect(tagCheckout(address, { nobody: 'x' })).toBe(address);
      }),
    );
  });

  /** Under which name each checkout is told the campaign and the source. */
  const NAMES = {
    'pay.hotmart.com': ['utm_campaign', 'sck'],
    'pay.kiwify.com.br': ['utm_campaign', 'src'],
    'pay.cakto.com.br': ['utm_campaign', 'sck'],
    'pay.kirvano.com': ['utm_campaign', 'src'],
    'go.perfectpay.com.br': ['utm_campaign', 'src'],
    'sun.eduzz.com': ['utm_campaign', 'trk'],
    'app.monetizze.com.br': [undefined, 'src'],
    'checkout.ticto.app': ['utm_campaign', 'src'],
    'pay.example.com': ['utm_campaign', 'src'],
  };

  it.each(Object.entries(NAMES))(
    'brings any text to %s and back, whatever stands in the link',
    (host, names) => {
      const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
      fc.assert(
        fc.property(fc.webQueryParameters(), value, value, (query, campaign, src) => {
          const arrived = readTags(`?${new URLSearchParams({ utm_campaign: campaign, src })}`);
          const own = query.replaceAll(/(?:src|sck|trk|utm_campaign)=/g, '');
          const address = tagCheckout(`https://${host}/p?q=${own}`, arrived);
          const [campaignName, srcName] = names;
          const expected = {
            ...(campaignName && { [campaignName]: campaign }),
            ...(srcName && { [srcName]: src }),
          };
          expect(arriving(address)).toMatchObject(expected);
          expect(tagCheckout(address, arrived)).toBe(address);
        }),
      );
    },
  );
});

test('any address of the visitor leaves what a link fixes as it is', () => {
  const hosts = ['pay.hotmart.com', 'pay.kirvano.com', 'sun.eduzz.com', 'pay.example.com'];
  const fixed = fc.dictionary(fc.constantFrom('src', 'sck', 'utm_source', 'off', 'trk'), fc.string());
  fc.assert(
    fc.property(fc.constantFrom(...hosts), fixed, fc.webQueryParameters(), (host, own, query) => {
      const address = `https://${host}/p?${new URLSearchParams(own)}`;
      const tagged = tagCheckout(address, readTags(`?src=x&sck=y&utm_source=z&trk=w&${query}`));
      expect(tagged.startsWith(address)).toBe(true);
      expect(arriving(tagged)).toMatchObject(own);
    }),
  );
});

describe('readTags', () => {
  it('knows all of utm_, and nothing that only looks like it', () => {
    expect(readTags('?utm_id=1&utm_source_platform=x&utm_=y&xutm_id=2&utm-id=3&__proto__=4')).toEqual({
      utm_id: '1',
      utm_source_platform: 'x',
    });
  });

  it('takes what is known and not empty, and of one that comes twice the last that says something', () => {
    expect(readTags('?utm_source=a&utm_source=b&utm_source=&src=&nome=x&fbclid=1')).toEqual({
      utm_source: 'b',
      fbclid: '1',
    });
    expect(readTags('')).toEqual({});
  });

  it('reads a plus and %20 as a space, and a broken escape as it stands', () => {
    expect(readTags('?utm_campaign=a+b%20c%7Cd%')).toEqual({ utm_campaign: 'a b c|d%' });
  });

  it('throws at nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => void readTags(query)));
  });
});

test('the last touch wins, and what it does not bring stays', () => {
  expect(mergeTags({ src: 'a', utm_source: 'ig' }, { src: 'b' })).toEqual({ src: 'b', utm_source: 'ig' });
});

test('click ids are told from the rest', () => {
  expect(withoutClickIds({ src: 'a', fbclid: 'F', gclid: 'G', ttclid: 'T', wbraid: 'W' })).toEqual({
    src: 'a',
  });
});

test('every host is a checkout of its own', () => {
  expect(Object.keys(CHECKOUTS)).toHaveLength(9);
});
