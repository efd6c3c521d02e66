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
  [999, '4:37:22'],
  [END_MS, '0:00:00'],
  [END_MS + 1000, '4:37:22'],
])('after %i ms the looping countdown shows %s', (elapsedMs, shown) => {
  expect(written(loopingCountdown(elapsedMs))).toBe(shown);
});

it('a deadline has a second left until its last millisecond has passed', () => {
  expect([1, 0].map(secondsLeft)).toEqual([1, 0]);
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

it('splits more than 24 hours into days and hours', () => {
  expect(written(3 * 86_400 - 1)).toBe('2:23:59:59');
});
