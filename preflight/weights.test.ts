import { expect, it } from 'vitest';
import { findingsWith } from '../tests/support/readyContent.ts';

const KB = 1024;
const MB = KB * KB;

const picture = (name: string) =>
  `<picture><source srcset="/uploads/assets/${name}.H_a.avif 420w, /uploads/assets/${name}.H_b.avif 840w, /uploads/assets/${name}.H_c.avif 1680w" sizes="90vw"/><img src="/uploads/assets/${name}.H.webp"/></picture>`;

const upload = 'hash';

const weigh = (html: string, sizes: Record<string, number>) =>
  findingsWith(
    {},
    {
      pages: { 'index.html': html },
      sizes,
      uploads: {
        'modulos/aula.webp': upload,
        'modulos/bíblia.v2.webp': upload,
        'video/aula.mp4': upload,
      },
    },
  );

it('weighs the picture that a phone loads', () => {
  const html = picture('b%C3%ADblia.v2');
  expect(weigh(html, { '/uploads/assets/bíblia.v2.H_b.avif': 120 * KB })).toEqual([]);
  expect(weigh(html, { '/uploads/assets/bíblia.v2.H_c.avif': 900 * KB })).toEqual([]);
  expect(weigh(html, { '/uploads/assets/bíblia.v2.H_b.avif': 120 * KB + 600 })).toEqual([
    expect.stringMatching(/^warn .*\/uploads\/modulos\/bíblia\.v2\.webp: .* com 121 KB, e o limite é 120 KB/),
  ]);
});

it('weighs videos and enlarged pictures as they are', () => {
  const html = '<a href="/uploads/assets/aula.H.mp4"></a><a href="/uploads/assets/aula.H.webp"></a>';
  expect(
    weigh(html, { '/uploads/assets/aula.H.mp4': 20 * MB, '/uploads/assets/aula.H.webp': 700 * KB }),
  ).toEqual([
    expect.stringMatching(/\/modulos\/aula.webp: .* 700 KB, e o limite é 600 KB: salve em WebP/),
    expect.stringMatching(/\/video\/aula.mp4: .* 20,0 MB, e o limite é 12,0 MB: ponha o vídeo no YouTube/),
  ]);
});

it('adds up the pictures of a page', () => {
  const names = Array.from({ length: 10 }, (_, index) => `p${index}`);
  const sizes = Object.fromEntries(names.map((name) => [`/uploads/assets/${name}.H_b.avif`, 110 * KB]));
  expect(weigh(names.map(picture).join(''), sizes)).toEqual([
    expect.stringContaining(
      'uploads: As imagens da página principal somam 1,1 MB no celular, e o limite é 1000 KB.',
    ),
  ]);
});

it('stops a file that the host refuses, with one finding', () => {
  const html = '<a href="/uploads/assets/aula.H.mp4"></a>';
  expect(weigh(html, { '/uploads/assets/aula.H.mp4': 12 * MB })).toEqual([]);
  expect(weigh(html, { '/uploads/assets/aula.H.mp4': 26 * MB })).toEqual([
    expect.stringMatching(
      /^stop .*\/uploads\/video\/aula.mp4: Este arquivo tem 26,0 MB, e a hospedagem recusa/,
    ),
  ]);
});
