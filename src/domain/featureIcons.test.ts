import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FEATURE_ICONS } from './featureIcons.ts';

it('the seller is told of every drawing that a feature can have', () => {
  const [, told = ''] =
    /O desenho \(icon\) é um destes: ([^.]+)\./.exec(readFileSync('src/content/product.yaml', 'utf8')) ?? [];
  expect(FEATURE_ICONS).toEqual(told.split(', '));
});
