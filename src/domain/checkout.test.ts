import { expect, it } from 'vitest';
import { initiateCheckout } from './checkout.ts';

it("tells the pixel of a visitor who goes to the checkout, in the specification's words and in reais", () => {
  expect(initiateCheckout('Planner Devocional', 4790)).toEqual([
    'InitiateCheckout',
    { content_name: 'Planner Devocional', content_category: 'Digital Product', value: 47.9, currency: 'BRL' },
  ]);
});
