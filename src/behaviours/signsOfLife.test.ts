// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, press } from './fakeScreen.ts';
import { startSignsOfLife } from './signsOfLife.ts';

let stop: () => void;
/** The loads that were asked for, each to be ended by the test. */
let loads: { arrive: () => Promise<void>; fail: () => Promise<void> }[];
const start = () => {
  stop = startSignsOfLife(
    () =>
      new Promise((resolve, reject) => {
        loads.push({
          arrive: async () => resolve(undefined),
          fail: async () => reject(new Error('no network')),
        });
      }),
  );
};
const sign = (type: string) => dispatchEvent(new Event(type));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  document.body.innerHTML = '<a id="buy">Comprar</a>';
  loads = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'prerendering');
  delete window.early;
});

it.each(['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'click'])(
  'loads at the first %s, once',
  async (type) => {
    start();
    expect(loads).toHaveLength(0);
    sign(type);
    sign(type);
    await loads[0]?.arrive();
    sign('scroll');
    expect(loads).toHaveLength(1);
  },
);

it('loads nothing by itself, nor for another event', () => {
  start();
  for (const type of ['load', 'resize', 'blur', 'visibilitychange']) sign(type);
  expect(loads).toHaveLength(0);
});

it('leaves the page as without scripts where a load failed, until one at a later sign has come', async () => {
  const { classList } = document.documentElement;
  classList.add('scripts');
  start();
  sign('scroll');
  await loads[0]?.fail();
  await Promise.resolve();
  expect(loads).toHaveLength(1);
  expect(classList.contains('scripts')).toBe(false);
  sign('scroll');
  expect(loads).toHaveLength(2);
  await loads[1]?.arrive();
  await Promise.resolve();
  expect(classList.contains('scripts')).toBe(true);
  sign('scroll');
  expect(loads).toHaveLength(2);
});

it('keeps when the page was shown, whether it was scrolled, and what was pressed until the load has come', async () => {
  vi.advanceTimersByTime(700);
  start();
  const { early } = window;
  expect(early).toEqual({ shownMs: 700, hasScrolled: false, pressed: [] });
  vi.advanceTimersByTime(5000);
  sign('pointerdown');
  press(find('#buy'));
  sign('keydown');
  expect(early).toEqual({ shownMs: 700, hasScrolled: false, pressed: [find('#buy')] });
  sign('scroll');
  sign('keydown');
  expect(early?.hasScrolled).toBe(true);
  await loads[0]?.arrive();
  await Promise.resolve();
  press(find('#buy'));
  expect(early?.pressed).toHaveLength(1);
});

it('counts a page prepared ahead from when it is shown', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  start();
  sign('keydown');
  vi.advanceTimersByTime(9000);
  expect(loads).toHaveLength(0);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(window.early?.shownMs).toBe(9000);
  sign('keydown');
  expect(loads).toHaveLength(1);
});

it('loads and keeps nothing once stopped', () => {
  start();
  stop();
  sign('scroll');
  press(find('#buy'));
  expect(loads).toHaveLength(0);
  expect(window.early).toEqual({ shownMs: 0, hasScrolled: false, pressed: [] });
});
