import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The content that the tests' sites are made from. */
export const FIXTURE = join('tests', 'fixtures', 'content');

/** The first port of the tests' sites; two copies of the project can test side by side on different ones. */
const FIRST_PORT = Number(process.env['TEST_PORT'] ?? 4390);

export type TestSite = {
  port: number;
  /** By content file, then by field: the values that differ from the fixture content; undefined where it is left out. */
  changes?: Record<string, Record<string, unknown>>;
  /** The folder of another product's content, which is built as it is. */
  content?: string;
};

const pageOf = (title: string, file: string) => ({
  title,
  emoji: '📕',
  description: 'Uma página do planner.',
  image: `modulos/${file}.webp`,
  alt: `A página ${title}.`,
});

const fixture = (file: string) => parse(readFileSync(join(FIXTURE, file), 'utf8'));

/** Items again and again until there are `count`, each with its number after the text in `field`: no two are alike. */
const repeated = (items: Record<string, unknown>[], field: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length] ?? {};
    return { ...item, [field]: `${item[field]} ${index + 1}` };
  });

const repeatedTexts = (texts: string[], count: number) =>
  Array.from({ length: count }, (_, index) => `${texts[index % texts.length]} ${index + 1}`);

/** The most of everything that the content counts. */
function most() {
  const [home, offer, product] = [fixture('home.yaml'), fixture('offer.yaml'), fixture('product.yaml')];
  const { testimonials } = fixture('proof.yaml');
  return {
    // A search engine cuts titles of more than 70 letters.
    'site.yaml': { name: 'Planner Devocional para Jovens e Família', 'pages.home.title': '{nome}' },
    'home.yaml': {
      'hero.planner.tasks': repeated(home.hero.planner.tasks, 'text', 5),
      'hero.workspace.cards': repeated(home.hero.workspace.cards, 'title', 6),
      'howItWorks.steps': repeated(home.howItWorks.steps, 'title', 5),
      'faq.items': repeated(home.faq.items, 'question', 12),
      menu: [...home.menu, { section: 'faq', label: 'Perguntas' }],
    },
    'offer.yaml': {
      'steps.items': repeated(offer.steps.items, 'title', 5),
      trust: repeatedTexts(offer.trust, 6),
    },
    'product.yaml': {
      features: repeated(product.features, 'text', 16),
      benefits: repeatedTexts(product.benefits, 10),
      modules: repeated(product.modules, 'title', 20),
    },
    'proof.yaml': {
      testimonials: Array.from({ length: 9 }, (_, index) => ({
        ...testimonials[index % testimonials.length],
        name: `${['Ana', 'Lucas', 'Rebeca'][index % 3]} ${'ABCDEFGHI'[index]}.`,
      })),
    },
  };
}

