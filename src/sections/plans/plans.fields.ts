import { bool } from '../../fields/choice.ts';
import { group, list } from '../../fields/field.ts';
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

export const plans = defineSection(
  {
    kind: 'plans',
    group: 'price',
    describesProduct: true,
    drawing: 'M3 7h12v20H3zM18 4h12v23H18zM33 7h12v20H33zM6 12h6M21 9h6M36 12h6M6 22h6M21 22h6M36 22h6',
    label: 'Planos',
    help: 'Duas ou três ofertas lado a lado, cada uma com o que inclui.',
    example: {
      heading: 'Escolha o seu plano',
      text: 'Os dois dão acesso na hora. Você pode começar pelo essencial e mudar depois.',
      countdownLabel: 'Estes preços acabam em',
      plans: [
        {
          offer: '',
          title: 'Essencial',
          note: 'Para começar já.',
          buy: 'Quero o essencial',
          includes: ['Acesso a todo o conteúdo', 'Suporte por e-mail'],
        },
        {
          offer: '',
          title: 'Completo',
          note: 'Para ter tudo num lugar só.',
          highlight: 'Nossa sugestão',
          buy: 'Quero o completo',
          includes: ['Tudo do essencial', 'Todos os bônus', 'Suporte por WhatsApp'],
        },
      ],
      showGuarantee: true,
    },
  },
  {
    heading: heading(70),
    text: introduction,
    countdownLabel,
    plans: list(
      group(
        {
          offer,
          title: text(40, { label: 'Título' }),
          note: text(100, { label: 'Linha embaixo do título' }).optional(),
          highlight: text(24, {
            label: 'Etiqueta de destaque',
            help: 'Só um dos planos pode ter. Diga o que for verdade.',
            initial: 'Nossa sugestão',
          }).optional(),
          discount,
          installments,
          buy,
          includes: list(text(80, { label: 'Item' }), { label: 'O que inclui', min: 2, max: 12 }),
        },
        { label: 'Plano' },
      ),
      { label: 'Planos', min: 2, max: 3 },
    ),
    decline,
    afterPayment,
    showGuarantee: bool({ label: 'Com a garantia embaixo' }),
  },
  (_, { offers }) => ['components/bigPrice', ...stripStyles(offers), 'sections/plans/plans'],
);
