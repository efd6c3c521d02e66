// The A/B test: what can be tested, and payment links that separate its sales. Implements docs/behaviour.md#ab-test.
import { PRIVACY_PATH } from '../../domain/routes.ts';
import { HERO_KINDS } from '../../sections/backgrounds.ts';
import { idOf, PRICE_KINDS, type Section } from '../../sections/index.ts';
import { offersOf, shownFields, textsOf } from '../contentFields.ts';
import { leadsToAnotherPage } from '../files/page.ts';
import type { Place } from '../issue.ts';
import {
  builtSections,
  type Content,
  isOneClick,
  offerWith,
  type PageFile,
  pagesOf,
  shownSections,
  startedTest,
  versionB,
} from '../schemas.ts';
import { paymentPage } from './checkouts.ts';
import { errorRules, type Finding, field, findingIf, type Rule, type RuleInput, rulesIf } from './rule.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_DAYS = 90;

const testField = (...path: (string | number)[]) => field('ab-test', 'running', ...path);

/** The versions B on all pages, also on hidden pages. */
const versionsB = (content: Content) =>
  pagesOf(content, 'hidden').flatMap(({ file, page }) =>
    page.sections
      .filter(({ versionOf }) => versionOf !== undefined)
      .map((version) => ({ file, page, version, path: ['sections', idOf(version)] })),
  );

/** The page of the prepared or started test, with its file; undefined if it is hidden. */
const testedPage = (content: Content) =>
  pagesOf(content).find(({ page }) => page.path === content['ab-test'].running?.page);

const repeatedVersions = (content: Content): Finding[] =>
  versionsB(content).flatMap(({ file, page, version, path }) => {
    const first = page.sections.find(({ versionOf }) => versionOf === version.versionOf);
    return findingIf(first !== version, {
      at: { file, path },
      message: `a parte “${version.versionOf}” já tem uma versão B: apague uma das duas`,
    });
  });

const otherTests = (content: Content): Finding[] => {
  const versions = versionsB(content);
  const tested = content['ab-test'].running?.page ?? versions[0]?.page.path;
  return versions.flatMap(({ file, page, path }) =>
    findingIf(page.path !== tested, {
      at: { file, path },
      message: `só se testa uma página por vez, e há um teste na página ${tested}: encerre-o, ou apague esta versão B`,
    }),
  );
};

const untestablePages = (content: Content): Finding[] => {
  const path = content['ab-test'].running?.page;
  const isLegal = testedPage(content)?.page.footerLink !== undefined || path === PRIVACY_PATH;
  return findingIf(isLegal, {
    at: testField('page'),
    message: 'é uma página de textos legais, que todos têm de ler iguais: escolha uma página de vendas',
  });
};

const isHero = ({ kind }: Section) => HERO_KINDS.includes(kind);

/** Only a hero may replace a hero, which has the page's main heading and lies under the top bar. */
const unequalHeroes = (content: Content): Finding[] =>
  versionsB(content).flatMap(({ file, page, version, path }) => {
    const original = page.sections.find((section) => idOf(section) === version.versionOf);
    return findingIf(original !== undefined && isHero(original) !== isHero(version), {
      at: { file, path },
      message: 'não pode ficar no lugar da outra: uma abertura só se troca por outra abertura',
    });
  });

type Pair = { file: PageFile; a: Section; b: Section };

/** The tested sections that the published page shows, each with its version B. Empty until the test has started. */
function testedPairs(content: Content): Pair[] {
  const tested = startedTest(content) && testedPage(content);
  if (!tested) return [];
  return shownSections(tested.page).flatMap((a) => {
    const b = versionB(tested.page, a);
    return b ? [{ file: tested.file, a, b }] : [];
  });
}

const fieldsIn = (content: Content, file: PageFile, section: Section) =>
  shownFields(content).filter(
    ({ at }) => at.file === file && at.path[0] === 'sections' && at.path[1] === idOf(section),
  );

const namesOf = (content: Content, offers: Iterable<string>) =>
  [...offers].map((id) => offerWith(content, id)?.name ?? id);

