import { picture } from '../../fields/picture.ts';
import { offerCard } from '../prices/priceFields.ts';
import { defineSection, heading, paragraph } from '../section.ts';

export const offerHero = defineSection(
  {
    kind: 'offerHero',
    group: 'opening',
    drawing: 'M5 8h14M5 12h10M5 17h12M26 5h17v22H26zM29 9h11M29 14h7M29 20h11v3H29z',
    label: 'Abertura com oferta',
    help: 'O título ao lado de um cartão com o preço de tabela, o de sempre e o desta oferta.',
    example: {
      heading: 'Uma condição só para esta página',
      text: 'O mesmo {nome}, completo, por um preço menor.',
      offer: '',
      badge: 'OFERTA ESPECIAL',
      normalLabel: 'Preço normal',
      exclusiveLabel: 'Nesta página',
      paymentNote: 'à vista',
      buy: 'Quero aproveitar',
      trust: ['Pagamento seguro', 'Acesso imediato', 'Garantia de {garantia} dias'],
    },
  },
  {
    heading: heading(60),
    text: paragraph(160),
    ...offerCard,
    mockup: picture({
      label: 'Imagem do produto',
      help: 'De preferência com fundo transparente: ela aparece sobre fundo escuro.',
      minWidth: 1200,
      maxAlt: 120,
    }).optional(),
  },
  () => ['components/bigPrice'],
);
