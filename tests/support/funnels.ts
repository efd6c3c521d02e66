// Pages of typical funnels of Brazilian sellers, with texts as long as the sellers write them. Together they show every
// kind of section in every form.
import { capitalized } from '../../src/domain/format.ts';
import { addPage, type Draft, type DraftPage } from './draft.ts';

type Section = DraftPage['sections'][number];
type Of<Kind> = Extract<Section, { kind: Kind }>;

const WORDS =
  'Quem trabalha o dia inteiro sabe como é difícil parar e cuidar do que importa de verdade sem culpa nem correria porque sempre aparece mais uma coisa para resolver e a hora passa voando até que a noite chega e fica para amanhã outra vez mas com um passo pequeno todo dia a vida muda devagar e quando se percebe já virou hábito que ninguém tira e que ainda sobra para contar aos outros ';

/** A text of at most `length` characters that ends with a whole word. `start` is the index of its first word. */
function words(length: number, start = 0): string {
  const text = WORDS.repeat(2).split(' ').slice(start).join(' ');
  return capitalized(text.slice(0, length + 1).replace(/ \S*$/, ''));
}

const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const texts = (count: number, length: number) => many(count, (index) => words(length, index));

const lines = (count: number) => texts(count, 90).map((text) => ({ text }));

/** Items with a title and a text of at most `length` characters. */
const titled = (count: number, length: number) =>
  many(count, (index) => ({ title: words(40, index), text: words(length, index) }));

const numbers = (count: number) =>
  many(count, (index) => ({ value: `${index + 2}0 mil`, label: words(20, index) }));

const MODULES = ['anotacoes', 'biblia', 'compromissos', 'devocional', 'diario', 'dizimo', 'estudos', 'metas'];
const picture = (index: number) => ({
  file: `modulos/${MODULES[index % MODULES.length]}.webp`,
  alt: words(60, index),
});
const pictureMedia = (index: number) => ({ kind: 'picture' as const, ...picture(index) });
const seal = { file: 'selos/seguranca.webp', alt: 'Compra segura' };

const button = (label = 'Quero começar agora', to = '#preco') => ({ label, to });
const groupButton = button('Entrar no grupo', 'https://chat.whatsapp.com/exemplo');

/** Makes sections of a kind, with the values of `base` unless others are given. */
const maker =
  <Kind extends Section['kind']>(kind: Kind, base: Omit<Of<Kind>, 'kind'>) =>
  (values: Partial<Of<Kind>>) =>
    ({ ...base, ...values, kind }) as Section;

const hero = maker('hero', {
  headline: `${words(60)} **${words(30, 9)}**`,
  text: words(180),
  buttons: [button()],
});
const list = maker('features', {
  heading: words(50),
  tone: 'benefit',
  layout: 'list',
  items: lines(7),
  showFeatures: false,
  showBonuses: false,
});
const cards = (count: number) =>
  list({
    id: `cartoes-${count}`,
    layout: 'cards',
    items: titled(count, 150).map((item) => ({ ...item, icon: 'livro' })),
  });
const people = (count: number, portrait?: string): Of<'testimonials'>['items'] =>
  many(count, (index) => ({
    name: `Ana ${'ABCDEF'[index]}.`,
    detail: words(30, index),
    quote: words(index % 2 ? 156 : 300, index),
    portrait,
    ...(index === 0 && { stars: 5 }),
  }));
const testimonials = maker('testimonials', { heading: 'Quem usa, conta', layout: 'grid', items: people(6) });
const price = maker('pricing', {
  id: 'preco',
  heading: words(60),
  offer: 'b',
  countdownLabel: 'Este preço acaba em',
  cardHeading: 'Acesso completo',
  buy: 'Quero garantir o meu',
  benefitsHeading: 'Você recebe',
  benefits: texts(6, 60),
  showBonuses: false,
  showGuarantee: true,
});
const plans = (offers: string[], values: Partial<Of<'plans'>>): Section => ({
  kind: 'plans',
  id: 'preco',
  heading: 'Escolha o seu plano',
  plans: offers.map((offer, index) => ({
    offer,
    title: words(20, index),
    ...(index === 1 && { highlight: 'O mais escolhido' }),
    buy: 'Quero este',
    includes: texts(4 + index, 60),
  })),
  showGuarantee: false,
  ...values,
});
const gifts = (count: number) => titled(count, 150).map((gift) => ({ ...gift, value: '97,00' }));
const bonuses = maker('bonuses', { heading: 'Você leva também', layout: 'list', items: gifts(3) });
const bonusCards = (count: number) =>
  bonuses({
    layout: 'cards',
    items: gifts(count).map((gift, index) => ({ ...gift, picture: picture(index) })),
  });
