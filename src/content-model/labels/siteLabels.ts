import type { Content } from '../schemas.ts';
import { STARTER_NAME } from '../textFields.ts';
import { iconLabels } from './iconLabels.ts';
import type { LabelsOf } from './labelTypes.ts';

const ALT = 'Descrição da imagem';
const ALT_HELP = 'O que se vê nela, para quem não enxerga e para o Google.';

const page = {
  title: ['Título na aba e no Google', 'Até 60 letras aparecem inteiras no Google.'],
  description: ['Descrição no Google', 'O texto cinza debaixo do título, na busca.'],
} as const;

const sharedPage = {
  ...page,
  socialTitle: ['Título no WhatsApp e nas redes', 'Vai escrito na imagem que acompanha o link.'],
  socialNote: ['Linha menor no WhatsApp e nas redes', 'Aparece embaixo do título, na mesma imagem.'],
} as const;

export const siteLabels: LabelsOf<Content['site']> = {
  $: 'Site',
  name: ['Nome do produto', 'Muda em todos os textos. Nas imagens, troque você.'],
  tagline: ['Frase do produto', 'Aparece no fim das páginas.'],
  address: ['Endereço do site', 'O domínio em que você vai publicar, com https:// e sem barra no fim.'],
  workspaceTool: ['Aplicativo do template', 'Muda em todos os textos.'],
  dailyMinutes: ['Minutos por dia', 'Quanto tempo por dia o planner pede.'],
  guaranteeDays: ['Dias de garantia', 'A lei dá 7 dias; você pode dar mais.'],
  footer: {
    $: 'Rodapé',
    sealsImage: [
      'Imagem dos selos',
      'O fundo do rodapé é escuro em qualquer paleta: desenhe em branco, com fundo transparente.',
    ],
    sealsAlt: ['Descrição dos selos', ALT_HELP, 'Selos de compra segura'],
    rights: 'Direitos autorais',
    independence: ['Aviso de independência', 'Diz que o produto não é da empresa do aplicativo.'],
  },
  pages: {
    $: 'Google, aba e redes sociais',
    home: { $: 'Página principal', ...sharedPage },
    offer: { $: 'Oferta exclusiva', ...sharedPage },
    notFound: { $: 'Página não encontrada', ...page },
  },
  notFound: {
    $: 'Página não encontrada',
    heading: 'Título',
    headingInEnglish: ['O título está em inglês', 'Os leitores de tela o leem então em inglês.'],
    code: ['Número do erro', 'Aparece grande, ao fundo.'],
    text: 'Texto',
    homeLink: 'Botão de voltar',
  },
};

