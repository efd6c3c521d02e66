import { expect, it } from 'vitest';
import { change, check, findings, findingsWith, NOW_MS, ready } from '../tests/support/readyContent.ts';

const promotion = {
  price: 4700,
  installments: { count: 12, each: 458 },
  startsAt: NOW_MS + 1,
  endsAt: NOW_MS + 2,
  checkout: 'https://pay.kiwify.com.br/EEE',
  validity: '{precoPromocao} de {promocaoInicio} até {promocaoFim}',
  trackedValue: 4700,
};
const promoted = { ...ready, prices: { ...ready.prices, exclusive: 4600, promotion } };
const found = (changes: Record<string, unknown>) => findings(change(promoted, changes));
const PLACE = 'prices.promotion';

it('finds nothing in a coming promotion, and lists its checks only where there is one', () => {
  expect(findings(promoted)).toEqual([]);
  const fine = 'A promoção diz quando vale e ainda não terminou.';
  expect(check(promoted).fine).toContain(fine);
  expect(check(ready).fine).not.toContain(fine);
});

it.each<[string, Record<string, unknown>]>([
  [`warn ${PLACE}.endsAt: A promoção terminou em 20/11/2026 às 9h`, { [`${PLACE}.endsAt`]: NOW_MS }],
  [
    `warn ${PLACE}.price: Na promoção todos pagam R$ 47,00, menos que na oferta exclusiva (R$ 57,00)`,
    { 'prices.exclusive': 5700 },
  ],
  [
    `stop ${PLACE}.validity: A frase da promoção não diz tudo: faltam {promocaoInicio} e {precoPromocao}.`,
    { [`${PLACE}.validity`]: 'Só até {promocaoFim}!' },
  ],
  [
    `stop ${PLACE}.checkout: O link da promoção parece inventado`,
    { [`${PLACE}.checkout`]: 'https://pay.kiwify.com.br/Jj7Kk8L' },
  ],
  [
    `stop ${PLACE}.checkout: O link da promoção parece inventado`,
    { [`${PLACE}.checkout`]: 'https://pay.hotmart.com/A12345678B' },
  ],
  [
    `stop ${PLACE}.checkout: O link da promoção é o mesmo de outro preço`,
    { [`${PLACE}.checkout`]: `${ready.links.checkoutB}` },
  ],
  [
    `stop ${PLACE}.checkout: O link da promoção é o mesmo de outro preço`,
    { [`${PLACE}.checkout`]: ready.links.checkoutExclusive },
  ],
  [
    `stop ${PLACE}.installments.each: 12x de R$ 3,91 somam R$ 46,92, menos do que os R$ 47,00`,
    { [`${PLACE}.installments.each`]: 391 },
  ],
  [
    `warn ${PLACE}.installments.each: 12x de R$ 4,99 somam R$ 59,88: é mais`,
    { [`${PLACE}.installments.each`]: 499 },
  ],
  [
    `warn ${PLACE}.trackedValue: Durante a promoção, o pixel registraria R$ 67,00`,
    { [`${PLACE}.trackedValue`]: undefined },
  ],
  [
    'warn home.about.text: Este texto usa {preco}, e durante a promoção continuaria',
    { 'home.about.text': 'Tudo por {preco}.' },
  ],
])('%s', (expected, changes) => {
  expect(found(changes)).toEqual([expect.stringContaining(expected)]);
});

it('accepts a tracked value beside the price on purpose, and prices in texts without a promotion', () => {
  const onPurpose = { 'prices.trackedValue': 4790, [`${PLACE}.trackedValue`]: undefined };
  expect(found(onPurpose)).toEqual([expect.stringContaining('warn prices.trackedValue')]);
  expect(found({ 'home.about.text': 'Hoje por R$ 47,00, ou 12x de R$ 4,58.' })).toEqual([]);
  expect(findingsWith({ 'home.about.text': 'Tudo por {preco}.' })).toEqual([]);
});
