import { expect, it } from 'vitest';
import { preparedTest, promotion } from '../../tests/support/pageContext.ts';
import { defined, edited, sectionOf, shipped } from '../../tests/support/readyContent.ts';
import type { Offers, Promotion } from './files/offers.ts';
import { fillContent } from './loadContent.ts';
import { offerIn, readPricePhases } from './pricePhases.ts';

const START_MS = Date.UTC(2026, 10, 27, 3);
const END_MS = Date.UTC(2026, 10, 30, 2, 59);
const BUILT_MS = START_MS - 86_400_000;

const installments = { count: 10, each: 550 };
const url = 'https://pay.kiwify.com.br/tabela';
const deadline = { endsAt: END_MS + 1000, checkout: url, checkoutB: 'deadline-b' };

type Options = {
  changes?: Partial<Promotion>;
  countdown?: Offers['countdown'];
  builtAtMs?: number;
  started?: number;
};

/** The phases with a promotion, a deadline, a prepared or started A/B test, and a link of version B for each offer. */
function read({ changes, countdown = 'loop', builtAtMs = BUILT_MS, started }: Options = {}) {
  const sale = { ...promotion, checkoutB: 'promotion-b', startsAt: START_MS, endsAt: END_MS, installments };
  const written = edited(shipped, {
    'ab-test.running': { ...preparedTest, started },
    'offers.offers': shipped.offers.offers.map((offer) => ({ ...offer, checkoutB: `${offer.id}-b` })),
    'offers.promotion': { ...sale, ...changes },
    'offers.deadline': deadline,
    'offers.countdown': countdown,
  });
  return readPricePhases(fillContent(written, builtAtMs), written, builtAtMs);
}

const phase = (name: string, options?: Options) =>
  defined(read(options).phases.find((one) => one.name === name));

it.each<Options>([{ changes: { enabled: false } }, { builtAtMs: END_MS }])(
  'has one phase and no announcement if the promotion is off or over: %o',
  (options) => {
    const { schedule, phases, announcement } = read(options);
    expect([schedule, phases.length, announcement]).toEqual([[[0, 'usual']], 1, undefined]);
  },
);

it('a promotion replaces the price, instalments, checkout and texts of offers without a fixed price', () => {
  const [usual, promoted] = [phase('usual'), phase('promotion')];
  const tracked = ['InitiateCheckout', { value: 47.9 }];
  const sold = { price: 6700, reducedFrom: 11_900, discount: 43, installments: { count: 12, each: 779 } };
  const fixed = { id: 'exclusiva', price: 5700, reducedFrom: 11_900, discount: 52 };
  expect(usual.offers).toMatchObject([
    { id: 'b', ...sold, checkout: { tracked } },
    { id: 'a', ...sold },
    fixed,
  ]);
  const checkout = { url: promotion.checkout };
  const reduced = { price: 4700, reducedFrom: 11_900, discount: 60, installments };
  expect(promoted.offers).toMatchObject([
    { id: 'b', ...reduced, checkout: { ...checkout, tracked } },
    { id: 'a', ...reduced, checkout },
    fixed,
  ]);
  expect(promoted.offers[1]?.checkout).not.toHaveProperty('tracked');
  expect(sectionOf(usual.content, 'pricing')).toMatchObject({ discount: '43% de desconto' });
  expect(sectionOf(promoted.content, 'pricing')).toMatchObject({
    discount: '60% de desconto',
    installments: expect.stringMatching(/10x de R\$\s5,50/),
  });
});

it('the promotion’s own tracked value is used for offers that report a value', () => {
  const [b, a] = phase('promotion', { changes: { trackedValue: 4700 } }).offers;
  expect(b?.checkout.tracked?.[1]).toMatchObject({ value: 47 });
  expect(a?.checkout).not.toHaveProperty('tracked');
});

it('a promotion is announced also without a countdown', () => {
  const { announcement } = read({ countdown: 'off' });
  const text = 'R$ 47,00 de sexta, 27/11, 0h até domingo, 29/11, 23h59';
  expect(announcement?.text.replaceAll('\u00a0', ' ')).toBe(text);
  expect(announcement && offerIn(announcement.promotion).checkout.url).toBe(promotion.checkout);
});

it('counts to the end of the promotion, unless there is no countdown', () => {
  const countdowns = (options: Options) =>
    Object.fromEntries(read(options).phases.map(({ name, countdown }) => [name, countdown]));
  const weekend = { deadlineMs: END_MS, firstSeconds: (END_MS - START_MS) / 1000 };
  expect(countdowns({ countdown: 'off' })).toEqual({ usual: undefined, promotion: undefined });
  expect(countdowns({ countdown: 'loop' })).toEqual({ usual: {}, promotion: weekend });
  expect(countdowns({ builtAtMs: END_MS - 5000 })['promotion']).toEqual({ ...weekend, firstSeconds: 5 });
  expect(countdowns({ countdown: 'deadline' })).toEqual({
    usual: { deadlineMs: deadline.endsAt, firstSeconds: (deadline.endsAt - BUILT_MS) / 1000 },
    promotion: weekend,
    list: undefined,
  });
});

it('after the deadline, offers have the list price and its checkout, without instalments; a fixed price stays', () => {
  const list = { price: 11_900, reducedFrom: undefined, installments: undefined, checkout: { url } };
  expect(phase('list', { countdown: 'deadline' }).offers).toMatchObject([
    { id: 'b', discount: undefined, ...list },
    { id: 'a', ...list },
    { id: 'exclusiva', price: 5700, reducedFrom: 11_900 },
  ]);
});

it.each([
  ['usual', ['b-b', 'a-b', 'exclusiva-b']],
  ['promotion', ['promotion-b', 'promotion-b', 'exclusiva-b']],
  ['list', ['deadline-b', 'deadline-b', 'exclusiva-b']],
])('in the phase %s, only a started A/B test has the checkouts of version B: %j', (name, urls) => {
  const checkoutsOfB = (options: Options) =>
    phase(name, { countdown: 'deadline', ...options }).offers.map(({ checkout }) => checkout.urlOfB);
  expect(checkoutsOfB({ started: BUILT_MS })).toEqual(urls);
  expect(checkoutsOfB({})).toEqual([undefined, undefined, undefined]);
});
