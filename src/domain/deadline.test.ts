import { expect, it } from 'vitest';
import { readDeadline } from './deadline.ts';

const deadline = {
  endsAt: 5000,
  listPriceCheckout: 'https://pay.example.com/l',
  validity: 'Até…',
  over: 'Acabou.',
};
const read = { atMs: 5000, validity: 'Até…', over: 'Acabou.', checkoutUrl: 'https://pay.example.com/l' };

it.each([
  ['loop', 0, undefined],
  ['off', 0, undefined],
  ['deadline', 4999, { ...read, isOver: false }],
  ['deadline', 5000, { ...read, isOver: true }],
] as const)('countdown: %s, at %i', (countdown, nowMs, expected) => {
  expect(readDeadline({ countdown, deadline }, nowMs)).toEqual(expected);
});
