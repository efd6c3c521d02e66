import { expect, it } from 'vitest';
import { readVideoAddress } from './videoAddress.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1';
const VIMEO = 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1';
const PANDA =
  'https://player-vz-1a2b3c4d-5e6.tv.pandavideo.com.br/embed/?v=0a1b2c3d-4e5f-6789-abcd-ef0123456789';
const VTURB = 'https://scripts.converteai.net/conta-1/players/65a1';

it.each([
  ...['m.', 'music.', ''].map((host) => [`https://${host}youtube.com/watch?v=aqz-KE-bpKQ`, YOUTUBE]),
  ...['shorts', 'embed', 'live', 'v'].map((kind) => [`https://www.youtube.com/${kind}/aqz-KE-bpKQ`, YOUTUBE]),
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=30', `${YOUTUBE}&start=30`],
  ['https://youtu.be/aqz-KE-bpKQ#t=90', `${YOUTUBE}&start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?t=12m', `${YOUTUBE}&start=720`],
  ['https://youtu.be/aqz-KE-bpKQ?t=10h', `${YOUTUBE}&start=36000`],
  ['https://youtu.be/aqz-KE-bpKQ?t=1h2m5s', `${YOUTUBE}&start=3725`],
  ...['9999999999', 'x90', '90x'].map((time) => [`https://youtu.be/aqz-KE-bpKQ?t=${time}`, YOUTUBE]),
  ['https://www.vimeo.com/channels/fe/123456789/', VIMEO],
  ['https://vimeo.com/showcase/77/video/123456789', VIMEO],
  ['https://vimeo.com/manage/videos/123456789', VIMEO],
  ['https://vimeo.com/123456789?h=a"b', VIMEO],
  ['https://vimeo.com/123456789/AB12cd', `${VIMEO}&h=AB12cd`],
  ['https://player.vimeo.com/video/123456789?h=ab12', `${VIMEO}&h=ab12`],
  [PANDA.replace('/?v=0a1b2c3d', '?v=0A1B2C3D'), `${PANDA}&autoplay=true`],
  [PANDA.replace('.com.br', '.com'), `${PANDA.replace('.com.br', '.com')}&autoplay=true`],
])('%s and its watch address play in the same iframe', (address = '', frameUrl) => {
  const source = readVideoAddress(address);
  expect(source).toMatchObject({ frameUrl });
  expect(source && 'watchUrl' in source && readVideoAddress(source.watchUrl)).toEqual(source);
});

it.each([
  ['https://youtu.be/aqz-KE-bpKQ?t=90', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s'],
  ['https://player.vimeo.com/video/123456789?h=ab12', 'https://vimeo.com/123456789/ab12'],
  [PANDA, PANDA],
])('%s has the watch address %s', (address, watchUrl) => {
  expect(readVideoAddress(address)).toMatchObject({ watchUrl });
});

it.each(['v4/player.js', 'player.js', 'embed.html'])('VTurb has a script and a watch address: %s', (file) => {
  expect(readVideoAddress(`${VTURB}/${file}`)).toEqual({
    host: 'vturb',
    watchUrl: `${VTURB}/embed.html`,
    scriptUrl: `${VTURB}/v4/player.js`,
    elementId: 'vid-65a1',
  });
});

it.each(['tour.webm', 'video/do/tour-2.mp4'])('accepts the site’s own file %s', (file) => {
  expect(readVideoAddress(file)).toEqual({ host: 'own', file });
});

const WATCH = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const PLAYERS = [
  WATCH,
  'https://youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/123456789/ab12cd',
  PANDA,
  `${VTURB}/player.js`,
];
const HOST = /^https:\/\/([^/]+)/;

it.each([
  ...['', '../x.mp4', 'video/x.avi', '/etc/x.mp4', 'video//x.mp4', 'x.mp4.exe', 'xmp4', 'a.b/x.mp4'],
  ...['https://exemplo.com/video.mp4', 'https://vimeo.com/canal'],
  ...['watch', 'outro/aqz-KE-bpKQ', 'embed/videoseries?list=PLx'].map(
    (path) => `https://www.youtube.com/${path}`,
  ),
  ...['youtube.m.com/watch?v=aqz-KE-bpKQ', 'youtu.be/1aqz-KE-bpKQ', 'youtu.be/aqz-KE-bpK.'].map(
    (path) => `https://${path}`,
  ),
  ...['pasta/123456789', '123456789/ab12/mais'].map((path) => `https://vimeo.com/${path}`),
  ...[
    PANDA.replace('embed', 'outra'),
    PANDA.replace('?v=', '?v=x'),
    PANDA.replace('?v=', '?x='),
    `${PANDA}x`,
  ],
  ...[`${VTURB}/outra.js`, `${VTURB}/player.js.map`, `${VTURB}/player.js`.replace('conta-1', 'a/conta-1')],
  // Addresses that only resemble the address of a player.
  ...PLAYERS.flatMap((address) => [
    address.replace(HOST, 'https://$1.evil.com'),
    address.replace(HOST, 'https://$1@evil.com'),
    address.replace(HOST, 'https://evil.com/$1'),
    address.replace(HOST, 'https://evil-$1'),
    address.replace('https:', 'http:'),
    `javascript:alert(1)//${address}`,
  ]),
])('%j is refused', (address) => {
  expect(readVideoAddress(address)).toBeUndefined();
});
