import { expect, it } from 'vitest';
import { HASHED_PATH } from '../../hosting/headers.ts';
import { renamePictures, shortNames } from './pictureNames.ts';

const FILES = [
  'biblia.Dw9cR4ps_1W7hxM.avif',
  'biblia.Dw9cR4ps_Z226qrz.avif',
  'biblia.Dw9cR4ps_Z12GvVP.webp',
  'biblia.Dw9cR4ps.webp',
  'metas._-cd_f-h_Z2nEII1.avif',
  'tour.cP5bU0Im.vtt',
  'favicon.DRi52Se-.svg',
  'cartao-inicio.png',
];
const WIDTHS = new Map([
  ['biblia.Dw9cR4ps_1W7hxM.avif', 480],
  ['biblia.Dw9cR4ps_Z226qrz.avif', 360],
  ['biblia.Dw9cR4ps_Z12GvVP.webp', 480],
  ['metas._-cd_f-h_Z2nEII1.avif', 720],
]);

const hashIn = (name = '') => /\.([\w-]{8})/.exec(name)?.[1];

it('calls the sizes of a picture by their width after one hash, and leaves other files alone', () => {
  const names = shortNames(FILES, WIDTHS);
  const hash = hashIn(names.get('biblia.Dw9cR4ps.webp'));
  expect(Object.fromEntries(names)).toEqual({
    'biblia.Dw9cR4ps.webp': `biblia.${hash}.webp`,
    'biblia.Dw9cR4ps_Z226qrz.avif': `biblia.${hash}_360.avif`,
    'biblia.Dw9cR4ps_1W7hxM.avif': `biblia.${hash}_480.avif`,
    'biblia.Dw9cR4ps_Z12GvVP.webp': `biblia.${hash}_480.webp`,
    'metas._-cd_f-h_Z2nEII1.avif': expect.stringMatching(/^metas\.[\w-]{8}_720\.avif$/),
  });
  expect(hash).not.toBe('Dw9cR4ps');
  for (const name of names.values()) expect(`/uploads/${name}`).toMatch(new RegExp(HASHED_PATH));
});

it('gives other names to a picture that was made from another file or made differently, and the same to the same', () => {
  const nameOf = (files: string[]) =>
    shortNames(files, new Map(files.map((file) => [file, 360]))).get(files[0] ?? '');
  const one = nameOf(['a.Dw9cR4ps_Z226qrz.avif', 'a.Dw9cR4ps_1W7hxM.webp']);
  expect(nameOf(['a.Dw9cR4ps_Z226qrz.avif', 'a.Dw9cR4ps_1W7hxM.webp'])).toBe(one);
  expect(nameOf(['a.Dw9cR4pt_Z226qrz.avif', 'a.Dw9cR4pt_1W7hxM.webp'])).not.toBe(one);
  expect(nameOf(['a.Dw9cR4ps_Z226qrz.avif', 'a.Dw9cR4ps_1W7hxN.webp'])).not.toBe(one);
});

it('keeps apart two of one width that were made differently', () => {
  const files = ['a.Dw9cR4ps_Z226qrz.avif', 'a.Dw9cR4ps_1W7hxM.avif'];
  const names = [...shortNames(files, new Map(files.map((file) => [file, 360]))).values()];
  expect(new Set(names).size).toBe(2);
  expect(names.toSorted()[1]).toMatch(/^a\.[\w-]{8}_360_Z226qrz\.avif$/);
});

it('writes the new names into the addresses of a page, and nowhere else', () => {
  const names = new Map([
    ['São João (1).Dw9cR4ps_Z2.avif', 'São João (1).abcdefgh_360.avif'],
    ['b.Dw9cR4ps.webp', 'b.abcdefgh.webp'],
  ]);
  const page = (first: string, second: string) =>
    `<source srcSet="/uploads/${encodeURI(first)} 360w, /uploads/x.Dw9cR4ps.webp 720w"><a href="/uploads/${second}">b.Dw9cR4ps.webp /uploads/%</a>`;
  expect(renamePictures(page('São João (1).Dw9cR4ps_Z2.avif', 'b.Dw9cR4ps.webp'), names)).toBe(
    page('São João (1).abcdefgh_360.avif', 'b.abcdefgh.webp'),
  );
});
