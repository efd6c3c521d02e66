import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { promotion } from '../../../tests/support/pageContext.ts';
import {
  all,
  type Change,
  changed,
  changeOf,
  defined,
  fieldPath,
  file,
  findingsAfter,
  inShort,
  issueLines,
  NOW_MS,
  OFFER_PAGE,
  offer,
  page,
  pageOf,
  ready,
  section,
  sectionOf,
  shipped,
} from '../../../tests/support/readyContent.ts';
import type { Promotion } from '../files/offers.ts';
import type { Proof } from '../files/product.ts';
import { checkLaunch, findings } from './index.ts';

/** The findings after a change of the ready content. "~" is the main page, "^" the offer's page. */
type Case = [expected: string, change: Change];

const ABOUT = 'warning ~.sections.sobre.text';
const KIWIFY = 'https://pay.kiwify.com.br';
const REGRET = 'Você pode desistir em até {garantia} dias; a lei garante 7 dias (CDC, art. 49). Escreva para';

const ownTestimonials = (...names: string[]) =>
  section('testimonials', { items: names.map((name) => ({ name, quote: 'Bom.' })) });
const later = (kind: 'pricing' | 'faq', minutes: number, seconds = 0) =>
  section(kind, { appearsAfter: { minutes, seconds } });
const about = (text: string) => section('about', { text });
const help = (text: string) => section('contact', { text });
const announcement =
  (text: string): Change =>
  (content) =>
    void pageOf(content).sections.push({ kind: 'announcement', text, time: 'off' });
const installments = (each: number) => offer('b', { installments: { count: 12, each } });

const seller = changeOf(({ site }) => site.seller);
const chat = changeOf(({ site }) => site.chat);
const guarantee = changeOf(({ site }) => site.guarantee);
const deadline = changeOf(({ offers }) => offers.deadline);
const testimonial = (index: number, values: Partial<Proof['testimonials'][number]>) =>
  changeOf(({ proof }) => proof.testimonials[index])(values);

const coming: Promotion = {
  ...promotion,
  installments: { count: 12, each: 458 },
  startsAt: NOW_MS + 1,
  endsAt: NOW_MS + 2,
  trackedValue: 4700,
};

const promoted = (values: Partial<Promotion> = {}) =>
  all(file('offers', { promotion: { ...coming, ...values } }), offer('exclusiva', { price: 4600 }));

const untracked = promoted({ trackedValue: undefined });

const demonstrated = (index: number) => defined(shipped.proof.testimonials[index]);
const readyPicture = defined(ready.proof.testimonials[0]).picture;
const shippedPicture = demonstrated(1).picture;
const otherModules = file('product', { modules: ready.product.modules.slice(-3) });
const altWithQuote = `Conversa com Sara. ${demonstrated(2).quote}`;

const withDeadline = file('offers', { countdown: 'deadline' });
const heroButton = (to: string) => section('hero', { buttons: [{ label: 'Quero', to }] });
const regretsNameGuarantee = all(
  seller({ regret: REGRET }),
  changeOf(({ privacy }) => privacy.regret)({ text: REGRET }),
);
const aboutVideo = changeOf((content) => sectionOf(content, 'about').video);
const heroPhone = changeOf((content) => {
  const { media } = sectionOf(content, 'hero');
  return media?.kind === 'planner' ? media.phone : undefined;
});
const firstBonus = changeOf(({ product }) => product.bonuses[0]);
const firstModule = changeOf(({ product }) => product.modules[0]);
const fourthPicture = changeOf(({ product }) => product.modules[3]?.picture);

const withoutGalleries = all(
  section('gallery', { hidden: true }),
  section('gallery', { hidden: true }, OFFER_PAGE),
);
const withoutBonuses = all(
  section('gallery', { showBonuses: false }),
  section('features', { showBonuses: false }, OFFER_PAGE),
);
const UNWRITTEN = { title: 'Seu texto aqui', description: 'Seu texto aqui' };

