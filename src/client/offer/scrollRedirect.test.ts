// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, fakeVisibility, fakeWindow, find } from '../../../tests/support/fakeScreen.ts';
import { SCROLL_REDIRECT_START, scrollRedirectTransition, startScrollRedirect } from './scrollRedirect.ts';

const EVENTS = ['scroll', 'priceSeen', 'buyLikeClick', 'clock'] as const;

it.each([
  ['priceSeen 0, clock 60000', 'idle', 'Infinity'],
  ['scroll 0, scroll 10, clock 60000', 'observing', 'Infinity'],
  ['scroll 0, priceSeen 500, clock 17499', 'counting', '17500'],
  ['scroll 0, priceSeen 500, clock 17500', 'nearlyDue', '20500'],
  ['scroll 0, priceSeen 500, clock 17500, clock 20499', 'nearlyDue', '20500'],
  ['scroll 0, priceSeen 500, clock 17500, clock 20500', 'due', 'Infinity'],
  // The machine slept until this time.
  ['scroll 0, priceSeen 500, clock 20499', 'nearlyDue', '20500'],
  ['scroll 0, priceSeen 500, clock 20500', 'due', 'Infinity'],
  // The time does not start again.
  ['scroll 0, priceSeen 500, scroll 15000, priceSeen 15000, clock 20500', 'due', 'Infinity'],
  ['scroll 0, priceSeen 500, clock 20500, scroll 21000, priceSeen 21000', 'due', 'Infinity'],
  // A buy-like click cancels for good, but not a redirect that is already due.
  ['buyLikeClick 0, scroll 0, priceSeen 500, clock 60000', 'cancelled', 'Infinity'],
  ['scroll 0, buyLikeClick 1, scroll 2, priceSeen 500, clock 60000', 'cancelled', 'Infinity'],
  ['scroll 0, priceSeen 500, buyLikeClick 20499, clock 20500, priceSeen 20501', 'cancelled', 'Infinity'],
  ['scroll 0, priceSeen 500, clock 20500, buyLikeClick 20501', 'due', 'Infinity'],
])('%s: %s until %s', (events, step, dueMs) => {
  let state = SCROLL_REDIRECT_START;
  for (const [, name, ms] of events.matchAll(/(\w+) (\d+)/g))
    state = scrollRedirectTransition(state, EVENTS.find((event) => event === name) ?? 'clock', Number(ms));
  expect(state).toEqual({ step, dueMs: Number(dueMs) });
});

describe('startScrollRedirect', () => {
  let screen: ReturnType<typeof fakeVisibility>;
  let window: ReturnType<typeof fakeWindow>;
  let steps: string[];
  let stop: () => void;
  const scroll = () => dispatchEvent(new Event('scroll'));
  const start = () => {
    steps = [];
    const prices = document.querySelectorAll('section');
    stop = startScrollRedirect({ prices, onStep: (step) => steps.push(step) });
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    screen = fakeVisibility();
    window = fakeWindow({ width: 1280 });
    document.body.innerHTML =
      '<a id="buy">Comprar</a><a id="about">Sobre</a><section id="preco"></section><section id="outro"></section>';
    start();
  });
  afterEach(() => stop());

  it('observes one whole pixel of the price, from the first scroll until it is seen', () => {
    expect(screen.observed()).toEqual([]);
    scroll();
    screen.show();
    expect(steps).toEqual(['observing']);
    expect(screen.margins()).toEqual(['-1px 0px']);
    screen.show(find('#preco'));
    expect(steps).toEqual(['observing', 'counting']);
    expect(screen.observed()).toEqual([]);
  });

  it('counts from the first sight of any price of the page', () => {
    scroll();
    screen.show(find('#outro'));
    expect(steps).toEqual(['observing', 'counting']);
  });

  it('observes at once on a page that is already scrolled', () => {
    stop();
    vi.stubGlobal('scrollY', 1);
    start();
    expect(steps).toEqual(['observing']);
  });

  it.each([
    [768, ['cancelled']],
    [767, []],
  ])('where a buy link was followed before its start, at %i px: %j', (width, expected) => {
    stop();
    window.resize(width);
    vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
      name === 'checkout' ? [new PerformanceMark(name)] : [],
    );
    start();
    expect(steps).toEqual(expected);
  });

  it.each([
    [768, '#buy', ['observing', 'cancelled']],
    [767, '#buy', ['observing', 'counting']],
    [1280, '#about', ['observing', 'counting']],
  ])('a click at %i px on %s leads to %j', (width, selector, expected) => {
    window.resize(width);
    scroll();
    click(find(selector));
    screen.show(find('#preco'));
    expect(steps).toEqual(expected);
    expect(screen.observed()).toEqual([]);
  });
});
