import { join } from 'node:path';
import {
  addPage,
  type Draft,
  type DraftPage,
  OFFER_PAGE,
  offerIn,
  pageIn,
  readDraft,
  sectionIn,
} from './draft.ts';
import { addFunnels } from './funnels.ts';

/** The finance planner. */
const EXAMPLE = 'products/planner-financeiro';

/** The path of the exclusive offer's page in both planners. */
export const OFFER_PATH = '/oferta-exclusiva';

/** The first port of the test sites. Two copies of the project can run tests at the same time on different ports. */
const FIRST_PORT = Number(process.env['TEST_PORT'] ?? 4390);

export type TestSite = {
  port: number;
  /** The folder of the product to change. The default is the shipped product. */
  product?: string;
  /** Changes the product. */
  change?: (draft: Draft) => void;
  /** The folder of content to build unchanged, instead of `product` and `change`. */
  content?: string;
};

/** The draft of a test site. A site with `content` has no draft. */
export function draftOf({ product, change }: TestSite): Draft {
  const draft = readDraft(product);
  change?.(draft);
  return draft;
}

/** Sets fields of a group. */
const set = <Group extends object>(group: Group, values: Partial<NoInfer<Group>>): Group =>
  Object.assign(group, values);

/** A video with one of the shipped posters. */
const video = (address: string, ratio: '9:16' | '1:1') => ({
  address,
  title: 'Um passeio rápido pelo planner',
  ratio,
  poster: ratio === '1:1' ? 'video/capa-quadrada.webp' : 'video/capa-vertical.webp',
});

/** The planner beside the headline of a page. */
function plannerIn(page: Pick<DraftPage, 'sections'>) {
  const { media } = sectionIn(page, 'hero');
  if (media?.kind !== 'planner') throw new Error('The hero shows no planner.');
  return media;
}

/** Repeats the items of a list, in their order, until there are `count`. */
function repeat<Item>(items: Item[], count: number): void {
  const once = [...items];
  while (items.length < count) items.push(...once.slice(0, count - items.length));
}

/**
 * The promotion on the site `honest`, from 29/11/2030 00:00 to 01/12/2030 23:59 in São Paulo, and its deadline,
 * 31/12/2030 23:59.
 */
export const SALE = {
  startMs: Date.UTC(2030, 10, 29, 3),
  promotionEndMs: Date.UTC(2030, 11, 2, 2, 59),
  deadlineMs: Date.UTC(2031, 0, 1, 2, 59),
  checkout: 'https://pay.example.com/planner-devocional-promocao',
};

/** Leave dialogs instead of redirects, no leave prompt, a deadline after a promotion, and only three modules. */
function honest(draft: Draft): void {
  const { offers, product } = draft;
  const main = pageIn(draft);
  if (main.leave) set(main.leave, { scrollRedirect: 'dialog', exitIntent: 'dialog', prompt: 'off' });
  offers.countdown = 'deadline';
  if (offers.deadline) offers.deadline.endsAt = '31/12/2030 23:59';
  offers.promotion = {
    enabled: true,
    price: '47,00',
    installments: { count: 12, each: '4,99' },
    startsAt: '29/11/2030 00:00',
    endsAt: '01/12/2030 23:59',
    checkout: SALE.checkout,
    validity: '{precoPromocao} de {promocaoInicio} até {promocaoFim}',
  };
  product.modules.splice(3);
  plannerIn(main).phone = {
    kind: 'calendario',
    clock: '7:10',
    title: 'Novembro em família',
    legend: 'Exemplo: o calendário de novembro',
    view: 'Calendário',
    span: 'mes',
    date: '24/11/2026',
    entries: [
      { day: 24, text: 'Célula na casa da Bia', time: '19h30' },
      { day: 28, text: 'Culto de jovens', time: '19h' },
      { day: 30, text: 'Prova de estatística' },
    ],
  };
  sectionIn(main, 'about').video = video('https://www.youtube.com/shorts/abcdefghijk?t=75', '9:16');
  sectionIn(pageIn(draft, OFFER_PAGE), 'video').video = video(
    'https://scripts.converteai.net/0a1b2c3d-conta/players/65f0aa11bb22cc33dd44ee55/v4/player.js',
    '1:1',
  );
}

/**
 * Tracking, checkouts of known platforms, and long prices; no redirects, prompt or countdown; few features, benefits,
 * testimonials, steps and questions.
 */