/** Adds a section with the first bonus, and texts of bonuses that no section shows. */
const firstBonusOnly: Change = (content) => {
  const { bonuses } = content.product;
  defined(bonuses[0]).inside = { file: 'livro.webp', alt: 'Seu texto aqui' };
  bonuses.push({ id: 'outro', ...UNWRITTEN });
  pageOf(content).sections.push({ kind: 'bonuses', heading: 'Bônus', layout: 'list', only: ['guia'] });
};
const HELP = 'warning ~.sections.ajuda.text';
const STEP = 'warning ^.sections.como-funciona.items.1.description';
const THANKS = 'warning pages/obrigado.sections.passos.items.2.description';
const TERMS = 'warning pages/termos.sections.termos.blocks.';
const CARD = ['discount', 'installments', 'installmentsTotal']
  .map((name) => `warning ~.sections.preco.${name}`)
  .join();

/** Adds a table with these columns and a row of three cells. */
const tableOf =
  (columns: string[]): Change =>
  (content) => {
    const cell = { mark: 'yes' as const };
    const rows = [{ label: 'Suporte', first: cell, second: cell, third: cell }];
    const body = { kind: 'table' as const, columns, highlighted: 'none' as const, rows };
    pageOf(content).sections.push({ kind: 'comparison', id: 'tabela', body });
  };

it('finds nothing in ready content, and lists each passed rule once', () => {
  const { findings, passed } = checkLaunch(ready, NOW_MS);
  expect(issueLines(findings)).toEqual([]);
  expect(new Set(passed).size).toBe(passed.length);
  expect(passed.length).toBeGreaterThan(25);
});

it('warns of a section whose texts are all from its example, until one of them changes', () => {
  const added =
    (heading: string): Change =>
    (content) => {
      const modules = [{ title: 'A prática', text: 'O método inteiro, com um exercício em cada aula.' }];
      pageOf(content).sections.push({ kind: 'curriculum', id: 'aulas', heading, layout: 'cards', modules });
    };
  expect(inShort(findingsAfter(added('O que você vai ver')))).toBe('warning ~.sections.aulas.heading');
  expect(findingsAfter(added('As doze semanas'))).toEqual([]);
});

/** Adds a section with two plans, which both have `texts`. */
const plans =
  (first: string, second: string, texts: object = {}): Change =>
  (content) => {
    const plan = (offer: string) => ({ offer, title: offer, buy: 'Quero', includes: ['Um', 'Dois'] });
    pageOf(content).sections.push({
      kind: 'plans',
      id: 'planos',
      heading: 'Planos',
      countdownLabel: 'Acaba em',
      plans: [first, second].map((offer) => ({ ...plan(offer), installments: 'ou em 12x', ...texts })),
      showGuarantee: false,
    });
  };

it('finds these stops and warnings in the unchanged shipped product', () => {
  const found = findings(shipped, NOW_MS);
  const places = found.map((one) => `${inShort(issueLines([one]))} +${one.others?.length ?? 0}`);
  expect(places).toEqual([
    'stop offers.offers.b.checkout +2',
    'stop site.address +0',
    'stop site.chat.phone +0',
    'stop site.seller.name +3',
    'stop proof.testimonials.0.picture.file +8',
    'stop ^.sections.video.video.poster +0',
    'stop ~.sections.sobre.video.poster +0',
    'stop brand.socialBackground +0',
    'warning proof.reviews +5',
    'warning site.tagline +0',
    'warning ^.sections.video.video.address +0',
    'warning ~.sections.sobre.video.address +0',
    'warning ^.sections.video.video.captions +0',
    'warning ~.sections.sobre.video.captions +0',
    'warning brand.logo +0',
    'warning site.footer.seals.file +0',
    'warning ^.sections.aparelhos.badge.file +0',
    'warning ~.sections.aparelhos.badge.file +0',
    'warning product.modules.0.picture.file +11',
    'warning ^.sections.inicio.mockup.file +4',
    'warning ~.sections.como-funciona.items.0.image +3',
    'warning offers.offers.b.installments.each +1',
    'warning offers.offers.b.trackedValue +0',
    'warning proof.peopleOnOffer +1',
    'warning proof.testimonialReviews +1',
    'warning ~.leave.scrollRedirect +0',
    'warning ~.leave.exitIntent +0',
    'warning ~.leave.prompt +0',
    'warning offers.countdown +0',
    'warning ^.sections.inicio.warning +0',
  ]);
});

