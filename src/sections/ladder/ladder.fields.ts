import { introduction, offerCard } from '../prices/priceFields.ts';
import { defineSection, heading } from '../section.ts';

export const ladder = defineSection(
  {
    kind: 'ladder',
    group: 'price',
    drawing: 'M13 4h22v24H13zM17 9h5M29 9h2M17 13h5M29 13h2M16 16h16v4H16zM16 23h16v2H16z',
    label: 'Oferta especial',
    help: 'Um cartão com o preço de tabela, o de sempre e, em destaque, o desta oferta, com sim e “não, obrigado”.',
    example: {
      heading: 'Leve também por um preço menor',
      text: 'Uma condição para quem acabou de comprar. Se não for para você, é só seguir em frente.',
      offer: '',
      badge: 'OFERTA ESPECIAL',
      normalLabel: 'Preço normal',
      exclusiveLabel: 'Nesta página',
      paymentNote: 'à vista',
      buy: 'Sim, quero incluir',
      decline: { label: 'Não, obrigado', to: '/' },
      trust: ['Pagamento seguro', 'Garantia de {garantia} dias'],
    },
  },
  { heading: heading(90), text: introduction, ...offerCard },
  () => ['components/bigPrice'],
);
