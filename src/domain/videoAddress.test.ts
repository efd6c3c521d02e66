import { describe, expect, it } from 'vitest';
import { readVideoAddress, VIDEO_ADDRESS_HINT } from './videoAddress.ts';

const PANDA =
  'https://player-vz-1a2b3c4d-5e6.tv.pandavideo.com.br/embed/?v=0a1b2c3d-4e5f-6789-abcd-ef0123456789';

describe('readVideoAddress', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1'],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ&list=x', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1'],
    ['https://youtu.be/aqz-KE-bpKQ?si=abc', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1'],
    ['https://music.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1'],
    ['https://www.youtube.com/v/aqz-KE-bpKQ', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1'],
    ['https://youtu.be/aqz-KE-bpKQ#t=90', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1&start=90'],
    ['https://youtu.be/aqz-KE-bpKQ?t=99999999999999999999', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1'],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1'],
    ['https://youtu.be/aqz-KE-bpKQ?t=90', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1&start=90'],
    [
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s',
      'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1&start=90',
    ],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1'],
    ['https://www.youtube.com/live/aqz-KE-bpKQ', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1'],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1'],
    [
      'https://www.youtube.com/embed/aqz-KE-bpKQ?start=30',
      'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1&start=30',
    ],
    ['https://youtu.be/aqz-KE-bpKQ?t=12m', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1&start=720'],
    ['https://youtu.be/aqz-KE-bpKQ?t=10h', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1&start=36000'],
    ['https://youtu.be/aqz-KE-bpKQ?t=logo', 'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1'],
    [
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h0m5s',
      'aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1&start=3605',
    ],
  ])('plays %s from the host without cookies', (address, ending) => {
    expect(readVideoAddress(address)).toMatchObject({
      player: 'frame',
      frameUrl: `https://www.youtube-nocookie.com/embed/${ending}`,
    });
  });

  it('keeps the start in the link that serves without scripts', () => {
    expect(readVideoAddress('https://youtu.be/aqz-KE-bpKQ?t=90')).toMatchObject({
      watchUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
    });
  });

  it.each([
    ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['https://player.vimeo.com/video/123456789', 'https://vimeo.com/123456789'],
    ['https://player.vimeo.com/video/123456789?h=ab12', 'https://vimeo.com/123456789/ab12'],
    [PANDA, PANDA],
  ])('%s leads without scripts to where it is watched', (address, watchUrl) => {
    expect(readVideoAddress(address)).toMatchObject({ watchUrl });
  });

  it.each([
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1'],
    [
      'https://player.vimeo.com/video/123456789?h=ab12',
      'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1&h=ab12',
    ],
    [
      'https://vimeo.com/123456789/ab12cd',
      'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1&h=ab12cd',
    ],
    ['https://vimeo.com/channels/fe/123456789', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1'],
    [
      'https://vimeo.com/showcase/77/video/123456789',
      'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1',
    ],
    [
      'https://vimeo.com/manage/videos/123456789',
      'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1',
    ],
    ['https://vimeo.com/123456789?h=a"b', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1'],
    [PANDA, `${PANDA}&autoplay=true`],
    [PANDA.replace('0a1b2c3d', '0A1B2C3D'), `${PANDA}&autoplay=true`],
    [PANDA.replace('.com.br', '.com'), `${PANDA.replace('.com.br', '.com')}&autoplay=true`],
  ])('frames %s', (address, frameUrl) => {
    expect(readVideoAddress(address)).toMatchObject({ player: 'frame', frameUrl });
  });

  it('loads VTurb by its script', () => {
    const base = 'https://scripts.converteai.net/conta-1/players/65a1';
    for (const address of [`${base}/v4/player.js`, `${base}/player.js`, `${base}/embed.html`]) {
      expect(readVideoAddress(address)).toEqual({
        player: 'vturb',
        watchUrl: `${base}/embed.html`,
        scriptUrl: `${base}/v4/player.js`,
        elementId: 'vid-65a1',
      });
    }
  });

  it.each(['tour.mp4', 'video/tour.webm', 'video/do/tour.mp4'])('plays a file of the site: %s', (file) => {
    expect(readVideoAddress(file)).toEqual({ player: 'file', file });
  });

  it.each([
    '',
    'tour',
    '../segredo.mp4',
    'video/tour.avi',
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=curto',
    'https://www.youtube.com/watch',
    'https://youtube.com.exemplo.net/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/embed/videoseries?list=PLx',
    'https://vimeo.com/canal',
    'https://player-vz-1.tv.pandavideo.com.br/embed/?v=------------------------------------',
    'https://player-vz-1.tv.pandavideo.com.br/outra/?v=0a1b2c3d-4e5f-6789-abcd-ef0123456789',
    '/etc/x.mp4',
    'video//x.mp4',
    'https://exemplo.com/video.mp4',
    'https://player-vz-1.tv.pandavideo.com.br/embed/?v=sem-id',
    'https://scripts.converteai.net/conta/outra/coisa.js',
    'javascript:alert(1)',
    'tour.mp4.exe',
    'https://youtube.m.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/embed',
    'https://youtu.be/1aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ.',
    'https://exemplo.com/123456789',
    'https://naovimeo.com/123456789',
    'https://vimeo.com.exemplo.net/123456789',
    'https://vimeo.com/pasta/123456789',
    'https://vimeo.com/123456789/ab12/mais',
    PANDA.replace('player-vz', 'x-player-vz'),
    PANDA.replace('.com.br', '.com.br.exemplo.net'),
    PANDA.replace('?v=', '?v=x'),
    `${PANDA}x`,
    PANDA.replace('-4e5f', ''),
    'https://exemplo.com/conta-1/players/65a1/player.js',
    'https://scripts.converteai.net/pasta/conta-1/players/65a1/player.js',
    'https://scripts.converteai.net/conta-1/players/65a1/player.js.map',
  ])('refuses %j', (address) => {
    expect(readVideoAddress(address)).toBeUndefined();
  });
});

it.each(['YouTube', 'Vimeo', 'Panda', 'VTurb', '.mp4', '.webm'])(
  'the seller is told that %s may be',
  (name) => {
    expect(VIDEO_ADDRESS_HINT).toContain(name);
  },
);
