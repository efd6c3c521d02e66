// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { exitIntentStart, exitIntentTransition, isExit, startExitIntent } from './exitIntent.ts';

it.each([
  ['clock 3999', 'disabled'],
  ['clock 4000', 'listening'],
  ['exit 3999, clock 9000', 'listening'],
  ['clock 4000, exit 5000, clock 5099', 'leaving'],
  ['clock 4000, exit 5000, clock 5100', 'due'],
  // It fires once: another exit neither delays nor repeats it.
  ['clock 4000, exit 5000, exit 5050, clock 5100', 'due'],
  ['clock 4000, exit 5000, clock 5100, exit 6000, clock 60000', 'due'],
])('%s: %s', (events, step) => {
  let state = exitIntentStart(0);
  for (const [, event, ms] of events.matchAll(/(\w+) (\d+)/g))
    state = exitIntentTransition(state, event === 'exit' ? event : 'clock', Number(ms));
  expect(state.step).toBe(step);
});

it.each([
  [-40, true],
  [20, true],
  [20.5, false],
])('the pointer that leaves at %f px from the top exits: %s', (y, exits) => {
  expect(isExit(y)).toBe(exits);
});

it('takes only the pointer that leaves the document at its top, and starts late without a further delay', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  /** The pointer leaves an element, for another one or for nothing. As in a browser, the event does not bubble. */
  const leave = (clientY: number, relatedTarget: EventTarget | null = null) =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY, relatedTarget }));
  const steps: string[] = [];
  const stop = startExitIntent({ shownMs: performance.now() - 9000, onStep: (step) => steps.push(step) });
  leave(21);
  leave(0, document.body);
  expect(steps).toEqual(['listening']);
  leave(20);
  vi.advanceTimersByTime(100);
  expect(steps).toEqual(['listening', 'leaving', 'due']);
  stop();
});
