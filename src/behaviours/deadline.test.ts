import { expect, it } from 'vitest';
import { waitForDeadline } from './deadline.ts';

const DAY_MS = 24 * 3_600_000;

it.each([
  [1000, 0, 1000],
  [1000, 999, 1],
  [1000, 1000, undefined],
  [1000, 1001, undefined],
  [20 * DAY_MS, 0, 20 * DAY_MS],
])('until %i, at %i, waits %s ms', (deadlineMs, nowMs, waitMs) => {
  expect(waitForDeadline(deadlineMs, nowMs)).toBe(waitMs);
});

it('never asks a timer for more than it can wait', () => {
  expect(waitForDeadline(400 * DAY_MS, 0)).toBe(2 ** 31 - 1);
});
