import { expect, it } from 'vitest';
import { OFFER_PATH, PRIVACY_PATH } from './routes.ts';

it('the exclusive offer stands where the specification has it', () => {
  expect(OFFER_PATH).toBe('/oferta-exclusiva');
});

it('the privacy page stands where notices and footers lead', () => {
  expect(PRIVACY_PATH).toBe('/privacidade');
});
