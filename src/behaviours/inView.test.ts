// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openView } from './fakeScreen.ts';
import { watchInView } from './inView.ts';

const [one, two] = [document.createElement('p'), document.createElement('p')];

let view: ReturnType<typeof openView>;
let told: Element[][];
beforeEach(() => {
  view = openView();
  told = [];
});
afterEach(() => vi.unstubAllGlobals());

const watch = (margin?: string) => watchInView([one, two], (inView) => told.push([...inView]), margin);

it('tells what is in view, first and at each change', () => {
  watch();
  view.show();
  view.show(one);
  view.show(one, two);
  view.show(two);
  view.show();
  expect(told).toEqual([[], [one], [one, two], [two], []]);
});

it('takes the whole view, or draws its edges inwards by the margin', () => {
  watch();
  watch('-1px 0px');
  expect(view.margins()).toEqual(['0px', '-1px 0px']);
});

it('tells nothing any more once it is ended', () => {
  const end = watch();
  end();
  view.show(one);
  expect(told).toEqual([]);
});
