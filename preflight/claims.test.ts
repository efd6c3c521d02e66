import { expect, it } from 'vitest';
import { findingsWith, NOW_MS } from '../tests/support/readyContent.ts';

const PEOPLE = 'proof.testimonials';

/** Each fault: the beginning of all that is found, and what the seller has written. */
/** True also where the guarantee gives more than the law. */
const LAWFUL = 'Você pode desistir em até {garantia} dias; a lei dá 7 (CDC, art. 49). Escreva para';

it.each<[string, Record<string, unknown>]>([
  [
    'warn proof.testimonialReviews: O topo da página fala em mais de 950 avaliações, e os depoimentos, em 327.',
    { 'proof.reviews': 950, 'proof.customers': 1000, 'proof.peopleOnOffer': 1000 },
  ],
  ['warn proof.peopleOnOffer: A oferta exclusiva diz "mais de 960 pessoas"', { 'proof.peopleOnOffer': 960 }],
  [
    'warn proof.reviews: Há mais avaliações (1.100) do que clientes (900).',
    { 'proof.reviews': 1100, 'proof.testimonialReviews': 1100 },
  ],
  ['warn proof.downloads: Há mais clientes (900) do que downloads (800).', { 'proof.downloads': 800 }],
  ['warn proof.testimonials.2.name: bía  C aparece em dois depoimentos', { [`${PEOPLE}.2.name`]: 'bía  C' }],
  [
    'warn proof.testimonials.1.image: A imagem do depoimento de Davi R. é a mesma de outro',
    { [`${PEOPLE}.1.image`]: 'depoimentos/0.webp' },
  ],
  [
    'warn prices.trackedValue: O pixel registra R$ 47,90 por clique nos botões da oferta B, e o preço é R$ 67,00',
    { 'prices.trackedValue': 4790 },
  ],
  [
    'stop prices.installments.each: 12x de R$ 4,99 somam R$ 59,88, menos',
    { 'prices.installments.each': 499 },
  ],
  [
    'warn prices.installments.each: 12x de R$ 4,86 somam R$ 58,32: é mais do que juros de 3,5% ao mês dariam (R$ 4,04',
    {
      'prices.promotional': 3900,
      'prices.exclusive': 3000,
      'prices.trackedValue': 3900,
      'prices.installments.each': 486,
    },
  ],
  [
    'stop behaviour.deadline.endsAt: O prazo',
    { 'behaviour.countdown': 'deadline', 'behaviour.deadline.endsAt': NOW_MS },
  ],
  [
    'warn home.about.text: Está escrito R$ 97, que não é nenhum dos preços',
    { 'home.about.text': 'Era R$ 119,00, hoje {preco}, e não R$ 97.' },
  ],
  [
    'warn site.footer.sealsAlt: Está escrito "garantia de 7 dias", e a garantia é de 15',
    {
      'site.guaranteeDays': 15,
      'site.footer.sealsAlt': 'Selos: compra segura e garantia de 7 dias',
      'seller.regret': LAWFUL,
      'privacy.regret.text': LAWFUL,
    },
  ],
  [
    'warn seller.regret: O direito de arrependimento dá os 15 dias como se fossem da lei, e ela dá 7 (CDC, art. 49). Acrescente',
    { 'site.guaranteeDays': 15, 'privacy.regret.text': LAWFUL },
  ],
  [
    'warn home.price.guaranteeText: Está escrito "15 dias", e a garantia é de 7',
    { 'home.price.guaranteeText': 'Se não gostar, escreva em até 15 dias e devolvemos tudo.' },
  ],
  [
    'warn home.help.text: Está escrito "30 dias de garantia", e a garantia é de 7',
    { 'home.help.text': 'Compre com 30 dias de garantia.' },
  ],
  [
    'warn seller.regret: O direito de arrependimento fala em 15 dias, e a garantia é de 7: quem lê',
    { 'seller.regret': 'Você pode desistir em até 15 dias. Escreva para' },
  ],
  [
    'warn privacy.regret.text: O direito de arrependimento fala em 10 dias',
    { 'privacy.regret.text': 'Você pode desistir em até 10 dias. Escreva para' },
  ],
  [
    'stop home.help.text: Ainda está escrito “Seu texto aqui”. Escreva o seu, ou tire o campo.',
    { 'home.help.text': 'Seu texto aqui' },
  ],
  [
    'stop proof.testimonials.0.name: Ainda está escrito “Nome S.”. Escreva o seu, ou tire o campo.',
    { 'proof.testimonials.0.name': 'Nome S.' },
  ],
  ['warn behaviour.scrollRedirect: Meta e Google Ads', { 'behaviour.scrollRedirect': 'redirect' }],
  ['warn behaviour.exitIntent: Meta e Google Ads', { 'behaviour.exitIntent': 'redirect' }],
  ['warn behaviour.leavePrompt: Meta e Google Ads', { 'behaviour.leavePrompt': 'on' }],
  ['warn behaviour.countdown: A contagem recomeça', { 'behaviour.countdown': 'loop' }],
  ['warn offer.warning: O aviso da oferta diz que ela se perde', { 'offer.warning': 'Última chance!' }],
])('%s', (expected, changes) => {
  expect(findingsWith(changes)).toEqual([expect.stringContaining(expected)]);
});

it.each([
  ['an instalment at 3.5 % a month', { 'prices.installments.each': 693 }],
  [
    'instalments without interest',
    { 'prices.promotional': 6000, 'prices.trackedValue': 6000, 'prices.installments.each': 500 },
  ],
  ['an unwritten text of a hidden part', { 'home.sections': ['price'], 'home.help.text': 'Seu texto aqui' }],
  ['equal counts', { 'proof.reviews': 900, 'proof.testimonialReviews': 900, 'proof.downloads': 900 }],
  [
    'a seller without sales',
    {
      'proof.rating': undefined,
      'proof.reviews': undefined,
      'proof.testimonialReviews': undefined,
      'proof.downloads': undefined,
      'proof.customers': undefined,
      'proof.peopleOnOffer': undefined,
      'proof.testimonials': [],
      'home.price.badges': undefined,
    },
  ],
  [
    'amounts in the table of the first screen',
    { 'home.hero.planner': { kind: 'tabela', rows: [{ name: 'Aluguel', value: 'R$ 1.450' }] } },
  ],
  ['a future deadline', { 'behaviour.countdown': 'deadline', 'behaviour.deadline.endsAt': NOW_MS + 1 }],
  ['a past deadline that is switched off', { 'behaviour.deadline.endsAt': 0 }],
])('accepts %s', (_, changes) => {
  expect(findingsWith(changes)).toEqual([]);
});

it('warns of texts that name a chat or a bonus that the page does not have', () => {
  expect(findingsWith({ 'links.chatPhone': '', 'product.bonus': undefined })).toEqual([
    expect.stringContaining('warn home.help.text: Está escrito “WhatsApp”, e a página não tem chat.'),
    expect.stringMatching(/^warn offer\.\S+: Está escrito “chat”, e a página não tem chat\./),
    expect.stringMatching(/^warn offer\.\S+: Está escrito “bônus”, e o produto não tem bônus\./),
  ]);
});

it('warns of one picture under two names', () => {
  const copy = 'same';
  const uploads = { 'depoimentos/0.webp': copy, 'depoimentos/2.webp': copy };
  expect(findingsWith({}, { uploads })).toEqual([
    expect.stringMatching(/^warn proof.testimonials.2.image: /),
  ]);
});
