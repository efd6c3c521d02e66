import type { Content } from '../schemas.ts';
import type { LabelsOf } from './labelTypes.ts';

export const pricesLabels: LabelsOf<Content['prices']> = {
  $: 'Preços',
  list: ['Preço de tabela', 'O maior: aparece riscado.'],
  promotional: [
    'Preço promocional, o de todo dia',
    'O que a página principal cobra sempre. Tem de ser menor que o de tabela.',
  ],
  exclusive: ['Preço da oferta exclusiva', 'O menor de todos.'],
  installments: {
    $: 'Parcelamento',
    count: 'Em até quantas vezes',
    each: 'Valor de cada parcela',
  },
  trackedValue: [
    'Valor informado ao pixel',
    'Só para os seus relatórios de anúncios: não aparece na página.',
  ],
  bonus: {
    $: ['Preços do bônus', 'Vêm e saem com o bônus, que se liga em Conteúdo, O produto.'],
    previous: 'Quanto custava',
    current: 'Quanto custa agora',
  },
  promotion: {
    $: [
      'Promoção com dia e hora',
      'Um preço ainda menor, só do começo ao fim que você marcar. Fora dela valem os de todo dia, sozinhos. Ao ligar, os campos vêm com sugestões: confira e troque cada uma.',
    ],
    price: ['Preço da promoção', 'Só enquanto ela durar. Tem de ser menor que o promocional, o de todo dia.'],
    installments: {
      $: 'Parcelamento na promoção',
      count: 'Em até quantas vezes',
      each: 'Valor de cada parcela',
    },
    startsAt: ['Começo', 'Horário de Brasília.'],
    endsAt: ['Fim', 'Horário de Brasília.'],
    checkout: [
      'Pagamento da promoção',
      'Todos os botões da página principal, enquanto ela durar. Vem com o link da oferta B: troque pelo da oferta que cobra o preço da promoção.',
    ],
    validity: ['Frase da promoção', 'Com o preço, o começo e o fim: é verdade antes, durante e depois.'],
    trackedValue: ['Valor informado ao pixel na promoção', 'Vazio: o de sempre.'],
  },
};

const video = {
  address: ['Link do vídeo', 'Cole o link do YouTube, Vimeo, Panda ou VTurb. Sem link, fica só a imagem.'],
  title: ['Nome do vídeo', 'Diz o que se vê nele.', 'O {nome} por dentro'],
  poster: ['Imagem antes de tocar', 'Na mesma proporção do vídeo.'],
  ratio: {
    $: 'Formato',
    options: { '16:9': 'Deitado (16:9)', '9:16': 'Em pé (9:16)', '1:1': 'Quadrado (1:1)' },
  },
  captions: ['Arquivo de legendas', 'Um arquivo .vtt, só para vídeos da própria pasta.'],
} as const;

export const linksLabels: LabelsOf<Content['links']> = {
  $: 'Links',
  checkoutA: [
    'Link de pagamento em Sobre (oferta A)',
    'O botão depois dos recursos. Pode ser o mesmo link da oferta B.',
  ],
  checkoutB: [
    'Link de pagamento nos outros botões (oferta B)',
    'Os do preço, dos depoimentos e da barra de compra. Pode ser o mesmo link da oferta A.',
  ],
  checkoutExclusive: ['Link de pagamento da oferta exclusiva', 'Os botões da página /oferta-exclusiva.'],
  chatPhone: ['WhatsApp de atendimento', 'Com DDD. Vazio: a página fica sem chat.'],
  chatMessage: ['Mensagem que já vem escrita', 'O que a pessoa manda ao tocar no chat.'],
  mainVideo: { $: 'Vídeo da página principal', ...video },
  offerVideo: { $: 'Vídeo da oferta exclusiva', ...video },
};

const OFF = {
  label: 'Não fazer nada',
  help: 'O mais seguro: nem os anúncios nem a lei têm o que objetar.',
  isSafe: true,
};
const DIALOG = {
  label: 'Abrir um convite',
  help: 'Uma janela na mesma página, uma vez por visita. Fecha-se com um toque, e é a pessoa que escolhe ir: anúncios costumam aceitar.',
};

