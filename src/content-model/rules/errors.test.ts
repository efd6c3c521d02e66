import { expect, it } from 'vitest';
import { exampleSection } from '../../../tests/support/examples.ts';
import { promotion } from '../../../tests/support/pageContext.ts';
import {
  all,
  type Change,
  changed,
  changeOf,
  file,
  inShort,
  issueLines,
  OFFER_PAGE,
  offer,
  page,
  pageOf,
  section,
  sectionOf,
  shipped,
} from '../../../tests/support/readyContent.ts';
import type { PlannerOf } from '../../sections/hero/planner.fields.ts';
import type { Section, SectionOf } from '../../sections/index.ts';
import type { Promotion } from '../files/offers.ts';
import { ruleErrors } from './index.ts';

/** The fields with errors after a change of the shipped content. "~" is the main page, "^" the offer's page. */
type Case = [fields: string, change: Change];

const errorsAfter = (change: Change) =>
  inShort(issueLines(ruleErrors(changed(shipped, change)))).replaceAll('error ', '');

const heroButton = (to: string) => section('hero', { buttons: [{ label: 'Quero', to }] });
const leave = changeOf((content) => pageOf(content).leave);
const bonus = changeOf(({ product }) => product.bonuses[0]);
const offerPage = (values: Parameters<typeof page>[0]) => page(values, OFFER_PAGE);

/** Adds a second price to the main page. */
const secondPrice =
  (values: Partial<SectionOf<'pricing'>>): Change =>
  (content) =>
    void pageOf(content).sections.push({ ...sectionOf(content, 'pricing'), ...values });

const promoted = (price: number, more: Partial<Promotion> = {}) =>
  file('offers', { promotion: { ...promotion, price, ...more } });

const HERO_RATING = '~.sections.inicio.rating';
const PRICE_RATING = '~.sections.preco.badges.rating';
const unrated = file('proof', { rating: undefined });
const fewItems = (name: 'modules' | 'features') =>
  file('product', { [name]: shipped.product[name].slice(0, 2) });
const ownFeatures = section(
  'features',
  { items: [{ text: 'Um' }, { text: 'Dois' }], showFeatures: false },
  OFFER_PAGE,
);
const usesDeadline = file('offers', { countdown: 'deadline' });
const noTestimonials = file('proof', { testimonials: [] });
const hiddenOffer = all(offerPage({ hidden: true }), page({ leave: undefined }));

const ownColors = (colors?: [string, string]) => file('brand', { palette: 'propria', colors });

const aboutVideo = changeOf((content) => sectionOf(content, 'about').video);

const withoutUsualPrice = changeOf((content) => sectionOf(content, 'offerHero', OFFER_PAGE))({
  promotionalLabel: undefined,
});

const added =
  (section: Section): Change =>
  (content) =>
    void pageOf(content).sections.push(section);

const exclusiveCard = {
  ...exampleSection('ladder'),
  offer: 'exclusiva',
  promotionalLabel: 'Preço promocional',
} as SectionOf<'ladder'>;

const plans = (first: object, values: object = {}): Change => {
  const example = exampleSection('plans') as SectionOf<'plans'>;
  const changed = example.plans.map((plan, index) => (index === 0 ? { ...plan, ...first } : plan));
  return added({ ...example, id: 'planos', plans: changed, ...values });
};

const bonusesSection = (values: object): Change =>
  added({ kind: 'bonuses', id: 'bonus', heading: 'Bônus', layout: 'list', ...values });

const ownBonuses = (values: (number | undefined)[]): Change =>
  bonusesSection({
    items: values.map((value, index) => ({ title: `Bônus ${index}`, value })),
    sum: 'Valor somado',
    total: { label: 'Tudo isso por', offer: 'b' },
  });

it('finds no errors in the shipped product', () => {
  expect(ruleErrors(shipped)).toEqual([]);
});

