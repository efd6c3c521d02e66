// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decideExitIntent, exitIntentStart, isExit, startExitIntent } from './exitIntent.ts';

type Happening = [event: 'exit' | 'clock', nowMs: number];

const after = (...happenings: Happening[]) =>
  happenings.reduce((state, [event, nowMs]) => decideExitIntent(state, event, nowMs), exitIntentStart(0));

describe('decideExitIntent', () => {
  it('sleeps for 3,000 ms and another 1,000 ms, to the millisecond', () => {
    expect(after(['clock', 3999]).step).toBe('asleep');
    expect(after(['clock', 4000]).step).toBe('listening');
    expect(after(['clock', 3000], ['exit', 3999], ['clock', 9000]).step).toBe('listening');
  });

  it('is due 100 ms after the exit, to the millisecond', () => {
    expect(after(['clock', 4000], ['exit', 5000]).step).toBe('leaving');
    expect(after(['clock', 4000], ['exit', 5000], ['clock', 5099]).step).toBe('leaving');
    expect(after(['clock', 4000], ['exit', 5000], ['clock', 5100]).step).toBe('due');
  });

  it('fires once: another exit neither delays nor repeats it', () => {
    expect(after(['clock', 4000], ['exit', 5000], ['exit', 5050], ['clock', 5100]).step).toBe('due');
    const fired: Happening[] = [
      ['clock', 4000],
      ['exit', 5000],
      ['clock', 5100],
    ];
    expect(after(...fired, ['exit', 6000], ['clock', 60_000])).toEqual(after(...fired));
  });
});

it.each([
  [-40, true],
  [0, true],
  [20, true],
  [20.5, false],
  [21, false],
  [400, false],
])('the pointer that leaves at %f px from the top exits: %s', (y, exits) => {
  expect(isExit(y)).toBe(exits);
});

describe('startExitIntent', () => {
  let steps: string[];
  let stop: () => void;
  /** The pointer leaves the page, which this event tells without rising, or goes over to another element. */
  const leave = (clientY: number, relatedTarget: EventTarget | null = null) =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY, relatedTarget }));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    steps = [];
    stop = startExitIntent({ shownMs: performance.now(), onStep: (step) => steps.push(step) });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('takes no exit before 4,000 ms', () => {
    vi.advanceTimersByTime(3999);
    leave(0);
    vi.advanceTimersByTime(60_000);
    expect(steps).toEqual(['listening']);
  });

  it('counts from when the page was shown, however late it starts', () => {
    stop();
    vi.advanceTimersByTime(3000);
    stop = startExitIntent({ shownMs: performance.now() - 3000, onStep: (step) => steps.push(step) });
    vi.advanceTimersByTime(999);
    expect(steps).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(steps).toEqual(['listening']);
  });

  it('is due 100 ms after the pointer has left at the top, once', () => {
    vi.advanceTimersByTime(4000);
    leave(20);
    vi.advanceTimersByTime(99);
    expect(steps).toEqual(['listening', 'leaving']);
    vi.advanceTimersByTime(1);
    expect(steps).toEqual(['listening', 'leaving', 'due']);
    leave(0);
    vi.advanceTimersByTime(60_000);
    expect(steps).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['leaves further down', 21, null],
    ['goes over to another element of the page', 0, document.body],
  ])('goes on listening when the pointer %s', (_, y, onto) => {
    vi.advanceTimersByTime(4000);
    leave(y, onto);
    vi.advanceTimersByTime(60_000);
    expect(steps).toEqual(['listening']);
  });

  it.each([
    ['before it listens', () => {}],
    ['while it listens', () => vi.advanceTimersByTime(4000)],
    [
      'on the way out',
      () => {
        vi.advanceTimersByTime(4000);
        leave(0);
      },
    ],
  ])('tells and counts nothing once stopped %s', (_, visit) => {
    visit();
    const before = [...steps];
    stop();
    expect(vi.getTimerCount()).toBe(0);
    leave(0);
    vi.advanceTimersByTime(60_000);
    expect(steps).toEqual(before);
  });
});