function tracked(draft: Draft): void {
  const [main, offer] = [pageIn(draft), pageIn(draft, OFFER_PAGE)];
  if (main.leave) set(main.leave, { scrollRedirect: 'off', exitIntent: 'off', prompt: 'off' });
  draft.offers.countdown = 'off';
  set(draft.tracking, { metaPixel: '123456789012345', googleAnalytics: 'G-AB12CD34EF' });
  for (const [id, checkout] of [
    ['a', 'https://pay.hotmart.com/A1?off=z9&checkoutMode=10'],
    ['b', 'https://pay.kiwify.com.br/b2?utm_source=fixo'],
  ] as const)
    set(offerIn(draft, id), {
      price: '56.789,01',
      listPrice: '78.901,23',
      installments: { count: 12, each: '6.543,21' },
      checkout,
    });
  set(offerIn(draft, 'exclusiva'), {
    price: '12.345,67',
    listPrice: '78.901,23',
    checkout: 'https://pay.kirvano.com/c3',
  });
  for (const list of ['features', 'benefits'] as const) draft.product[list].splice(3);
  draft.proof.testimonials.splice(1);
  for (const bonus of draft.product.bonuses) {
    bonus.previousPrice = '10.987,65';
    delete bonus.inside;
  }
  const { phone } = plannerIn(pageIn(readDraft(EXAMPLE)));
  // Tags of the maximum length leave the table the least space.
  if (phone.kind === 'tabela') for (const row of phone.rows) row.tag = row.name.slice(0, 12);
  plannerIn(main).phone = phone;
  sectionIn(main, 'steps').items.splice(2);
  sectionIn(main, 'faq').items.splice(2);
  delete sectionIn(main, 'pricing').badges?.rating;
  delete sectionIn(main, 'content').badge;
  delete sectionIn(main, 'content').media;
  delete draft.site.footer.seals;
  sectionIn(offer, 'offerHero').trust.splice(2);
  sectionIn(offer, 'steps').items.splice(2);
  sectionIn(main, 'about').video = video('https://vimeo.com/76979871', '1:1');
  sectionIn(offer, 'video').video = video(
    'https://player-vz-1a2b3c4d-e5f.tv.pandavideo.com.br/embed/?v=0f8fad5b-d9cb-469f-a165-70867728950e',
    '9:16',
  );
}

/** Long lists, most of them with as many items as are allowed, and the pages of typical funnels. */
function most(draft: Draft): void {
  const [main, offer] = [pageIn(draft), pageIn(draft, OFFER_PAGE)];
  const { product, proof } = draft;
  // Search engines cut titles of more than 70 characters.
  draft.site.name = 'Planner Devocional para Jovens e Família';
  main.title = '{nome}';
  const { phone, window } = plannerIn(main);
  if (phone.kind === 'rotina') repeat(phone.tasks, 5);
  if (window) repeat(window.cards, 6);
  for (const page of [main, offer]) repeat(sectionIn(page, 'steps').items, 5);
  repeat(sectionIn(main, 'faq').items, 12);
  main.topBar?.menu.push({ to: 'perguntas', label: 'Perguntas' });
  repeat(sectionIn(offer, 'offerHero').trust, 6);
  sectionIn(offer, 'video').video.address = '';
  repeat(product.features, 16);
  repeat(product.benefits, 10);
  repeat(product.modules, 20);
  repeat(proof.testimonials, 9);
  addFunnels(draft);
}

export const TWICE_PATH = '/dose-dupla';
export const PLAIN_PATH = '/ajuda/perguntas';
export const LETTER_PATH = '/carta';

/** The pages with a one-click purchase, by platform. */
export const ONE_CLICK_PATHS = { kiwify: '/leve-tambem', hotmart: '/leve-mais' };

/** The short pages that bring the site `twice` to 30 pages. Every second one is for search engines. */
export const GUIDE_PAGES = Array.from({ length: 21 }, (_, index) => ({
  path: `/guia/parte-${index + 1}`,
  formerPath: `/parte-${index + 1}`,
  isIndexed: index % 2 === 0,
}));

/**
 * More pages: one with each section of the planner twice and its own offer, which sends leaving visitors to the main
 * page; one in a folder, without a hero; one whose sections wait for its video; one with a one-click purchase for each
 * platform; and many short ones. The main page has an A/B test.
 */
