import { picture } from '../../fields/picture.ts';
import { defineSection, heading, paragraph } from '../section.ts';

export const content = defineSection(
  {
    kind: 'content',
    drawing: 'M5 9h14M5 14h16M5 18h13M27 6h16v20H27z',
    label: 'Texto e imagem',
    help: 'Um título e um texto com uma imagem ao lado e um selo embaixo.',
  },
  {
    heading: heading(60),
    text: paragraph(220),
    badge: picture({ label: 'Selo', leastWidth: 640, maxAlt: 100 }).optional(),
    picture: picture({ label: 'Imagem', leastWidth: 1200, maxAlt: 120 }).optional(),
  },
);
