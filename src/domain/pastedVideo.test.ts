import { expect, it } from 'vitest';
import { pastedVideoFault, videoAddressIn } from './pastedVideo.ts';

const BASE = 'https://scripts.converteai.net/conta-1/players/65a1';
const FRAME = `<iframe frameborder="0" src="about:blank" id="ifr_65a1" onload="this.onload=null, this.src='${BASE}/v4/embed.html' +(location.search||'?') +'&vl=' +encodeURIComponent(location.href)"></iframe>`;
const SDK = '<script>s.src="https://scripts.converteai.net/lib/js/smartplayer-wc/v4/sdk.js"</script>';
const API = '<script src="https://player.vimeo.com/api/player.js"></script>';
const VIMEO = 'https://player.vimeo.com/video/123';
const YOUTUBE = 'https://youtu.be/aqz-KE-bpKQ';
const AROUND = ['[vídeo](X)', '“X”', '*X*', 'É X, curto', 'É X?!', '\u200e X\u00a0'];
const EMBED = 'https://www.youtube.com/embed/aqz-KE-bpKQ';

it.each([
  [SDK + FRAME, `${BASE}/v4/embed.html`],
  [FRAME.replaceAll('https://', 'https:&#x2F;&#47;').replaceAll("'", '&#39;'), `${BASE}/v4/embed.html`],
  [`<script>s.src="${BASE}/v4/player.js", s.async=!0</script>`, `${BASE}/v4/player.js`],
  [`{"url":"${`${BASE}/player.js`.replaceAll('/', '\\/')}"}`, `${BASE}/player.js`],
  [`<iframe src="${VIMEO}?badge=0&amp;h=ab12"></iframe>${API}`, `${VIMEO}?badge=0&h=ab12`],
  ['<iframe width="1" src="//player.vimeo.com/video/123"></iframe>', VIMEO],
  ['<iframe src=http://www.youtube.com/embed/aqz-KE-bpKQ width=560>', EMBED],
  ...AROUND.map((text) => [text.replace('X', YOUTUBE), YOUTUBE]),
  ...['quot', 'apos', 'lt', 'gt', 'nbsp'].map((name) => [`&${name};${YOUTUBE}&${name};,a=1`, YOUTUBE]),
  ['youtu.be/AbCdEfGhIjK', 'https://youtu.be/AbCdEfGhIjK'],
  ['https://www.google.com/url?q=https%3A%2F%2Fyoutu.be%2Faqz-KE-bpKQ&sa=D', YOUTUBE],
])('finds the video in %s', (pasted = '', address = '') => {
  expect(videoAddressIn(pasted)).toBe(address);
  expect(videoAddressIn(address)).toBe(address);
});

it.each(['video/tour.mp4', `${YOUTUBE}?`, 'ainda não tenho', ''])('%j stays as it was typed', (typed) => {
  expect(videoAddressIn(typed)).toBe(typed);
});

const TEST = 'https://scripts.converteai.net/conta-1/ab-test/65a1/player.js';
it.each([
  [TEST, 'teste A/B'],
  [`${SDK}<script>s.src="${TEST.replace('player.js', 'v4/player.js')}"</script>`, 'teste A/B'],
  ['<iframe src="https://exemplo.com/v"></iframe>', 'código'],
  ['https://www.youtube.com/embed/videoseries?list=PLx', 'lista'],
  ['https://youtube.com/playlist?list=PLx', 'lista'],
])('gives the reason why %s is refused', (pasted, reason) => {
  expect(pastedVideoFault(videoAddressIn(pasted))).toContain(reason);
});

it('gives no specific reason for another address', () => {
  expect(pastedVideoFault('https://exemplo.com/v')).toBeUndefined();
});