function twice(draft: Draft): void {
  const [main, offer] = [pageIn(draft), pageIn(draft, OFFER_PAGE)];
  const kinds = new Set(main.sections.map(({ kind }) => kind));
  const once = structuredClone([...main.sections, ...offer.sections.filter(({ kind }) => !kinds.has(kind))]);
  sectionIn({ sections: once }, 'offerHero').id = 'abertura-com-oferta';
  plannerIn({ sections: once }).phone = {
    kind: 'lista',
    clock: '8:05',
    title: 'Antes de viajar',
    legend: 'Exemplo: a lista da viagem',
    tasks: [
      { text: 'Pagar o seguro', done: false },
      { text: 'Separar os documentos das crianças', done: true },
    ],
    progress: '{feitas} de {total} prontas',
  };
  const again = once.map((section) => ({
    ...section,
    id: `${section.id}-de-novo`,
    ...(section.kind === 'pricing' && { offer: 'dupla' }),
  }));
  addPage(draft, TWICE_PATH, {
    formerPaths: ['/dobro', '/ofertas/dobro'],
    socialNote: 'Por {preco.dupla}',
    isIndexed: true,
    offer: 'dupla',
    topBar: {
      menu: [
        { to: 'perguntas', label: 'Perguntas' },
        { to: 'perguntas-de-novo', label: 'Mais perguntas' },
      ],
      button: 'Comprar por {preco.dupla}',
    },
    buyBar: 'Comprar agora',
    hasChat: true,
    leave: main.leave && { ...main.leave, to: '/', prompt: 'off' },
    sections: [...once, ...again],
  });
  const faq = sectionIn(main, 'faq');
  addPage(draft, PLAIN_PATH, {
    socialTitle: 'Perguntas e respostas',
    topBar: { menu: [{ to: 'ajuda', label: 'Ajuda' }], button: 'Comprar' },
    sections: [faq, sectionIn(main, 'contact')],
  });
  addPage(draft, LETTER_PATH, {
    offer: 'dupla',
    buyBar: 'Comprar agora',
    sections: [
      sectionIn(offer, 'video'),
      { ...sectionIn(main, 'pricing'), appearsAfter: { minutes: 0, seconds: 1 } },
      { ...faq, appearsAfter: { minutes: 0, seconds: 2 } },
    ],
  });
  for (const [name, code] of [
    ['kiwify', 'kiwify:Ab3xY9z'],
    ['hotmart', 'hotmart'],
  ] as const)
    addPage(draft, ONE_CLICK_PATHS[name], {
      sections: [
        {
          kind: 'cta',
          heading: 'Quer levar também?',
          buttons: [
            { label: 'Sim, quero', to: 'dupla' },
            { label: 'Não, obrigado', to: PLAIN_PATH },
          ],
          oneClick: { code, checkoutLabel: 'Prefiro pagar de outro jeito' },
          showTestimonial: false,
          showGuarantee: false,
          showHelp: false,
        },
      ],
    });
  for (const { path, formerPath, isIndexed } of GUIDE_PAGES)
    addPage(draft, path, { formerPaths: [formerPath], isIndexed, sections: [faq] });
  addTest(draft);
  draft.offers.offers.push({
    id: 'dupla',
    name: 'Oferta da terceira página',
    price: '49,90',
    listPrice: '89,00',
    checkout: 'https://pay.example.com/dose-dupla',
    trackedValue: '49,90',
  });
}

/** The texts that version B changes on the main page of the site `twice`, by kind of section. */
export const VERSION_B = { hero: 'A sua manhã começa melhor com Ele em', pricing: 'Leve o planner hoje' };

/** The checkout address of an offer in version B. */
export const checkoutOfB = (offer: string): string => `https://pay.example.com/versao-b-${offer}`;

/** Adds an A/B test of the hero, the price with its countdown, and the gallery with its carousel. */
function addTest(draft: Draft): void {
  const main = pageIn(draft);
  for (const kind of ['hero', 'pricing', 'gallery'] as const) {
    const section = sectionIn(main, kind);
    const versionB = { ...section, id: `${section.id}-b`, versionOf: section.id };
    if (versionB.kind === 'hero') versionB.headline = VERSION_B.hero;
    if (versionB.kind === 'pricing') versionB.heading = VERSION_B.pricing;
    main.sections.push(versionB);
  }
  for (const offer of draft.offers.offers) offer.checkoutB = checkoutOfB(offer.id);
  draft['ab-test'] = {
    running: {
      page: '/',
      started: '20/11/2026',
      visitsADay: 100,
      salesAMonth: 30,
      target: 200,
      sales: { a: 0, b: 0 },
    },
  };
}

/** A course with a long name, its own colours and a hidden FAQ section, without instalments, buy bar or chat. */
function plain(draft: Draft): void {
  const main = pageIn(draft);
  set(draft.brand, { palette: 'propria', colors: ['#0d3b40', '#ffd84d'] });
  draft.site.name = 'Curso de Finanças para Casais e Família';
  draft.site.tagline = 'Da primeira planilha à primeira reserva.';
  draft.site.chat.phone = '';
  delete offerIn(draft, 'principal').installments;
  const pricing = sectionIn(main, 'pricing');
  delete pricing.installments;
  delete pricing.installmentsTotal;
  delete main.buyBar;
  sectionIn(main, 'faq').hidden = true;
}

/** The test sites, which buildSites.ts builds. */
export const SITES = {
  default: { port: FIRST_PORT },
  honest: { port: FIRST_PORT + 1, change: honest },
  tracked: { port: FIRST_PORT + 2, change: tracked },
  most: { port: FIRST_PORT + 3, change: most },
  twice: { port: FIRST_PORT + 4, change: twice },
  plain: { port: FIRST_PORT + 5, product: 'products/curso', change: plain },
  /** Another product: `TESTED_SITE=example npx playwright test` runs the tests tagged @any-product on it. */
  example: { port: FIRST_PORT + 6, content: EXAMPLE },
} satisfies Record<string, TestSite>;

export type SiteName = keyof typeof SITES;

/** The site at the tests' base URL, whose content tests/support/content.ts loads. */
export const testedSite: SiteName = process.env['TESTED_SITE'] === 'example' ? 'example' : 'default';

/** The folder of a built test site. */
export const siteFolder = (name: SiteName): string => join('.cache', 'sites', name, 'dist');

/** The address of a served test site, for `test.use({ baseURL })`. */
export const siteUrl = (name: SiteName): string => `http://localhost:${SITES[name].port}`;
