import { expect, test } from 'vitest';
import { commonShape, cropOf, hasShapeOf, pictureProblem } from './pictures.ts';

const size = (width: number, height: number) => ({ width, height });

test('a photo that is too large is refused before the upload', () => {
  expect(pictureProblem('foto.jpg', 26 * 1024 ** 2)).toContain('25 MB');
});

test('pictures have the same shape if their aspect ratios hardly differ', () => {
  const isSame = (height: number) => hasShapeOf(size(1200, 630), size(1200, height));
  expect([640, 700].map(isSame)).toEqual([true, false]);
});

test('the common shape is the most frequent one, or else the first', () => {
  const [tall, wide] = [size(1170, 1680), size(900, 400)];
  expect(commonShape([wide, tall, tall])).toBe(tall);
  expect(commonShape([tall, wide])).toBe(tall);
});

test.each([
  ['in the middle', size(2000, 1000), size(100, 100), [0.5, 0.5, 1], [500, 0, 1000, 1000]],
  ['at an edge, enlarged', size(2000, 1000), size(100, 100), [1, 0, 2], [1500, 0, 500, 500]],
  ['in whole pixels', size(1001, 667), size(1170, 1680), [0.33, 0.33, 1.37], [218, 59, 339, 487]],
  ['of at least one pixel', size(1, 1), size(1200, 630), [1, 1, 3], [0, 0, 1, 1]],
])('a crop has the required shape: %s', (_, picture, shape, [x = 0, y = 0, zoom = 1], crop) => {
  expect(Object.values(cropOf(picture, shape, { x, y, zoom }))).toEqual(crop);
});
