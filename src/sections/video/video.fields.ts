import { video } from '../../fields/video.ts';
import { defineSection, heading, paragraph } from '../section.ts';

export const videoSection = defineSection(
  {
    kind: 'video',
    drawing: 'M5 12h10M5 17h8M18 6h26v20H18zM28 12l8 4-8 4z',
    label: 'Vídeo',
    help: 'Um vídeo grande com um título ao lado.',
  },
  { heading: heading(50), text: paragraph(160).optional(), video: video({ label: 'Vídeo' }) },
);
