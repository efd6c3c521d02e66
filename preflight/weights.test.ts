import { expect, it } from 'vitest';
import { checkLaunch } from '../src/content-model/rules/index.ts';
import { MAIN_PAGE, NOW_MS, placesOf, ready } from '../tests/support/readyContent.ts';
import { weightRules } from './weights.ts';

const KB = 1024;
const MB = KB * KB;

const picture = (name: string) =>
  `<picture><source srcset="/uploads/assets/${name}.H_a.avif 420w, /uploads/assets/${name}.H_b.avif 840w, /uploads/assets/${name}.H_c.avif 1680w" sizes="90vw"/><img src="/uploads/assets/${name}.H.webp"/></picture>`;

/** What is found with one HTML on both pages. */
const weigh = (html: string, sizes: Record<string, number>) => {
  const pages = { 'index.html': html, 'oferta-exclusiva.html': html };
  return checkLaunch(ready, NOW_MS, weightRules({ pages, sizes })).findings;
};

it('weighs the picture that a phone loads', () => {
  const html = picture('biblia');
  expect(weigh(html, { '/uploads/assets/biblia.H_b.avif': 120 * KB })).toEqual([]);
  expect(weigh(html, { '/uploads/assets/biblia.H_c.avif': 900 * KB })).toEqual([]);
  const found = weigh(html, { '/uploads/assets/biblia.H_b.avif': 120 * KB + 600 });
  expect(placesOf(found)).toEqual(['warning product.modules.0.picture.file']);
});

it('reads addresses with accents', () => {
  const found = weigh(picture('b%C3%ADblia.v2'), { '/uploads/assets/bíblia.v2.H_b.avif': 900 * KB });
  expect(placesOf(found)).toEqual(['warning site']);
});

it('weighs videos and enlarged pictures as they are', () => {
  const html = '<a href="/uploads/assets/tour.H.mp4"></a><a href="/uploads/assets/biblia.H.webp"></a>';
  const found = weigh(html, {
    '/uploads/assets/tour.H.mp4': 20 * MB,
    '/uploads/assets/biblia.H.webp': 700 * KB,
  });
  expect(placesOf(found)).toEqual([
    'warning product.modules.0.picture.file',
    'warning pages/oferta-exclusiva.sections.video.video.address',
  ]);
  expect(found[1]?.others).toEqual([{ file: MAIN_PAGE, path: ['sections', 'sobre', 'video', 'address'] }]);
});

it('adds up the pictures of a page', () => {
  const names = Array.from({ length: 10 }, (_, index) => `p${index}`);
  const sizes = Object.fromEntries(names.map((name) => [`/uploads/assets/${name}.H_b.avif`, 110 * KB]));
  expect(placesOf(weigh(names.map(picture).join(''), sizes))).toEqual([
    `warning ${MAIN_PAGE}`,
    'warning pages/oferta-exclusiva',
  ]);
});

it('stops a file that the host refuses, with one finding', () => {
  const html = '<a href="/uploads/assets/tour.H.mp4"></a>';
  expect(weigh(html, { '/uploads/assets/tour.H.mp4': 12 * MB })).toEqual([]);
  expect(placesOf(weigh(html, { '/uploads/assets/tour.H.mp4': 26 * MB }))).toEqual([
    'stop pages/oferta-exclusiva.sections.video.video.address',
  ]);
});
