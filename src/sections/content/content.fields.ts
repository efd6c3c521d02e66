import { choice } from '../../fields/choice.ts';
import { group, list } from '../../fields/field.ts';
import { link } from '../../fields/link.ts';
import { media, mediaStyles } from '../../fields/media.ts';
import { picture } from '../../fields/picture.ts';
import { paragraphs, prose, text } from '../../fields/text.ts';
import { button } from '../buttons.ts';
import { compactField, defineSection, heading } from '../section.ts';

const person = group(
  {
    name: text(60, { label: 'Nome' }),
    role: text(80, { label: 'O que faz', help: 'Uma linha: professora de violão há dez anos.' }).optional(),
    links: list(
      group(
        {
          label: text(30, { label: 'O que está escrito', initial: 'Instagram' }),
          address: link({ label: 'Leva a', example: 'https://www.instagram.com/seu-perfil' }),
        },
        { label: 'Link' },
      ),
      { label: 'Links', min: 0, max: 4 },
    ),
  },
  { label: 'Quem é', help: 'Nome, o que faz e links, para contar quem criou o produto.' },
);

export const content = defineSection(
  {
    kind: 'content',
    group: 'words',
    describesProduct: true,
    drawing: 'M5 9h14M5 14h16M5 18h13M27 6h16v20H27z',
    label: 'Texto e imagem',
    help: 'Um texto com imagem ou vídeo ao lado ou embaixo; também para contar quem você é.',
    example: {
      heading: 'Feito para o seu dia de verdade',
      text: 'Conte aqui o que a imagem não mostra: para quem você fez isto, o que a pessoa encontra ao abrir e o que ela consegue fazer no mesmo dia.\nFale de **uma coisa só**. Se houver outra, ela merece a própria parte.',
      points: ['Abre no celular e no computador', 'Você usa do seu jeito, no seu ritmo'],
      media: { kind: 'picture', file: '', alt: 'Uma página do produto aberta' },
      mediaPlace: 'right',
      look: 'plain',
    },
  },
  {
    eyebrow: text(60, { label: 'Linha acima do título' }).optional(),
    heading: heading(80).optional(),
    person: person.optional(),
    text: paragraphs(4800, { label: 'Texto' }),
    points: list(prose(160, { label: 'Ponto' }), {
      label: 'Pontos',
      help: 'Uma lista com sinais de visto, embaixo do texto.',
      min: 1,
      max: 12,
    }).optional(),
    badge: picture({ label: 'Selo', minWidth: 640, maxAlt: 100 }).optional(),
    button: button(40).optional(),
    media: media({ label: 'Imagem ou vídeo' }).optional(),
    mediaPlace: choice({
      label: 'Onde fica a imagem',
      help: 'No celular, sempre embaixo do texto.',
      options: { right: 'À direita', left: 'À esquerda', below: 'Embaixo' },
    }),
    look: choice({
      label: 'Como aparece',
      options: { plain: 'Sobre o fundo da página', card: 'Num cartão' },
    }),
    isCompact: compactField(),
  },
  ({ look, media }) => [look === 'plain' && 'sections/content/PlainContent', ...mediaStyles(media)],
);
