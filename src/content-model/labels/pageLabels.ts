import type { Content } from '../schemas.ts';
import { plannerLabels } from './heroLabels.ts';
import type { LabelsOf } from './labelTypes.ts';

const HEADING = 'Título';
const TEXT = 'Texto';
const CALL_TO_ACTION = 'Botão';
const ALT = ['Descrição da imagem', 'O que se vê nela, para quem não enxerga e para o Google.'] as const;

const step = {
  $: 'Passo',
  title: HEADING,
  description: TEXT,
  image: ['Imagem', 'Deitada, 9 por 5. No celular aparece só a metade esquerda dela.'],
} as const;

/** The parts of the main page, which its menu names as well. */
const HOME_PARTS = {
  about: 'Sobre',
  howItWorks: 'Como funciona',
  devices: 'Aparelhos',
  testimonials: 'Depoimentos',
  included: 'O que vem dentro',
  verse: 'Versículo',
  price: 'Preço',
  faq: 'Perguntas',
  help: 'Ajuda',
} as const;

export const homeLabels: LabelsOf<Content['home']> = {
  $: 'Página principal',
  sections: { $: 'Partes da página', options: HOME_PARTS },
  menu: {
    $: ['Menu do topo', 'Uma parte escondida some também daqui.'],
    item: {
      $: 'Item do menu',
      section: { $: 'Leva à parte', options: HOME_PARTS },
      label: 'Nome no menu',
    },
  },
  hero: {
    $: 'Abertura',
    eyebrow: ['Linha acima do título', 'Pequena, diz o que é.'],
    headline: [
      'Título, começo',
      'Grande, no alto da página. O fim está na caixa de baixo; o título do cartão do WhatsApp, em Marca.',
    ],
    headlineAccent: ['Título, fim em destaque', 'Vem logo depois do começo, em outra cor. Pode sair.'],
    text: TEXT,
    callToAction: [CALL_TO_ACTION, 'Leva ao preço, na mesma página.'],
    rating: ['Linha da nota', 'Ao lado das estrelas.', '{nota}/5 em mais de {avaliacoes} avaliações'],
    planner: plannerLabels,
    workspace: {
      $: ['Janela atrás do celular', 'Só no computador: o começo do planner.'],
      emoji: ['Emoji', 'O desenho da primeira página, em cima do título.'],
      title: HEADING,
      views: {
        $: ['Visualizações', 'Os ícones vêm nesta ordem: galeria, calendário, tabela.'],
        item: 'Visualização',
      },
      cards: {
        $: 'Cartões',
        item: {
          $: 'Cartão',
          emoji: ['Emoji', 'O desenho antes do título.'],
          title: HEADING,
          note: 'Linha menor',
        },
      },
    },
  },
  about: {
    $: HOME_PARTS.about,
    heading: HEADING,
    text: TEXT,
    featuresHeading: 'Título dos recursos',
    callToAction: [CALL_TO_ACTION, 'Leva ao pagamento.'],
  },
  howItWorks: {
    $: HOME_PARTS.howItWorks,
    heading: HEADING,
    steps: { $: 'Passos', item: step },
  },
  devices: {
    $: ['Aparelhos', 'Pode aparecer também na oferta exclusiva.'],
    heading: HEADING,
    text: TEXT,
    badgeImage: 'Selo do aplicativo',
    badgeAlt: ['Descrição do selo', ALT[1]],
    image: 'Imagem dos aparelhos',
    imageAlt: ALT,
  },
  testimonials: {
    $: HOME_PARTS.testimonials,
    heading: HEADING,
    rating: [
      'Nota e número de pessoas',
      'Só o que você pode provar. As estrelas vêm no fim.',
      'Nota {nota} em {avaliacoesDepoimentos} avaliações',
    ],
    callToAction: [CALL_TO_ACTION, 'Leva ao pagamento.'],
  },
  included: {
    $: HOME_PARTS.included,
    heading: HEADING,
    text: TEXT,
    bonusHeading: ['Título do bônus', 'Em cima dele.', 'E ainda um presente'],
  },
  verse: { $: HOME_PARTS.verse, text: 'Versículo', source: 'Referência' },
  price: {
    $: HOME_PARTS.price,
    heading: HEADING,
    badges: {
      $: ['Números acima do preço', 'Só as palavras: os números estão em Números e depoimentos.'],
      downloads: ['Depois dos downloads', 'Por exemplo: downloads', 'downloads'],
      customers: ['Depois dos clientes', 'Por exemplo: clientes', 'clientes'],
      rating: ['Depois da nota', 'Por exemplo: nota média', 'nota média'],
    },
    countdownLabel: ['Acima da contagem regressiva', 'Diz o que acaba.', 'Este preço acaba em'],
    cardHeading: 'Título do cartão',
    previousLabel: 'Antes do preço de tabela',
    currentLabel: 'Antes do preço promocional',
    inFull: 'Depois do preço',
    installments: 'Parcelas',
    installmentsTotal: 'Total parcelado',
    benefitsHeading: 'Título dos benefícios',
    discount: 'Etiqueta de desconto',
    callToAction: [CALL_TO_ACTION, 'Leva ao pagamento.'],
    afterPayment: 'Embaixo do botão',
    buyBarCallToAction: ['Botão da barra de compra', 'A barra que acompanha a página no celular.'],
    guaranteeHeading: 'Título da garantia',
    guaranteeText: 'Texto da garantia',
  },
  faq: {
    $: HOME_PARTS.faq,
    heading: HEADING,
    items: { $: 'Perguntas', item: { $: 'Pergunta', question: 'Pergunta', answer: 'Resposta' } },
  },
  help: { $: HOME_PARTS.help, heading: HEADING, text: TEXT, button: 'Botão do chat' },
};

export const offerLabels: LabelsOf<Content['offer']> = {
  $: 'Oferta exclusiva',
  sections: {
    $: 'Partes da página',
    options: {
      video: 'Vídeo',
      pages: 'Páginas do planner',
      features: 'Recursos',
      steps: 'Passos',
      devices: 'Aparelhos',
      closing: 'Fechamento',
    },
  },
  badge: 'Etiqueta acima do título',
  heading: HEADING,
  text: TEXT,
  normalLabel: 'Nome do preço de tabela',
  promotionalLabel: 'Nome do preço promocional',
  exclusiveLabel: 'Nome do preço exclusivo',
  paymentNote: 'Embaixo do preço',
  warning: [
    'Aviso de última chance',
    'A página abre de novo para quem tem o endereço: se não for verdade, anúncios podem reprovar e a lei proíbe (CDC, art. 37).',
  ],
  mockupImage: 'Imagem do produto',
  mockupAlt: ALT,
  discount: 'Etiqueta de desconto',
  buy: 'Botão de comprar',
  trust: { $: 'Frases de confiança', item: 'Frase' },
  video: { $: 'Vídeo', heading: HEADING, text: TEXT },
  pages: { $: 'Páginas do planner', heading: HEADING },
  features: { $: 'Recursos', heading: HEADING },
  steps: { $: 'Passos', heading: HEADING, items: { $: 'Passos', item: step } },
  closing: {
    $: ['Fechamento', 'Com o último depoimento e o botão mais uma vez.'],
    heading: HEADING,
    text: TEXT,
  },
};
