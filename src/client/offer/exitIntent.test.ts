// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { startExitIntent } from './exitIntent.ts';

it('fires once, when the pointer leaves the document within 20 px of its top', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  /** The pointer leaves an element, for another one or for nothing. As in a browser, the event does not bubble. */
  const leave = (clientY: number, relatedTarget: EventTarget | null = null) =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY, relatedTarget }));
  const steps: string[] = [];
  const stop = startExitIntent({ shownMs: performance.now() - 9000, onStep: (step) => steps.push(step) });
  vi.advanceTimersByTime(0);
  leave(20.5);
  leave(0, document.body);
  vi.advanceTimersByTime(1000);
  expect(steps).toEqual(['listening']);
  leave(20);
  vi.advanceTimersByTime(50);
  // Another exit neither delays nor repeats it.
  leave(-40);
  vi.advanceTimersByTime(50);
  expect(steps).toEqual(['listening', 'due']);
  leave(0);
  vi.advanceTimersByTime(1000);
  expect(steps).toEqual(['listening', 'due']);
  stop();
});
