// The browser puts the tab to sleep to save memory, or opens it again after its own end.
import { expect, test } from '@playwright/test';
import { content } from '../support/content.ts';
import { freeze, restoreSession } from '../support/restoredSession.ts';
import { onDesktop } from '../support/screens.ts';
import { variantUrl } from '../support/variants.ts';

const { checkoutA, checkoutB, checkoutExclusive } = content.links;
const checkouts = [checkoutA, checkoutB, checkoutB, checkoutB];

test('a page that was frozen and thawed three times still sells and answers', onDesktop, async () => {
  const states = Array(3).fill(['freeze', 'resume']).flat();
  expect(await freeze(`${variantUrl('quiet')}/`, 3)).toEqual({
    states,
    checkouts,
    openQuestions: 1,
    errors: [],
  });
  expect(await freeze(`${variantUrl('quiet')}/oferta-exclusiva`, 3)).toEqual({
    states,
    checkouts: [checkoutExclusive, checkoutExclusive],
    openQuestions: 0,
    errors: [],
  });
});

test(
  'a browser that opens its tabs again brings a page that sells, and sends nobody a second time',
  onDesktop,
  async ({ baseURL }) => {
    expect(await restoreSession(baseURL ?? '')).toEqual({
      navigation: 'back_forward',
      checkouts,
      errors: [],
      path: '/',
    });
  },
);