it.each<Case>([
  ['~.sections.depoimentos.items.0.quote', section('testimonials', { items: [{ name: 'Ana L.' }] })],

  // Former addresses.
  ['', page({ formerPaths: ['/antiga'] })],
  ['~.formerPaths.0', page({ formerPaths: ['/oferta-exclusiva'] })],
  ['~.formerPaths.0', page({ formerPaths: ['/'] })],
  ['~.formerPaths.0', page({ formerPaths: ['/privacidade'] })],
  ['~.formerPaths.0,^.formerPaths.0', all(page({ formerPaths: ['/x'] }), offerPage({ formerPaths: ['/x'] }))],
  // References.
  ['offers.main', file('offers', { main: 'c' })],
  ['~.offer', page({ offer: 'c' })],
  ['~.sections.depoimentos.button.to', section('testimonials', { button: { label: 'Quero', to: 'c' } })],
  ['~.sections.inicio.buttons.0.to', section('pricing', { hidden: true })],
  ['~.sections.inicio.buttons.0.to', heroButton('/nada')],
  ['', heroButton('/privacidade')],
  ['', heroButton('https://www.youtube.com/')],
  ['~.leave.to', offerPage({ hidden: true })],
  ['', hiddenOffer],
  ['', all(offerPage({ hidden: true }), leave({ scrollRedirect: 'off', exitIntent: 'off' }))],
  ['~.leave.to', leave({ to: '/' })],
  ['~.duringPromotion,^.duringPromotion', page({ duringPromotion: '/oferta-exclusiva' })],
  // The menu leaves out a hidden section; a section that does not exist is an error.
  ['', section('testimonials', { hidden: true })],
  ['~.topBar.menu.0.to', section('about', { id: 'o-planner' })],
  ['~.sections.10.id', secondPrice({})],
  ['', secondPrice({ id: 'preco-2' })],
  ['~.sections.menu.id', section('quote', { id: 'menu' })],
  ['', section('quote', { id: 'pagina-2' })],
  ['~.sections.sobre.button.to,offers.offers.1.id', offer('a', { id: 'b' })],
  ['~.leave.to,^.duringPromotion,~.path', offerPage({ path: '/' })],
  ['~.leave.to,^.path', offerPage({ path: '/privacidade' })],
  ['^.duringPromotion,pages/termos.sections.termos.blocks.1.text,~', page({ hidden: true })],
  ['~.leave.to,^.path', offerPage({ path: '/cpanel' })],
  ['~.leave.to,^.path', offerPage({ path: '/ofertas/aux' })],
  // Canonical pages.
  ['', offerPage({ canonical: '/' })],
  ['^.canonical', offerPage({ canonical: '/oferta-exclusiva' })],
  ['~.canonical', page({ canonical: '/oferta-exclusiva' })],
  ['^.canonical', offerPage({ canonical: '/nada' })],
  // Names in braces.
  ['~.sections.sobre.text', section('about', { text: 'Por {preço}' })],
  ['~.sections.sobre.text', section('about', { text: '{passos} passos' })],
  [`${HERO_RATING},~.sections.depoimentos.rating,${PRICE_RATING}`, unrated],
  // A hidden text may use a name without a value.
  [`${HERO_RATING},${PRICE_RATING}`, all(unrated, section('testimonials', { hidden: true }))],
  ['~.sections.inicio.headline', section('hero', { headline: '{nome} '.repeat(7) })],
  // Offers, and the values of offers that sections show.
  ['offers.offers.b.price', offer('b', { listPrice: 6700 })],
  ['', offer('b', { listPrice: 6800, price: 6799 })],
  ['', all(offer('b', { price: 5700 }), hiddenOffer)],
  ['^.socialNote,^.sections.inicio.discount', offer('exclusiva', { listPrice: undefined })],
  // The price of an offer that two cards show is reported once.
  [
    '^.sections.inicio.text,offers.offers.exclusiva.price',
    all(offer('exclusiva', { price: 6700 }), added(exclusiveCard)),
  ],
  ['^.sections.inicio.text', all(offer('exclusiva', { price: 6700 }), withoutUsualPrice)],
  ['~.sections.planos.plans.1.highlight', plans({ highlight: 'Nossa sugestão' })],
  ['', plans({})],
  ['~.sections.planos.countdownLabel', plans({}, { countdownLabel: undefined })],
  ['~.sections.bonus.sum', ownBonuses([undefined])],
  ['~.sections.bonus.sum', ownBonuses([3000, 3700])],
  ['', ownBonuses([3000, 3701])],
  ['~.sections.bonus', all(bonusesSection({}), file('product', { bonuses: [] }))],
  ['', all(ownBonuses([6800]), file('product', { bonuses: [] }))],
  ['', bonusesSection({ only: ['guia'] })],
  ['~.sections.bonus.only.1', bonusesSection({ only: ['guia', 'outro'] })],
  ['product.bonuses.0.price', bonus({ price: 1990 })],
  ['product.bonuses.0.previousPrice', bonus({ previousPrice: 0 })],
  ['offers.promotion.price', promoted(6700)],
  ['', promoted(6699)],
  ['', promoted(6700, { enabled: false })],
  // A promotion replaces the price of every offer in use that is not fixed.
  ['offers.promotion.price', all(promoted(6500), offer('a', { price: 6500 }))],
  ['offers.promotion.endsAt', promoted(6000, { startsAt: 2 })],
  ['offers.deadline', file('offers', { countdown: 'deadline', deadline: undefined })],
  ['offers.offers.a.listPrice', all(usesDeadline, offer('a', { listPrice: undefined }))],
  ['~.sections.preco.badges.downloads', file('proof', { downloads: undefined })],
  ['~.sections.preco.countdownLabel', section('pricing', { countdownLabel: undefined })],
  ['~.sections.preco-2.countdownLabel', secondPrice({ id: 'preco-2', countdownLabel: undefined })],
  ['', all(file('offers', { countdown: 'off' }), section('pricing', { countdownLabel: undefined }))],
  [
    '~.sections.inicio.rating,proof.ratingsVerified',
    file('proof', { ratingsVerified: true, reviews: undefined }),
  ],
  ['~.sections.depoimentos', noTestimonials],
  ['', all(noTestimonials, section('testimonials', { hidden: true }))],
  ['~.sections.incluido,^.sections.paginas', fewItems('modules')],
  [
    '^.sections.paginas',
    all(section('gallery', { pictures: [{ file: 'a.webp', alt: 'A' }] }), fewItems('modules')),
  ],
  ['~.sections.sobre,^.sections.recursos', fewItems('features')],
  ['^.sections.recursos.items', section('features', { showFeatures: false }, OFFER_PAGE)],
  ['~.sections.sobre', all(fewItems('features'), ownFeatures)],
  ['~.sections.preco', file('product', { benefits: [] })],
  ['', all(file('product', { benefits: [] }), section('pricing', { benefits: ['Um', 'Dois'] }))],
  ['~.buyBar', page({ offer: undefined })],
  // Looks.
  ['~.sections.sobre.video.poster', aboutVideo({ ratio: '9:16' })],
  ['brand.colors', ownColors()],
  ['brand.colors.0', ownColors(['#7777aa', '#ffffff'])],
  ['brand.colors.1', ownColors(['#12123a', '#333366'])],
  ['', ownColors(['#12123a', '#f3a566'])],
])('the fields with errors are %j', (fields, change) => {
  expect(errorsAfter(change)).toBe(fields);
});

