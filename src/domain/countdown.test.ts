import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTDOWN_SECONDS, loopingCountdown, msUntilNextTick, readClock, secondsLeft } from './countdown.ts';

const written = (seconds: number) =>
  readClock(seconds)
    .map(([, digits]) => digits)
    .join(':');
const shownAfter = (elapsedMs: number) => written(loopingCountdown(elapsedMs));

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

  it('waits to the very millisecond at which another second shows, however long the page is open', () => {
    fc.assert(
      fc.property(fc.nat(10 * 24 * 3_600_000), (elapsedMs) => {
        const nextMs = elapsedMs + msUntilNextTick(elapsedMs);
        expect(loopingCountdown(nextMs - 1)).toBe(loopingCountdown(elapsedMs));
        expect(loopingCountdown(nextMs)).not.toBe(loopingCountdown(elapsedMs));
      }),
    );
  });
});

describe('readClock', () => {
  it('names the parts of the clock', () => {
    expect(readClock(COUNTDOWN_SECONDS)).toEqual([
      ['hours', '4'],
      ['minutes', '37'],
      ['seconds', '22'],
    ]);
  });

  it('writes all seconds of a time, each in one part', () => {
    const UNIT_SECONDS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 };
    fc.assert(
      fc.property(fc.nat(400 * 86_400), (seconds) => {
        const parts = readClock(seconds);
        expect(parts.reduce((sum, [unit, digits]) => sum + Number(digits) * UNIT_SECONDS[unit], 0)).toBe(
          seconds,
        );
        for (const [, digits] of parts.slice(1)) expect(digits).toMatch(/^\d\d$/);
      }),
    );
  });
});

describe('a countdown to a deadline', () => {
  it.each([
    [3_600_000, '1:00:00'],
    [3_599_999, '1:00:00'],
    [1000, '0:00:01'],
    [1, '0:00:01'],
    [0, '0:00:00'],
    [-1, '0:00:00'],
    [-86_400_000, '0:00:00'],
  ])('shows with %i ms left %s', (leftMs, shown) => {
    expect(written(secondsLeft(leftMs))).toBe(shown);
  });

  it('shows days only when more than 24 hours remain', () => {
    expect(written(24 * 3600)).toBe('24:00:00');
    expect(readClock(24 * 3600 + 1)).toEqual([
      ['days', '1'],
      ['hours', '00'],
      ['minutes', '00'],
      ['seconds', '01'],
    ]);
    expect(written(40 * 24 * 3600 + 3 * 3600 + 4 * 60 + 5)).toBe('40:03:04:05');
  });
});
