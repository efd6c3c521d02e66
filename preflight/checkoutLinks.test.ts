import { expect, it } from 'vitest';
import { change, check, findingsWith, ready } from '../tests/support/readyContent.ts';

const KIWIFY = 'https://pay.kiwify.com.br/AAA';
const HOTMART = 'https://pay.hotmart.com/A1';

it.each([
  ['src', `${KIWIFY}?src=bio`, KIWIFY],
  ['utm_source, utm_medium', `${KIWIFY}?utm_source=organic&utm_medium=x`, KIWIFY],
  ['fbclid', `${KIWIFY}?fbclid=IwAR0#topo`, `${KIWIFY}#topo`],
])('stops a link that carries %s', (names, link, clean) => {
  expect(findingsWith({ 'links.checkoutA': link })).toEqual([
    `stop links.checkoutA: O link da oferta A traz o rastreio de outra visita (${names}): todas as vendas seriam atribuídas a ela. Deixe só ${clean}`,
  ]);
});

it('keeps the parameters that a platform needs', () => {
  const link = `${HOTMART}?off=z9&checkoutMode=10&bid=171&hideBillet=1`;
  expect(findingsWith({ 'links.checkoutA': link })).toEqual([]);
});

it('warns of an unknown platform', () => {
  expect(findingsWith({ 'links.checkoutB': 'https://loja.minhapagina.com.br/p' })).toEqual([
    expect.stringContaining('warn links.checkoutB: O link da oferta B leva a loja.minhapagina.com.br,'),
  ]);
});

it.each(['checkoutA', 'checkoutB'] as const)('stops %s as the link of the exclusive offer', (name) => {
  const same = expect.stringMatching(/^stop links.checkoutExclusive: .* é o mesmo da página principal/);
  const link = ready.links[name];
  expect(findingsWith({ 'links.checkoutExclusive': link })).toEqual([same]);
  expect(findingsWith({ 'links.checkoutExclusive': `${link}?src=x` })).toContainEqual(same);
});

it('warns of one link for the offers A and B', () => {
  expect(findingsWith({ 'links.checkoutB': ready.links.checkoutA })).toEqual([
    expect.stringMatching(/^warn links.checkoutB: .* são iguais/),
  ]);
});

it('checks the link of the list price only where there is a deadline', () => {
  const changes = { 'behaviour.deadline.listPriceCheckout': ready.links.checkoutB };
  expect(findingsWith(changes)).toEqual([]);
  expect(findingsWith({ ...changes, 'behaviour.countdown': 'deadline' })).toEqual([
    expect.stringMatching(/^stop behaviour.deadline.listPriceCheckout: .* é o de uma das ofertas/),
  ]);
});

it('reports the links as fine only when none of them is an example', () => {
  const good = [
    'Nenhum link de pagamento traz o rastreio de outra visita.',
    'Os links de pagamento são de plataformas conhecidas.',
    'Cada oferta tem o seu link de pagamento.',
  ];
  expect(check(ready).fine).toEqual(expect.arrayContaining(good));
  const { fine } = check(change(ready, { 'links.checkoutB': 'https://pay.example.com/planner' }));
  expect(fine.filter((text) => good.includes(text))).toEqual([]);
});
