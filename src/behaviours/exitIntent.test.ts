import { describe, expect, it } from 'vitest';
import { decideExitIntent, exitIntentStart, isExit } from './exitIntent.ts';

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
