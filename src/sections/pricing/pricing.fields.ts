import { bool } from '../../fields/choice.ts';
import { group, list } from '../../fields/field.ts';
import { picture } from '../../fields/picture.ts';
import { text } from '../../fields/text.ts';
import {
  afterPayment,
  buy,
  countdownLabel,
  decline,
  discount,
  installments,
  introduction,
  offer,
} from '../prices/priceFields.ts';
import { stripStyles } from '../prices/stripStyles.ts';
import { defineSection, heading } from '../section.ts';

export const pricing = defineSection(
  {
    kind: 'pricing',
    group: 'price',
    describesProduct: true,
    drawing: 'M8 5h32v22H8zM12 10h8M12 15h11M12 21h9M28 10h8M28 14h8M28 18h8',
    label: 'Preço',
    help: 'O cartão com o preço, o que vem na oferta, a contagem regressiva e a garantia.',
    example: {
      heading: 'Tudo o que você precisa para começar',
      offer: '',
      countdownLabel: 'Este preço acaba em',
      cardHeading: '{nome} completo',
      inFull: 'à vista',
      buy: 'Quero o meu',
      afterPayment: 'Pix ou cartão, em página segura. O acesso chega por e-mail.',
      benefitsHeading: 'O que você leva',
      benefits: ['Acesso a todo o conteúdo', 'Atualizações sem custo', 'Suporte por e-mail'],
      showBonuses: false,
      showGuarantee: true,
    },
  },
  {
    heading: heading(70),
    text: introduction,
    offer,
    badges: group(
      {
        downloads: text(20, {
          label: 'Depois dos downloads',
          help: 'Por exemplo: downloads',
          initial: 'downloads',
        }).optional(),
        customers: text(20, {
          label: 'Depois dos clientes',
          help: 'Por exemplo: clientes',
          initial: 'clientes',
        }).optional(),
        rating: text(20, {
          label: 'Depois da nota',
          help: 'Por exemplo: nota média',
          initial: 'nota média',
        }).optional(),
      },
      {
        label: 'Números acima do preço',
        help: 'Só as palavras: os números estão em Números e depoimentos.',
      },
    ).optional(),
    countdownLabel,
    cardHeading: text(50, { label: 'Título do cartão' }),
    discount,
    inFull: text(20, { label: 'Depois do preço', initial: 'à vista' }).optional(),
    installments,
    installmentsTotal: text(40, {
      label: 'Total parcelado',
      initial: '(total de {totalParcelado})',
    }).optional(),
    buy,
    decline,
    afterPayment,
    validity: text(90, {
      label: 'Até quando vale',
      help: 'A última linha embaixo do botão. Só o que for verdade.',
      initial: 'Este preço vale enquanto a turma estiver aberta.',
    }).optional(),
    seal: picture({
      label: 'Selo',
      help: 'Pequeno, embaixo do cartão. De preferência com fundo transparente.',
      minWidth: 320,
    }).optional(),
    benefitsHeading: text(40, { label: 'Título dos benefícios' }),
    benefits: list(text(80, { label: 'Benefício' }), {
      label: 'O que vem nesta oferta',
      help: 'Sem esta lista, aparece a do produto.',
      min: 2,
      max: 12,
    }).optional(),
    showBonuses: bool({ label: 'Mostrar os bônus do produto' }),
    showGuarantee: bool({ label: 'Com a garantia embaixo' }),
  },
  ({ seal }, { offers }) => [
    'components/bigPrice',
    ...stripStyles(offers),
    'sections/pricing/pricing',
    seal && 'components/seal',
  ],
);
