import { group } from '../../fields/field.ts';
import { reference } from '../../fields/reference.ts';
import { text } from '../../fields/text.ts';
import { stripStyles } from '../prices/stripStyles.ts';
import { defineSection, heading } from '../section.ts';

export const pricing = defineSection(
  {
    kind: 'pricing',
    drawing: 'M8 5h32v22H8zM12 10h8M12 15h11M12 21h9M28 10h8M28 14h8M28 18h8',
    label: 'Preço',
    help: 'O cartão com o preço, o que vem na oferta, a contagem regressiva e a garantia.',
  },
  {
    heading: heading(70),
    offer: reference({ to: 'offer', label: 'Oferta' }),
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
    countdownLabel: text(40, {
      label: 'Acima da contagem regressiva',
      help: 'Diz o que acaba.',
      initial: 'Este preço acaba em',
    }).optional(),
    cardHeading: text(50, { label: 'Título do cartão' }),
    discount: text(40, { label: 'Etiqueta de desconto', initial: '{desconto}% de desconto' }).optional(),
    inFull: text(20, { label: 'Depois do preço' }),
    installments: text(60, {
      label: 'Parcelas',
      initial: 'ou em até {parcelas}x de {valorParcela} no cartão',
    }).optional(),
    installmentsTotal: text(40, {
      label: 'Total parcelado',
      initial: '(total de {totalParcelado})',
    }).optional(),
    buy: text(32, { label: 'Botão', help: 'Leva ao pagamento.' }),
    afterPayment: text(80, { label: 'Embaixo do botão' }).optional(),
    benefitsHeading: text(40, { label: 'Título dos benefícios' }),
  },
  (_, { offers }) => ['components/bigPrice', ...stripStyles(offers), 'sections/pricing/pricing'],
);
