import { describe, expect, it } from 'vitest';
import { COUNTDOWN_SECONDS, formatClock, loopingCountdown, msUntilNextTick } from './countdown.ts';

const shownAfter = (elapsedMs: number) => formatClock(loopingCountdown(elapsedMs));

describe('loopingCountdown', () => {
  it.each([
    [0, '4:37:22'],
    [999, '4:37:22'],
    [1000, '4:37:21'],
    [22_000, '4:37:00'],
    [23_000, '4:36:59'],
    [(37 * 60 + 22) * 1000, '4:00:00'],
    [(37 * 60 + 23) * 1000, '3:59:59'],
  ])('shows after %i ms %s', (elapsedMs, shown) => {
    expect(shownAfter(elapsedMs)).toBe(shown);
  });

  it('shows zero for its second and then starts again', () => {
    const end = COUNTDOWN_SECONDS * 1000;
    expect(shownAfter(end)).toBe('0:00:00');
    expect(shownAfter(end + 999)).toBe('0:00:00');
    expect(shownAfter(end + 1000)).toBe('4:37:22');
    expect(shownAfter(end + 2000)).toBe('4:37:21');
  });

  it('tells the right time after a sleep of several rounds', () => {
    const round = (COUNTDOWN_SECONDS + 1) * 1000;
    expect(shownAfter(3 * round + 5000)).toBe('4:37:17');
  });

  it('takes a clock set back as no time gone', () => {
    expect(shownAfter(-3_600_000)).toBe('4:37:22');
  });

  it('loses one second each second, all the way', () => {
    for (let second = 1; second <= COUNTDOWN_SECONDS; second += 1) {
      expect(loopingCountdown(second * 1000)).toBe(loopingCountdown((second - 1) * 1000) - 1);
    }
  });
});

describe('msUntilNextTick', () => {
  it.each([
    [0, 1000],
    [1, 999],
    [999, 1],
    [1000, 1000],
    [1500, 500],
    [-250, 250],
  ])('after %i ms waits %i ms', (elapsedMs, waitMs) => {
    expect(msUntilNextTick(elapsedMs)).toBe(waitMs);
  });
});