export const behaviourLabels: LabelsOf<Content['behaviour']> = {
  $: 'Comportamento',
  scrollRedirect: {
    $: ['Quem chega ao preço', 'O que acontece 20 segundos depois.'],
    options: {
      redirect: {
        label: 'Levar sozinho à oferta',
        help: 'Meta e Google Ads reprovam páginas que redirecionam sozinhas, e o Código de Defesa do Consumidor (art. 37) proíbe induzir a erro.',
      },
      dialog: DIALOG,
      off: OFF,
    },
  },
  exitIntent: {
    $: [
      'Quem vai sair da página',
      'No computador, quando o mouse vai ao topo da janela. No celular nada acontece.',
    ],
    options: {
      redirect: {
        label: 'Levar sozinho à oferta',
        help: 'Meta e Google Ads reprovam páginas que desviam quem está saindo, e o art. 37 do CDC proíbe induzir a erro.',
      },
      dialog: DIALOG,
      off: OFF,
    },
  },
  leavePrompt: {
    $: ['Aviso ao sair', 'O navegador pergunta se a pessoa quer mesmo sair.'],
    options: {
      on: {
        label: 'Perguntar',
        help: 'Meta e Google Ads reprovam páginas que seguram quem quer sair. O aviso fala em oferta até para quem já a viu (CDC, art. 37).',
      },
      off: { ...OFF, label: 'Não perguntar' },
    },
  },
  countdown: {
    $: ['Contagem regressiva', 'O relógio junto do preço.'],
    options: {
      loop: {
        label: 'Recomeçar a cada visita',
        help: 'Não é um prazo de verdade: anúncios podem reprovar por prática enganosa, e o art. 37 do CDC proíbe publicidade enganosa.',
      },
      deadline: {
        label: 'Um prazo de verdade',
        help: 'Todos veem o mesmo dia e hora. Depois dele o preço volta ao de tabela: até lá, a lei obriga a cumprir (CDC, art. 30).',
        isSafe: true,
      },
      off: { label: 'Nenhuma', help: 'Sem relógio: nada a objetar.', isSafe: true },
    },
  },
  deadline: {
    $: ['O prazo', 'Vale só com a contagem “Um prazo de verdade”.'],
    endsAt: ['Termina em', 'Horário de Brasília. Muda em todos os textos que usam o prazo.'],
    listPriceCheckout: ['Pagamento depois do prazo', 'A página que cobra o preço de tabela.'],
    validity: 'Texto até o prazo',
    over: 'Texto depois do prazo',
  },
  invitation: {
    $: ['O convite', 'A janela das escolhas “Abrir um convite”.'],
    heading: 'Título',
    text: 'Texto',
    link: 'Botão de ir',
    decline: 'Botão de ficar',
  },
  leaveMessage: ['Texto do aviso ao sair', 'Muitos navegadores mostram um texto próprio no lugar dele.'],
};

export const sellerLabels: LabelsOf<Content['seller']> = {
  $: 'Quem vende',
  name: ['Nome', 'O da empresa, como está no CNPJ, ou o seu nome completo.'],
  document: ['CNPJ ou CPF', 'A lei manda mostrar em toda página que vende.'],
  address: ['Endereço completo', 'Rua, número, bairro, cidade, estado e CEP.'],
  email: ['E-mail', 'É por ele que a pessoa pede para desistir da compra.'],
  regret: [
    'Direito de arrependimento',
    'O e-mail vem logo depois. O prazo pode ser maior que 7 dias, nunca menor.',
  ],
};

export const trackingLabels: LabelsOf<Content['tracking']> = {
  $: 'Rastreio',
  metaPixel: ['Pixel da Meta', 'O número, no Gerenciador de Eventos, em Fontes de dados. Vazio: sem pixel.'],
  googleAnalytics: [
    'Google Analytics',
    'O ID da métrica, que começa com G-: em Administrador, Fluxos de dados. Vazio: sem Analytics.',
  ],
  consent: {
    $: [
      'O aviso de cookies',
      'Só aparece com um dos dois acima. Recusar tem de ser tão fácil quanto aceitar.',
    ],
    label: ['Nome do aviso', 'Só para leitores de tela.'],
    text: 'Texto',
    refuse: 'Botão de recusar',
    accept: 'Botão de aceitar',
    privacyLink: 'Link da privacidade',
    change: ['Link para mudar de ideia', 'Fica no rodapé.'],
  },
};
