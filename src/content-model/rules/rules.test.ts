import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { fieldPath } from '../../../editor/places.ts';
import { exampleSection } from '../../../tests/support/examples.ts';
import { preparedTest, promotion } from '../../../tests/support/pageContext.ts';
import {
  defined,
  type Edits,
  edited,
  inShort,
  NOW_MS,
  OFFER_PAGE,
  ready,
  sectionOf,
  shipped,
} from '../../../tests/support/readyContent.ts';
import type { Section, SectionKind, SectionOf } from '../../sections/index.ts';
import { checkLaunch, findings, ruleErrors } from './index.ts';

/** What the rules find, and the edits of the content after which they find it. */
type Case = [found: string, edits: Edits];

const DAY_MS = 24 * 60 * 60 * 1000;
const KIWIFY = 'https://pay.kiwify.com.br';
const DEADLINE: Edits = { 'offers.countdown': 'deadline' };

const HIDDEN_OFFER: Edits = { '^.hidden': true, '~.leave': undefined };

const buttonTo = (to: string) => [{ label: 'Quero', to }];
const price = sectionOf(shipped, 'pricing');
const cta = sectionOf(ready, 'cta', OFFER_PAGE);
const ladder = { ...exampleSection('ladder'), offer: 'exclusiva', promotionalLabel: 'Preço promocional' };
const plans = {
  ...(exampleSection('plans') as SectionOf<'plans'>),
  id: 'planos',
  countdownLabel: 'Acaba em',
};
const [firstPlan, secondPlan] = plans.plans;
const bonuses = { kind: 'bonuses', id: 'bonus', heading: 'Bônus', layout: 'list' };

/** A section that adds up the values of its own bonuses. */
const sumOf = (...values: (number | undefined)[]) => ({
  ...bonuses,
  items: values.map((value, index) => ({ title: `Bônus ${index}`, value })),
  sum: 'Valor somado',
  total: { label: 'Tudo isso por', offer: 'b' },
});

const fewItems = (name: 'modules' | 'features') => ({
  [`product.${name}`]: shipped.product[name].slice(0, 2),
});
const OWN_FEATURES = {
  '^recursos.items': [{ text: 'Um' }, { text: 'Dois' }],
  '^recursos.showFeatures': false,
};

const sale = (values: object) => ({ 'offers.promotion': { ...promotion, ...values } });

/** A version B of the first section of a kind. */
const versionB = (kind: SectionKind, values: object = {}, page?: typeof OFFER_PAGE): Section[] => {
  const a = sectionOf(ready, kind, page);
  return [{ ...a, id: `${a.id}-b`, versionOf: a.id, ...values } as Section];
};

/** A payment link of version B for each offer. */
const LINKS = Object.fromEntries(
  ready.offers.offers.map(({ id }) => [`offers.offers.${id}.checkoutB`, `${KIWIFY}/${id}-do-teste`]),
);
const RUNNING = { ...LINKS, 'ab-test.running': { ...preparedTest, started: NOW_MS } };
/** A started A/B test of the hero. */
const TESTED = versionB('hero', { headline: 'Outro' });
const AB_TEST = { ...RUNNING, '~.sections+': TESTED };

const errorsAfter = (edits: Edits) => inShort(ruleErrors(edited(shipped, edits))).replaceAll('error ', '');