const drawn = { clock: '7:00', title: 'Agosto', legend: 'Exemplo' };

const table: PlannerOf<'tabela'> = {
  ...drawn,
  kind: 'tabela',
  columns: { name: 'Categoria', value: 'Plano' },
  rows: ['Casa', 'Mercado', 'Lazer'].map((name) => ({ name, value: '10' })),
  total: { label: 'Total', value: '30' },
};

const week: PlannerOf<'calendario'> = {
  ...drawn,
  kind: 'calendario',
  span: 'semana',
  date: Date.UTC(2026, 7, 1, 15),
  entries: [26, 1].map((day) => ({ day, text: 'Dia' })),
};

const reading = { icon: 'lista', label: 'Leitura' } as const;
const entriesOn = (...days: number[]) => days.map((day) => ({ day, text: 'Dia' }));

it.each<[fields: string, planner: PlannerOf<'tabela'> | PlannerOf<'calendario'>]>([
  ['', table],
  ['', week],
  ['columns,rows.0.value,rows.1.value,rows.2.value,total', { ...table, columns: { name: 'Categoria' } }],
  ['rows.0.value', { ...table, rows: [{ name: 'Mercado' }, ...table.rows.slice(1)] }],
  ['entries.0.day', { ...week, span: 'mes', entries: entriesOn(32, 31) }],
  ['entries.1.day', { ...week, entries: entriesOn(26, 2) }],
  ['properties.0', { ...table, properties: [reading] }],
  ['properties.0', { ...table, properties: [{ ...reading, text: 'João', tags: ['João'] }] }],
])('the fields with errors in the hero’s planner are %j', (fields, planner) => {
  const found = errorsAfter(section('hero', { media: { kind: 'planner', phone: planner } }));
  expect(found.replaceAll('~.sections.inicio.media.phone.', '')).toBe(fields);
});

it('suggests valid values', () => {
  const suggestions = (change: Change) =>
    ruleErrors(changed(shipped, change)).map(({ suggestion }) => suggestion);
  const [dark = '', light = ''] = suggestions(ownColors(['#7777aa', '#333366']));
  expect(errorsAfter(ownColors([dark, light]))).toBe('');
  expect(suggestions(promoted(6700))).toEqual(['66,00']);
  const startsAt = Date.UTC(2026, 10, 20, 12);
  expect(suggestions(promoted(6000, { startsAt }))).toEqual(['23/11/2026 08:59']);
});
