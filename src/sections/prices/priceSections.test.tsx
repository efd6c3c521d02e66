// @vitest-environment happy-dom
import type { FC } from 'react';
import { describe, expect, it } from 'vitest';
import { exampleSection } from '../../../tests/support/examples.ts';
import { promotion, shipped } from '../../../tests/support/pageContext.ts';
import { renderSection, textsOf } from '../../../tests/support/renderSection.tsx';
import type { Offer, Offers } from '../../content-model/files/offers.ts';
import type { Content } from '../../content-model/schemas.ts';
import { Bonuses } from '../bonuses/Bonuses.tsx';
import type { SectionProps } from '../context.ts';
import { Cta } from '../cta/Cta.tsx';
import { GuaranteeSection } from '../guarantee/GuaranteeSection.tsx';
import type { SectionKind, SectionOf } from '../index.ts';
import { Ladder } from '../ladder/Ladder.tsx';
import { Plans } from '../plans/Plans.tsx';
import { Pricing } from '../pricing/Pricing.tsx';

const offer = (id: string, price: number, more: Partial<Offer> = {}): Offer => ({
  id,
  name: id,
  price,
  checkout: `https://pay.example.com/${id}`,
  ...more,
});

/** A monthly and a one-time offer without a list price and instalments, and two offers with a list price. */
const OFFERS = [
  offer('mensal', 2900, { period: 'mes', isFixed: true }),
  offer('unica', 9900, { isFixed: true }),
  offer('cheia', 6700, { listPrice: 11_900, installments: { count: 12, each: 779 } }),
  offer('menor', 5700, { listPrice: 11_900, isFixed: true }),
];

const { deadline } = shipped.offers;
const inPromotion = {
  promotion: { ...promotion, startsAt: Date.UTC(2030, 0, 1), endsAt: Date.UTC(2030, 0, 2) },
};

/** Renders the example section of a kind with some of its fields replaced. */
function render<Kind extends SectionKind>(
  Component: FC<SectionProps<Kind>>,
  kind: Kind,
  fields: Partial<SectionOf<Kind>>,
  { product = shipped.product, ...offers }: Partial<Offers> & { product?: Content['product'] } = {},
): HTMLElement {
  const section = { ...exampleSection(kind), ...fields } as SectionOf<Kind>;
  const own: Offers = { offers: OFFERS, main: 'cheia', countdown: 'off', ...offers };
  return renderSection(Component, section, { changes: { offers: own, product } });
}

const checkoutsOf = (place: ParentNode) =>
  Array.from(place.querySelectorAll('[data-buy-link]'), (link) =>
    link.getAttribute('href')?.split('/').at(-1),
  );

describe('plans', () => {
  const plans = ['mensal', 'cheia'].map((id) => ({
    offer: id,
    title: id,
    installments: 'ou parcelado',
    buy: 'Quero',
    includes: ['Um', 'Dois'],
  }));

  it('each have the price, the period and the link of their own offer', () => {
    const place = render(Plans, 'plans', { plans });
    expect(textsOf(place, '[data-price]')).toEqual(['R$ 29,00', 'R$ 67,00']);
    expect(textsOf(place, 's')).toEqual(['R$ 119,00']);
    expect(checkoutsOf(place)).toEqual(['mensal', 'cheia']);
    expect(place.textContent).toContain('por mês');
    expect(place.textContent?.match(/ou parcelado/g)).toHaveLength(1);
  });

  it('have the price and link of the promotion only where the price is not fixed', () => {
    const place = render(Plans, 'plans', { plans }, inPromotion);
    const promoted = Array.from(place.querySelectorAll('[data-in-phase=promotion]'));
    expect(promoted.flatMap((one) => textsOf(one, '[data-price]'))).toEqual(['R$ 29,00', 'R$ 47,00']);
    expect(promoted.flatMap((one) => checkoutsOf(one))).toEqual(['mensal', 'promocao']);
    expect(textsOf(place, '[data-announcement] p')).toHaveLength(1);
  });
});

describe('the card of an offer', () => {
  const labels = { normalLabel: 'Normal', promotionalLabel: 'De sempre' };

  it.each([
    ['menor', ['Normal R$ 119,00', 'De sempre R$ 67,00'], 'R$ 57,00'],
    ['unica', ['De sempre R$ 67,00'], 'R$ 99,00'],
  ])('%s names the list price, if it has one, and the usual price: %j', (id, rows, price) => {
    const place = render(Ladder, 'ladder', { offer: id, ...labels });
    expect(textsOf(place, '.justify-between')).toEqual(rows);
    expect(textsOf(place, '[data-price]')).toEqual([price]);
  });

  it('mentions no discount after the deadline, not even on the button', () => {
    const fields = { ...labels, offer: 'cheia', discount: '43% de desconto', buy: 'Quero com desconto' };
    const place = render(Ladder, 'ladder', fields, { countdown: 'deadline', deadline });
    expect(textsOf(place, '[data-in-phase=list] > *')).toEqual(['R$ 119,00à vista', 'Comprar agora']);
  });
});

