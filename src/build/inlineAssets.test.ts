import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInlined } from './inlineAssets.ts';

const ICON = 'src/uploads/marca/favicon.svg';

test('the icon of the tab goes into the page, and a larger one of the seller stays a file', () => {
  expect(isInlined(`/site/${ICON}`, readFileSync(ICON))).toBe(true);
  expect(isInlined(`/site/${ICON}`, Buffer.alloc(513))).toBe(false);
});

test.each([
  ['src/behaviours/fonts.js', true],
  ['src/drawings/devices.svg', false],
  ['src/uploads/marca/favicon-32.png', false],
  ['src/uploads/video/tour.vtt', false],
])('%s goes into the page: %s', (file, expected) => {
  expect(isInlined(`/site/${file}`, Buffer.alloc(100))).toBe(expected);
});