/** Finds versions B that sell offers which A does not. Outside price sections any offer of the page is allowed. */
const testedPrices = ({ content }: RuleInput): Finding[] =>
  testedPairs(content).flatMap(({ file, a, b }) => {
    const [ofA, ofB] = [a, b].map((section) => offersOf(fieldsIn(content, file, section)));
    const isPrice = PRICE_KINDS.includes(a.kind) || PRICE_KINDS.includes(b.kind);
    const allowed = isPrice ? ofA : offersOf(shownFields(content).filter(({ at }) => at.file === file));
    const others = [...(ofB ?? [])].filter((offer) => !allowed?.has(offer));
    return findingIf(others.length > 0, {
      at: { file, path: ['sections', idOf(b)] },
      message: `vende ${namesOf(content, others).join(', ')}, que a versão A não vende: o preço não se testa, porque duas pessoas pagariam valores diferentes`,
    });
  });

const AMOUNT = /R\$\s?\d+(?:\.\d{3})*(?:,\d\d)?|\b\d+(?:,\d+)?\s?%/g;

const amountsIn = (content: Content, { file, section }: { file: PageFile; section: Section }): Set<string> =>
  new Set(
    textsOf(fieldsIn(content, file, section)).flatMap(({ text }) =>
      (text.match(AMOUNT) ?? []).map((amount) => amount.replace(/\s|,00$/g, '').replace('R$', 'R$ ')),
    ),
  );

const differentPriceWords = ({ content }: RuleInput): Finding[] =>
  testedPairs(content).flatMap(({ file, a, b }) => {
    const [ofA, ofB] = [a, b].map((section) => amountsIn(content, { file, section }));
    const different = [...(ofA?.symmetricDifference(ofB ?? new Set()) ?? [])];
    return findingIf(different.length > 0, {
      at: { file, path: ['sections', idOf(b)] },
      message: `não fala dos mesmos valores que a versão A (${different.join(', ')}): confira se as duas prometem o mesmo preço`,
    });
  });

const hiddenVersions = ({ content }: RuleInput): Finding[] => {
  const test = startedTest(content);
  return findingIf(test !== undefined && testedPairs(content).length === 0, {
    at: testField('page'),
    message: 'não mostra nenhuma versão B: mostre a parte e a sua versão B, ou encerre o teste',
  });
};

/** The fields of a section as JSON, without those in which its two versions always differ. */
const comparableFields = ({ id: _, versionOf: __, ...values }: Section) => JSON.stringify(values);

const sameVersions = ({ content }: RuleInput): Finding[] => {
  const pairs = testedPairs(content);
  const [first] = pairs;
  if (!first || pairs.some(({ a, b }) => comparableFields(a) !== comparableFields(b))) return [];
  return [
    {
      at: { file: first.file, path: ['sections', idOf(first.b)] },
      message: 'é igual à versão A: mude nela o que quer testar',
    },
  ];
};

/** A purchase in one click has no payment link that would tell the versions apart. */
const oneClick = ({ content }: RuleInput): Finding[] => {
  const tested = testedPage(content);
  return findingIf(
    startedTest(content) !== undefined &&
      tested !== undefined &&
      builtSections(content, tested.page).some(isOneClick),
    {
      at: testField('page'),
      message:
        'vende com um clique, e a plataforma não diz de qual versão é cada uma dessas vendas: teste outra página',
    },
  );
};

const oldTest = ({ content, nowMs }: RuleInput): Finding[] => {
  const started = startedTest(content)?.started ?? nowMs;
  return findingIf(nowMs - started > LONGEST_DAYS * DAY_MS, {
    at: testField('started'),
    message: `o teste corre há mais de ${LONGEST_DAYS} dias: as pessoas e as estações já são outras. Encerre-o`,
  });
};

/** The offers that need a payment link of version B: the tested page, or the page to which it leads, sells them. */
function testedOffers(content: Content): Set<string> {
  const tested = testedPage(content);
  const leave = tested?.page.leave;
  const paths = [tested?.page.path, leave && leadsToAnotherPage(leave) ? leave.to : undefined];
  const files = pagesOf(content).flatMap(({ file, page }) => (paths.includes(page.path) ? [file] : []));
  return offersOf(shownFields(content).filter(({ at }) => files.some((file) => file === at.file)));
}

