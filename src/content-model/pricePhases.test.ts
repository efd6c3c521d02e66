import { expect, it } from 'vitest';
import { preparedTest, promotion, shipped } from '../../tests/support/pageContext.ts';
import type { Offers, Promotion } from './files/offers.ts';
import { fillContent } from './loadContent.ts';
import { offerIn, readPricePhases } from './pricePhases.ts';

const START_MS = Date.UTC(2026, 10, 27, 3);
const END_MS = Date.UTC(2026, 10, 30, 2, 59);
const BUILT_MS = START_MS - 86_400_000;

const installments = { count: 10, each: 550 };
const url = 'https://pay.kiwify.com.br/tabela';
const deadline = { endsAt: END_MS + 1000, checkout: url, validity: 'Até {prazo}', over: 'Acabou' };

type Options = { changes?: Partial<Promotion>; countdown?: Offers['countdown']; builtAtMs?: number };

function read({ changes = {}, countdown = 'loop', builtAtMs = BUILT_MS }: Options = {}) {
  const offers = {
    ...shipped.offers,
    promotion: { ...promotion, startsAt: START_MS, endsAt: END_MS, installments, ...changes },
    deadline,
    countdown,
  };
  const written = { ...shipped, offers };
  return readPricePhases(fillContent(written, builtAtMs), written, builtAtMs);
}

/** The checkouts of version B of all offers in a phase, with a link of version B for each checkout. */
function checkoutsOfB(name: string, started?: number) {
  const { offers } = shipped;
  const written = {
    ...shipped,
    'ab-test': { running: { ...preparedTest, started } },
    offers: {
      ...offers,
      offers: offers.offers.map((offer) => ({ ...offer, checkoutB: `${offer.id}-b` })),
      promotion: { ...promotion, startsAt: START_MS, endsAt: END_MS, checkoutB: 'promotion-b' },
      deadline: { ...deadline, checkoutB: 'deadline-b' },
      countdown: 'deadline' as const,
    },
  };
  const { phases } = readPricePhases(fillContent(written, BUILT_MS), written, BUILT_MS);
  return phases.find((one) => one.name === name)?.offers.map(({ checkout }) => checkout.urlOfB);
}

const phase = (name: string, options?: Options) => {
  const found = read(options).phases.find((one) => one.name === name);
  if (!found) throw new Error(`There is no phase ${name}.`);
  return found;
};
const priceSection = ({ content }: ReturnType<typeof phase>) =>
  content['pages/principal']?.sections.find((section) => section.kind === 'pricing');

const OVER: Options[] = [{ changes: { enabled: false } }, { builtAtMs: END_MS }];

it.each(OVER)('has one phase and no announcement if the promotion is off or over: %o', (options) => {
  const { schedule, phases, announcement } = read(options);
  expect([schedule, phases.length, announcement]).toEqual([[[0, 'usual']], 1, undefined]);
});

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
  expect(priceSection(usual)).toMatchObject({ discount: '43% de desconto' });
  expect(priceSection(promoted)).toMatchObject({
    discount: '60% de desconto',
    installments: expect.stringMatching(/10x de R\$\s5,50/),
  });
  expect(promoted.content['pages/principal']?.topBar?.button).toMatch(/R\$\s47,00/);
  expect(promoted.content['pages/oferta-exclusiva']?.socialNote).toMatch(/R\$\s57/);
});

it('the promotion’s own tracked value is used for offers that report a value', () => {
  const [b, a] = phase('promotion', { changes: { trackedValue: 4700 } }).offers;
  expect(b?.checkout.tracked?.[1]).toMatchObject({ value: 47 });
  expect(a?.checkout).not.toHaveProperty('tracked');
});

it('a promotion is announced in a sentence from the build until it ends, also without a countdown', () => {
  for (const builtAtMs of [BUILT_MS, START_MS, END_MS - 1]) {
    const { announcement } = read({ builtAtMs, countdown: 'off' });
    expect(announcement?.text.replaceAll('\u00a0', ' ')).toBe(
      'R$ 47,00 de sexta, 27/11, 0h até domingo, 29/11, 23h59',
    );
    expect(announcement && offerIn(announcement.promotion).checkout.url).toBe(promotion.checkout);
  }
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
  const { offers } = phase('list', { countdown: 'deadline' });
  const list = { price: 11_900, reducedFrom: undefined, installments: undefined, checkout: { url } };
  const fixed = { id: 'exclusiva', price: 5700, reducedFrom: 11_900 };
  expect(offers).toMatchObject([{ id: 'b', discount: undefined, ...list }, { id: 'a', ...list }, fixed]);
});

it.each([
  ['usual', ['b-b', 'a-b', 'exclusiva-b']],
  ['promotion', ['promotion-b', 'promotion-b', 'exclusiva-b']],
  ['list', ['deadline-b', 'deadline-b', 'exclusiva-b']],
])('in the phase %s, only a started A/B test has the checkouts of version B: %j', (name, urls) => {
  expect(checkoutsOfB(name, BUILT_MS)).toEqual(urls);
  expect(checkoutsOfB(name)).toEqual([undefined, undefined, undefined]);
});