it.each<Case>([
  ['', {}],
  ['~depoimentos.items.0.quote', { '~depoimentos.items': [{ name: 'Ana L.' }] }],
  // Former addresses.
  ['', { '~.formerPaths': ['/antiga'] }],
  ['~.formerPaths.0', { '~.formerPaths': ['/oferta-exclusiva'] }],
  ['~.formerPaths.0', { '~.formerPaths': ['/'] }],
  ['~.formerPaths.0', { '~.formerPaths': ['/privacidade'] }],
  ['~.formerPaths.0,^.formerPaths.0', { '~.formerPaths': ['/x'], '^.formerPaths': ['/x'] }],
  // References.
  ['offers.main', { 'offers.main': 'c' }],
  ['~.offer', { '~.offer': 'c' }],
  ['~depoimentos.button.to', { '~depoimentos.button': { label: 'Quero', to: 'c' } }],
  ['~inicio.buttons.0.to', { '~preco.hidden': true }],
  ['~inicio.buttons.0.to', { '~inicio.buttons': buttonTo('/nada') }],
  ['', { '~inicio.buttons': buttonTo('/privacidade') }],
  ['', { '~inicio.buttons': buttonTo('https://www.youtube.com/') }],
  ['~.leave.to', { '^.hidden': true }],
  ['', HIDDEN_OFFER],
  ['', { '^.hidden': true, '~.leave.scrollRedirect': 'off', '~.leave.exitIntent': 'off' }],
  ['~.leave.to', { '~.leave.to': '/' }],
  ['~.duringPromotion,^.duringPromotion', { '~.duringPromotion': '/oferta-exclusiva' }],
  // The menu leaves out a hidden section; a section that does not exist is an error.
  ['', { '~depoimentos.hidden': true }],
  ['~.topBar.menu.0.to', { '~sobre.id': 'o-planner' }],
  ['~10.id', { '~.sections+': [price] }],
  ['', { '~.sections+': [{ ...price, id: 'preco-2' }] }],
  ['~menu.id', { '~versiculo.id': 'menu' }],
  ['', { '~versiculo.id': 'pagina-2' }],
  ['~sobre.button.to,offers.offers.1.id', { 'offers.offers.a.id': 'b' }],
  ['~.leave.to,^.duringPromotion,~.path', { '^.path': '/' }],
  ['~.leave.to,^.path', { '^.path': '/privacidade' }],
  ['^.duringPromotion,pages/termos.sections.termos.blocks.1.text,~', { '~.hidden': true }],
  ['~.leave.to,^.path', { '^.path': '/cpanel' }],
  ['~.leave.to,^.path', { '^.path': '/ofertas/aux' }],
  // Canonical pages.
  ['', { '^.canonical': '/' }],
  ['^.canonical', { '^.canonical': '/oferta-exclusiva' }],
  ['~.canonical', { '~.canonical': '/oferta-exclusiva' }],
  ['^.canonical', { '^.canonical': '/nada' }],
  // Names in braces.
  ['~sobre.text', { '~sobre.text': 'Por {preço}' }],
  ['~sobre.text', { '~sobre.text': '{passos} passos' }],
  ['~inicio.rating,~depoimentos.rating,~preco.badges.rating', { 'proof.rating': undefined }],
  // A hidden text may use a name without a value.
  ['~inicio.rating,~preco.badges.rating', { 'proof.rating': undefined, '~depoimentos.hidden': true }],
  ['~inicio.headline', { '~inicio.headline': '{nome} '.repeat(7) }],
  // Offers, and the values of offers that sections show.
  ['offers.offers.b.price', { 'offers.offers.b.listPrice': 6700 }],
  ['', { 'offers.offers.b.listPrice': 6800, 'offers.offers.b.price': 6799 }],
  ['', { 'offers.offers.b.price': 5700, ...HIDDEN_OFFER }],
  ['^.socialNote,^inicio.discount', { 'offers.offers.exclusiva.listPrice': undefined }],
  // The price of an offer that two cards show is reported once.
  [
    '^inicio.text,offers.offers.exclusiva.price',
    { 'offers.offers.exclusiva.price': 6700, '~.sections+': [ladder] },
  ],
  ['^inicio.text', { 'offers.offers.exclusiva.price': 6700, '^inicio.promotionalLabel': undefined }],
  ['', { '~.sections+': [plans] }],
  ['~planos.countdownLabel', { '~.sections+': [{ ...plans, countdownLabel: undefined }] }],
  [
    '~planos.plans.1.highlight',
    { '~.sections+': [{ ...plans, plans: [{ ...firstPlan, highlight: 'Nossa sugestão' }, secondPlan] }] },
  ],
  ['~bonus.sum', { '~.sections+': [sumOf(undefined)] }],
  ['~bonus.sum', { '~.sections+': [sumOf(3000, 3700)] }],
  ['', { '~.sections+': [sumOf(3000, 3701)] }],
  ['~bonus', { '~.sections+': [bonuses], 'product.bonuses': [] }],
  ['', { '~.sections+': [sumOf(6800)], 'product.bonuses': [] }],
  ['', { '~.sections+': [{ ...bonuses, only: ['guia'] }] }],
  ['~bonus.only.1', { '~.sections+': [{ ...bonuses, only: ['guia', 'outro'] }] }],
  ['product.bonuses.0.price', { 'product.bonuses.guia.price': 1990 }],
  ['product.bonuses.0.previousPrice', { 'product.bonuses.guia.previousPrice': 0 }],
  ['offers.promotion.price', sale({ price: 6700 })],
  ['', sale({ price: 6699 })],
  ['', sale({ price: 6700, enabled: false })],
  // A promotion replaces the price of every offer in use that is not fixed.
  ['offers.promotion.price', { ...sale({ price: 6500 }), 'offers.offers.a.price': 6500 }],
  ['offers.promotion.endsAt', sale({ startsAt: 2 })],
  ['offers.deadline', { ...DEADLINE, 'offers.deadline': undefined }],
  ['offers.offers.a.listPrice', { ...DEADLINE, 'offers.offers.a.listPrice': undefined }],
  ['~preco.badges.downloads', { 'proof.downloads': undefined }],
  ['~preco.countdownLabel', { '~preco.countdownLabel': undefined }],
  ['~preco-2.countdownLabel', { '~.sections+': [{ ...price, id: 'preco-2', countdownLabel: undefined }] }],
  ['', { '~preco.countdownLabel': undefined, 'offers.countdown': 'off' }],
  ['~inicio.rating,proof.ratingsVerified', { 'proof.ratingsVerified': true, 'proof.reviews': undefined }],
  ['~depoimentos', { 'proof.testimonials': [] }],
  ['', { 'proof.testimonials': [], '~depoimentos.hidden': true }],
  ['~incluido,^paginas', fewItems('modules')],
  ['^paginas', { '~incluido.pictures': [{ file: 'a.webp', alt: 'A' }], ...fewItems('modules') }],
  ['~sobre,^recursos', fewItems('features')],
  ['^recursos.items', { '^recursos.showFeatures': false }],
  ['~sobre', { ...fewItems('features'), ...OWN_FEATURES }],
  ['~preco', { 'product.benefits': [] }],
  ['', { 'product.benefits': [], '~preco.benefits': ['Um', 'Dois'] }],
  ['~.buyBar', { '~.offer': undefined }],
  // Looks.
  ['~sobre.video.poster', { '~sobre.video.ratio': '9:16' }],
  ['brand.colors', { 'brand.palette': 'propria' }],
  ['brand.colors.0', { 'brand.palette': 'propria', 'brand.colors': ['#7777aa', '#ffffff'] }],
  ['brand.colors.1', { 'brand.palette': 'propria', 'brand.colors': ['#12123a', '#333366'] }],
  ['', { 'brand.palette': 'propria', 'brand.colors': ['#12123a', '#f3a566'] }],
  // A/B tests.
  ['', AB_TEST],
  ['~inicio-b.versionOf', { '~.sections+': versionB('hero', { versionOf: 'nada' }) }],
  [
    '~c.versionOf',
    { ...RUNNING, '~.sections+': [...TESTED, ...versionB('hero', { id: 'c', versionOf: 'inicio-b' })] },
  ],
  ['~c', { ...RUNNING, '~.sections+': [...TESTED, ...versionB('hero', { id: 'c' })] }],
  ['^oferta-b', { ...AB_TEST, '^.sections+': versionB('offerHero', { id: 'oferta-b' }, OFFER_PAGE) }],
  ['ab-test.running.page', { ...AB_TEST, '~.footerLink': { label: 'Termos', hasSymbol: false } }],
  ['ab-test.running.page', { ...RUNNING, 'ab-test.running.page': '/privacidade' }],
  ['~sobre-b', { ...RUNNING, '~.sections+': versionB('hero', { id: 'sobre-b', versionOf: 'sobre' }) }],
  ['~inicio.buttons.0.to', { ...AB_TEST, '~inicio.buttons': buttonTo('#inicio-b') }],
])('the fields with errors are %j', (fields, edits) => {
  expect(errorsAfter(edits)).toBe(fields);
});

