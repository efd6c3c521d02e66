import { STARTER_TEXT } from '../fields/text.ts';
import type { PageKind } from './pageKind.ts';

export const upsell: PageKind = {
  id: 'upsell',
  label: 'Oferta depois da compra',
  help: 'Mais uma oferta para quem acabou de comprar, com um “não, obrigado” que segue em frente.',
  name: 'Oferta depois da compra',
  path: '/leve-tambem',
  questions: ['offer', 'next'],
  make: ({ name, path, offer, next }) => {
    const buttons = () => [
      { label: `Sim, quero por {preco.${offer}}`, to: offer },
      { label: 'Não, obrigado', to: next },
    ];
    return {
      path,
      name,
      title: 'Leve também: uma oferta para quem comprou o {nome}',
      description: 'Uma oferta para quem acabou de comprar o {nome}.',
      socialTitle: 'Leve também',
      isIndexed: false,
      offer,
      sections: [
        {
          kind: 'cta',
          id: 'oferta',
          heading: 'A sua compra está feita. Quer levar também?',
          text: 'Esta oferta é para quem acabou de comprar o {nome}. Se não quiser, tudo bem: nada muda no que você já comprou.',
          offer,
          buttons: buttons(),
          showTestimonial: false,
          showGuarantee: true,
          showHelp: false,
        },
        {
          kind: 'text',
          id: 'o-que-vem',
          heading: 'O que vem nesta oferta',
          blocks: [{ text: STARTER_TEXT, points: [STARTER_TEXT] }],
        },
        {
          kind: 'cta',
          id: 'decisao',
          heading: 'Quer incluir na sua compra?',
          text: 'Você tem {garantia} dias para pedir o dinheiro de volta, como em toda compra aqui.',
          buttons: buttons(),
          showTestimonial: false,
          showGuarantee: false,
          showHelp: true,
        },
      ],
    };
  },
};