it.each<Case>([
  // Payment links.
  ['stop offers.offers.a.checkout', offer('a', { checkout: `${KIWIFY}/a?src=bio` })],
  ['stop offers.offers.a.checkout', offer('a', { checkout: `${KIWIFY}/a?utm_source=x&fbclid=y#topo` })],
  ['', offer('a', { checkout: 'https://pay.hotmart.com/A1?off=z9&checkoutMode=10&bid=171' })],
  ['warning offers.offers.b.checkout', offer('b', { checkout: 'https://loja.minhapagina.com.br/p' })],
  ['stop offers.offers.exclusiva.checkout', offer('exclusiva', { checkout: `${KIWIFY}/a` })],
  ['warning offers.offers.a.checkout', offer('a', { checkout: `${KIWIFY}/b` })],
  ['stop offers.deadline.checkout', all(withDeadline, deadline({ checkout: `${KIWIFY}/b` }))],
  // The price after the deadline is the list price of the offers that change.
  [
    'warning offers.deadline.checkout',
    all(
      withDeadline,
      deadline({ checkout: `${KIWIFY}/b` }),
      offer('b', { price: 11_900, listPrice: undefined, installments: undefined, trackedValue: undefined }),
      offer('b', { isFixed: true }),
    ),
  ],
  ['', deadline({ checkout: `${KIWIFY}/b` })],
  ['stop offers.promotion.checkout', promoted({ checkout: 'https://pay.hotmart.com/A12345678B' })],
  ['stop offers.promotion.checkout', promoted({ checkout: `${KIWIFY}/exclusiva` })],
  // Tables.
  ['', tableOf(['Sozinho', 'Livro', 'Curso'])],
  ['stop ~.sections.tabela.body.rows.0.third', tableOf(['Sozinho', 'Curso'])],
  ['stop ~.sections.tabela.body.rows.0.fourth', tableOf(['Sozinho', 'Livro', 'Vídeo', 'Curso'])],
  // Testimonials of a section.
  ['', ownTestimonials('Ana L.', 'Bia C.')],
  [
    'warning ~.sections.depoimentos.items.1.name',
    all(ownTestimonials('Ana L.', 'Aná L.'), file('proof', { testimonials: [] })),
  ],
  // Sections that wait for a video.
  ['', later('pricing', 20)],
  ['warning ~.sections.preco.appearsAfter', later('pricing', 20, 1)],
  ['', later('faq', 30)],
  ['warning ~.sections.perguntas.appearsAfter', all(later('faq', 1), section('about', { video: undefined }))],
  // Prices.
  ['', offer('b', { trackedValue: undefined })],
  ['stop offers.offers.b.installments.each', installments(499)],
  ['', installments(693)],
  ['warning ~.sections.preco.installments', section('pricing', { installments: undefined })],
  // The card of another offer would show the discount and instalments of the main offer.
  [CARD, section('pricing', { offer: 'exclusiva', validity: 'Antes {precoTabela}.' })],
  ['', section('pricing', { validity: 'Hoje por {preco}.' })],
  ['stop offers.deadline.endsAt', all(withDeadline, deadline({ endsAt: NOW_MS }))],
  ['', all(withDeadline, deadline({ endsAt: NOW_MS + 1 }))],
  ['', promoted()],
  ['warning offers.promotion.endsAt', promoted({ endsAt: NOW_MS })],
  ['', promoted({ endsAt: NOW_MS, enabled: false })],
  ['warning offers.promotion.price', all(promoted(), offer('exclusiva', { price: 5700 }))],
  ['stop offers.promotion.validity', promoted({ validity: 'Só até {promocaoFim}!' })],
  ['stop offers.promotion.installments.each', promoted({ installments: { count: 12, each: 391 } })],
  ['warning offers.promotion.installments.each', promoted({ installments: { count: 12, each: 499 } })],
  ['warning offers.promotion.trackedValue', untracked],
  ['warning offers.offers.b.trackedValue', all(untracked, offer('b', { trackedValue: 4790 }))],
  ['warning ~.sections.planos.plans', all(promoted(), plans('b', 'a'))],
  ['', all(promoted(), plans('b', 'exclusiva'))],
  ['warning ~.sections.planos.plans.0.installments', plans('b', 'exclusiva', { installments: undefined })],
  ['warning ~.sections.planos.plans.1.discount', plans('b', 'exclusiva', { discount: '{desconto}%' })],
  [ABOUT, all(promoted(), about('Tudo por {preco}.'))],
  [ABOUT, all(promoted(), about('Tudo por {preco.a}.'))],
  ['', all(promoted(), about('Hoje por R$ 47,00, ou 12x de R$ 4,58.'))],
  ['', about('Tudo por {preco}.')],
  ['', all(promoted(), announcement('Tudo por {preco}.'))],
  ['', all(promoted(), offer('b', { isFixed: true }), about('Tudo por {preco}.'))],
  // The card of an offer with a fixed price stays as it is during the promotion.
  [
    'warning ^.sections.inicio.discount',
    all(
      promoted(),
      page({ duringPromotion: undefined }, OFFER_PAGE),
      section('offerHero', { text: undefined, discount: 'Menos {economia.exclusiva}' }, OFFER_PAGE),
    ),
  ],
  // Claims.
  ['warning proof.reviews,warning proof.testimonialReviews', file('proof', { reviews: 901 })],
  ['warning proof.people', file('proof', { people: 901 })],
  ['warning proof.customers', file('proof', { downloads: 899 })],
  ['', file('proof', { reviews: 900, testimonialReviews: 900, downloads: 900 })],
  ['warning proof.testimonials.2.name', testimonial(2, { name: 'bía  C' })],
  ['warning proof.testimonials.1.picture.file', testimonial(1, { picture: readyPicture })],
  [ABOUT, about('Era R$ 119,00, hoje {preco}, e não R$ 97.')],
  ['', all(offer('a', { listPrice: 199_700 }), about('Era R$ 1997,00, ou R$ 1.997.'))],
  ['warning site.seller.regret,warning privacy.regret.text', guarantee({ days: 15 })],
  [HELP, all(guarantee({ days: 15 }), regretsNameGuarantee, help('Com garantia de 7 dias.'))],
  ['warning site.guarantee.text', guarantee({ text: 'Escreva em até 15 dias e devolvemos tudo.' })],
  [HELP, help('Compre com 30 dias de garantia.')],
  ['warning site.seller.regret', seller({ regret: 'Você pode desistir em até 15 dias. Escreva para' })],
  ['stop ~.sections.ajuda.text', help('Seu texto aqui')],
  ['stop proof.testimonials.0.name', testimonial(0, { name: 'Nome S.' })],
  // A cta section shows only the last testimonial.
  ['', all(section('testimonials', { hidden: true }), testimonial(0, { name: 'Nome S.' }))],
  ['stop site.notFound.code', changeOf(({ site }) => site.notFound)({ code: 'Texto' })],
  // The price card shows each bonus, and the hero's window shows each page's name, even if no section lists them.
  ['stop product.bonuses.guia.title', all(withoutBonuses, firstBonus(UNWRITTEN))],
  ['stop product.modules.0.title', all(withoutGalleries, firstModule(UNWRITTEN))],
  ['', all(withoutBonuses, section('pricing', { showBonuses: false }), firstBonusOnly)],
  [`${THANKS},${STEP},${HELP},${TERMS}6.text`, chat({ phone: '' })],
  [STEP, file('product', { bonuses: [] })],
  // The amounts in the hero's planner are examples.
  ['', heroPhone({ hint: 'Aluguel: R$ 1.450' })],
  // Values of the shipped products, and examples.
  ['stop site.chat.phone', chat({ phone: '5521999999999' })],
  ['warning site.chat.phone', chat({ phone: '551132654321' })],
  ['stop site.address', file('site', { address: 'https://www.seusite.com.br' })],
  ['stop site.seller.email', seller({ email: 'eu@loja.example.org' })],
  ['stop tracking.metaPixel', file('tracking', { metaPixel: '123456789012345' })],
  ['', file('tracking', { metaPixel: '987612345698765' })],
  ['stop ~.sections.inicio.buttons.0.to', heroButton('https://example.com/')],
  ['stop proof.testimonials.0.quote', testimonial(0, { quote: demonstrated(1).quote })],
  [
    'stop proof.testimonials.2.picture.alt',
    testimonial(2, { picture: { file: 'sara.webp', alt: altWithQuote } }),
  ],
  [
    'stop proof.testimonials.1.picture.file',
    testimonial(1, { picture: { file: shippedPicture?.file ?? '', alt: 'Conversa.' } }),
  ],
  ['warning product.modules.3.picture.file', fourthPicture({ file: 'modulos/biblia.webp' })],
  ['', file('brand', { socialBackground: '' })],
  // The players of other sites bring their own captions.
  ['', aboutVideo({ address: 'https://youtu.be/dQw4w9WgXcQ', captions: 'video/tour.vtt' })],
  // Fewer than half of the pages are the shipped product's.
  ['warning product.modules.0.description,warning ^.description,warning ~.title', otherModules],
])('the findings are %j', (expected, change) => {
  expect(inShort(findingsAfter(change))).toBe(expected);
});

