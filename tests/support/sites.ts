import { join } from 'node:path';
import { type Draft, type DraftPage, MAIN_FILE, OFFER_FILE, offerIn, pageIn, readDraft, sectionIn } from './draft.ts';
import { addFunnels } from './funnels.ts';

/** The service ids on the site `tracked`. */
export const META_PIXEL = '123456789012345';
export const ANALYTICS = 'G-AB12CD34EF';
const SERVICES = { metaPixel: META_PIXEL, googleAnalytics: ANALYTICS };

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

/** The content of a test site. */
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

/** Repeats items until there are `count`. `change` gets each item and its number, from 1. */
const repeated = <Item>(
  items: readonly Item[],
  count: number,
  change: (item: Item, number: number) => Item,
) =>
  Array.from({ length: Math.ceil(count / items.length) }, () => items)
    .flat()
    .slice(0, count)
    .map((item, index) => change(item, index + 1));

const numberedText = (text: string, number: number) => `${text} ${number}`;

/** Adds the number of an item to one of its texts. */
const numbered =
  <Key extends string>(key: Key) =>
  <Item extends Record<Key, string>>(item: Item, number: number): Item => ({
    ...item,
    [key]: numberedText(item[key], number),
  });

/**
 * The promotion of `withSale`, from 29/11/2030 00:00 to 01/12/2030 23:59 in São Paulo, and its deadline, 31/12/2030
 * 23:59.
 */
export const SALE = {
  startMs: Date.UTC(2030, 10, 29, 3),
  promotionEndMs: Date.UTC(2030, 11, 2, 2, 59),
  deadlineMs: Date.UTC(2031, 0, 1, 2, 59),
  checkout: 'https://pay.example.com/planner-devocional-promocao',
};

/** A deadline, and a promotion before it. */
function withSale(draft: Draft): void {
  draft.offers.countdown = 'deadline';
  if (draft.offers.deadline) draft.offers.deadline.endsAt = '31/12/2030 23:59';
  draft.offers.promotion = {
    enabled: true,
    price: '47,00',
    installments: { count: 12, each: '4,99' },
    startsAt: '29/11/2030 00:00',
    endsAt: '01/12/2030 23:59',
    checkout: SALE.checkout,
    validity: '{precoPromocao} de {promocaoInicio} até {promocaoFim}',
  };
}

/** Invitations instead of redirects, no leave prompt, a sale, and only three planner pages. */
function honest(draft: Draft): void {
  const main = pageIn(draft, MAIN_FILE);
  if (main.leave) set(main.leave, { scrollRedirect: 'dialog', exitIntent: 'dialog', prompt: 'off' });
  withSale(draft);
  draft.product.modules.splice(3);
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
  sectionIn(pageIn(draft, OFFER_FILE), 'video').video = video(
    'https://scripts.converteai.net/0a1b2c3d-conta/players/65f0aa11bb22cc33dd44ee55/v4/player.js',
    '1:1',
  );
}

/**
 * Tracking, checkouts of known platforms, and long prices; no redirects, prompt or countdown; few items in each list.
 */