/** The sites that the tests run on, built by buildSites.ts: each from tests/fixtures/content, but for the example. */
export const SITES = {
  default: { port: FIRST_PORT, changes: {} },
  /** Invitations in place of redirects, no leave prompt, a true deadline, and a promotion before it. */
  honest: {
    port: FIRST_PORT + 1,
    changes: {
      'home.yaml': {
        'hero.planner': {
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
        },
      },
      'behaviour.yaml': {
        scrollRedirect: 'dialog',
        exitIntent: 'dialog',
        leavePrompt: 'off',
        countdown: 'deadline',
        'deadline.endsAt': '31/12/2030 23:59',
      },
      'prices.yaml': {
        promotion: {
          price: '47,00',
          installments: { count: 12, each: '4,99' },
          startsAt: '29/11/2030 00:00',
          endsAt: '01/12/2030 23:59',
          checkout: 'https://pay.example.com/planner-devocional-promocao',
          validity: '{precoPromocao} de {promocaoInicio} até {promocaoFim}',
        },
      },
      'links.yaml': {
        'mainVideo.address': 'https://www.youtube.com/shorts/abcdefghijk?t=75',
        'mainVideo.ratio': '9:16',
        'mainVideo.poster': 'video/capa-vertical.webp',
        'offerVideo.address':
          'https://scripts.converteai.net/0a1b2c3d-conta/players/65f0aa11bb22cc33dd44ee55/v4/player.js',
        'offerVideo.ratio': '1:1',
        'offerVideo.poster': 'video/capa-quadrada.webp',
      },
    },
  },
  /** All that can be left out is, in another order, in another brand's scene, colours and fonts; the least of everything that is counted, and the longest name. */
  short: {
    port: FIRST_PORT + 3,
    changes: {
      'brand.yaml': {
        logo: '',
        socialBackground: '',
        palette: 'propria',
        colors: ['#0d3b40', '#ffd84d'],
        fonts: 'moderna',
        scene: 'calma',
      },
      'site.yaml': {
        name: 'Planner Financeiro para Casais e Família',
        'pages.home.title': '{nome}',
        'footer.sealsImage': undefined,
        'footer.sealsAlt': undefined,
      },
      'product.yaml': {
        features: [
          { icon: 'moeda', text: 'Contas do mês' },
          { icon: 'casa', text: 'Casa em ordem' },
          { icon: 'grafico', text: 'Gastos por categoria' },
        ],
        benefits: ['Acesso vitalício', 'Suporte por e-mail', 'Atualizações gratuitas'],
        modules: [pageOf('Bíblia', 'biblia'), pageOf('Diário', 'diario'), pageOf('Metas', 'metas')],
        bonus: undefined,
      },
      'prices.yaml': { bonus: undefined },
      'proof.yaml': {
        rating: undefined,
        reviews: undefined,
        testimonialReviews: undefined,
        downloads: undefined,
        customers: undefined,
        people: undefined,
        peopleOnOffer: undefined,
        testimonials: [],
      },
      'links.yaml': { chatPhone: '', mainVideo: undefined, 'offerVideo.address': '' },
      'home.yaml': {
        'hero.headlineAccent': undefined,
        'hero.rating': undefined,
        'hero.workspace': undefined,
        'hero.planner': {
          kind: 'lista',
          clock: '8:05',
          title: 'Antes de viajar',
          legend: 'Exemplo: a lista da viagem',
          tasks: [
            { text: 'Pagar o seguro', done: false },
            { text: 'Separar os documentos das crianças', done: true },
          ],
          progress: '{feitas} de {total} prontas',
        },
        sections: ['help', 'price', 'included', 'about'],
        menu: [
          { section: 'about', label: 'Sobre o planner' },
          { section: 'included', label: 'O que vem dentro' },
          { section: 'price', label: 'Preço e garantia' },
          { section: 'help', label: 'Dúvidas e ajuda' },
        ],
        'price.badges': undefined,
        howItWorks: undefined,
        devices: undefined,
        testimonials: undefined,
        verse: undefined,
        faq: undefined,
      },
      'offer.yaml': {
        sections: ['steps', 'video'],
        trust: ['Pagamento seguro', 'Acesso imediato'],
        'steps.items': [
          { title: 'Compre', description: 'A página é segura.' },
          { title: 'Comece', description: 'O link chega por e-mail.' },
        ],
        pages: undefined,
        closing: undefined,
      },
    },
  },
  /** Nothing moves by itself: no redirects, prompt or countdown. Visits are measured, checkouts are known, prices are long; one testimonial, two steps and questions. */
  tracked: {
    port: FIRST_PORT + 2,
    changes: {
      'behaviour.yaml': { scrollRedirect: 'off', exitIntent: 'off', leavePrompt: 'off', countdown: 'off' },
      'home.yaml': {
        'hero.planner': {
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
        },
        'howItWorks.steps': fixture('home.yaml').howItWorks.steps.slice(0, 2),
        'faq.items': fixture('home.yaml').faq.items.slice(0, 2),
        'price.badges.rating': undefined,
        'devices.badgeImage': undefined,
        'devices.badgeAlt': undefined,
        'devices.image': undefined,
        'devices.imageAlt': undefined,
      },
      'proof.yaml': { testimonials: fixture('proof.yaml').testimonials.slice(0, 1) },
      'tracking.yaml': { metaPixel: '123456789012345', googleAnalytics: 'G-AB12CD34EF' },
      'links.yaml': {
        checkoutA: 'https://pay.hotmart.com/A1?off=z9&checkoutMode=10',
        checkoutB: 'https://pay.kiwify.com.br/b2?utm_source=fixo',
        checkoutExclusive: 'https://pay.kirvano.com/c3',
        'mainVideo.address': 'https://vimeo.com/76979871',
        'mainVideo.ratio': '1:1',
        'mainVideo.poster': 'video/capa-quadrada.webp',
        'offerVideo.address':
          'https://player-vz-1a2b3c4d-e5f.tv.pandavideo.com.br/embed/?v=0f8fad5b-d9cb-469f-a165-70867728950e',
        'offerVideo.ratio': '9:16',
        'offerVideo.poster': 'video/capa-vertical.webp',
      },
      'prices.yaml': {
        list: '78.901,23',
        promotional: '56.789,01',
        exclusive: '12.345,67',
        'installments.each': '6.543,21',
        'bonus.previous': '10.987,65',
      },
      'product.yaml': { 'bonus.insideImage': undefined, 'bonus.insideAlt': undefined },
    },
  },
  most: { port: FIRST_PORT + 7, changes: most() },
  /** Another product: `TESTED_SITE=example npx playwright test` runs the tests tagged @general on it. */
  example: { port: FIRST_PORT + 6, content: 'examples/planner-financeiro' },
} satisfies Record<string, TestSite>;

export type SiteName = keyof typeof SITES;

/** The port of the seller's own site in `dist`, for the few tests that must hold for the live content. */
export const LIVE_PORT = FIRST_PORT + 4;

/** The site at the tests' base address, whose content tests/support/content.ts loads. */
export const testedSite: SiteName = process.env['TESTED_SITE'] === 'example' ? 'example' : 'default';

/** The sites for what holds for any product: with the default the least and the most of it. */
export const testedSites: SiteName[] = testedSite === 'default' ? ['default', 'short', 'most'] : [testedSite];

/** The folder of a built test site. */
export const siteFolder = (name: SiteName): string => join('.cache', 'sites', name, 'dist');

/** The address of a served test site, for `test.use({ baseURL })`. */
export const siteUrl = (name: SiteName): string => `http://localhost:${SITES[name].port}`;

export const liveUrl = `http://localhost:${LIVE_PORT}`;