it('finds nothing in hidden sections and pages, and in offers that nothing leads to', () => {
  const hidden = changed(
    shipped,
    page({ hidden: true }, OFFER_PAGE),
    page({ leave: undefined }),
    ...(['testimonials', 'about', 'content', 'gallery', 'pricing'] as const).map((kind) =>
      section(kind, { hidden: true }),
    ),
  );
  const places = findings(hidden, NOW_MS).flatMap((found) => [found, ...(found.others ?? [])].map(fieldPath));
  const parts = /exclusiva|\.a\.|testimonials\.|modules|sobre|aparelhos|bonuses/;
  expect(places.filter((place) => parts.test(place))).toEqual([]);
});

it('recognises a shipped file by its bytes, whatever its name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'uploads'));
  copyFileSync('products/planner-devocional/uploads/modulos/biblia.webp', join(folder, 'uploads/minha.webp'));
  copyFileSync('README.md', join(folder, 'uploads/outra.webp'));
  vi.stubEnv('CONTENT', folder);
  vi.resetModules();
  const { isShippedFile } = await import('./shipped.ts');
  expect(['minha.webp', 'outra.webp', 'nenhuma.webp'].map(isShippedFile)).toEqual([true, false, false]);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('finds a purchase in one click without an ordinary checkout, on an indexed page, and twice on a page', () => {
  const oneClick = { code: 'hotmart', checkoutLabel: 'De outro jeito' };
  const to = (target: string) =>
    section('cta', { oneClick, buttons: [{ label: 'Sim', to: target }] }, OFFER_PAGE);
  const found = (...changes: Change[]) =>
    findingsAfter(...changes).filter((place) => /fechamento|copia/.test(place));
  const copied: Change = (content) => {
    pageOf(content, OFFER_PAGE).sections.push({ ...sectionOf(content, 'cta', OFFER_PAGE), id: 'copia' });
  };
  const place = `${OFFER_PAGE}.sections.fechamento`;
  expect(found(to('exclusiva'))).toEqual([]);
  expect(found(to('/'))).toEqual([`stop ${place}.buttons`]);
  expect(found(to('exclusiva'), page({ isIndexed: true }, OFFER_PAGE))).toEqual([
    `warning ${place}.oneClick.code`,
  ]);
  expect(found(to('exclusiva'), copied)).toEqual([`stop ${OFFER_PAGE}.sections.copia.oneClick.code`]);
});
