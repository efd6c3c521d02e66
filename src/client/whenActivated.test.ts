// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onIdle } from './onIdle.ts';
import { activatedAtMs, whenActivated } from './whenActivated.ts';

it.each([
  [false, 1],
  [true, 0],
])('runs once when the page is shown; prerendered: %s', (prerendering, atOnce) => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: prerendering });
  const run = vi.fn();
  whenActivated(run);
  expect(run).toHaveBeenCalledTimes(atOnce);
  for (let times = 0; times < 2; times++) document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([
  [[], 0],
  [[{}], 0],
  [[{ activationStart: 1200 }], 1200],
])('with the navigation %j, the page was shown at %i ms', (entries, shownMs) => {
  const getEntriesByType = (type: string) => (type === 'navigation' ? entries : []);
  vi.stubGlobal('performance', { getEntriesByType });
  expect(activatedAtMs()).toBe(shownMs);
});

it.each([
  ['with requestIdleCallback', 0],
  ['as Safari, 200 ms later', 200],
])('onIdle runs once after the load, in a browser %s', (_, waitMs) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const whenIdle = (run: () => void, { timeout }: IdleRequestOptions) => timeout === 2000 && run();
  if (waitMs === 0) vi.stubGlobal('requestIdleCallback', whenIdle);
  else Reflect.deleteProperty(window, 'requestIdleCallback');
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const [early, late] = [vi.fn(), vi.fn()];
  const calls = () => [early, late].map(({ mock }) => mock.calls.length);
  onIdle(early);
  vi.advanceTimersByTime(5000);
  expect(calls()).toEqual([0, 0]);
  for (let times = 0; times < 2; times++) dispatchEvent(new Event('load'));
  state.mockReturnValue('complete');
  onIdle(late);
  if (waitMs > 0) {
    vi.advanceTimersByTime(waitMs - 1);
    expect(calls()).toEqual([0, 0]);
    vi.advanceTimersByTime(1);
  }
  expect(calls()).toEqual([1, 1]);
});