const table = {
  kind: 'tabela',
  clock: '7:00',
  title: 'Agosto',
  legend: 'Exemplo',
  columns: { name: 'Categoria', value: 'Plano' },
  rows: [{ name: 'Casa', value: '10' }],
  total: { label: 'Total', value: '10' },
};
const calendar = (span: string, ...days: number[]) => ({
  kind: 'calendario',
  span,
  date: Date.UTC(2026, 7, 1, 15),
  entries: days.map((day) => ({ day, text: 'Dia' })),
});
const reading = { icon: 'lista', label: 'Leitura' };

it.each<[fields: string, planner: object]>([
  ['', table],
  ['columns,rows.0.value,total', { ...table, columns: { name: 'Categoria' } }],
  ['rows.0.value', { ...table, rows: [{ name: 'Mercado' }] }],
  ['', calendar('semana', 26, 1)],
  ['entries.1.day', calendar('semana', 26, 2)],
  ['entries.0.day', calendar('mes', 32, 31)],
  ['properties.0', { ...table, properties: [reading] }],
  ['properties.0', { ...table, properties: [{ ...reading, text: 'João', tags: ['João'] }] }],
])('the fields with errors in the hero’s planner are %j', (fields, planner) => {
  const found = errorsAfter({ '~inicio.media.phone': planner });
  expect(found.replaceAll('~inicio.media.phone.', '')).toBe(fields);
});

