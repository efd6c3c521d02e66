// Typical funnels of Brazilian sellers, built from content alone, with texts as long as the sellers write them.
import type { z } from 'astro/zod';
import type { pageSchema } from '../../src/content-model/files/page.ts';
import type { Draft } from './draft.ts';

type Page = z.input<typeof pageSchema>;
type Section = Page['sections'][number];

const WORDS =
  'Quem trabalha o dia inteiro sabe como é difícil parar e cuidar do que importa de verdade sem culpa nem correria porque sempre aparece mais uma coisa para resolver e a hora passa voando até que a noite chega e fica para amanhã outra vez mas com um passo pequeno todo dia a vida muda devagar e quando se percebe já virou hábito que ninguém tira e que ainda sobra para contar aos outros';

/** A text of at most `length` characters that ends with a whole word. */
function words(length: number, offset = 0): string {
  const all = WORDS.split(' ');
  let text = '';
  for (let index = offset; ; index += 1) {
    const next = `${text} ${all[index % all.length]}`.trim();
    if (next.length > length) return text.charAt(0).toUpperCase() + text.slice(1);
    text = next;
  }
}

const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const MODULES = ['anotacoes', 'biblia', 'compromissos', 'devocional', 'diario', 'dizimo', 'estudos', 'metas'];
const picture = (index = 0) => ({
  file: `modulos/${MODULES[index % MODULES.length]}.webp`,
  alt: words(60, index),
});
const video = {
  address: 'video/tour.mp4',
  title: 'Um passeio rápido',
  poster: 'video/tour.webp',
  ratio: '16:9',
} as const;
const youtube = { ...video, address: 'https://youtu.be/abcdefghijk' };
const NAMES = ['Ana L.', 'Bruno S.', 'Carla M.', 'Davi R.', 'Elisa P.', 'Fábio N.'];

const button = (label = 'Quero começar agora', to = '#preco') => ({ label, to });

const hero = (values: Partial<Extract<Section, { kind: 'hero' }>> = {}): Section => ({
  kind: 'hero',
  headline: `${words(60)} **${words(30, 9)}**`,
  text: words(180),
  buttons: [button()],
  ...values,
});

const list = (count: number, values: Partial<Extract<Section, { kind: 'features' }>> = {}): Section => ({
  kind: 'features',
  id: `lista-${count}`,
  heading: words(50, count),
  tone: 'benefit',
  layout: 'list',
  items: many(count, (index) => ({ text: words(90, index) })),
  showFeatures: false,
  showBonuses: false,
  ...values,
});

const cards = (count: number, id: string): Section =>
  list(count, {
    id,
    layout: 'cards',
    items: many(count, (index) => ({ icon: 'livro', title: words(40, index), text: words(150, index) })),
  });

const testimonials = (
  count: number,
  { hasPortraits = false, layout = 'grid' }: { hasPortraits?: boolean; layout?: 'grid' | 'carousel' } = {},
): Section => ({
  kind: 'testimonials',
  heading: 'Quem usa, conta',
  layout,
  items: many(count, (index) => ({
    name: NAMES[index] ?? `Outra ${'GHIJKL'[index - NAMES.length]}.`,
    detail: words(30, index),
    quote: words(index % 2 ? 156 : 300, index),
    ...(hasPortraits && { portrait: 'modulos/diario.webp' }),
    ...(index === 0 && { stars: 5 }),
  })),
});

const questions = (count: number): Section => ({
  kind: 'faq',
  heading: 'Perguntas frequentes',
  items: many(count, (index) => ({ question: `${words(60, index)}?`, answer: words(280, index) })),
});

const price = (values: Partial<Extract<Section, { kind: 'pricing' }>> = {}): Section => ({
  kind: 'pricing',
  id: 'preco',
  heading: words(60),
  offer: 'b',
  countdownLabel: 'Este preço acaba em',
  cardHeading: 'Acesso completo',
  buy: 'Quero garantir o meu',
  benefitsHeading: 'Você recebe',
  benefits: many(6, (index) => words(60, index)),
  showBonuses: false,
  showGuarantee: true,
  ...values,
});

const plans = (count: 2 | 3): Section => ({
  kind: 'plans',
  id: 'preco',
  heading: 'Escolha o seu plano',
  countdownLabel: 'Este preço acaba em',
  plans: many(count, (index) => ({
    offer: (['a', 'b', 'exclusiva'] as const)[index] ?? 'b',
    title: ['Básico', 'Completo', 'Com acompanhamento'][index] ?? '',
    ...(index === 1 && { highlight: 'O mais escolhido' }),
    buy: 'Quero este',
    includes: many(4 + index, (item) => words(60, item)),
  })),
  showGuarantee: false,
});

