import { video } from '../../fields/video.ts';
import { defineSection, heading, paragraph } from '../section.ts';

export const videoSection = defineSection(
  {
    kind: 'video',
    group: 'words',
    drawing: 'M5 12h10M5 17h8M18 6h26v20H18zM28 12l8 4-8 4z',
    label: 'Vídeo',
    help: 'Um vídeo grande, com título e texto ao lado ou sozinho.',
    example: {
      heading: 'Veja como funciona',
      text: 'Em poucos minutos, o produto por dentro.',
      video: { address: '', title: 'O {nome} por dentro', poster: '', ratio: '16:9' },
    },
  },
  { heading: heading(80).optional(), text: paragraph(300).optional(), video: video({ label: 'Vídeo' }) },
);