/** A payment link of version A, and the field of the link that replaces it in version B. */
type Payment = {
  at: Place;
  /** The offer or the time that the link is for, in words that follow "o link da versão B". */
  use: string;
  checkout: string;
  checkoutB?: string | undefined;
  /** Whether the test needs the link of version B. */
  isInAbTest: boolean;
};

/** All payment links of a content. */
function paymentsOf(content: Content): Payment[] {
  const { offers, countdown, deadline, promotion } = content.offers;
  const ids = testedOffers(content);
  const tested = offers.filter(({ id }) => ids.has(id));
  const isChanging = tested.some(({ isFixed }) => !isFixed);
  const isOver = tested.some(({ isFixed, listPrice }) => !isFixed && listPrice !== undefined);
  const ofOffers = offers.map((offer): Payment => {
    const at = field('offers', 'offers', offer.id, 'checkoutB');
    return { ...offer, at, use: `de ${offer.name}`, isInAbTest: ids.has(offer.id) };
  });
  const ofPromotion = promotion && {
    ...promotion,
    at: field('offers', 'promotion', 'checkoutB'),
    use: 'na promoção',
    isInAbTest: isChanging && promotion.enabled,
  };
  const ofDeadline = deadline && {
    ...deadline,
    at: field('offers', 'deadline', 'checkoutB'),
    use: 'depois do prazo',
    isInAbTest: isOver && countdown === 'deadline',
  };
  return [...ofOffers, ofPromotion, ofDeadline].filter((payment) => payment !== undefined);
}

const missingCheckouts = ({ content }: RuleInput): Finding[] =>
  paymentsOf(content).flatMap(({ at, use, checkoutB, isInAbTest }) =>
    findingIf(isInAbTest && checkoutB === undefined, {
      at,
      message: `falta o link da versão B ${use}: essas vendas contariam todas para a versão A`,
    }),
  );

function sharedCheckouts({ content }: RuleInput): Finding[] {
  const payments = paymentsOf(content);
  const pagesOfA = payments.map(({ checkout }) => paymentPage(checkout));
  const links = payments.flatMap(({ checkoutB, ...rest }) =>
    checkoutB === undefined ? [] : [{ ...rest, page: paymentPage(checkoutB) }],
  );
  return links.flatMap(({ at, page, checkout }, index) => {
    if (page === paymentPage(checkout))
      return [{ at, message: 'é o mesmo link da versão A: as vendas das duas não se distinguiriam' }];
    if (pagesOfA.includes(page))
      return [
        { at, message: 'é o link da versão A de outra oferta: confira se os links não estão trocados' },
      ];
    return findingIf(
      links.slice(0, index).some((other) => other.page === page),
      {
        at,
        message: 'é o link da versão B de outra oferta: crie na plataforma uma oferta para cada uma',
      },
    );
  });
}

const isTesting = ({ content }: RuleInput) => startedTest(content) !== undefined;

/**
 * The content as if its prepared test started now; undefined without a prepared test.
 *
 * @param nowMs in milliseconds since 1970
 */
export function withStartedTest(content: Content, nowMs: number): Content | undefined {
  const { running } = content['ab-test'];
  if (!running || running.started !== undefined) return undefined;
  return { ...content, 'ab-test': { ...content['ab-test'], running: { ...running, started: nowMs } } };
}

const OF_STARTED_TESTS: Rule[] = [
  { level: 'stop', passed: 'As duas versões do teste vendem pelo mesmo preço', find: testedPrices },
  { level: 'stop', passed: 'O teste tem uma versão B para mostrar', find: hiddenVersions },
  { level: 'stop', passed: 'As duas versões do teste são diferentes', find: sameVersions },
  {
    level: 'stop',
    passed: 'Todas as vendas da versão B se contam',
    find: (input) => [...missingCheckouts(input), ...oneClick(input)],
  },
  { level: 'stop', passed: 'Os links de pagamento das duas versões são diferentes', find: sharedCheckouts },
  { level: 'warning', passed: 'As duas versões falam dos mesmos valores', find: differentPriceWords },
  { level: 'warning', passed: `O teste corre há menos de ${LONGEST_DAYS} dias`, find: oldTest },
];

export const AB_TEST_RULES: Rule[] = [
  ...errorRules([repeatedVersions, otherTests, untestablePages, unequalHeroes]),
  ...rulesIf(isTesting, OF_STARTED_TESTS),
];
