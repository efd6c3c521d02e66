import { expect, test } from 'vitest';
import { fieldTree } from '../../../src/content-model/fieldTree.ts';
import { contentSchemas } from '../../../src/content-model/schemas.ts';
import { placeOf, withEdit } from '../../places.ts';
import { startStore } from '../../testing/project.ts';
import { fieldAt, initialValue } from './fields.ts';
import { amountNote } from './money.ts';
import { installmentAfter, isPromotionToCome, SUGGESTIONS, suggestedAmount } from './promotion.ts';

const { files } = startStore().state();
const NOW_MS = Date.parse('2026-11-24T12:00:00-03:00');

const suggested = (changes: Record<string, string> = {}) => {
  const changed = structuredClone(files);
  for (const [name, value] of Object.entries(changes)) {
    const { file, path } = placeOf(name);
    changed[file] = withEdit(changed[file], { type: 'set', path, value });
  }
  const field = fieldAt(fieldTree(), files, placeOf('prices.promotion'));
  const plain = field && initialValue(field, () => '');
  const promotion = { ...Object(plain), ...SUGGESTIONS['prices.promotion']?.(changed, NOW_MS) };
  const { error } = contentSchemas.prices.safeParse({ ...Object(changed.prices), promotion });
  return { promotion, isRight: !error };
};

test('a promotion begins lower than the usual price, not below the exclusive one, and on its terms, on the next weekend, with a link that leads to a page', () => {
  expect(suggested()).toEqual({
    isRight: true,
    promotion: {
      price: '57,00',
      // In proportion 6,63, which would be high interest.
      installments: { count: 12, each: '5,90' },
      startsAt: '28/11/2026 00:00',
      endsAt: '29/11/2026 23:59',
      checkout: 'https://pay.example.com/planner-devocional-b',
      validity: '{precoPromocao} de {promocaoInicio} até {promocaoFim}',
    },
  });
});

test.each([
  ['1.497,00', '1.600,00', '1.197,00'],
  ['2,00', '3,00', '1,00'],
  ['0,99', '3,00', '0,79'],
])('of %s it begins with %s', (promotional, list, price) => {
  const prices = { list, promotional, exclusive: '0,50', trackedValue: promotional };
  const changes = Object.fromEntries(
    Object.entries(prices).map(([name, value]) => [`prices.${name}`, value]),
  );
  expect(suggested(changes)).toMatchObject({ isRight: true, promotion: { price, trackedValue: price } });
});

test.each([
  ['in proportion to the usual one', '6,54', '5,57'],
  ['without doubtful interest', '9,90', '5,90'],
  ['with at least the price in sum', '5,00', '4,75'],
])('its instalment is %s', (_, usual, each) => {
  const { promotion } = suggested({ 'prices.installments.each': usual });
  expect(promotion.installments).toEqual({ count: 12, each });
  const during = { ...files, prices: { ...Object(files.prices), promotion } };
  const note = amountNote(placeOf('prices.promotion.installments.each'), each, during);
  expect(note).not.toMatch(/confira/);
});

test('its amounts follow another price that is written, but for another number of instalments', () => {
  const { promotion } = suggested({ 'prices.trackedValue': '67,00' });
  const amountsWith = (changes: object) => {
    const prices = {
      ...Object(files.prices),
      trackedValue: '67,00',
      promotion: { ...promotion, ...changes },
    };
    return ['prices.promotion.installments.each', 'prices.promotion.trackedValue', 'prices.list'].map(
      (name) => suggestedAmount(placeOf(name), { ...files, prices }),
    );
  };
  expect(amountsWith({})).toEqual([promotion.installments.each, promotion.trackedValue, undefined]);
  expect(amountsWith({ price: '60,00' })).toEqual(['6,21', '60,00', undefined]);
  expect(amountsWith({ installments: { count: 6, each: '9,50' } })).toEqual([undefined, '57,00', undefined]);
  expect(amountsWith({ price: 'nada' })).toEqual([undefined, undefined, undefined]);
});

test('the pixel reports the price that is written', () => {
  const suggestedFor = (promotional: string) =>
    suggestedAmount(placeOf('prices.trackedValue'), {
      ...files,
      prices: { ...Object(files.prices), promotional },
    });
  expect(suggestedFor('79,00')).toBe('79,00');
  expect(suggestedFor('nada')).toBeUndefined();
});

test.each([
  ['on the terms of the price of before', '6,54', '79,00', '7,72'],
  ['without doubtful interest', '7,79', '79,00', '8,18'],
  ['with at least the price in sum', '5,00', '79,00', '6,59'],
  ['not for a wrong price', '7,79', 'nada', undefined],
])('after another price the instalment is suggested %s', (_, each, promotional, expected) => {
  const installments = { count: 12, each };
  const prices = { ...Object(files.prices), promotional, installments };
  expect(installmentAfter('67,00', { ...files, prices })).toBe(expected);
});

test('of a wrong price in the file only the link is suggested', () => {
  const { promotion } = suggested({ 'prices.promotional': 'sessenta' });
  expect(promotion).toMatchObject({ checkout: 'https://pay.example.com/planner-devocional-b' });
});

test('a promotion is to come until it begins', () => {
  const during = { ...files, prices: { ...Object(files.prices), promotion: suggested().promotion } };
  const startMs = Date.parse('2026-11-28T00:00:00-03:00');
  expect([startMs - 1, startMs].map((nowMs) => isPromotionToCome(during, nowMs))).toEqual([true, false]);
  expect(isPromotionToCome(files, NOW_MS)).toBe(false);
});

test.each([
  ['prices.installments.each', '6,54', '12 × R$ 6,54 = R$ 78,48: juros de uns 2,5% ao mês.'],
  ['prices.installments.each', '9,90', 'É bastante: confira na plataforma'],
  ['prices.installments.each', '5,59', '12 × R$ 5,59 = R$ 67,08: sem juros.'],
  ['prices.installments.each', '5,00', 'menos do que os R$ 67,00 à vista'],
  ['prices.trackedValue', '67,00', 'Igual ao preço'],
  ['prices.trackedValue', '47,90', 'O preço é R$ 67,00: os relatórios contariam R$ 47,90 por venda.'],
  ['prices.trackedValue', 'nada', undefined],
  ['prices.promotion.price', '56,99', 'Menor que o da oferta exclusiva, que é R$ 57,00'],
  ['prices.promotion.price', '57,00', undefined],
  ['prices.list', '119,00', undefined],
])('%s of %s means %s', (name, written, note) => {
  const said = amountNote(placeOf(name), written, files)?.replaceAll('\u00a0', ' ');
  if (note === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(note);
});