export const brandLabels: LabelsOf<Content['brand']> = {
  $: 'Marca',
  logo: [
    'Logotipo',
    'Aparece sobre fundo escuro e vira o ícone do site. O melhor é só o símbolo, quase quadrado: com palavras ele fica pequeno demais. Sem ele, aparece a primeira letra do nome.',
  ],
  socialBackground: [
    'Fundo da prévia no WhatsApp',
    'O texto fica à esquerda. Sem imagem, o cenário nas suas cores.',
  ],
  palette: {
    $: [
      'Cores',
      'O logo e as imagens não mudam. O botão de comprar é verde, e só muda de cor onde o verde se perderia entre as outras.',
    ],
    options: {
      amanhecer: { label: 'Amanhecer', help: 'Índigo e damasco' },
      mar: { label: 'Mar', help: 'Azul e coral' },
      mata: { label: 'Mata', help: 'Verde e ouro' },
      vinho: { label: 'Vinho', help: 'Vinho e pêssego' },
      lavanda: { label: 'Lavanda', help: 'Roxo e rosa' },
      grafite: { label: 'Grafite', help: 'Cinza e areia' },
      propria: {
        label: 'Minhas cores',
        help: 'Duas cores suas, a escura e a clara, que se escolhem logo abaixo.',
      },
    },
  },
  colors: [
    'Minhas duas cores',
    'A escura fica nos fundos do alto e do pé da página; a clara, nos destaques, clareada onde o fundo é escuro.',
  ],
  fonts: {
    $: ['Letras dos títulos e dos textos', 'Vêm em par.'],
    options: {
      acolhedora: { label: 'Acolhedora', help: 'Fraunces e Figtree' },
      elegante: { label: 'Elegante', help: 'Playfair Display e Source Sans' },
      moderna: { label: 'Moderna', help: 'Bricolage Grotesque e Inter' },
      amigavel: { label: 'Amigável', help: 'Quicksand e Nunito' },
    },
  },
  corners: {
    $: 'Cantos de botões, cartões e imagens',
    options: { retos: 'Retos', suaves: 'Suaves', redondos: 'Redondos' },
  },
  scene: {
    $: [
      'Cenário',
      'O fundo das páginas, das capas no topo e da prévia no WhatsApp. As imagens ficam como são: nas da demonstração há um amanhecer.',
    ],
    options: {
      amanhecer: { label: 'Amanhecer', help: 'Céu com sol, estrelas e colinas' },
      calma: { label: 'Calma', help: 'Fundos claros e formas suaves, só nas suas duas cores' },
    },
  },
};

export const proofLabels: LabelsOf<Content['proof']> = {
  $: 'Números e depoimentos',
  rating: ['Nota média', 'Muda em todos os textos que usam este número.'],
  reviews: ['Avaliações, no topo da página', 'Muda em todos os textos que usam este número.'],
  testimonialReviews: ['Avaliações, nos depoimentos', 'Muda em todos os textos que usam este número.'],
  downloads: 'Downloads',
  customers: 'Clientes ativos',
  people: ['Pessoas atendidas, na página principal', 'Muda em todos os textos que usam este número.'],
  peopleOnOffer: ['Pessoas atendidas, na oferta exclusiva', 'Muda em todos os textos que usam este número.'],
  ratingsVerified: [
    'Consigo comprovar a nota',
    'Ligue só quando for verdade: a nota passa a ser informada ao Google.',
  ],
  testimonials: {
    $: ['Depoimentos', 'Só conversas reais, com autorização de quem escreveu.'],
    item: {
      $: 'Depoimento',
      name: ['Nome', 'O primeiro nome e a inicial do sobrenome: Ana L.', STARTER_NAME],
      quote: ['Frase em destaque', 'Uma frase da conversa, como foi escrita.'],
      image: 'Imagem da conversa',
      alt: ['O que a conversa diz', 'Todas as falas, para quem não enxerga a imagem.'],
    },
  },
};

export const productLabels: LabelsOf<Content['product']> = {
  $: 'Produto',
  features: {
    $: ['Recursos', 'Aparecem nas duas páginas.'],
    item: {
      $: 'Recurso',
      icon: { $: 'Desenho', options: iconLabels },
      text: 'Texto',
    },
  },
  benefits: { $: ['O que vem na oferta', 'A lista com sinais de visto, junto do preço.'], item: 'Benefício' },
  modules: {
    $: ['Páginas do planner', 'As imagens que passam de lado na página.'],
    item: {
      $: 'Página do planner',
      title: 'Nome',
      emoji: ['Emoji', 'Aparece na lista das páginas, na janela do topo.'],
      description: 'Descrição',
      image: 'Imagem',
      alt: [ALT, ALT_HELP],
    },
  },
  bonus: {
    $: ['Bônus', 'Os preços dele ficam em Preços e promoção.'],
    emoji: 'Emoji',
    title: 'Nome',
    image: 'Capa',
    insideImage: [
      'O que tem dentro',
      'Encostada no pé do cartão. Por exemplo, duas páginas sobre fundo transparente.',
    ],
    insideAlt: [ALT, ALT_HELP],
    description: 'Descrição',
  },
};
