import { describe, expect, test } from 'vitest';
import type { YamlValue } from '../../api.ts';
import { fieldPath, placeOf, valueAt } from '../../places.ts';
import { request, set } from '../../testing/edits.ts';
import { resetProject, startStore } from '../../testing/project.ts';
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
      installments: { count: 12, each: expect.stringMatching(/^5,/) },
      startsAt: '28/11/2026 00:00',
      endsAt: '29/11/2026 23:59',
      checkout: 'https://pay.example.com/planner-devocional-b',
    });
  });

  test('is valid with its initial values', () => {
    resetProject();
    const validity = '{precoPromocao} de {promocaoInicio} até {promocaoFim}';
    const promotion = { ...suggested(), validity };
    const { path } = placeOf(PROMOTION);
    expect(startStore().edit(request('Promoção', set('offers', path, promotion)))).toMatchObject({
      status: 'saved',
      state: { issues: [] },
    });
    resetProject();
  });

  test.each([
    ['1.497,00', '1.197,00'],
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
    const promotion = suggested();
    const during = withValues({ [PROMOTION]: promotion });
    const startMs = Date.parse('2026-11-28T00:00:00-03:00');
    expect([startMs - 1, startMs].map((nowMs) => isPromotionUpcoming(during, nowMs))).toEqual([true, false]);
    for (const some of [
      files,
      withValues({ [PROMOTION]: { ...promotion, enabled: false } }),
      withValues({ [PROMOTION]: { ...promotion, startsAt: 'logo' } }),
    ])
      expect(isPromotionUpcoming(some, NOW_MS)).toBe(false);
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

  test('are suggested for a new price, the instalment only for the usual number of instalments', () => {
    const amountsWith = (changes: Record<string, YamlValue>) => {
      const during = withValues({ [PROMOTION]: { ...suggested(), ...changes } });
      return [`${PROMOTION}.installments.each`, `${PROMOTION}.trackedValue`, `${B}.listPrice`].map((name) =>
        suggestedAmount(placeOf(name), during),
      );
    };
    const each = String(
      valueAt(withValues({ [PROMOTION]: suggested() }), placeOf(`${PROMOTION}.installments.each`)),
    );
    expect(amountsWith({})).toEqual([each, '53,00', undefined]);
    expect(amountsWith({ installments: { count: 6, each: '9,50' } })).toEqual([
      undefined,
      '53,00',
      undefined,
    ]);
    expect(amountsWith({ price: 'nada' })).toEqual([undefined, undefined, undefined]);
    expect(suggestedAmount(placeOf(`${B}.trackedValue`), withValues({ [`${B}.price`]: '79,00' }))).toBe(
      '79,00',
    );
  });

  test.each([
    ['has the same interest', '6,54', '79,00', '7,72'],
    ['has no unusually high interest', '7,79', '79,00', '8,18'],
    ['adds up to at least the price', '5,00', '79,00', '6,59'],
    ['is undefined for an invalid price', '7,79', 'nada', undefined],
  ])('after a change of the price, the suggested instalment %s', (_, each, price, expected) => {
    const before = withValues({ [`${B}.installments.each`]: each });
    const suggestion = installmentAfter(placeOf(`${B}.price`), before, withValues({ [`${B}.price`]: price }));
    expect(suggestion).toEqual(expected && { place: placeOf(`${B}.installments.each`), each: expected });
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
  ['offers.offers.exclusiva.checkout', '57,00'],
  ['offers.deadline.checkout', '119,00'],
  ['offers.deadline.checkout', '129,00', { [`${B}.isFixed`]: true, 'offers.offers.a.listPrice': '129,00' }],
  [`${PROMOTION}.checkout`, '53,00'],
  ['site.address', undefined],
])('the payment page of %s must charge %s', (name, price, changes) => {
  expect(checkoutPrice(placeOf(name), withValues({ [PROMOTION]: suggested(), ...changes }))).toBe(price);
});