it('the price card without benefits shows the benefits of the product', () => {
  const product = { ...shipped.product, benefits: ['Um', 'Dois', 'Três'] };
  const place = render(Pricing, 'pricing', { offer: 'mensal', benefits: undefined }, { product });
  expect(textsOf(place, 'li')).toEqual(product.benefits);
});

it.each([
  ['cheia', 2],
  ['mensal', 0],
])('the price of the offer %s has %s countdowns to a deadline: none if the price is fixed', (id, count) => {
  const offers = { ...inPromotion, countdown: 'deadline', deadline } as const;
  const place = render(Pricing, 'pricing', { offer: id, countdownLabel: 'Acaba em' }, offers);
  expect(textsOf(place, '[id^=parte--countdown]')).toHaveLength(count);
});

describe('bonuses', () => {
  it.each(['list', 'cards'] as const)('add up the values of the items in the layout `%s`', (layout) => {
    const items = [{ title: 'Curso', value: 29_700 }, { title: 'Guia', value: 9700 }, { title: 'Suporte' }];
    const total = { label: 'Tudo isso por', offer: 'cheia' };
    const place = render(Bonuses, 'bonuses', { items, layout, sum: 'Valor somado', total });
    expect(textsOf(place, 'li')).toHaveLength(3);
    expect(textsOf(place, 'strong')).toEqual(['R$ 297,00', 'R$ 97,00', 'R$ 394,00', 'R$ 67,00']);
  });

  it('of the product are shown if the section has no bonuses: all of them, or the bonuses in `only`', () => {
    const bonus = { id: 'guia', title: 'Guia', description: 'Um PDF.' };
    const priced = { ...bonus, id: 'outro', title: 'Outro', previousPrice: 1990, price: 0 };
    const paid = { ...bonus, id: 'pago', title: 'Pago', price: 990 };
    const product = { ...shipped.product, bonuses: [bonus, priced, paid] };
    const place = render(Bonuses, 'bonuses', { items: undefined, sum: 'Soma' }, { product });
    expect(textsOf(place, 'h3')).toEqual(['Guia', 'Outro', 'Pago']);
    expect(textsOf(place, 's, strong')).toEqual(['R$ 19,90', 'R$ 0,00', 'R$ 9,90', 'R$ 29,80']);
    expect(place.querySelector('img')).toBeNull();
    const named = render(Bonuses, 'bonuses', { items: undefined, only: ['outro'] }, { product });
    expect(textsOf(named, 'h3')).toEqual(['Outro']);
  });
});

describe('a call to action', () => {
  it('shows the promotional price, has the checkout of each phase, and one prominent button', () => {
    const buttons = [
      { label: 'Quero', to: 'cheia' },
      { label: 'Ler', to: '#perguntas' },
      { label: 'Outra', to: 'mensal' },
    ];
    const place = render(Cta, 'cta', { text: undefined, offer: 'cheia', buttons }, inPromotion);
    expect(textsOf(place, '[data-in-phase=promotion] [data-price]')).toEqual(['R$ 47,00']);
    expect(checkoutsOf(place)).toEqual(['cheia', 'promocao', 'mensal', 'mensal']);
    expect(textsOf(place, '.button-plain')).toEqual(['Ler', 'Outra', 'Outra']);
  });

  it('has a hidden one-click button of Kiwify, and two links to the checkout of its offer', () => {
    const place = render(Cta, 'cta', {
      buttons: [
        { label: 'Sim', to: 'cheia' },
        { label: 'Não', to: '/obrigado' },
      ],
      oneClick: { code: 'kiwify:Ab3xY9z', checkoutLabel: 'De outro jeito', acceptedPage: '/mais' },
    });
    expect(checkoutsOf(place)).toEqual(['cheia', 'cheia']);
    expect(place.querySelector('#kiwify-upsell-trigger-Ab3xY9z')?.closest('[hidden]')).not.toBeNull();
    const declining = place.querySelector('#kiwify-upsell-cancel-trigger-Ab3xY9z');
    expect(declining?.getAttribute('href')).toBe('/obrigado');
    const { upsellUrl = '', downsellUrl = '' } =
      place.querySelector<HTMLElement>('#kiwify-upsell-Ab3xY9z')?.dataset ?? {};
    expect([upsellUrl, downsellUrl].map((url) => new URL(url).pathname)).toEqual(['/mais', '/obrigado']);
  });
});

it("a guarantee section without a heading has the heading of the site's guarantee", () => {
  const headings = (heading?: string) => textsOf(render(GuaranteeSection, 'guarantee', { heading }), 'h2');
  const { heading, days } = shipped.site.guarantee;
  expect(headings()).toEqual([heading.replace('{garantia}', String(days))]);
  expect(headings('Risco zero')).toEqual(['Risco zero']);
});

it('the link that declines an offer is not a button', () => {
  const place = render(Pricing, 'pricing', { offer: 'mensal', decline: { label: 'Não', to: 'unica' } });
  expect(textsOf(place, '.button')).toEqual(['Quero o meu']);
  expect(checkoutsOf(place)).toEqual(['mensal', 'unica']);
});