it('suggests valid values', () => {
  const suggestions = (edits: Edits) =>
    ruleErrors(edited(shipped, edits)).map(({ suggestion }) => suggestion);
  const colors = suggestions({ 'brand.palette': 'propria', 'brand.colors': ['#7777aa', '#333366'] });
  expect(errorsAfter({ 'brand.palette': 'propria', 'brand.colors': colors })).toBe('');
  expect(suggestions(sale({ price: 6700 }))).toEqual(['66,00']);
  const startsAt = Date.UTC(2026, 10, 20, 12);
  expect(suggestions(sale({ startsAt }))).toEqual(['23/11/2026 08:59']);
});

const UNWRITTEN = 'Seu texto aqui';
const unwritten = (place: string) => ({ [`${place}.title`]: UNWRITTEN, [`${place}.description`]: UNWRITTEN });
const WITHOUT_BONUSES = { '~incluido.showBonuses': false, '^recursos.showBonuses': false };
const after = (minutes: number, seconds = 0) => ({ minutes, seconds });
const REGRET = 'Você pode desistir em até {garantia} dias; a lei garante 7 dias (CDC, art. 49). Escreva para';
const demonstrated = (index: number) => defined(shipped.proof.testimonials[index]);

const soon = (values: object = {}) => ({
  ...sale({
    installments: { count: 12, each: 458 },
    startsAt: NOW_MS + 1,
    endsAt: NOW_MS + 2,
    trackedValue: 4700,
    ...values,
  }),
  'offers.offers.exclusiva.price': 4600,
});
/** A promotion that begins after now, and a lower price of the exclusive offer. */
const PROMOTED = soon();
const UNTRACKED = soon({ trackedValue: undefined });

/** A table with these columns and a row of three cells. */
const tableOf = (columns: string[]) => {
  const cell = { mark: 'yes' };
  const rows = [{ label: 'Suporte', first: cell, second: cell, third: cell }];
  return [{ kind: 'comparison', id: 'tabela', body: { kind: 'table', columns, highlighted: 'none', rows } }];
};

const curriculum = (heading: string) => {
  const modules = [{ title: 'A prática', text: 'O método inteiro, com um exercício em cada aula.' }];
  return [{ kind: 'curriculum', id: 'aulas', heading, layout: 'cards', modules }];
};

/** Two plans, which both have `texts`. */
const twoPlans = (second: string, texts: object = {}) => {
  const plan = (offer: string) => ({ offer, title: offer, buy: 'Quero', includes: ['Um', 'Dois'] });
  const both = ['b', second].map((offer) => ({ ...plan(offer), installments: 'ou em 12x', ...texts }));
  return [{ ...plans, heading: 'Planos', plans: both, showGuarantee: false }];
};

const ONE_CLICK = { code: 'hotmart', checkoutLabel: 'Outro jeito' };
const oneClickTo = (to: string) => ({
  '^fechamento.oneClick': ONE_CLICK,
  '^fechamento.buttons': buttonTo(to),
});

/** The link of version B for the exclusive offer. */
const LINK = 'offers.offers.exclusiva.checkoutB';
const TEST_OF_OFFER = {
  ...RUNNING,
  '^.sections+': versionB('offerHero', { warning: 'Outro aviso.' }, OFFER_PAGE),
  'ab-test.running.page': '/oferta-exclusiva',
};
/** A price of the exclusive offer, without the lines that show values of the main offer. */
const OTHER_PRICE = {
  offer: 'exclusiva',
  discount: undefined,
  installments: undefined,
  installmentsTotal: undefined,
};

const STEP = 'warning ^como-funciona.items.1.description';
const THANKS = 'warning pages/obrigado.sections.passos.items.2.description';
const TERMS = 'warning pages/termos.sections.termos.blocks.6.text';