const content = maker('content', {
  heading: words(40),
  text: words(320),
  mediaPlace: 'right',
  look: 'plain',
});
const curriculum = maker('curriculum', {
  heading: 'O que tem dentro',
  layout: 'cards',
  modules: titled(5, 160),
});
const gallery = maker('gallery', {
  heading: 'Por dentro',
  layout: 'grid',
  pictures: many(4, picture),
  showBonuses: false,
});
const comparison = (body: Of<'comparison'>['body']): Section => ({
  kind: 'comparison',
  heading: 'Para quem é',
  body,
});
const cta = maker('cta', {
  heading: words(50, 3),
  text: words(220, 4),
  buttons: [button()],
  showTestimonial: false,
  showGuarantee: false,
  showHelp: false,
});

/** The same sections, which appear when the video has played for some minutes. */
const afterMinutes = (minutes: number, sections: Section[]): Section[] =>
  sections.map((section) => ({ ...section, appearsAfter: { minutes, seconds: 0 } }));

/** The sections of each page, by its path. */
const PAGES: Record<string, Section[]> = {
  // A devotional for mothers.
  '/maes': [
    hero({
      trust: 'Pagamento seguro · acesso imediato',
      numbers: numbers(1),
      media: { ...pictureMedia(3), place: 'beside' },
    }),
    list({ tone: 'problem', closing: words(120) }),
    { kind: 'quote', hasSun: true, text: words(110), source: 'Provérbios' },
    cards(5),
    list({ id: 'o-que-falha', tone: 'problem', items: titled(7, 80) }),
    comparison({
      kind: 'lists',
      lists: [
        { title: 'É para você', mark: 'yes', items: texts(4, 90) },
        { title: 'Não é para você', mark: 'no', items: texts(4, 90) },
      ],
    }),
    { kind: 'stats', numbers: numbers(1) },
    gallery({}),
    plans(['a', 'b'], { countdownLabel: 'Este preço acaba em' }),
    bonusCards(3),
    { kind: 'guarantee', points: texts(3, 60) },
    testimonials({ layout: 'carousel', items: people(6, 'modulos/diario.webp') }),
    cta({ id: 'ultima-chamada', countdownLabel: 'A oferta acaba em', offer: 'b' }),
  ],
  // An offer after the purchase.
  '/maes/melhore': [
    hero({
      headline: '**Espera!** Seu pedido ainda não terminou',
      offer: 'b',
      buttons: [button('Sim, quero', 'b')],
      numbers: numbers(4),
    }),
    { kind: 'text', blocks: [{ heading: words(40), text: [words(500), words(600, 7)].join('\n') }] },
    ...[3, 4, 5, 6].map((count) => list({ id: `lista-${count}`, items: lines(count) })),
    testimonials({ items: people(4) }),
    cards(4),
    price({ decline: { label: 'Não, obrigado', to: '/' } }),
    cta({ offer: 'b', buttons: [button('Sim, quero', 'b'), button('Não, obrigado', '/')] }),
  ],
  // A printable planner.
  '/imprimir': [
    hero({ media: { ...pictureMedia(2), place: 'behind' } }),
    ...(['left', 'right'] as const).map((side, index) =>
      content({ id: side, media: pictureMedia(index), mediaPlace: side, isCompact: true }),
    ),
    list({ media: pictureMedia(5) }),
    price({ text: words(200), validity: 'Vale enquanto a página estiver no ar.' }),
    bonusCards(5),
    bonuses({ id: 'presente', items: undefined, only: ['guia'] }),
    content({
      id: 'quem-criou',
      eyebrow: 'Quem criou',
      heading: undefined,
      person: {
        name: 'Marina Alves',
        role: 'Professora há doze anos',
        links: [{ label: 'Instagram', address: 'https://www.instagram.com/exemplo' }],
      },
      text: [words(400), words(500, 5), words(300, 11)].join('\n'),
      media: pictureMedia(4),
      mediaPlace: 'left',
    }),
  ],
  // An e-book on auctions.
  '/leiloes': [
    { kind: 'announcement', text: 'O preço de lançamento acaba em', time: 'countdown' },
    hero({
      eyebrow: words(50),
      buttons: [button(), button('Ver o que tem dentro', '#cartoes-3')],
      seal,
      media: { ...pictureMedia(6), place: 'beside' },
    }),
    cards(3),
    content({ points: texts(3, 90), media: pictureMedia(2), isCompact: true }),
    curriculum({
      layout: 'covers',
      modules: many(16, (index) => ({ title: words(40, index), picture: picture(index) })),
    }),
    price({ seal, installments: 'ou em até {parcelas}x de {valorParcela} no cartão' }),
  ],
  // The page after the purchase of a course.
  '/curso-de-vendas/obrigado': [
    hero({ headline: 'Obrigado! **Falta pouco.**', buttons: [] }),
    list({ layout: 'cards', items: lines(5) }),
    list({ id: 'problemas', tone: 'problem', items: titled(3, 150) }),
    content({ text: words(600), mediaPlace: 'below' }),
    curriculum({}),
    { kind: 'contact', heading: 'Não chegou?', text: words(100), button: 'Falar com a gente' },
  ],
  // A video sales letter.
  '/carta-de-emagrecimento': [
    hero({
      media: {
        kind: 'video',
        address: 'video/tour.mp4',
        title: 'Um passeio rápido',
        poster: 'video/tour.webp',
        ratio: '16:9',
        place: 'below',
      },
      numbers: numbers(3),
    }),
    ...afterMinutes(17, [
      gallery({ layout: 'carousel', pictures: many(6, picture) }),
      { kind: 'quote', hasSun: false, text: words(200) },
      {
        kind: 'steps',
        heading: `${words(30)} em {passos} passos`,
        items: titled(4, 140).map(({ title, text }) => ({ title, description: text })),
      },
      testimonials({
        layout: 'carousel',
        items: [1, 2, 3].map((number) => ({
          name: `Ana ${'ABC'[number - 1]}.`,
          media: { kind: 'picture', file: `depoimentos/conversa-${number}.webp`, alt: words(80) },
        })),
      }),
      cards(6),
      curriculum({
        layout: 'groups',
        modules: texts(5, 50).map((title) => ({ title, lessons: texts(6, 60), duration: '2 horas' })),
      }),
      comparison({
        kind: 'table',
        columns: ['Sozinho', 'Outros cursos', 'Com a gente'],
        highlighted: 'third',
        rows: texts(6, 50).map((label) => ({
          label,
          first: { mark: 'no' },
          second: { mark: 'none', text: 'Às vezes' },
          third: { mark: 'yes' },
        })),
      }),
      bonuses({
        id: 'tudo-isso',
        items: gifts(4),
        sum: 'Valor somado',
        total: { label: 'Tudo isso por', offer: 'b' },
      }),
      plans(['a', 'b', 'exclusiva'], { countdownLabel: 'Este preço acaba em' }),
      { kind: 'guarantee', heading: 'Garantia de 30 dias', points: texts(4, 80) },
      cta({ postscript: `**P.S.** ${words(250)}` }),
    ]),
  ],
  // A subscription for families, with several teachers in a WhatsApp group.
  '/assinatura': [
    { kind: 'announcement', text: words(60), time: 'off', link: groupButton },
    hero({
      media: {
        kind: 'planner',
        phone: { kind: 'imagem', picture: { file: 'modulos/metas.webp', alt: 'O aplicativo' } },
      },
    }),
    list({
      layout: 'cards',
      items: titled(3, 120).map((item, index) => ({ ...item, picture: picture(index) })),
    }),
    content({ text: words(200), look: 'card' }),
    testimonials({}),
    plans(['mensal', 'anual'], { showGuarantee: true }),
  ],
};

export const FUNNEL_PATHS = Object.keys(PAGES);

/** Adds the funnels to a draft, with the offers that they need. */
export function addFunnels(draft: Draft): void {
  const subscription = { checkout: 'https://pay.example.com/assinatura', isFixed: true };
  draft.offers.offers.push(
    { id: 'mensal', name: 'Por mês', price: '29,00', period: 'mes', ...subscription },
    { id: 'anual', name: 'Por ano', price: '290,00', period: 'ano', ...subscription },
  );
  for (const [path, sections] of Object.entries(PAGES)) addPage(draft, path, { offer: 'b', sections });
}
