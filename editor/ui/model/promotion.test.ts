import { expect, test } from 'vitest';
import { fieldTree } from '../../../src/content-model/fieldTree.ts';
import { contentSchemas } from '../../../src/content-model/schemas.ts';
import { startStore } from '../../testing/project.ts';
import { fieldAt, initialValue, placeOf, withValueAt } from './place.ts';
import { SUGGESTIONS } from './promotion.ts';

const { files } = startStore().state();
const NOW_MS = Date.parse('2026-11-24T12:00:00-03:00');

const suggested = (changes: Record<string, string> = {}) => {
  const changed = structuredClone(files);
  for (const [name, value] of Object.entries(changes)) {
    const { file, path } = placeOf(name);
    changed[file] = withValueAt(changed[file], path, value);
  }
  const field = fieldAt(fieldTree(), files, placeOf('prices.promotion'));
  const plain = field && initialValue(field, () => '');
  const promotion = { ...Object(plain), ...SUGGESTIONS['prices.promotion']?.(changed, NOW_MS) };
  const { error } = contentSchemas.prices.safeParse({ ...Object(changed.prices), promotion });
  return { promotion, isRight: !error };
};

test('a promotion begins lower than the usual price and on its terms, on the next weekend, with a link that leads to a page', () => {
  expect(suggested()).toEqual({
    isRight: true,
    promotion: {
      price: '53,00',
      installments: { count: 12, each: '6,17' },
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

test('of a wrong price in the file only the link is suggested', () => {
  const { promotion } = suggested({ 'prices.promotional': 'sessenta' });
  expect(promotion).toMatchObject({ checkout: 'https://pay.example.com/planner-devocional-b' });
});
