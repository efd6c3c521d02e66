import { expect, it } from 'vitest';
import { readDeadline } from './deadline.ts';

const behaviour = (countdown: 'loop' | 'deadline' | 'off') => ({
  countdown,
  deadline: {
    endsAt: 5000,
    listPriceCheckout: 'https://pay.example.com/l',
    validity: 'Até…',
    over: 'Acabou.',
  },
});

it.each(['loop', 'off'] as const)('there is none with countdown: %s', (countdown) => {
  expect(readDeadline(behaviour(countdown), 0)).toBeUndefined();
});

it('has passed from its very millisecond on', () => {
  expect(readDeadline(behaviour('deadline'), 4999)).toEqual({
    atMs: 5000,
    isOver: false,
    validity: 'Até…',
    over: 'Acabou.',
    checkoutUrl: 'https://pay.example.com/l',
  });
  expect(readDeadline(behaviour('deadline'), 5000)).toMatchObject({ atMs: 5000, isOver: true });
});