const bonuses = (count: number, hasPictures = false): Extract<Section, { kind: 'bonuses' }> => ({
  kind: 'bonuses',
  heading: 'Você leva também',
  layout: hasPictures ? 'cards' : 'list',
  items: many(count, (index) => ({
    title: words(50, index),
    text: words(150, index),
    value: '97,00',
    ...(hasPictures && { picture: picture(index) }),
  })),
});

/** The value stack: what each part is worth, the sum, and the price of everything. */
const stack = (count: number): Section => ({
  ...bonuses(count),
  id: 'tudo-isso',
  sum: 'Valor somado',
  total: { label: 'Tudo isso por', offer: 'b' },
});

const biography = (id = 'quem-criou'): Section => ({
  kind: 'content',
  id,
  eyebrow: 'Quem criou',
  person: {
    name: 'Marina Alves',
    role: 'Professora há doze anos',
    links: [{ label: 'Instagram', address: 'https://www.instagram.com/exemplo' }],
  },
  text: [words(400), words(500, 5), words(300, 11)].join('\n'),
  media: { kind: 'picture', ...picture(4) },
  mediaPlace: 'left',
  look: 'plain',
});

const textAndPicture = (index: number): Extract<Section, { kind: 'content' }> => ({
  kind: 'content',
  id: `par-${index}`,
  heading: words(40, index),
  text: words(320, index),
  media: { kind: 'picture', ...picture(index) },
  mediaPlace: index % 2 ? 'left' : 'right',
  look: 'plain',
  isCompact: true,
});

const yesAndNo = (id = 'para-quem'): Section => ({
  kind: 'comparison',
  id,
  heading: 'Para quem é',
  body: {
    kind: 'lists',
    lists: [
      { title: 'É para você', mark: 'yes', items: many(4, (index) => words(90, index)) },
      { title: 'Não é para você', mark: 'no', items: many(4, (index) => words(90, index + 4)) },
    ],
  },
});

const steps = (count: number, id = 'metodo'): Section => ({
  kind: 'steps',
  id,
  heading: `${words(30)} em {passos} passos`,
  items: many(count, (index) => ({ title: words(40, index), description: words(140, index) })),
});

const cta = (id: string, values: Partial<Extract<Section, { kind: 'cta' }>> = {}): Section => ({
  kind: 'cta',
  id,
  heading: words(50, 3),
  text: words(220, 4),
  buttons: [button()],
  showTestimonial: false,
  showGuarantee: false,
  showHelp: false,
  ...values,
});

const delayed = (sections: Section[]): Section[] =>
  sections.map((section) => ({ ...section, appearsAfter: { minutes: 17, seconds: 0 } }));

