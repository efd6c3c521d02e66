import { describe, expect, test } from 'vitest';
import type { YamlValue } from '../../api.ts';
import { fieldPath, placeOf } from '../../places.ts';
import { files, withValues } from '../../testing/state.ts';
import {
  checkoutPrice,
  dependentFields,
  installmentAfter,
  installmentNote,
  mainOfferPlace,
  pricedGroup,
  suggestedAmount,
} from './money.ts';
import { isPromotionUpcoming, suggestedPromotion } from './promotion.ts';

const NOW_MS = Date.parse('2026-11-24T12:00:00-03:00');
const B = 'offers.offers.b';
const PROMOTION = 'offers.promotion';

const suggested = (changes: Record<string, YamlValue> = {}) =>
  suggestedPromotion(withValues(changes), NOW_MS);

describe('a new promotion', () => {
  test('has a lower price, the usual number of instalments, the next weekend, and the main offer’s link', () => {
    expect(suggested()).toEqual({
      enabled: true,
      price: '53,00',
      // In proportion it would be 6,17, with high interest.
      installments: { count: 12, each: '5,49' },
      startsAt: '28/11/2026 00:00',
      endsAt: '29/11/2026 23:59',
      checkout: 'https://pay.example.com/planner-devocional-b',
    });
  });

  test.each([
    ['2,00', '1,00'],
    ['0,99', '0,79'],
  ])('at the usual price %s costs %s, which is also its tracked value', (usual, price) => {
    const changes = {
      [`${B}.price`]: usual,
      [`${B}.trackedValue`]: usual,
      // The promotion also changes the price of this offer.
      'offers.offers.a.price': usual,
    };
    expect(suggested(changes)).toMatchObject({ price, trackedValue: price });
  });

  test.each([
    ['in proportion to the usual one', '6,54', '5,18'],
    ['whose total is at least the price', '5,00', '4,42'],
  ])('has an instalment %s', (_, each, expected) => {
    expect(suggested({ [`${B}.installments.each`]: each })).toMatchObject({
      installments: { count: 12, each: expected },
    });
  });

  test('has no price if the usual price is invalid, and no instalments if the usual instalments are invalid', () => {
    expect(suggested({ [`${B}.price`]: 'sessenta' })).not.toHaveProperty('price');
    expect(suggested({ [`${B}.installments`]: 'doze' })).not.toHaveProperty('installments');
  });

  test('is upcoming until it begins, if it is switched on', () => {
    const startMs = Date.parse('2026-11-28T00:00:00-03:00');
    const isUpcoming = (changes: Record<string, YamlValue>, nowMs = startMs - 1) =>
      isPromotionUpcoming(withValues({ [PROMOTION]: { ...suggested(), ...changes } }), nowMs);
    expect(isUpcoming({})).toBe(true);
    expect(isUpcoming({}, startMs)).toBe(false);
    expect(isUpcoming({ enabled: false })).toBe(false);
    expect(isUpcoming({ startsAt: 'logo' })).toBe(false);
    expect(isPromotionUpcoming(files, NOW_MS)).toBe(false);
  });
});

describe('the amounts that depend on a price', () => {
  test('are the filled-in instalment and tracked value of the same offer', () => {
    const fields = (name: string) => dependentFields(placeOf(name), files).map(fieldPath);
    expect(fields(`${B}.price`)).toEqual([`${B}.installments.each`, `${B}.trackedValue`]);
    expect(fields('offers.offers.exclusiva.price')).toEqual([]);
    expect(fields(`${B}.listPrice`)).toEqual([]);
    expect(fields('product.bonuses.guia.price')).toEqual([]);
    expect(fieldPath(mainOfferPlace(files))).toBe(B);
    expect(pricedGroup(placeOf('offers.countdown'))).toBeUndefined();
  });

  test.each([
    ['the instalment and the tracked value', {}, ['5,49', '53,00', undefined]],
    // An instalment is only suggested for the usual number of instalments.
    ['the tracked value', { installments: { count: 6, each: '9,50' } }, [undefined, '53,00', undefined]],
    ['nothing for an invalid price', { price: 'nada' }, [undefined, undefined, undefined]],
  ])('are suggested for a promotion: %s', (_, changes, amounts) => {
    const during = withValues({ [PROMOTION]: { ...suggested(), ...changes } });
    const names = [`${PROMOTION}.installments.each`, `${PROMOTION}.trackedValue`, `${B}.listPrice`];
    expect(names.map((name) => suggestedAmount(placeOf(name), during))).toEqual(amounts);
  });

  test('are not suggested after a change to an invalid price', () => {
    const after = withValues({ [`${B}.price`]: 'nada' });
    expect(installmentAfter(placeOf(`${B}.price`), files, after)).toBeUndefined();
  });

  test.each([
    [`${B}.installments.each`, '6,54', '12 × R$ 6,54 = R$ 78,48: juros de uns 2,5% ao mês.'],
    [`${B}.installments.each`, '5,59', '12 × R$ 5,59 = R$ 67,08: sem juros.'],
    [`${B}.installments.each`, 'nada', undefined],
    [`${B}.price`, '67,00', undefined],
  ])('the note on %s with the amount %s is: %s', (name, written, note) => {
    expect(installmentNote(placeOf(name), written, files)?.replaceAll('\u00a0', ' ')).toBe(note);
  });
});

test.each<[place: string, price: string | undefined, changes?: Record<string, YamlValue>]>([
  [`${B}.checkout`, '67,00'],
  ['offers.deadline.checkout', '119,00'],
  ['offers.deadline.checkout', '129,00', { [`${B}.isFixed`]: true, 'offers.offers.a.listPrice': '129,00' }],
  [`${PROMOTION}.checkout`, '53,00'],
  ['site.address', undefined],
])('the payment page of %s must charge %s', (name, price, changes) => {
  expect(checkoutPrice(placeOf(name), withValues({ [PROMOTION]: suggested(), ...changes }))).toBe(price);
});
