import { expect, it } from 'vitest';
import { checkLaunch } from '../src/content-model/rules/index.ts';
import { edited, issueLines, MAIN_PAGE, NOW_MS, ready } from '../tests/support/readyContent.ts';
import { weightRules } from './weights.ts';

const KB = 1024;
const MB = KB * KB;

const ASSETS = '/uploads/assets';
const picture = (name: string) => {
  const widths = ['a.avif 420w', 'b.avif 840w', 'c.avif 1680w'].map(
    (width) => `${ASSETS}/${name}.H_${width}`,
  );
  return `<picture><source srcset="${widths.join(', ')}" sizes="90vw"/><img src="${ASSETS}/${name}.H.webp"/></picture>`;
};

/** The findings for a site whose two pages have the same HTML. */
const weigh = (html: string, sizes: Record<string, number>, content = ready) => {
  const pages = { 'index.html': html, 'oferta-exclusiva.html': html };
  return checkLaunch(content, NOW_MS, weightRules({ pages, sizes })).findings;
};

it.each([
  ['biblia', 'biblia.H_b', 120 * KB, []],
  ['biblia', 'biblia.H_c', 900 * KB, []],
  ['biblia', 'biblia.H_b', 120 * KB + 600, ['warning product.modules.0.picture.file']],
  ['b%C3%ADblia.v2', 'bíblia.v2.H_b', 900 * KB, ['warning site']],
])(
  'checks the file of picture %s that a phone loads: %s with %i bytes gives %j',
  (name, file, bytes, expected) => {
    expect(issueLines(weigh(picture(name), { [`${ASSETS}/${file}.avif`]: bytes }))).toEqual(expected);
  },
);

it('names every picture from which a heavy file may have been made', () => {
  const files = ['fotos/capa.jpg', 'fotos/capa.png', 'oferta/capa.jpg', 'capa.v2.jpg', 'capa.mp4'];
  const edits = files.map((file, index) => [`product.modules.${index}.picture.file`, file]);
  const content = edited(ready, Object.fromEntries(edits));
  const [found] = weigh(picture('capa'), { [`${ASSETS}/capa.H_b.avif`]: 900 * KB }, content);
  expect(found?.message).toContain('fotos/capa.jpg, fotos/capa.png ou oferta/capa.jpg chega');
  const places = [found, ...(found?.others ?? [])].map((place) => place?.path.slice(0, 2));
  expect(places).toEqual([0, 1, 2].map((index) => ['modules', index]));
});

it('checks the full size of videos and enlarged pictures', () => {
  const [tour, large] = [`${ASSETS}/tour.H.mp4`, `${ASSETS}/biblia.H.webp`];
  const html = `<a href="${tour}"></a><a href="${large}"></a>`;
  const found = weigh(html, { [tour]: 12 * MB + 1, [large]: 700 * KB });
  expect(issueLines(found)).toEqual([
    'warning product.modules.0.picture.file',
    'warning pages/oferta-exclusiva.sections.video.video.address',
  ]);
  expect(found[1]?.message).toContain('12,1 MB, e o limite é 12,0 MB');
  expect(found[1]?.others).toEqual([{ file: MAIN_PAGE, path: ['sections', 'sobre', 'video', 'address'] }]);
});

it('warns when the pictures of a page are too heavy together', () => {
  const names = Array.from({ length: 10 }, (_, index) => `p${index}`);
  const sizes = Object.fromEntries(names.map((name) => [`/uploads/assets/${name}.H_b.avif`, 110 * KB]));
  expect(issueLines(weigh(names.map(picture).join(''), sizes))).toEqual([
    `warning ${MAIN_PAGE}`,
    'warning pages/oferta-exclusiva',
  ]);
});

it('reports a file that is too large for the host as one stop', () => {
  const tour = `${ASSETS}/tour.H.mp4`;
  const html = `<a href="${tour}"></a>`;
  expect(weigh(html, { [tour]: 12 * MB })).toEqual([]);
  const address = 'pages/oferta-exclusiva.sections.video.video.address';
  expect(issueLines(weigh(html, { [tour]: 26 * MB }))).toEqual([`stop ${address}`]);
});
