// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { firstVersion, patchPage } from './patchPage.ts';

function parse(html: string): Element {
  const root = document.createElement('main');
  root.innerHTML = html;
  return root;
}

test.each([
  ['added in an element', '', '<div><p data-clock="1"></p></div>'],
  ['removed', '<p>Oi</p><p data-clock="1"></p>', '<p>Oi</p>'],
])('a page in which a countdown is %s cannot be patched', (_, before, after) => {
  expect(patchPage(firstVersion(parse(before)), parse(after), new Set())).toBeUndefined();
});

test('a countdown gets its new deadline and keeps its element and text, and a removed text disappears', () => {
  const live = parse('<p data-clock="1">1:00</p><p>Oi</p>');
  const [clock] = live.children;
  const before = firstVersion(live);
  clock?.replaceChildren('0:59');
  patchPage(before, parse('<p data-clock="2">2:00</p>'), new Set());
  expect([live.firstChild, live.innerHTML]).toEqual([clock, '<p data-clock="2">0:59</p>']);
});
