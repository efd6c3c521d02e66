import { expect, it } from 'vitest';
import { promotion } from '../../../tests/support/pageContext.ts';
import {
  all,
  type Change,
  changed,
  file,
  findingsAfter,
  inShort,
  NOW_MS,
  OFFER_PAGE,
  page,
  pageOf,
  placesOf,
  ready,
  section,
  sectionOf,
} from '../../../tests/support/readyContent.ts';
import type { Section, SectionKind } from '../../sections/index.ts';
import type { RunningTest } from '../files/abTest.ts';
import { ruleErrors } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KIWIFY = 'https://pay.kiwify.com.br';

/** The links of version B for the offers of the main page and of the page to which it leads. */
const checkouts = ['a', 'b', 'exclusiva'].map((offer) => ({
  offer,
  checkout: `${KIWIFY}/${offer}-do-teste`,
}));

const RUNNING: RunningTest = {
  page: '/',
  started: NOW_MS,
  checkouts,
  visitsADay: 100,
  salesAMonth: 30,
  target: 200,
  sales: { a: 0, b: 0 },
};

const running = (values: Partial<RunningTest> = {}) =>
  file('ab-test', { running: { ...RUNNING, ...values } });

/** Adds a version B of a section of the main page. */
const version =
  (kind: SectionKind, values: object = {}, place?: typeof OFFER_PAGE): Change =>
  (content) => {
    const a = sectionOf(content, kind, place);
    const b = { ...a, id: `${a.id}-b`, versionOf: a.id, ...values };
    pageOf(content, place).sections.push(b as Section);
  };

const test = (values?: Partial<RunningTest>) => all(version('hero', { headline: 'Outro' }), running(values));

type Case = [expected: string, change: Change];

const ERRORS: Case[] = [
  ['', test()],
  ['~.sections.inicio-b.versionOf', all(version('hero', { versionOf: 'nada' }))],
  ['~.sections.c.versionOf', all(test(), version('hero', { id: 'c', versionOf: 'inicio-b' }))],
  ['~.sections.c', all(test(), version('hero', { id: 'c' }))],
  ['^.sections.oferta-b', all(test(), version('offerHero', { id: 'oferta-b' }, OFFER_PAGE))],
  ['ab-test.running.page', all(test(), page({ footerLink: { label: 'Termos', hasSymbol: false } }))],
  ['ab-test.running.page', running({ page: '/privacidade' })],
  ['~.sections.sobre-b', all(version('hero', { id: 'sobre-b', versionOf: 'sobre' }), running())],
  ['ab-test.running.checkouts.3.offer', test({ checkouts: [...checkouts, ...checkouts.slice(0, 1)] })],
  [
    '~.sections.inicio.buttons.0.to',
    all(test(), section('hero', { buttons: [{ label: 'Sim', to: '#inicio-b' }] })),
  ],
];

it.each(ERRORS)('refuses %j', (expected, change) => {
  expect(inShort(placesOf(ruleErrors(changed(ready, change)))).replaceAll('error ', '')).toBe(expected);
});

const promoted = file('offers', {
  promotion: { ...promotion, price: 6500, startsAt: NOW_MS + 1, endsAt: NOW_MS + 2, trackedValue: 6500 },
});

/** A price card without the lines that its offer does not have. */
const WITHOUT_LINES = { discount: undefined, installments: undefined, installmentsTotal: undefined };

const oneClick = section(
  'cta',
  { oneClick: { code: 'hotmart', otherWay: 'Outro jeito' }, buttons: [{ label: 'Sim', to: 'exclusiva' }] },
  OFFER_PAGE,
);

const FINDINGS: Case[] = [
  ['', all(version('offerHero', {}, OFFER_PAGE), running({ page: '/oferta-exclusiva' }))],
  [
    'stop ab-test.running.page',
    all(version('offerHero', {}, OFFER_PAGE), running({ page: '/oferta-exclusiva' }), oneClick),
  ],
  ['', test()],
  // The test is only prepared.
  ['', test({ started: undefined, checkouts: [] })],
  ['warning ab-test.running.started', test({ started: NOW_MS - 91 * DAY_MS })],
  ['stop ab-test.running.page', running()],
  ['stop ab-test.running.page', all(test(), section('hero', { hidden: true }))],
  ['stop ab-test.running.checkouts', test({ checkouts: checkouts.slice(0, 2) })],
  [
    'stop ab-test.running.checkouts.2.checkout',
    test({ checkouts: [...checkouts.slice(0, 2), { offer: 'exclusiva', checkout: `${KIWIFY}/exclusiva` }] }),
  ],
  [
    'stop ab-test.running.checkouts.2.checkout',
    test({ checkouts: [...checkouts.slice(0, 2), { offer: 'exclusiva', checkout: `${KIWIFY}/b?src=bio` }] }),
  ],
  [
    'stop ab-test.running.checkouts.2.checkout',
    test({ checkouts: [...checkouts.slice(0, 2), { offer: 'exclusiva', checkout: `${KIWIFY}/b-do-teste` }] }),
  ],
  [
    'stop ab-test.running.checkouts.2.checkout',
    test({
      checkouts: [...checkouts.slice(0, 2), { offer: 'exclusiva', checkout: 'https://pay.example.com/b' }],
    }),
  ],
  ['stop ab-test.running.promotionCheckout', all(test(), promoted)],
  ['', all(test({ promotionCheckout: `${KIWIFY}/promocao-do-teste` }), promoted)],
  ['stop ab-test.running.deadlineCheckout', all(test(), file('offers', { countdown: 'deadline' }))],
  ['warning ~.sections.inicio-b', all(version('hero', { headline: 'Por {preco}' }), running())],
  [
    'stop ~.sections.preco-b,warning ~.sections.preco-b',
    all(version('pricing', { offer: 'exclusiva', ...WITHOUT_LINES }), running()),
  ],
];

it.each(FINDINGS)('finds %j', (expected, change) => {
  expect(inShort(findingsAfter(change))).toBe(expected);
});