it('finds nothing in ready content, and lists each passed rule once', () => {
  const { findings, passed } = checkLaunch(ready, NOW_MS);
  expect(findings).toEqual([]);
  expect(new Set(passed).size).toBe(passed.length);
  expect(passed.length).toBeGreaterThan(25);
});

it('finds these stops and warnings in the unchanged shipped product, and so many others like them', () => {
  const found = findings(shipped, NOW_MS).map((one) => `${inShort([one])} +${one.others?.length ?? 0}`);
  const expected = `stop offers.offers.b.checkout +2, stop site.address +0, stop site.chat.phone +0,
    stop site.seller.name +3, stop proof.testimonials.0.picture.file +8, stop ^video.video.poster +0,
    stop ~sobre.video.poster +0, stop brand.socialBackground +0, warning proof.reviews +5,
    warning site.tagline +0, warning ^video.video.address +0, warning ~sobre.video.address +0,
    warning ^video.video.captions +0, warning ~sobre.video.captions +0, warning brand.logo +0,
    warning site.footer.seals.file +0, warning ^aparelhos.badge.file +0, warning ~aparelhos.badge.file +0,
    warning product.modules.0.picture.file +11, warning ^inicio.mockup.file +4,
    warning ~como-funciona.items.0.image +3, warning offers.offers.b.installments.each +1,
    warning offers.offers.b.trackedValue +0, warning proof.peopleOnOffer +1,
    warning proof.testimonialReviews +1, warning ~.leave.scrollRedirect +0, warning ~.leave.exitIntent +0,
    warning ~.leave.prompt +0, warning offers.countdown +0, warning ^inicio.warning +0`;
  expect(found).toEqual(expected.split(/,\s+/));
});

