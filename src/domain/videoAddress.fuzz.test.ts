import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../tests/fuzz/runs.ts';
import { readVideoAddress, type VideoSource } from './videoAddress.ts';

vi.setConfig({ testTimeout: 300_000 });

const ADDRESSES = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s',
  'https://youtu.be/aqz-KE-bpKQ?t=90',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ#t=5',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=7',
  'https://vimeo.com/123456789/ab12cd',
  'https://player.vimeo.com/video/123456789?h=ab12',
  'https://vimeo.com/showcase/7/video/123456789',
  'https://player-vz-1a2b3c4d-5e6.tv.pandavideo.com.br/embed/?v=0a1b2c3d-4e5f-6789-abcd-ef0123456789',
  'https://scripts.converteai.net/conta-1/players/65a1/v4/player.js',
  'video/tour.mp4',
];
const PLAYERS =
  /^(?:www\.youtube\.com|www\.youtube-nocookie\.com|vimeo\.com|player\.vimeo\.com|player-vz-[\w-]+\.tv\.pandavideo\.com(?:\.br)?|scripts\.converteai\.net)$/;

const urlsOf = (source: VideoSource): string[] => {
  if (source.player === 'frame') return [source.watchUrl, source.frameUrl];
  return source.player === 'vturb' ? [source.watchUrl, source.scriptUrl] : [];
};

/** What is taken leads to a known player alone, in characters that mean nothing in HTML, script or style. */
function expectSafe(source: VideoSource): void {
  if (source.player === 'file') expect(source.file).toMatch(/^[\w-]+(?:\/[\w-]+)*\.(?:mp4|webm)$/);
  if (source.player === 'vturb') expect(source.elementId).toMatch(/^vid-[\w-]+$/);
  for (const address of urlsOf(source)) {
    const { protocol, hostname, username, password, port, hash, href } = new URL(address);
    expect(href).toBe(address);
    expect({ protocol, username, password, port, hash }).toEqual({
      protocol: 'https:',
      username: '',
      password: '',
      port: '',
      hash: '',
    });
    expect(hostname).toMatch(PLAYERS);
    expect(address).toMatch(/^[\w:/.?=&-]+$/);
  }
}

const slip = fc.record({
  address: fc.constantFrom(...ADDRESSES),
  place: fc.nat(90),
  removed: fc.nat(4),
  typed: fc.oneof(
    fc.constantFrom(
      '.evil.com',
      '@',
      '\\',
      '//',
      '%2F',
      '"',
      '<',
      '&',
      '#',
      '..',
      '\u0000',
      '\n',
      'ｅ',
      '。',
      ':80',
      'а',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  ),
});

describe('readVideoAddress of any string', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    slip.map(
      ({ address, place, removed, typed }) =>
        address.slice(0, place) + typed + address.slice(place + removed),
    ),
  );

  it('never throws, and takes nothing but what plays on a known host', () => {
    fc.assert(
      fc.property(anything, (address) => {
        const source = readVideoAddress(address);
        if (source) expectSafe(source);
      }),
      runs(1500, 20_000),
    );
  });

  it('takes again what it gives, and means the same video', () => {
    fc.assert(
      fc.property(anything, (address) => {
        const source = readVideoAddress(address);
        if (!source) return;
        const again = readVideoAddress(source.player === 'file' ? source.file : source.watchUrl);
        expect(again).toEqual(source);
      }),
      runs(1500, 20_000),
    );
  });
});

const ID_UNITS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
const idOf = (length: number) =>
  fc.string({ unit: fc.constantFrom(...ID_UNITS), minLength: length, maxLength: length });

describe('readVideoAddress keeps', () => {
  it('the id and the start of any YouTube video, in each way of writing it', () => {
    const way = fc.constantFrom(
      (id: string, t: number) => `https://www.youtube.com/watch?v=${id}&t=${t}`,
      (id: string, t: number) => `https://m.youtube.com/watch?list=x&t=${t}s&v=${id}`,
      (id: string, t: number) => `https://youtu.be/${id}?si=x&t=${t}`,
      (id: string, t: number) => `https://youtube.com/shorts/${id}?t=${t}`,
      (id: string, t: number) => `https://www.youtube.com/live/${id}#t=${t}`,
      (id: string, t: number) => `https://www.youtube-nocookie.com/embed/${id}?start=${t}`,
    );
    const id = idOf(11).filter((found) => found !== 'videoseries');
    fc.assert(
      fc.property(way, id, fc.nat(99_999), (write, found, t) => {
        const start = t ? { watch: `&t=${t}s`, frame: `&start=${t}` } : { watch: '', frame: '' };
        expect(readVideoAddress(write(found, t))).toEqual({
          player: 'frame',
          watchUrl: `https://www.youtube.com/watch?v=${found}${start.watch}`,
          frameUrl: `https://www.youtube-nocookie.com/embed/${found}?autoplay=1&rel=0&playsinline=1${start.frame}`,
        });
      }),
      runs(200, 3000),
    );
  });

  it('the ids of any Vimeo and VTurb video', () => {
    fc.assert(
      fc.property(fc.nat(), idOf(12), idOf(24), (number, account, player) => {
        expect(readVideoAddress(`https://vimeo.com/${number}`)).toMatchObject({
          watchUrl: `https://vimeo.com/${number}`,
        });
        expect(
          readVideoAddress(`https://scripts.converteai.net/${account}/players/${player}/v4/player.js`),
        ).toMatchObject({
          scriptUrl: `https://scripts.converteai.net/${account}/players/${player}/v4/player.js`,
          elementId: `vid-${player}`,
        });
      }),
      runs(100, 2000),
    );
  });
});

describe('readVideoAddress refuses hosts that only look like a player', () => {
  const disguises = fc.constantFrom(
    (address: string) => address.replace(/^(https:\/\/[^/]+)/, '$1.evil.com'),
    (address: string) => address.replace(/^https:\/\/([^/]+)/, 'https://$1@evil.com'),
    (address: string) => address.replace(/^https:\/\/([^/]+)/, 'https://evil.com/$1'),
    (address: string) => address.replace(/^https:\/\/([^/]+)/, 'https://evil.com?$1'),
    (address: string) => address.replace(/^https:\/\/([^/]+)/, 'https://evil.com#$1'),
    (address: string) => address.replace(/^https:\/\/([^/]+)/, 'https://evil.com\\$1'),
    (address: string) => address.replace('https://', 'https://evil-'),
    (address: string) => address.replace(/^https:\/\/([^/]+)/, 'https://xn--$1-.com'),
    (address: string) => address.replace('o', 'о'),
    (address: string) => address.replace('https:', 'http:'),
    (address: string) => address.replace('https:', 'javascript:'),
    (address: string) => `javascript:alert(1)//${address}`,
    (address: string) => `data:text/html,${address}`,
    (address: string) => `blob:${address}`,
    (address: string) => address.replace('https://', '//'),
    (address: string) => `https://evil.com/?u=${address}`,
  );
  const players = ADDRESSES.filter((address) => address.startsWith('https:'));

  it('whichever the player and the disguise', () => {
    fc.assert(
      fc.property(fc.constantFrom(...players), disguises, (address, disguise) => {
        expect(readVideoAddress(disguise(address))).toBeUndefined();
      }),
      runs(300, 1000),
    );
  });
});
