import { expect, it } from 'vitest';
import { fillContent, loadWrittenContent } from './loadContent.ts';
import { readPricePhases } from './pricePhases.ts';
import type { Content } from './schemas.ts';

const START_MS = Date.UTC(2026, 10, 27, 3);
const END_MS = Date.UTC(2026, 10, 30, 2, 59);
const BUILT_MS = START_MS - 86_400_000;
const checkout = 'https://pay.kiwify.com.br/promo';

const promotion = {
  price: 4700,
  installments: { count: 10, each: 550 },
  startsAt: START_MS,
  endsAt: END_MS,
  checkout,
  validity: '{precoPromocao} de {promocaoInicio} até {promocaoFim}',
};
const demonstration = loadWrittenContent();

type Options = {
  changes?: Partial<NonNullable<Content['prices']['promotion']>>;
  countdown?: Content['behaviour']['countdown'];
  builtAtMs?: number;
};
function read({ changes = {}, countdown = 'loop', builtAtMs = BUILT_MS }: Options = {}) {
  const { prices, behaviour } = demonstration;
  const written = {
    ...demonstration,
    prices: { ...prices, promotion: { ...promotion, ...changes } },
    behaviour: { ...behaviour, countdown, deadline: { ...behaviour.deadline, endsAt: END_MS + 1000 } },
  };
  return readPricePhases(fillContent(written, builtAtMs), written, builtAtMs);
}
const spaced = (text = '') => text.replaceAll('\u00a0', ' ');

it('without a promotion or a deadline there is one phase and no announcement', () => {
  const { schedule, phases, announcement } = readPricePhases(
    fillContent(demonstration),
    demonstration,
    BUILT_MS,
  );
  expect([schedule, phases.map(({ name }) => name), announcement]).toEqual([
    [[0, 'usual']],
    ['usual'],
    undefined,
  ]);
});

it('the promotion has its price, discount, instalments, checkout and events', () => {
  const [usual, promoted] = read().phases;
  expect(usual?.priceCents).toBe(6700);
  expect(usual?.words.discount).toBe('43% de desconto');
  expect(usual?.checkoutB.url).toBe(demonstration.links.checkoutB);
  expect(promoted).toMatchObject({
    name: 'promotion',
    priceCents: 4700,
    checkoutA: { url: checkout },
    checkoutB: { url: checkout, tracked: ['InitiateCheckout', { value: 47.9 }] },
    seen: ['ViewContent', { value: 47 }],
  });
  expect(promoted?.words.discount).toBe('60% de desconto');
  expect(spaced(promoted?.topBarCallToAction)).toBe('Comprar por R$ 47,00');
  expect(spaced(promoted?.words.installments)).toBe('ou em até 10x de R$ 5,50 no cartão');
  expect(promoted?.checkoutA).not.toHaveProperty('tracked');
});

it('a tracked value of its own takes the place of the usual one', () => {
  const [usual, promoted] = read({ changes: { trackedValue: 4700 } }).phases;
  expect(usual?.checkoutB.tracked?.[1]).toMatchObject({ value: 47.9 });
  expect(promoted?.checkoutB.tracked?.[1]).toMatchObject({ value: 47 });
});

it('is announced in words from the build to its end, also without a countdown', () => {
  for (const builtAtMs of [BUILT_MS, START_MS, END_MS - 1]) {
    const { announcement } = read({ builtAtMs, countdown: 'off' });
    expect(spaced(announcement?.text)).toBe('R$ 47,00 de sexta, 27/11, 0h até domingo, 29/11, 23h59');
    expect(announcement?.checkout.url).toBe(checkout);
    expect(spaced(announcement?.callToAction)).toBe('Comprar por R$ 47,00');
  }
  expect(read({ builtAtMs: END_MS }).announcement).toBeUndefined();
});

const countdowns = (options: Options) =>
  Object.fromEntries(read(options).phases.map(({ name, countdown }) => [name, countdown]));
const WEEKEND = { deadlineMs: END_MS, firstSeconds: (END_MS - START_MS) / 1000 };

it('counts to the end of the promotion, unless there is no countdown', () => {
  expect(countdowns({ countdown: 'off' })).toEqual({ usual: undefined, promotion: undefined });
  expect(countdowns({ countdown: 'loop' })).toEqual({ usual: {}, promotion: WEEKEND });
  expect(countdowns({ countdown: 'loop', builtAtMs: END_MS - 5000 })['promotion']).toEqual({
    ...WEEKEND,
    firstSeconds: 5,
  });
  expect(countdowns({ countdown: 'deadline' })).toEqual({
    usual: { deadlineMs: END_MS + 1000, firstSeconds: (END_MS + 1000 - BUILT_MS) / 1000 },
    promotion: WEEKEND,
    list: undefined,
  });
});

it('after a deadline the list price has its own checkout and event', () => {
  const list = read({ countdown: 'deadline' }).phases.at(-1);
  const { listPriceCheckout } = demonstration.behaviour.deadline;
  expect(list).toMatchObject({
    name: 'list',
    priceCents: 11_900,
    checkoutA: { url: listPriceCheckout },
    checkoutB: { url: listPriceCheckout, tracked: ['InitiateCheckout', { value: 47.9 }] },
    topBarCallToAction: 'Comprar agora',
    seen: ['ViewContent', { value: 119 }],
  });
});
