import { expect, it } from 'vitest';
import { isPlainClick } from './plainClick.ts';

const WITHOUT_KEYS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each<[string, MouseEventInit, boolean]>([
  ['asks for the link itself', {}, true],
  ['with Ctrl asks for a new tab', { ctrlKey: true }, false],
  ['with Command asks for a new tab', { metaKey: true }, false],
  ['with Shift asks for a window', { shiftKey: true }, false],
  ['with Alt asks for a download', { altKey: true }, false],
])('a click %s', (_, keys, isPlain) => {
  expect(isPlainClick({ ...WITHOUT_KEYS, ...keys } as MouseEvent)).toBe(isPlain);
});
