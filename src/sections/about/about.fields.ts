import { text } from '../../fields/text.ts';
import { video } from '../../fields/video.ts';
import { button } from '../buttons.ts';
import { defineSection, heading, paragraph } from '../section.ts';

export const about = defineSection(
  {
    kind: 'about',
    drawing:
      'M5 7h15M5 12h17M5 15h14M27 6h16v11H27zM33 9.5l4 2-4 2zM5 22h10M19 22h10M33 22h10M5 26h10M19 26h10M33 26h10',
    label: 'Sobre',
    help: 'Um texto com vídeo, a lista dos recursos do produto e um botão.',
  },
  {
    heading: heading(80),
    text: paragraph(300),
    video: video({ label: 'Vídeo' }).optional(),
    featuresHeading: text(50, { label: 'Título dos recursos' }),
    button: button(30).optional(),
  },
);
