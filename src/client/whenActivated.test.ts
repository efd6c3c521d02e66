// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { whenActivated } from './whenActivated.ts';

it.each([
  [false, 1],
  [true, 0],
])('runs once when the page is shown; prerendered: %s', (prerendering, callsAtOnce) => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: prerendering });
  const run = vi.fn();
  whenActivated(run);
  expect(run).toHaveBeenCalledTimes(callsAtOnce);
  for (let times = 0; times < 2; times++) document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledTimes(1);
});
