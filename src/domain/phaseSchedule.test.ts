import { describe, expect, it } from 'vitest';
import { phaseSchedule, phasesOf } from './phaseSchedule.ts';

const [START, END, DEADLINE] = [1000, 2000, 3000];
const promotion = { startsAt: START, endsAt: END };
const behaviour = (countdown: 'loop' | 'deadline' | 'off', endsAt = DEADLINE) => ({
  countdown,
  deadline: { endsAt },
});
const off = { countdown: 'off' } as const;

describe('the schedule of a page', () => {
  const USUAL_ALONE = [0, 'usual'];
  const USUAL = [0, 'usual announced'];
  const PROMOTION = [START, 'promotion announced'];

  it.each([500, START, END - 1])(
    'built at %i changes at the start and the end of the promotion',
    (builtAtMs) => {
      expect(phaseSchedule(off, promotion, builtAtMs)).toEqual([USUAL, PROMOTION, [END, 'usual']]);
    },
  );

  it.each([
    ['at its end', promotion, END],
    ['after it', promotion, 9000],
    ['without one', undefined, 500],
  ])('built %s has only the usual price', (_, given, builtAtMs) => {
    for (const own of [behaviour('loop'), behaviour('off'), { countdown: 'deadline' } as const])
      expect(phaseSchedule(own, given, builtAtMs)).toEqual([USUAL_ALONE]);
  });

  it.each([
    ['before a deadline', DEADLINE - 1, [USUAL_ALONE, [DEADLINE, 'list']]],
    ['at it', DEADLINE, [[0, 'list']]],
  ])('built %s ends with the list price', (_, builtAtMs, expected) => {
    expect(phaseSchedule(behaviour('deadline'), undefined, builtAtMs)).toEqual(expected);
  });

  it.each([
    ['after the promotion', 3000, 500, [USUAL, PROMOTION, [END, 'usual'], [3000, 'list']]],
    ['at its end', END, 500, [USUAL, PROMOTION, [END, 'list']]],
    ['within it', 1500, 500, [USUAL, PROMOTION, [END, 'list']]],
    ['within it, built later', 1500, 1700, [[0, 'list announced'], PROMOTION, [END, 'list']]],
    ['before it', 700, 500, [USUAL, [700, 'list announced'], PROMOTION, [END, 'list']]],
    ['before it, built between', 700, 800, [[0, 'list announced'], PROMOTION, [END, 'list']]],
  ])('the promotion takes precedence over a deadline %s', (_, endsAt, builtAtMs, expected) => {
    expect(phaseSchedule(behaviour('deadline', endsAt), promotion, builtAtMs)).toEqual(expected);
  });
});

it('lists the phases that a page must show', () => {
  expect(phasesOf(phaseSchedule(off, undefined, 500))).toEqual(['usual']);
  const all = phaseSchedule(behaviour('deadline'), promotion, 500);
  expect(phasesOf(all)).toEqual(['usual', 'promotion', 'list']);
});
