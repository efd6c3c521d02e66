import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  COUNTDOWN_SECONDS,
  clockParts,
  loopingCountdown,
  msUntilNextTick,
  secondsLeft,
} from './countdown.ts';

const written = (seconds: number) =>
  clockParts(seconds)
    .map(([, digits]) => digits)
    .join(':');
const END_MS = COUNTDOWN_SECONDS * 1000;

it.each([
  [-3_600_000, '4:37:22'],
  [0, '4:37:22'],
  [999, '4:37:22'],
  [1000, '4:37:21'],
  [END_MS, '0:00:00'],
  [END_MS + 999, '0:00:00'],
  [END_MS + 1000, '4:37:22'],
  [3 * (END_MS + 1000) + 5000, '4:37:17'],
])('after %i ms the looping countdown shows %s', (elapsedMs, shown) => {
  expect(written(loopingCountdown(elapsedMs))).toBe(shown);
});

it.each([
  [3_599_001, '1:00:00'],
  [1, '0:00:01'],
  [0, '0:00:00'],
  [-86_400_000, '0:00:00'],
])('with %i ms left the countdown to a deadline shows %s', (leftMs, shown) => {
  expect(written(secondsLeft(leftMs))).toBe(shown);
});

it('waits exactly until the shown second changes, however long the page is open', () => {
  expect(msUntilNextTick(-250)).toBe(250);
  expect(msUntilNextTick(0)).toBe(1000);
  fc.assert(
    fc.property(fc.nat(10 * 24 * 3_600_000), (elapsedMs) => {
      const nextMs = elapsedMs + msUntilNextTick(elapsedMs);
      expect(loopingCountdown(nextMs - 1)).toBe(loopingCountdown(elapsedMs));
      expect(loopingCountdown(nextMs)).not.toBe(loopingCountdown(elapsedMs));
    }),
  );
});

it.each([
  [86_400, '24:00:00', ['hours', 'minutes', 'seconds']],
  [86_401, '1:00:00:01', ['days', 'hours', 'minutes', 'seconds']],
  [3 * 86_400 - 1, '2:23:59:59', ['days', 'hours', 'minutes', 'seconds']],
])('shows days only when more than 24 hours remain: %i s as %s', (seconds, shown, units) => {
  expect(written(seconds)).toBe(shown);
  expect(clockParts(seconds).map(([unit]) => unit)).toEqual(units);
});
