// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, openScreen, openView, press } from './fakeScreen.ts';
import {
  decideScrollRedirect,
  SCROLL_REDIRECT_START,
  type ScrollRedirectEvent,
  startScrollRedirect,
} from './scrollRedirect.ts';

type Happening = [event: ScrollRedirectEvent | 'clock', nowMs: number];

const after = (...happenings: Happening[]) =>
  happenings.reduce(
    (state, [event, nowMs]) => decideScrollRedirect(state, event, nowMs),
    SCROLL_REDIRECT_START,
  );

describe('decideScrollRedirect', () => {
  it('watches from the first scroll on, not before', () => {
    expect(after(['priceSeen', 0], ['clock', 60_000]).step).toBe('waiting');
    expect(after(['scroll', 0]).step).toBe('watching');
    expect(after(['scroll', 0], ['scroll', 10], ['clock', 60_000]).step).toBe('watching');
  });

  it('counts 20,000 ms from the first sight of the price, to the millisecond', () => {
    expect(after(['scroll', 0], ['priceSeen', 500], ['clock', 17_499]).step).toBe('counting');
    expect(after(['scroll', 0], ['priceSeen', 500], ['clock', 17_500])).toEqual({
      step: 'nearlyDue',
      dueMs: 20_500,
    });
    expect(after(['scroll', 0], ['priceSeen', 500], ['clock', 17_500], ['clock', 20_499]).step).toBe(
      'nearlyDue',
    );
    expect(after(['scroll', 0], ['priceSeen', 500], ['clock', 17_500], ['clock', 20_500]).step).toBe('due');
  });

  it('is due at once after a sleep through its end', () => {
    expect(after(['scroll', 0], ['priceSeen', 500], ['clock', 20_499]).step).toBe('nearlyDue');
    expect(after(['scroll', 0], ['priceSeen', 500], ['clock', 20_500]).step).toBe('due');
  });

  it('counts once: seeing the price again does not start it anew', () => {
    const again: Happening[] = [
      ['scroll', 0],
      ['priceSeen', 0],
      ['scroll', 15_000],
      ['priceSeen', 15_000],
    ];
    expect(after(...again, ['clock', 20_000]).step).toBe('due');
    expect(after(...again, ['clock', 20_000], ['scroll', 20_001], ['priceSeen', 20_002]).step).toBe('due');
  });

  it.each<[string, Happening[]]>([
    [
      'before the first scroll',
      [
        ['cancellingClick', 0],
        ['scroll', 1],
        ['priceSeen', 2],
      ],
    ],
    [
      'before the price is seen',
      [
        ['scroll', 0],
        ['cancellingClick', 1],
        ['priceSeen', 2],
      ],
    ],
    [
      'while it counts',
      [
        ['scroll', 0],
        ['priceSeen', 0],
        ['clock', 19_999],
        ['cancellingClick', 19_999],
      ],
    ],
  ])('is cancelled for good by a cancelling click %s', (_, happenings) => {
    expect(after(...happenings, ['scroll', 20_000], ['priceSeen', 20_000], ['clock', 100_000])).toEqual({
      step: 'cancelled',
      dueMs: Number.POSITIVE_INFINITY,
    });
  });

  it('stays due, whatever comes', () => {
    expect(after(['scroll', 0], ['priceSeen', 0], ['clock', 20_000], ['cancellingClick', 20_001]).step).toBe(
      'due',
    );
  });
});

describe('startScrollRedirect', () => {
  let view: ReturnType<typeof openView>;
  let screen: ReturnType<typeof openScreen>;
  let steps: string[];
  let stop: () => void;
  const scroll = () => dispatchEvent(new Event('scroll'));
  const start = (before = { hasScrolled: false, pressed: [] as Element[] }) => {
    steps = [];
    stop = startScrollRedirect({ price: find('#preco'), before, onStep: (step) => steps.push(step) });
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    view = openView();
    screen = openScreen({ width: 1280 });
    document.body.innerHTML = '<a id="buy">Comprar</a><a id="about">Sobre</a><section id="preco"></section>';
    start();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('watches for a whole pixel of the price from the first scroll on, until it is seen', () => {
    expect(view.watched()).toEqual([]);
    scroll();
    view.show();
    scroll();
    expect(view.watched()).toEqual([find('#preco')]);
    expect(view.margins()).toEqual(['-1px 0px']);
    expect(steps).toEqual(['watching']);
    view.show(find('#preco'));
    expect(view.watched()).toEqual([]);
    vi.advanceTimersByTime(20_000);
    expect(view.watched()).toEqual([]);
  });

  it('watches at once where the visitor has scrolled before it came', () => {
    stop();
    start({ hasScrolled: true, pressed: [find('#about')] });
    expect(steps).toEqual(['watching']);
    view.show(find('#preco'));
    expect(steps).toEqual(['watching', 'counting']);
  });

  it('is cancelled by a buy-like press before it came', () => {
    stop();
    start({ hasScrolled: true, pressed: [find('#buy')] });
    scroll();
    expect(steps).toEqual(['cancelled']);
    expect(view.watched()).toEqual([]);
  });

  it('is nearly due 17,000 ms after the price was seen and due after 20,000, once', () => {
    scroll();
    view.show(find('#preco'));
    vi.advanceTimersByTime(16_999);
    expect(steps).toEqual(['watching', 'counting']);
    vi.advanceTimersByTime(1);
    expect(steps).toEqual(['watching', 'counting', 'nearlyDue']);
    vi.advanceTimersByTime(2999);
    expect(steps).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(steps).toEqual(['watching', 'counting', 'nearlyDue', 'due']);
    scroll();
    press(find('#buy'));
    vi.advanceTimersByTime(60_000);
    expect(steps).toHaveLength(4);
  });

  it('is cancelled by a buy-like press on a screen of 768 px, and watches and counts no more', () => {
    screen.resize(768);
    scroll();
    press(find('#buy'));
    view.show(find('#preco'));
    vi.advanceTimersByTime(60_000);
    expect(steps).toEqual(['watching', 'cancelled']);
    expect(view.watched()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['a buy-like press below 768 px', 767, '#buy'],
    ['a press that buys nothing', 1280, '#about'],
  ])('goes on after %s', (_, width, selector) => {
    screen.resize(width);
    scroll();
    press(find(selector));
    view.show(find('#preco'));
    vi.advanceTimersByTime(20_000);
    expect(steps.at(-1)).toBe('due');
  });

  it.each([
    ['before the first scroll', () => {}],
    ['while it watches', scroll],
    [
      'while it counts',
      () => {
        scroll();
        view.show(find('#preco'));
      },
    ],
  ])('tells, watches and counts nothing once stopped %s', (_, visit) => {
    visit();
    const before = [...steps];
    stop();
    expect(view.watched()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    scroll();
    press(find('#buy'));
    view.show(find('#preco'));
    vi.advanceTimersByTime(60_000);
    expect(steps).toEqual(before);
  });
});
