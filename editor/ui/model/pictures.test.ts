import { expect, test } from 'vitest';
import { commonShape, cropOf, hasShapeOf, pictureProblem } from './pictures.ts';

test('a photo that is too large is refused before the upload', () => {
  expect(pictureProblem('foto.jpg', 26 * 1024 ** 2)).toContain('25 MB');
});

test('nearly equal shapes count as the same', () => {
  expect(hasShapeOf({ width: 1200, height: 630 }, { width: 2400, height: 1260 })).toBe(true);
  expect(hasShapeOf({ width: 1200, height: 630 }, { width: 1200, height: 640 })).toBe(true);
  expect(hasShapeOf({ width: 1200, height: 630 }, { width: 1200, height: 700 })).toBe(false);
});

test('the common shape is the most frequent one, or else the first', () => {
  const [tall, wide] = [
    { width: 1170, height: 1680 },
    { width: 900, height: 400 },
  ];
  expect(commonShape([wide, tall, tall])).toBe(tall);
  expect(commonShape([tall, wide])).toBe(tall);
  expect(commonShape([])).toBeUndefined();
});

test('a crop has the required aspect ratio, and depends on the position and the zoom', () => {
  const [picture, shape] = [
    { width: 2000, height: 1000 },
    { width: 100, height: 100 },
  ];
  expect(cropOf(picture, shape, { x: 0.5, y: 0.5, zoom: 1 })).toEqual({
    left: 500,
    top: 0,
    width: 1000,
    height: 1000,
  });
  expect(cropOf(picture, shape, { x: 1, y: 0, zoom: 2 })).toEqual({
    left: 1500,
    top: 0,
    width: 500,
    height: 500,
  });
});

test('a crop is in whole pixels, and never extends beyond the picture', () => {
  for (const picture of [
    { width: 1001, height: 667 },
    { width: 7, height: 3000 },
    { width: 1, height: 1 },
  ])
    for (const shape of [
      { width: 1170, height: 1680 },
      { width: 1200, height: 630 },
    ])
      for (const zoom of [1, 1.37, 3])
        for (const x of [0, 0.33, 1]) {
          const { left, top, width, height } = cropOf(picture, shape, { x, y: x, zoom });
          for (const pixels of [left, top, width, height]) expect(Number.isInteger(pixels)).toBe(true);
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
          expect(left + width).toBeLessThanOrEqual(picture.width);
          expect(top + height).toBeLessThanOrEqual(picture.height);
        }
});
