// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onIdle } from './onIdle.ts';

it.each([
  ['after the load, with requestIdleCallback', 0],
  ['200 ms after the load, without requestIdleCallback', 200],
])('runs once, %s', (_, waitMs) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const whenIdle = (run: () => void, { timeout }: IdleRequestOptions) => timeout === 2000 && run();
  if (waitMs === 0) vi.stubGlobal('requestIdleCallback', whenIdle);
  else Reflect.deleteProperty(window, 'requestIdleCallback');
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const run = vi.fn();
  onIdle(run);
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times++) dispatchEvent(new Event('load'));
  state.mockReturnValue('complete');
  onIdle(run);
  vi.advanceTimersByTime(199);
  expect(run).toHaveBeenCalledTimes(waitMs > 0 ? 0 : 2);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});