function tracked(draft: Draft): void {
  const [main, offer] = [pageIn(draft, MAIN_FILE), pageIn(draft, OFFER_FILE)];
  if (main.leave) set(main.leave, { scrollRedirect: 'off', exitIntent: 'off', prompt: 'off' });
  draft.offers.countdown = 'off';
  set(draft.tracking, SERVICES);
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
  plannerIn(main).phone = {
    kind: 'tabela',
    clock: '21:30',
    title: 'Orçamento de novembro',
    legend: 'Exemplo: o orçamento de novembro',
    view: 'Tabela',
    columns: { name: 'Conta', tag: 'Categoria', value: 'Valor' },
    rows: [
      { name: 'Aluguel', tag: 'Moradia', value: 'R$ 1.450' },
      { name: 'Mercado', tag: 'Comida', value: 'R$ 980' },
      { name: 'Condomínio', tag: 'Moradia', value: 'R$ 420' },
      { name: 'Escola da Alice', tag: 'Filhos', value: 'R$ 760' },
      { name: 'Feira', tag: 'Comida', value: 'R$ 210' },
    ],
    total: { label: 'Soma', value: 'R$ 3.820' },
  };
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

/** Many items in each list, up to the maximum in most. The site also has the pages of typical funnels. */
function most(draft: Draft): void {
  const [main, offer] = [pageIn(draft, MAIN_FILE), pageIn(draft, OFFER_FILE)];
  const { product, proof } = draft;
  // Search engines cut titles of more than 70 characters.
  draft.site.name = 'Planner Devocional para Jovens e Família';
  main.title = '{nome}';
  const { phone, window } = plannerIn(main);
  if (phone.kind === 'rotina') phone.tasks = repeated(phone.tasks, 5, numbered('text'));
  if (window) window.cards = repeated(window.cards, 6, numbered('title'));
  for (const page of [main, offer]) {
    const steps = sectionIn(page, 'steps');
    steps.items = repeated(steps.items, 5, numbered('title'));
  }
  const faq = sectionIn(main, 'faq');
  faq.items = repeated(faq.items, 12, numbered('question'));
  main.topBar?.menu.push({ to: 'perguntas', label: 'Perguntas' });
  const offerHero = sectionIn(offer, 'offerHero');
  offerHero.trust = repeated(offerHero.trust, 6, numberedText);
  sectionIn(offer, 'video').video.address = '';
  product.features = repeated(product.features, 16, numbered('text'));
  product.benefits = repeated(product.benefits, 10, numberedText);
  product.modules = repeated(product.modules, 20, numbered('title'));
  proof.testimonials = repeated(proof.testimonials, 9, (item, number) => ({
    ...item,
    name: item.name.replace(/\p{L}\.$/u, `${'ABCDEFGHI'[number - 1]}.`),
  }));
}

export const TWICE_PATH = '/dose-dupla';
export const PLAIN_PATH = '/ajuda/perguntas';
export const LETTER_PATH = '/carta';

/** The pages with a one-click purchase, by platform. */
export const ONE_CLICK_PATHS = { kiwify: '/leve-tambem', hotmart: '/leve-mais' };

/**
 * More pages: one with two sections of each kind and its own offer, which sends leaving visitors to the main page; one
 * in a folder, without a hero; one whose sections wait for its video; and one with a one-click purchase for each
 * platform.
 */
function twice(draft: Draft): void {
  const [main, offer] = [pageIn(draft, MAIN_FILE), pageIn(draft, OFFER_FILE)];
  draft.offers.offers.push({
    id: 'dupla',
    name: 'Oferta da terceira página',
    price: '49,90',
    listPrice: '89,00',
    checkout: 'https://pay.example.com/dose-dupla',
    trackedValue: '49,90',
  });
  const kinds = new Set(main.sections.map(({ kind }) => kind));
  const once = [...main.sections, ...offer.sections.filter(({ kind }) => !kinds.has(kind))].map(
    (section) => ({
      ...structuredClone(section),
      ...(section.kind === 'offerHero' && { id: 'abertura-com-oferta' }),
    }),
  );
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
  const again = once.map((section) => ({ ...section, id: `${section.id}-de-novo` }));
  for (const section of again) if (section.kind === 'pricing') section.offer = 'dupla';
  draft['pages/dose-dupla'] = {
    path: TWICE_PATH,
    formerPaths: ['/dobro', '/ofertas/dobro'],
    name: 'Dose dupla',
    title: 'Dose dupla: {nome}',
    description: 'Tudo do {nome}, duas vezes.',
    socialTitle: 'Tudo, duas vezes',
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
  };
  draft['pages/perguntas'] = {
    path: PLAIN_PATH,
    name: 'Perguntas',
    title: 'Perguntas: {nome}',
    description: 'O que perguntam do {nome}.',
    socialTitle: 'Perguntas e respostas',
    isIndexed: false,
    topBar: { menu: [{ to: 'ajuda', label: 'Ajuda' }], button: 'Comprar' },
    sections: [sectionIn(main, 'faq'), sectionIn(main, 'contact')],
  };
  draft['pages/carta'] = {
    path: LETTER_PATH,
    name: 'Carta',
    title: 'Uma carta: {nome}',
    description: 'O {nome} em vídeo.',
    socialTitle: 'Assista antes',
    isIndexed: false,
    offer: 'dupla',
    buyBar: 'Comprar agora',
    sections: [
      sectionIn(offer, 'video'),
      { ...sectionIn(main, 'pricing'), appearsAfter: { minutes: 0, seconds: 1 } },
      { ...sectionIn(main, 'faq'), appearsAfter: { minutes: 0, seconds: 2 } },
    ],
  };
  for (const [name, code] of [
    ['kiwify', 'kiwify:Ab3xY9z'],
    ['hotmart', 'hotmart'],
  ] as const)
    draft[`pages/${name}`] = {
      path: ONE_CLICK_PATHS[name],
      name: 'Oferta depois da compra',
      title: `Leve também, pela ${name}: {nome}`,
      description: 'Uma oferta para quem acabou de comprar.',
      socialTitle: 'Leve também',
      isIndexed: false,
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
    };
}

/** One of many short pages: its path, its former path, and whether search engines list it. */
type FillingPage = { path: string; formerPath: string; isIndexed: boolean };

/** The short pages that bring the site `twice` to 30 pages. */
export const GUIDE_PAGES: readonly FillingPage[] = Array.from({ length: 21 }, (_, index) => ({
  path: `/guia/parte-${index + 1}`,
  formerPath: `/parte-${index + 1}`,
  isIndexed: index % 2 === 0,
}));

function withManyPages(draft: Draft): void {
  const { sections } = pageIn(draft, MAIN_FILE);
  for (const [index, { path, formerPath, isIndexed }] of GUIDE_PAGES.entries())
    draft[`pages/guia-${index + 1}`] = {
      path,
      formerPaths: [formerPath],
      name: `Guia ${index + 1}`,
      title: `Guia, parte ${index + 1}: {nome}`,
      description: `A parte ${index + 1} do guia.`,
      socialTitle: `Guia, parte ${index + 1}`,
      isIndexed,
      sections: sections.filter(({ kind }) => kind === 'faq'),
    };
}

/** A course with a long name, its own colours and hidden questions, without instalments, buy bar or support number. */
function plain(draft: Draft): void {
  const main = pageIn(draft, MAIN_FILE);
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

/** The texts that version B changes on the site `tested`, by kind of section. */
export const VERSION_B = { hero: 'A sua manhã começa melhor com Ele em', pricing: 'Leve o planner hoje' };

/** The checkout address of an offer in version B. */
export const checkoutOfB = (offer: string): string => `https://pay.example.com/versao-b-${offer}`;

/** An A/B test of the hero, the price with its countdown, and the gallery with its carousel. */
function withTest(draft: Draft): void {
  const main = pageIn(draft, MAIN_FILE);
  const [hero, pricing, gallery] = (['hero', 'pricing', 'gallery'] as const).map((kind) => {
    const section = sectionIn(main, kind);
    return { ...section, id: `${section.id}-b`, versionOf: section.id };
  });
  for (const section of [hero, pricing, gallery]) if (section) main.sections.push(section);
  set(sectionIn({ sections: main.sections.slice(-3) }, 'hero'), { headline: VERSION_B.hero });
  set(sectionIn({ sections: main.sections.slice(-3) }, 'pricing'), { heading: VERSION_B.pricing });
  for (const offer of draft.offers.offers) set(offer, { checkoutB: checkoutOfB(offer.id) });
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

/** The test sites, which buildSites.ts builds. */
export const SITES = {
  default: { port: FIRST_PORT },
  honest: { port: FIRST_PORT + 1, change: honest },
  tracked: { port: FIRST_PORT + 2, change: tracked },
  most: {
    port: FIRST_PORT + 4,
    change: (draft) => {
      most(draft);
      addFunnels(draft);
    },
  },
  twice: {
    port: FIRST_PORT + 5,
    change: (draft) => {
      twice(draft);
      withManyPages(draft);
    },
  },
  plain: { port: FIRST_PORT + 6, product: 'products/curso', change: plain },
  tested: { port: FIRST_PORT + 8, change: withTest },
  /** Another product: `TESTED_SITE=example npx playwright test` runs the tests tagged @any-product on it. */
  example: { port: FIRST_PORT + 7, content: 'products/planner-financeiro' },
} satisfies Record<string, TestSite>;

export type SiteName = keyof typeof SITES;

/** The site at the tests' base URL, whose content tests/support/content.ts loads. */
export const testedSite: SiteName = process.env['TESTED_SITE'] === 'example' ? 'example' : 'default';

/** The folder of a built test site. */
export const siteFolder = (name: SiteName): string => join('.cache', 'sites', name, 'dist');

/** The address of a served test site, for `test.use({ baseURL })`. */
export const siteUrl = (name: SiteName): string => `http://localhost:${SITES[name].port}`;
