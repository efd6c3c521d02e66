import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pastedVideoFault, videoAddressIn } from './pastedVideo.ts';

const BASE = 'https://scripts.converteai.net/conta-1/players/65a1';
const SDK =
  '<script>var s=document.createElement("script");s.src="https://scripts.converteai.net/lib/js/smartplayer-wc/v4/sdk.js",s.async=!0,document.head.appendChild(s);</script>';
const FRAME = `<div id="ifr_65a1_wrapper" style="margin: 0 auto"><iframe frameborder="0" allowfullscreen src="about:blank" id="ifr_65a1" onload="this.onload=null, this.src='${BASE}/v4/embed.html' +(location.search||'?') +'&vl=' +encodeURIComponent(location.href)"></iframe></div>`;
const PANDA =
  'https://player-vz-1a2b3c4d-5e6.tv.pandavideo.com.br/embed/?v=0a1b2c3d-4e5f-6789-abcd-ef0123456789';

it.each([
  [SDK + FRAME, `${BASE}/v4/embed.html`],
  [FRAME.replaceAll('https://', 'https:&#x2F;&#47;').replaceAll("'", '&#39;'), `${BASE}/v4/embed.html`],
  [
    `<vturb-smartplayer id="vid-65a1" style="display: block"></vturb-smartplayer><script type="text/javascript"> var s=document.createElement("script"); s.src="${BASE}/v4/player.js", s.async=!0,document.head.appendChild(s); </script>`,
    `${BASE}/v4/player.js`,
  ],
  [
    '<div style="padding:56.25% 0 0 0"><iframe src="https://player.vimeo.com/video/123?badge=0&amp;autopause=0&amp;h=ab12" allow="autoplay"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    'https://player.vimeo.com/video/123?badge=0&autopause=0&h=ab12',
  ],
  ['<iframe width="1" src="//player.vimeo.com/video/123"></iframe>', 'https://player.vimeo.com/video/123'],
  [
    '<iframe src=http://www.youtube.com/embed/aqz-KE-bpKQ width=560>',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
  ],
  [`<iframe id="panda" src="${PANDA}" style="border:none"></iframe>`, PANDA],
  [
    JSON.stringify({ url: BASE }).replace(BASE, `${BASE}/player.js`.replaceAll('/', '\\/')),
    `${BASE}/player.js`,
  ],
  ['Veja o vídeo: https://youtu.be/aqz-KE-bpKQ.', 'https://youtu.be/aqz-KE-bpKQ'],
  ['[vídeo](https://youtu.be/aqz-KE-bpKQ)', 'https://youtu.be/aqz-KE-bpKQ'],
  ['“https://youtu.be/aqz-KE-bpKQ”', 'https://youtu.be/aqz-KE-bpKQ'],
  ['«https://youtu.be/aqz-KE-bpKQ»', 'https://youtu.be/aqz-KE-bpKQ'],
  ['*https://youtu.be/aqz-KE-bpKQ*', 'https://youtu.be/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ…', 'https://youtu.be/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ&nbsp;', 'https://youtu.be/aqz-KE-bpKQ'],
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=90',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90',
  ],
  ['\u200e https://youtu.be/aqz-KE-bpKQ\u00a0', 'https://youtu.be/aqz-KE-bpKQ'],
  ['http://youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
  ['youtu.be/AbCdEfGhIjK', 'https://youtu.be/AbCdEfGhIjK'],
  ['Veja youtu.be/aqz-KE-bpKQ, é curto', 'https://youtu.be/aqz-KE-bpKQ'],
  ['https://www.google.com/url?q=https%3A%2F%2Fyoutu.be%2Faqz-KE-bpKQ&sa=D', 'https://youtu.be/aqz-KE-bpKQ'],
])('the video of %s is found', (pasted, address) => {
  expect(videoAddressIn(pasted)).toBe(address);
  expect(videoAddressIn(address)).toBe(address);
});

it.each([
  'video/tour.mp4',
  'https://youtu.be/aqz-KE-bpKQ?',
  'https://you',
  'ainda não tenho',
  '',
  'https://exemplo.com/v',
])('%j has no video and stays as it was typed', (typed) => {
  expect(videoAddressIn(typed)).toBe(typed);
});

const TEST = 'https://scripts.converteai.net/conta-1/ab-test/65a1/player.js';
it.each([
  [TEST, 'teste A/B'],
  [
    `${SDK}<div id="ab_65a1"></div><script>s.src="${TEST.replace('player.js', 'v4/player.js')}"</script>`,
    'teste A/B',
  ],
  [SDK, 'código'],
  ['<iframe src="about:blank"></iframe>', 'código'],
  ['<iframe src="https://exemplo.com/v"></iframe>', 'código'],
  ['https://www.youtube.com/embed/videoseries?list=PLx', 'lista'],
  ['https://www.youtube.com/playlist?list=PLx', 'lista'],
])('gives the reason why %s is refused', (pasted, reason) => {
  expect(pastedVideoFault(videoAddressIn(pasted))).toContain(reason);
});

it.each(['https://exemplo.com/v', 'tour', ''])('gives no particular reason for %j', (text) => {
  expect(pastedVideoFault(text)).toBeUndefined();
});

it('finds the same address again in its own result', () => {
  const parts = fc.constantFrom(
    '<iframe src="',
    `${BASE}/player.js`,
    'https://',
    '&amp;',
    '&#x2F;',
    '"',
    "'",
    ' ',
    '.',
    'youtu.be/aqz-KE-bpKQ',
    '&#99999999;',
    '\\/',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string())), (pieces) => {
      const address = videoAddressIn(pieces.join(''));
      expect(videoAddressIn(address)).toBe(address);
    }),
  );
});
