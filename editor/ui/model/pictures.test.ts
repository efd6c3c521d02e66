import { expect, test } from 'vitest';
import { commonShape, cropOf, hasShapeOf, pictureProblem } from './pictures.ts';

const size = (width: number, height: number) => ({ width, height });

test('a photo that is too large is refused before the upload', () => {
  expect(pictureProblem('foto.jpg', 26 * 1024 ** 2)).toContain('25 MB');
});

test.each([
  [2400, 1260, true],
  [1200, 640, true],
  [1200, 700, false],
])('whether %i × %i counts as the shape of 1200 × 630: %j', (width, height, isSame) => {
  expect(hasShapeOf(size(1200, 630), size(width, height))).toBe(isSame);
});

test('the common shape is the most frequent one, or else the first', () => {
  const [tall, wide] = [size(1170, 1680), size(900, 400)];
  expect(commonShape([wide, tall, tall])).toBe(tall);
  expect(commonShape([tall, wide])).toBe(tall);
  expect(commonShape([])).toBeUndefined();
});

test('a crop has the required aspect ratio, and depends on the position and the zoom', () => {
  const crop = (x: number, y: number, zoom: number) =>
    cropOf(size(2000, 1000), size(100, 100), { x, y, zoom });
  expect(crop(0.5, 0.5, 1)).toEqual({ left: 500, top: 0, width: 1000, height: 1000 });
  expect(crop(1, 0, 2)).toEqual({ left: 1500, top: 0, width: 500, height: 500 });
});

const PICTURES = [size(1001, 667), size(7, 3000), size(1, 1)];
const SHAPES = [size(1170, 1680), size(1200, 630)];
const VIEWS = [1, 1.37, 3].flatMap((zoom) => [0, 0.33, 1].map((x) => ({ x, y: x, zoom })));

test('a crop is in whole pixels, and never extends beyond the picture', () => {
  for (const picture of PICTURES)
    for (const shape of SHAPES)
      for (const view of VIEWS) {
        const { left, top, width, height } = cropOf(picture, shape, view);
        for (const pixels of [left, top, width, height]) expect(Number.isInteger(pixels)).toBe(true);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(left + width).toBeLessThanOrEqual(picture.width);
        expect(top + height).toBeLessThanOrEqual(picture.height);
      }
});
