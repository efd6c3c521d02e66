import { text } from '../../fields/text.ts';
import { video } from '../../fields/video.ts';
import { button } from '../buttons.ts';
import { defineSection, heading, paragraph } from '../section.ts';

export const about = defineSection(
  {
    kind: 'about',
    group: 'product',
    describesProduct: true,
    drawing:
      'M5 7h15M5 12h17M5 15h14M27 6h16v11H27zM33 9.5l4 2-4 2zM5 22h10M19 22h10M33 22h10M5 26h10M19 26h10M33 26h10',
    label: 'Sobre',
    help: 'Um texto com vídeo, a lista dos recursos do produto e um botão.',
    example: {
      heading: 'O que é, em poucas palavras',
      text: 'Diga para quem é, o que a pessoa recebe e o que ela consegue fazer com isso. Três frases bastam: o resto da página conta os detalhes.',
      button: { label: 'Quero o meu', to: '' },
    },
  },
  {
    heading: heading(80),
    text: paragraph(600),
    video: video({ label: 'Vídeo' }).optional(),
    featuresHeading: text(50, {
      label: 'Título dos recursos',
      help: 'Sem ele, a lista dos recursos não aparece.',
      initial: 'O que tem dentro',
    }).optional(),
    button: button(30).optional(),
  },
);