it.each<Case>([
  // Payment links.
  ['stop offers.offers.a.checkout', { 'offers.offers.a.checkout': `${KIWIFY}/a?src=bio` }],
  ['stop offers.offers.a.checkout', { 'offers.offers.a.checkout': `${KIWIFY}/a?utm_source=x&fbclid=y#topo` }],
  ['', { 'offers.offers.a.checkout': 'https://pay.hotmart.com/A1?off=z9&checkoutMode=10&bid=171' }],
  ['warning offers.offers.b.checkout', { 'offers.offers.b.checkout': 'https://loja.minhapagina.com.br/p' }],
  ['stop offers.offers.exclusiva.checkout', { 'offers.offers.exclusiva.checkout': `${KIWIFY}/a` }],
  ['warning offers.offers.a.checkout', { 'offers.offers.a.checkout': `${KIWIFY}/b` }],
  ['stop offers.deadline.checkout', { ...DEADLINE, 'offers.deadline.checkout': `${KIWIFY}/b` }],
  // The price after the deadline is the list price of the offers that change.
  [
    'warning offers.deadline.checkout',
    {
      'offers.offers.b': { id: 'b', name: 'B', price: 11_900, checkout: `${KIWIFY}/b`, isFixed: true },
      ...DEADLINE,
      'offers.deadline.checkout': `${KIWIFY}/b`,
    },
  ],
  ['', { 'offers.deadline.checkout': `${KIWIFY}/b` }],
  ['stop offers.promotion.checkout', soon({ checkout: 'https://pay.hotmart.com/A12345678B' })],
  ['stop offers.promotion.checkout', soon({ checkout: `${KIWIFY}/exclusiva` })],
  // Purchases in one click.
  ['', oneClickTo('exclusiva')],
  ['stop ^fechamento.buttons', oneClickTo('/')],
  ['warning ^fechamento.oneClick.code', { ...oneClickTo('exclusiva'), '^.isIndexed': true }],
  [
    'stop ^copia.oneClick.code',
    {
      ...oneClickTo('exclusiva'),
      '^.sections+': [{ ...cta, id: 'copia', oneClick: ONE_CLICK, buttons: buttonTo('exclusiva') }],
    },
  ],
  // Tables.
  ['', { '~.sections+': tableOf(['Sozinho', 'Livro', 'Curso']) }],
  ['stop ~tabela.body.rows.0.third', { '~.sections+': tableOf(['Sozinho', 'Curso']) }],
  ['stop ~tabela.body.rows.0.fourth', { '~.sections+': tableOf(['Sozinho', 'Livro', 'Vídeo', 'Curso']) }],
  // Testimonials of a section.
  [
    'warning ~depoimentos.items.1.name',
    {
      '~depoimentos.items': ['Ana L.', 'Aná L.', 'Bia C.'].map((name) => ({ name, quote: 'Bom.' })),
      'proof.testimonials': [],
    },
  ],
  // Sections that wait for a video.
  ['', { '~preco.appearsAfter': after(20) }],
  ['warning ~preco.appearsAfter', { '~preco.appearsAfter': after(20, 1) }],
  ['', { '~perguntas.appearsAfter': after(30) }],
  ['warning ~perguntas.appearsAfter', { '~perguntas.appearsAfter': after(1), '~sobre.video': undefined }],
  // Prices.
  ['', { 'offers.offers.b.trackedValue': undefined }],
  ['stop offers.offers.b.installments.each', { 'offers.offers.b.installments.each': 499 }],
  ['', { 'offers.offers.b.installments.each': 693 }],
  ['warning ~preco.installments', { '~preco.installments': undefined }],
  // The card of another offer would show the discount and instalments of the main offer.
  [
    'warning ~preco.discount,warning ~preco.installments,warning ~preco.installmentsTotal',
    { '~preco.offer': 'exclusiva', '~preco.validity': 'Antes {precoTabela}.' },
  ],
  ['', { '~preco.validity': 'Hoje por {preco}.' }],
  ['stop offers.deadline.endsAt', { ...DEADLINE, 'offers.deadline.endsAt': NOW_MS }],
  ['', { ...DEADLINE, 'offers.deadline.endsAt': NOW_MS + 1 }],
  // One payment link charges the list price of all offers.
  ['stop offers.offers.a.listPrice', { ...DEADLINE, 'offers.offers.a.listPrice': 19_700 }],
  ['', { ...DEADLINE, 'offers.offers.a.listPrice': 19_700, 'offers.offers.a.isFixed': true }],
  ['stop offers.offers.a.period', { ...DEADLINE, 'offers.offers.a.period': 'mes' }],
  ['', { ...DEADLINE, 'offers.offers.a.period': 'mes', 'offers.offers.a.isFixed': true }],
  ['', { 'offers.offers.a.listPrice': 19_700 }],
  ['', PROMOTED],
  ['warning offers.promotion.endsAt', soon({ endsAt: NOW_MS })],
  ['', soon({ endsAt: NOW_MS, enabled: false })],
  ['warning offers.promotion.price', { ...PROMOTED, 'offers.offers.exclusiva.price': 5700 }],
  ['stop offers.promotion.validity', soon({ validity: 'Só até {promocaoFim}!' })],
  ['stop offers.promotion.installments.each', soon({ installments: { count: 12, each: 391 } })],
  ['warning offers.promotion.installments.each', soon({ installments: { count: 12, each: 499 } })],
  ['warning offers.promotion.trackedValue', UNTRACKED],
  ['warning offers.offers.b.trackedValue', { ...UNTRACKED, 'offers.offers.b.trackedValue': 4790 }],
  ['warning ~planos.plans', { ...PROMOTED, '~.sections+': twoPlans('a') }],
  ['', { ...PROMOTED, '~.sections+': twoPlans('exclusiva') }],
  [
    'warning ~planos.plans.0.installments',
    { '~.sections+': twoPlans('exclusiva', { installments: undefined }) },
  ],
  ['warning ~planos.plans.1.discount', { '~.sections+': twoPlans('exclusiva', { discount: '{desconto}%' }) }],
  ['warning ~sobre.text', { ...PROMOTED, '~sobre.text': 'Tudo por {preco}.' }],
  ['warning ~sobre.text', { ...PROMOTED, '~sobre.text': 'Tudo por {preco.a}.' }],
  ['warning ~.title', { ...PROMOTED, '~.title': '{nome} por {preco}' }],
  ['', { ...PROMOTED, '~sobre.text': 'Hoje por R$ 47,00, ou 12x de R$ 4,58.' }],
  ['', { '~sobre.text': 'Tudo por {preco}.' }],
  ['', { ...PROMOTED, '~.sections+': [{ kind: 'announcement', text: 'Tudo por {preco}.', time: 'off' }] }],
  ['', { ...PROMOTED, 'offers.offers.b.isFixed': true, '~sobre.text': 'Tudo por {preco}.' }],
  // The card of an offer with a fixed price stays as it is during the promotion.
  [
    'warning ^inicio.discount',
    {
      ...PROMOTED,
      '^.duringPromotion': undefined,
      '^inicio.text': undefined,
      '^inicio.discount': 'Menos {economia.exclusiva}',
    },
  ],
  // Claims.
  ['warning proof.reviews,warning proof.testimonialReviews', { 'proof.reviews': 901 }],
  ['warning proof.people', { 'proof.people': 901 }],
  ['warning proof.customers', { 'proof.downloads': 899 }],
  ['', { 'proof.reviews': 900, 'proof.testimonialReviews': 900, 'proof.downloads': 900 }],
  ['warning proof.testimonials.2.name', { 'proof.testimonials.2.name': 'bía  C' }],
  [
    'warning proof.testimonials.1.picture.file',
    { 'proof.testimonials.1.picture': ready.proof.testimonials[0]?.picture },
  ],
  ['warning ~sobre.text', { '~sobre.text': 'Era R$ 119,00, hoje {preco}, e não R$ 97.' }],
  ['', { 'offers.offers.a.listPrice': 199_700, '~sobre.text': 'Era R$ 1997,00, ou R$ 1.997.' }],
  ['warning site.seller.regret,warning privacy.regret.text', { 'site.guarantee.days': 15 }],
  [
    'warning ~ajuda.text',
    {
      'site.guarantee.days': 15,
      'site.seller.regret': REGRET,
      'privacy.regret.text': REGRET,
      '~ajuda.text': 'Com garantia de 7 dias.',
    },
  ],
  ['warning site.guarantee.text', { 'site.guarantee.text': 'Escreva em até 15 dias e devolvemos tudo.' }],
  ['warning ~ajuda.text', { '~ajuda.text': 'Compre com 30 dias de garantia.' }],
  ['warning site.seller.regret', { 'site.seller.regret': 'Você pode desistir em até 15 dias. Escreva para' }],
  ['stop ~ajuda.text', { '~ajuda.text': UNWRITTEN }],
  ['stop proof.testimonials.0.name', { 'proof.testimonials.0.name': 'Nome S.' }],
  // A cta section shows only the last testimonial.
  ['', { '~depoimentos.hidden': true, 'proof.testimonials.0.name': 'Nome S.' }],
  ['stop site.notFound.code', { 'site.notFound.code': 'Texto' }],
  // The price card shows each bonus, and the hero's window shows each page's name, even if no section lists them.
  ['stop product.bonuses.guia.title', { ...WITHOUT_BONUSES, ...unwritten('product.bonuses.guia') }],
  [
    'stop product.modules.0.title',
    { '~incluido.hidden': true, '^paginas.hidden': true, ...unwritten('product.modules.0') },
  ],
  [
    '',
    {
      ...WITHOUT_BONUSES,
      '~preco.showBonuses': false,
      'product.bonuses.guia.inside': { file: 'livro.webp', alt: UNWRITTEN },
      'product.bonuses+': [{ id: 'outro', title: UNWRITTEN, description: UNWRITTEN }],
      '~.sections+': [{ ...bonuses, only: ['guia'] }],
    },
  ],
  [`${THANKS},${STEP},warning ~ajuda.text,${TERMS}`, { 'site.chat.phone': '' }],
  [STEP, { 'product.bonuses': [] }],
  // The amounts in the hero's planner are examples.
  ['', { '~inicio.media.phone.hint': 'Aluguel: R$ 1.450' }],
  // Values of the shipped products, and examples.
  ['stop site.chat.phone', { 'site.chat.phone': '5521999999999' }],
  ['warning site.chat.phone', { 'site.chat.phone': '551132654321' }],
  ['stop site.address', { 'site.address': 'https://www.seusite.com.br' }],
  ['stop site.seller.email', { 'site.seller.email': 'eu@loja.example.org' }],
  ['stop tracking.metaPixel', { 'tracking.metaPixel': '123456789012345' }],
  ['', { 'tracking.metaPixel': '987612345698765' }],
  ['stop ~inicio.buttons.0.to', { '~inicio.buttons': buttonTo('https://example.com/') }],
  ['stop proof.testimonials.0.quote', { 'proof.testimonials.0.quote': demonstrated(1).quote }],
  [
    'stop proof.testimonials.2.picture.alt',
    { 'proof.testimonials.2.picture.alt': `Conversa com Sara. ${demonstrated(2).quote}` },
  ],
  [
    'stop proof.testimonials.1.picture.file',
    { 'proof.testimonials.1.picture.file': demonstrated(1).picture?.file },
  ],
  ['warning product.modules.3.picture.file', { 'product.modules.3.picture.file': 'modulos/biblia.webp' }],
  ['', { 'brand.socialBackground': '' }],
  // The players of other sites bring their own captions.
  ['', { '~sobre.video.address': 'https://youtu.be/dQw4w9WgXcQ', '~sobre.video.captions': 'video/tour.vtt' }],
  // Fewer than half of the pages are the shipped product's.
  [
    'warning product.modules.0.description,warning ^.description,warning ~.title',
    { 'product.modules': ready.product.modules.slice(-3) },
  ],
  // A section whose texts are all from its example, until one of them changes.
  ['warning ~aulas.heading', { '~.sections+': curriculum('O que você vai ver') }],
  ['', { '~.sections+': curriculum('As doze semanas') }],
  // A/B tests.
  ['', TEST_OF_OFFER],
  ['stop ab-test.running.page', { ...TEST_OF_OFFER, ...oneClickTo('exclusiva') }],
  ['', AB_TEST],
  ['', { ...AB_TEST, 'ab-test.running.started': undefined }],
  ['warning ab-test.running.started', { ...AB_TEST, 'ab-test.running.started': NOW_MS - 91 * DAY_MS }],
  ['stop ab-test.running.page', RUNNING],
  [
    'stop ab-test.running.page',
    { ...RUNNING, '~.sections+': versionB('hero', { text: UNWRITTEN }), '~inicio.hidden': true },
  ],
  ['stop ~inicio-b', { ...RUNNING, '~.sections+': versionB('hero') }],
  [`stop ${LINK}`, { ...AB_TEST, [LINK]: undefined }],
  // What would stop publishing a started test is a warning while the test is prepared.
  [`warning ${LINK}`, { ...AB_TEST, [LINK]: undefined, 'ab-test.running.started': undefined }],
  ['warning ab-test.running.page', { ...RUNNING, 'ab-test.running.started': undefined }],
  [`stop ${LINK},stop ${LINK}`, { ...AB_TEST, [LINK]: `${KIWIFY}/exclusiva?src=bio` }],
  [`stop ${LINK},stop ${LINK}`, { ...AB_TEST, [LINK]: `${KIWIFY}/b?src=bio` }],
  [`stop ${LINK}`, { ...AB_TEST, [LINK]: `${KIWIFY}/b-do-teste` }],
  [`stop ${LINK}`, { ...AB_TEST, [LINK]: 'https://pay.example.com/b' }],
  [`stop ${LINK}`, { ...AB_TEST, [LINK]: `${KIWIFY}/c?src=bio` }],
  [`warning ${LINK}`, { ...AB_TEST, [LINK]: `${KIWIFY}/c?src=bio`, 'ab-test.running.started': undefined }],
  ['stop offers.promotion.checkoutB', { ...AB_TEST, ...PROMOTED }],
  ['', { ...AB_TEST, ...PROMOTED, 'offers.promotion.checkoutB': `${KIWIFY}/promocao-do-teste` }],
  ['stop offers.deadline.checkoutB', { ...AB_TEST, ...DEADLINE }],
  ['warning ~inicio-b', { ...RUNNING, '~.sections+': versionB('hero', { headline: 'Por {preco}' }) }],
  [
    '',
    {
      ...RUNNING,
      '~inicio.text': 'Por só R$ 67. São 43 % a menos.',
      '~.sections+': versionB('hero', { text: 'Só R$ 67,00 hoje: 43% a menos.' }),
    },
  ],
  ['stop ~preco-b,warning ~preco-b', { ...RUNNING, '~.sections+': versionB('pricing', OTHER_PRICE) }],
])('the findings are %j', (expected, edits) => {
  expect(inShort(findings(edited(ready, edits), NOW_MS))).toBe(expected);
});

it('finds nothing in hidden sections and pages, and in offers that nothing leads to', () => {
  const hidden = ['depoimentos', 'sobre', 'aparelhos', 'incluido', 'preco'].map((id) => [
    `~${id}.hidden`,
    true,
  ]);
  const content = edited(shipped, { ...HIDDEN_OFFER, ...Object.fromEntries(hidden) });
  const places = findings(content, NOW_MS).flatMap((found) =>
    [found, ...(found.others ?? [])].map(fieldPath),
  );
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
