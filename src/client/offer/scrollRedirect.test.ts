// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { click, fakeVisibility, fakeWindow, find } from '../../../tests/support/fakeScreen.ts';
import { startScrollRedirect } from './scrollRedirect.ts';

let screen: ReturnType<typeof fakeVisibility>;
let window: ReturnType<typeof fakeWindow>;
let steps: string[];
let stop: () => void;
const scroll = () => dispatchEvent(new Event('scroll'));
const seePrice = () => screen.show(find('#preco'));
const ALL = ['counting', 'nearlyDue', 'due'];
const wait = (ms: number) => vi.advanceTimersByTime(ms);
const start = () => {
  stop();
  const prices = document.querySelectorAll('section');
  stop = startScrollRedirect({ prices, onStep: (step) => steps.push(step) });
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen = fakeVisibility();
  window = fakeWindow({ width: 1280 });
  document.body.innerHTML =
    '<a id="buy">Comprar</a><a id="about">Sobre</a><section id="preco"></section><section id="outro"></section>';
  steps = [];
  stop = () => {};
  start();
});
afterEach(() => stop());

it('counts 20,000 ms once, from when a pixel of a price is visible after a scroll', () => {
  seePrice();
  wait(60_000);
  scroll();
  screen.show();
  expect([steps, screen.margins()]).toEqual([[], ['-1px 0px']]);
  screen.show(find('#outro'));
  expect([steps, screen.observed()]).toEqual([['counting'], []]);
  wait(15_000);
  scroll();
  seePrice();
  wait(1999);
  expect(steps).toEqual(['counting']);
  wait(1);
  expect(steps).toEqual(['counting', 'nearlyDue']);
  wait(2999);
  expect(steps).toEqual(['counting', 'nearlyDue']);
  wait(60_000);
  expect(steps).toEqual(ALL);
});

it('counts without another scroll on a page that is already scrolled', () => {
  vi.stubGlobal('scrollY', 1);
  start();
  seePrice();
  expect(steps).toEqual(['counting']);
});

it.each([
  [768, '#buy', ['cancelled'], ['counting', 'nearlyDue', 'cancelled']],
  [767, '#buy', ALL, ALL],
  [1280, '#about', ALL, ALL],
])(
  'at %i px, a click on %s before the start leads to %j, and a click while counting to %j',
  (width, selector, before, late) => {
    window.resize(width);
    scroll();
    seePrice();
    wait(19_999);
    click(find(selector));
    wait(20_000);
    expect(steps).toEqual(late);
    steps = [];
    vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
      name === 'buy-link' && selector === '#buy' ? [new PerformanceMark(name)] : [],
    );
    start();
    scroll();
    screen.show();
    seePrice();
    wait(20_000);
    expect(steps).toEqual(before);
  },
);