/** The sections of each page, by its path. */
const PAGES: Record<string, Section[]> = {
  // A devotional for mothers, and the upgrade after the purchase.
  '/maes': [
    hero({
      trust: 'Pagamento seguro · acesso imediato',
      numbers: [{ value: '1.500', label: 'mães já usam' }],
      media: { kind: 'picture', ...picture(3), place: 'beside' },
    }),
    list(7, { tone: 'problem', heading: 'Você se reconhece?', closing: words(120) }),
    { kind: 'quote', hasSun: true, text: words(110), source: 'Provérbios' },
    cards(5, 'beneficios'),
    { ...textAndPicture(1), id: 'uma-pagina' },
    list(8, {
      id: 'o-que-falha',
      tone: 'problem',
      items: many(7, (index) => ({ title: words(30, index), text: words(80, index) })),
    }),
    yesAndNo('nao-e'),
    {
      kind: 'stats',
      numbers: [{ value: '1.500', label: 'mães' }],
    },
    {
      kind: 'gallery',
      heading: 'Por dentro',
      layout: 'grid',
      pictures: many(4, picture),
      showBonuses: false,
    },
    plans(2),
    bonuses(3, true),
    cta('convite'),
    { kind: 'guarantee', points: many(3, (index) => words(60, index)) },
    testimonials(6, { hasPortraits: true, layout: 'carousel' }),
    questions(10),
    cta('convite-2'),
    cta('ultima-chamada', { countdownLabel: 'A oferta acaba em', offer: 'b' }),
  ],
  '/maes/melhore': [
    hero({
      headline: 'Espere: **leve também** a versão completa',
      offer: 'b',
      buttons: [button('Sim, quero', 'b')],
    }),
    list(4, { id: 'lista-a' }),
    list(5, { id: 'lista-b' }),
    list(6, { id: 'lista-c' }),
    list(3, { id: 'lista-d' }),
    cta('comprar', { offer: 'b', buttons: [button('Sim, quero', 'b'), button('Não, obrigado', '/')] }),
  ],
  // A printable planner.
  '/imprimir': [
    hero({ media: { kind: 'picture', ...picture(2), place: 'behind' } }),
    ...many(4, textAndPicture),
    list(8, { id: 'o-que-vem' }),
    list(6, { id: 'vantagens', media: { kind: 'picture', ...picture(5) } }),
    price({ text: words(200), validity: 'Vale enquanto a página estiver no ar.' }),
    bonuses(5, true),
    testimonials(4),
    biography(),
    questions(5),
    price({ id: 'preco-de-novo' }),
  ],
  '/imprimir/volte': [
    hero({
      headline: 'Você voltou: **ainda dá tempo**',
      media: { kind: 'picture', ...picture(2), place: 'behind' },
    }),
    { ...bonuses(1), items: undefined, only: ['guia'] },
    price(),
  ],
  // An e-book on auctions.
  '/leiloes': [
    { kind: 'announcement', text: 'O preço de lançamento acaba em', time: 'countdown' },
    hero({
      eyebrow: words(50),
      buttons: [button(), button('Ver o que tem dentro', '#cartoes')],
      seal: { file: 'selos/seguranca.webp', alt: 'Compra segura' },
      media: { kind: 'picture', ...picture(6), place: 'beside' },
    }),
    cards(3, 'cartoes'),
    cards(3, 'mais-cartoes'),
    questions(10),
    price({ seal: { file: 'selos/seguranca.webp', alt: 'Compra segura' } }),
  ],
  // A course on selling online, and its thank-you page.
  '/curso-de-vendas': [
    hero({
      offer: 'b',
      buttons: [button('Quero entrar', 'b')],
      numbers: many(4, (index) => ({ value: `${index + 2} mil`, label: words(20, index) })),
    }),
    list(5, { id: 'frases', layout: 'cards' }),
    list(3, {
      id: 'problemas',
      tone: 'problem',
      items: many(3, (index) => ({ title: words(40, index), text: words(150, index) })),
    }),
    {
      kind: 'content',
      id: 'texto',
      heading: words(50),
      text: words(600),
      mediaPlace: 'below',
      look: 'plain',
    },
    cards(4, 'quatro'),
    biography('professora'),
    {
      kind: 'curriculum',
      heading: 'Temas',
      layout: 'cards',
      modules: many(5, (index) => ({ title: words(50, index), text: words(160, index) })),
    },
    steps(4),
    bonuses(2),
    yesAndNo(),
    price(),
    questions(11),
    cta('convite'),
  ],
  '/curso-de-vendas/obrigado': [
    hero({ headline: 'Obrigado! **Falta pouco.**', buttons: [] }),
    steps(3, 'proximos-passos'),
    { kind: 'contact', heading: 'Não chegou?', text: words(100), button: 'Falar com a gente' },
  ],
  // A course on digital business.
  '/negocio-digital': [
    hero({ media: { kind: 'video', ...youtube, place: 'below' } }),
    steps(5),
    { ...textAndPicture(2), id: 'tres-pontos', points: many(3, (index) => words(90, index)) },
    {
      kind: 'curriculum',
      heading: 'Módulos',
      layout: 'covers',
      modules: many(16, (index) => ({ title: words(40, index), picture: picture(index) })),
    },
    biography('fundador'),
    stack(3),
    price({ installments: 'ou em até {parcelas}x de {valorParcela} no cartão' }),
    questions(5),
  ],
  // A video sales letter: the other sections appear after 17 minutes of the video.
  '/carta-de-emagrecimento': [
    hero({
      media: { kind: 'video', ...video, place: 'below' },
      numbers: many(3, (index) => ({ value: `${index + 1}0 mil`, label: words(20, index) })),
    }),
    ...delayed([
      {
        kind: 'gallery',
        heading: 'Resultados',
        layout: 'carousel',
        pictures: many(6, picture),
        showBonuses: false,
      },
      {
        kind: 'content',
        id: 'o-metodo',
        heading: 'O método',
        text: words(500),
        mediaPlace: 'right',
        look: 'plain',
      },
      { kind: 'quote', hasSun: false, text: words(200) },
      steps(4, 'fases'),
      list(7, { id: 'sete-jeitos', media: { kind: 'picture', ...picture(1) } }),
      {
        kind: 'testimonials',
        id: 'prints',
        heading: 'Conversas',
        layout: 'carousel',
        items: many(3, (index) => ({
          name: NAMES[index] ?? '',
          media: {
            kind: 'picture' as const,
            file: `depoimentos/conversa-${index + 1}.webp`,
            alt: words(80, index),
          },
        })),
      },
      cards(6, 'seis'),
      {
        kind: 'curriculum',
        heading: 'O que tem dentro',
        layout: 'groups',
        modules: many(5, (index) => ({
          title: words(50, index),
          lessons: many(6, (lesson) => words(60, lesson)),
          duration: '2 horas',
        })),
      },
      bonuses(3),
      biography('medico'),
      {
        kind: 'comparison',
        id: 'tabela',
        heading: 'Lado a lado',
        body: {
          kind: 'table',
          columns: ['Sozinho', 'Outros cursos', 'Com a gente'],
          highlighted: 'third',
          rows: many(6, (index) => ({
            label: words(50, index),
            first: { mark: 'no' as const },
            second: { mark: 'none' as const, text: 'Às vezes' },
            third: { mark: 'yes' as const },
          })),
        },
      },
      stack(4),
      plans(3),
      { kind: 'guarantee', heading: 'Garantia de 30 dias', points: many(4, (index) => words(80, index)) },
      questions(8),
      cta('despedida', { postscript: `**P.S.** ${words(250)}` }),
    ]),
  ],
  // A live class with several teachers, which takes place in a WhatsApp group.
  '/aula-ao-vivo': [
    {
      kind: 'announcement',
      text: words(60),
      time: 'off',
      link: { label: 'Entrar no grupo', to: 'https://chat.whatsapp.com/exemplo' },
    },
    hero({
      eyebrow: 'Dia 20 · 20h · ao vivo',
      buttons: [button('Entrar no grupo', 'https://chat.whatsapp.com/exemplo')],
    }),
    list(3, {
      id: 'professores',
      layout: 'cards',
      items: many(3, (index) => ({
        picture: picture(index),
        title: NAMES[index] ?? '',
        text: words(120, index),
      })),
    }),
    steps(4, 'o-que-se-ve'),
    cta('grupo', { buttons: [button('Entrar no grupo', 'https://chat.whatsapp.com/exemplo')] }),
  ],
  // An offer after the purchase.
  '/espera': [
    hero({ headline: '**Espera!** Seu pedido ainda não terminou', buttons: [button('Ver a oferta')] }),
    {
      kind: 'text',
      id: 'manifesto',
      blocks: [{ heading: words(40), text: [words(500), words(600, 7)].join('\n') }],
    },
    testimonials(4),
    cards(4, 'vantagens'),
    price({ decline: { label: 'Não, obrigado', to: '/' } }),
  ],
  // A subscription for families.
  '/assinatura': [
    hero({
      media: {
        kind: 'planner',
        phone: { kind: 'imagem', picture: { file: 'modulos/metas.webp', alt: 'O aplicativo' } },
      },
    }),
    list(6, { tone: 'problem', id: 'dores' }),
    cards(6, 'recursos'),
    {
      kind: 'content',
      id: 'aviso',
      heading: 'Um aviso',
      text: words(200),
      mediaPlace: 'right',
      look: 'card',
    },
    steps(4),
    testimonials(6),
    {
      kind: 'plans',
      id: 'preco',
      heading: 'Por mês ou por ano',
      plans: [
        {
          offer: 'mensal',
          title: 'Mensal',
          buy: 'Assinar por mês',
          includes: many(4, (index) => words(50, index)),
        },
        {
          offer: 'anual',
          title: 'Anual',
          highlight: 'Dois meses grátis',
          buy: 'Assinar por ano',
          includes: many(5, (index) => words(50, index)),
        },
      ],
      showGuarantee: true,
    },
    questions(8),
  ],
};

/** The paths of the funnels' pages. */
export const FUNNEL_PATHS = Object.keys(PAGES);

/** Adds the funnels to a draft, with the offers that they need. */
export function addFunnels(draft: Draft): void {
  const subscription = { checkout: 'https://pay.example.com/assinatura', isFixed: true };
  draft.offers.offers.push(
    { id: 'mensal', name: 'Por mês', price: '29,00', period: 'mes', ...subscription },
    { id: 'anual', name: 'Por ano', price: '290,00', period: 'ano', ...subscription },
  );
  for (const [path, sections] of Object.entries(PAGES)) {
    draft[`pages/funil${path.replaceAll('/', '-')}`] = {
      path,
      name: `Funil ${path}`,
      title: words(55),
      description: words(150),
      socialTitle: words(50),
      isIndexed: false,
      offer: 'b',
      sections,
    };
  }
}
