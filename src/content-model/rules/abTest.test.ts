import { expect, it } from 'vitest';
import { preparedTest, promotion } from '../../../tests/support/pageContext.ts';
import {
  all,
  type Change,
  changed,
  defined,
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
} from '../../../tests/support/readyContent.ts';
import type { Section, SectionKind } from '../../sections/index.ts';
import type { RunningTest } from '../files/abTest.ts';
import { ruleErrors } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KIWIFY = 'https://pay.kiwify.com.br';

const running = (values: Partial<RunningTest> = {}) =>
  file('ab-test', { running: { ...preparedTest, started: NOW_MS, ...values } });

/** Adds a version B of the first section of a kind, by default on the main page. */
const version =
  (kind: SectionKind, values: object = {}, place?: typeof OFFER_PAGE): Change =>
  (content) => {
    const a = sectionOf(content, kind, place);
    const b = { ...a, id: `${a.id}-b`, versionOf: a.id, ...values };
    pageOf(content, place).sections.push(b as Section);
  };

/** Gives each offer a payment link for version B. */
const withLinks: Change = (content) => {
  for (const one of content.offers.offers) one.checkoutB = `${KIWIFY}/${one.id}-do-teste`;
};

const abTest = (values?: Partial<RunningTest>) =>
  all(version('hero', { headline: 'Outro' }), withLinks, running(values));

/** A started test with another payment link of version B for the exclusive offer. */
const withLink = (checkoutB: string | undefined) => all(abTest(), offer('exclusiva', { checkoutB }));

type Case = [expected: string, change: Change];

const ERRORS: Case[] = [
  ['', abTest()],
  ['~.sections.inicio-b.versionOf', all(version('hero', { versionOf: 'nada' }))],
  ['~.sections.c.versionOf', all(abTest(), version('hero', { id: 'c', versionOf: 'inicio-b' }))],
  ['~.sections.c', all(abTest(), version('hero', { id: 'c' }))],
  ['^.sections.oferta-b', all(abTest(), version('offerHero', { id: 'oferta-b' }, OFFER_PAGE))],
  ['ab-test.running.page', all(abTest(), page({ footerLink: { label: 'Termos', hasSymbol: false } }))],
  ['ab-test.running.page', running({ page: '/privacidade' })],
  ['~.sections.sobre-b', all(version('hero', { id: 'sobre-b', versionOf: 'sobre' }), running())],
  [
    '~.sections.inicio.buttons.0.to',
    all(abTest(), section('hero', { buttons: [{ label: 'Sim', to: '#inicio-b' }] })),
  ],
];

it.each(ERRORS)('the errors are %j', (expected, change) => {
  expect(inShort(issueLines(ruleErrors(changed(ready, change)))).replaceAll('error ', '')).toBe(expected);
});

const promoted = file('offers', {
  promotion: { ...promotion, price: 6500, startsAt: NOW_MS + 1, endsAt: NOW_MS + 2, trackedValue: 6500 },
});

const promotionLink: Change = ({ offers }) =>
  Object.assign(defined(offers.promotion), { checkoutB: `${KIWIFY}/promocao-do-teste` });

/** A price card without the lines that show values of the main offer. */
const WITHOUT_LINES = { discount: undefined, installments: undefined, installmentsTotal: undefined };

const oneClick = section(
  'cta',
  {
    oneClick: { code: 'hotmart', checkoutLabel: 'Outro jeito' },
    buttons: [{ label: 'Sim', to: 'exclusiva' }],
  },
  OFFER_PAGE,
);

/** The field that `withLink` changes. */
const LINK = 'offers.offers.exclusiva.checkoutB';

const testOfOffer = all(
  version('offerHero', { warning: 'Outro aviso.' }, OFFER_PAGE),
  withLinks,
  running({ page: '/oferta-exclusiva' }),
);

const FINDINGS: Case[] = [
  ['', testOfOffer],
  ['stop ab-test.running.page', all(testOfOffer, oneClick)],
  ['', abTest()],
  ['', abTest({ started: undefined })],
  ['warning ab-test.running.started', abTest({ started: NOW_MS - 91 * DAY_MS })],
  ['stop ab-test.running.page', all(withLinks, running())],
  [
    'stop ab-test.running.page',
    all(version('hero', { text: 'Seu texto aqui' }), withLinks, running(), section('hero', { hidden: true })),
  ],
  ['stop ~.sections.inicio-b', all(version('hero'), withLinks, running())],
  [`stop ${LINK}`, withLink(undefined)],
  // What would stop publishing a started test is a warning while the test is prepared.
  [`warning ${LINK}`, all(withLink(undefined), running({ started: undefined }))],
  ['warning ab-test.running.page', all(withLinks, running({ started: undefined }))],
  [`stop ${LINK},stop ${LINK}`, withLink(`${KIWIFY}/exclusiva?src=bio`)],
  [`stop ${LINK},stop ${LINK}`, withLink(`${KIWIFY}/b?src=bio`)],
  [`stop ${LINK}`, withLink(`${KIWIFY}/b-do-teste`)],
  [`stop ${LINK}`, withLink('https://pay.example.com/b')],
  [`stop ${LINK}`, withLink(`${KIWIFY}/c?src=bio`)],
  [`warning ${LINK}`, all(withLink(`${KIWIFY}/c?src=bio`), running({ started: undefined }))],
  ['stop offers.promotion.checkoutB', all(abTest(), promoted)],
  ['', all(abTest(), promoted, promotionLink)],
  ['stop offers.deadline.checkoutB', all(abTest(), file('offers', { countdown: 'deadline' }))],
  ['warning ~.sections.inicio-b', all(version('hero', { headline: 'Por {preco}' }), withLinks, running())],
  [
    '',
    all(
      section('hero', { text: 'Por só R$ 67. São 43 % a menos.' }),
      version('hero', { text: 'Só R$ 67,00 hoje: 43% a menos.' }),
      withLinks,
      running(),
    ),
  ],
  [
    'stop ~.sections.preco-b,warning ~.sections.preco-b',
    all(version('pricing', { offer: 'exclusiva', ...WITHOUT_LINES }), withLinks, running()),
  ],
];

it.each(FINDINGS)('the findings are %j', (expected, change) => {
  expect(inShort(findingsAfter(change))).toBe(expected);
});
