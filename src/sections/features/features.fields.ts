import { bool, choice, featureIcon } from '../../fields/choice.ts';
import { group, list } from '../../fields/field.ts';
import { media, mediaStyles } from '../../fields/media.ts';
import { picture } from '../../fields/picture.ts';
import { paragraphs, prose, text } from '../../fields/text.ts';
import { button } from '../buttons.ts';
import { compactField, defineSection, heading } from '../section.ts';

export const features = defineSection(
  {
    kind: 'features',
    group: 'product',
    describesProduct: true,
    drawing:
      'M5 7h14M6 13h2M12 13h9M27 13h2M33 13h9M6 19h2M12 19h9M27 19h2M33 19h9M6 25h2M12 25h9M27 25h2M33 25h9',
    label: 'Lista de recursos',
    help: 'Recursos, benefícios ou problemas, em lista ou em cartões, com uma imagem ao lado se você quiser.',
    example: {
      heading: 'O que muda no seu dia',
      tone: 'benefit',
      layout: 'cards',
      items: [
        {
          icon: 'relogio',
          title: 'Menos tempo procurando',
          text: 'O que você usa todo dia fica num lugar só, na ordem em que você precisa.',
        },
        {
          icon: 'feito',
          title: 'Um passo de cada vez',
          text: 'Você abre, vê o que vem agora e continua de onde parou.',
        },
        {
          icon: 'celular',
          title: 'No celular e no computador',
          text: 'Comece num aparelho e termine no outro, sem copiar nada.',
        },
      ],
      showFeatures: false,
      showBonuses: false,
    },
  },
  {
    heading: heading(80).optional(),
    text: paragraphs(600, { label: 'Introdução' }).optional(),
    tone: choice({
      label: 'Do que ela fala',
      options: {
        benefit: { label: 'Coisas boas', help: 'Os itens sem desenho têm um sinal de visto.' },
        problem: {
          label: 'Problemas',
          help: 'Para “você se reconhece?”: os itens sem desenho têm um xis.',
        },
      },
    }),
    layout: choice({
      label: 'Como aparece',
      options: { list: 'Em lista', cards: 'Em cartões' },
    }),
    items: list(
      group(
        {
          picture: picture({
            label: 'Imagem',
            help: 'Só em cartões: no alto, no lugar do desenho.',
            minWidth: 720,
          }).optional(),
          icon: featureIcon({ label: 'Desenho' }).optional(),
          title: text(60, { label: 'Título' }).optional(),
          text: text(200, { label: 'Texto' }),
        },
        { label: 'Item' },
      ),
      { label: 'Itens', min: 2, max: 16 },
    ).optional(),
    showFeatures: bool({
      label: 'Mostrar os recursos do produto',
      help: 'Eles ficam em Conteúdo, Produto, e vêm depois dos itens desta parte.',
    }),
    media: media({ label: 'Imagem ou vídeo ao lado' }).optional(),
    closing: prose(200, { label: 'Frase no fim' }).optional(),
    button: button(40).optional(),
    showBonuses: bool({ label: 'Mostrar o bônus embaixo' }),
    isCompact: compactField(),
  },
  ({ media }) => mediaStyles(media),
);
