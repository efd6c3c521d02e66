import { expect, test } from 'vitest';
import { placeOf } from '../places.ts';
import { type Leaf, uploadOf } from './leaves.ts';

test.each<[Leaf['kind'], string, string | undefined]>([
  ['picture', 'fotos/ana.webp', 'fotos/ana.webp'],
  ['picture', '', undefined],
  ['file', 'videos/tour.vtt', 'videos/tour.vtt'],
  ['video', 'videos/tour.mp4', 'videos/tour.mp4'],
  ['video', 'https://vimeo.com/123', undefined],
  ['text', 'fotos/ana.webp', undefined],
])('a %s with the value "%s" needs the upload %s', (kind, value, upload) => {
  expect(uploadOf({ place: placeOf('site.name'), kind, label: '', value })).toBe(upload);
});
