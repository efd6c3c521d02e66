import type { Content } from '../schemas.ts';
import type { LabelsOf } from './labelTypes.ts';

const SCREEN_READERS = 'Só para leitores de tela.';

const unit = (name: string) => ({ $: name, 0: 'Para um', 1: 'Para vários' }) as const;

export const interfaceLabels: LabelsOf<Content['interface']> = {
  $: ['Palavras de botões e controles', 'Raramente é preciso mudar.'],
  skipLink: ['Pular para o conteúdo', 'Para quem navega pelo teclado.'],
  openMenu: 'Botão do menu',
  mainMenu: ['Nome do menu', SCREEN_READERS],
  opensInNewTab: ['Aviso de nova aba', SCREEN_READERS],
  chat: ['Botão do chat', SCREEN_READERS],
  enlarge: 'Botão de ampliar',
  zoomIn: ['Botão de ampliar mais', 'Na imagem ampliada.'],
  zoomOut: ['Botão de reduzir', 'Na imagem ampliada.'],
  dragHint: ['Dica da imagem ampliada', 'Aparece enquanto a imagem está maior do que a tela.'],
  enlargedLabel: ['Imagem ampliada', SCREEN_READERS],
  previousPicture: ['Imagem anterior', SCREEN_READERS],
  nextPicture: ['Próxima imagem', SCREEN_READERS],
  close: 'Botão de fechar',
  playVideo: ['Botão do vídeo', SCREEN_READERS],
  captions: ['Língua das legendas', 'O nome no menu do vídeo.'],
  buyBar: ['Nome da barra de compra', SCREEN_READERS],
  topBarCallToAction: ['Botão do topo', 'O verde do alto da página, no computador.'],
  carousel: {
    $: 'Páginas que passam de lado',
    label: ['Nome', SCREEN_READERS],
    role: ['O que é', SCREEN_READERS],
    slides: ['Como usar', SCREEN_READERS],
    slideRole: ['O que é cada uma', SCREEN_READERS],
    position: ['Posição', SCREEN_READERS],
    previous: 'Botão de voltar',
    next: 'Botão de avançar',
    pause: 'Botão de pausar',
    play: 'Botão de continuar',
  },
  countdown: {
    $: 'Contagem regressiva',
    days: unit('Dias'),
    hours: unit('Horas'),
    minutes: unit('Minutos'),
    seconds: unit('Segundos'),
  },
};

const HEADING = 'Título';
const TEXT = 'Texto';
const EMAIL_FOLLOWS = 'O e-mail vem logo depois, como link.';
const IF_TRUE = 'Só aparece quando é verdade.';

export const privacyLabels: LabelsOf<Content['privacy']> = {
  $: ['Privacidade', 'Cada parágrafo só aparece quando é verdade. Não prometa o que você não faz.'],
  link: ['Nome do link', 'No fim das páginas.'],
  page: { $: 'Google e aba', title: 'Título na aba e no Google', description: 'Descrição no Google' },
  heading: HEADING,
  intro: 'Começo',
  contents: ['Título do índice', 'Em cima dos links para as partes.'],
  responsible: { $: 'Quem responde', heading: HEADING, text: TEXT, contact: ['Contato', EMAIL_FOLLOWS] },
  visit: {
    $: 'Quando visita',
    heading: HEADING,
    site: 'O site',
    hosting: 'A hospedagem',
    alone: ['Ninguém mais', 'Só sem pixel e sem Google Analytics.'],
    offer: ['A oferta já vista', 'Só com redirecionamento ou convite ligado.'],
    campaign: ['As etiquetas do anúncio', IF_TRUE],
    clicks: ['As que identificam o clique', IF_TRUE],
  },
  video: {
    $: 'Quando assiste a um vídeo',
    heading: HEADING,
    own: ['Vídeo do próprio site', IF_TRUE],
    youtube: ['Vídeo do YouTube', IF_TRUE],
    vimeo: ['Vídeo do Vimeo', IF_TRUE],
    panda: ['Vídeo da Panda', IF_TRUE],
    vturb: ['Vídeo da VTurb', IF_TRUE],
  },
  purchase: {
    $: 'Quando compra',
    heading: HEADING,
    checkout: 'A página de pagamento',
    unnamedPlatform: [
      'Nome de plataforma desconhecida',
      'Entra em {plataforma} quando o link não é de uma conhecida.',
    ],
    received: 'O que você recebe de lá',
  },
  chat: { $: 'Quando chama no chat', heading: HEADING, text: TEXT },
  ads: {
    $: ['Anúncios e medição', 'Só com pixel ou Google Analytics.'],
    heading: HEADING,
    pixel: 'Pixel da Meta',
    analytics: 'Google Analytics',
    choice: 'A escolha de quem visita',
  },
  abroad: {
    $: 'Dados fora do Brasil',
    heading: HEADING,
    text: TEXT,
    alone: ['Só a hospedagem', 'Quando nenhuma outra empresa recebe dados.'],
  },
  reasons: {
    $: 'Por que pode usar os dados',
    heading: HEADING,
    text: 'Começo',
    contract: 'Contrato',
    duty: 'Obrigação legal',
    consent: ['Consentimento', 'Só com pixel ou Google Analytics.'],
    interest: 'Legítimo interesse',
  },
  keeping: { $: 'Por quanto tempo', heading: HEADING, text: TEXT },
  rights: {
    $: 'O que a pessoa pode pedir',
    heading: HEADING,
    text: 'Começo',
    items: { $: ['Direitos', 'Os da LGPD, art. 18.'], item: 'Direito' },
    how: ['Como pedir', EMAIL_FOLLOWS],
    complaint: ['Onde reclamar', 'O link vem logo depois.'],
    complaintLink: 'Link para reclamar',
  },
  minors: { $: 'Menores de 18 anos', heading: HEADING, text: TEXT },
  regret: { $: 'Direito de arrependimento', heading: HEADING, text: [TEXT, EMAIL_FOLLOWS] },
  changes: {
    $: 'Mudanças nesta página',
    heading: HEADING,
    text: TEXT,
    updated: ['Antes da data', 'As duas aparecem embaixo do título da página.'],
    updatedOn: ['Data da última mudança', 'Troque quando mudar o que você faz com os dados.'],
  },
};
