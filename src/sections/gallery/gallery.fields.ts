import { bool, choice } from '../../fields/choice.ts';
import { defineSection, heading, paragraph } from '../section.ts';

export const gallery = defineSection(
  {
    kind: 'gallery',
    drawing: 'M16 6h16v17H16zM2 9h10v11H2zM36 9h10v11H36zM20 27h1M24 27h1M28 27h1',
    label: 'Páginas do produto',
    help: 'As imagens do produto, que passam de lado ou ficam numa grade, com o bônus se você quiser.',
  },
  {
    heading: heading(60),
    text: paragraph(120).optional(),
    layout: choice({
      label: 'Como aparecem',
      options: { carousel: 'Passam de lado, com nome e descrição', grid: 'Todas pequenas, só com o nome' },
    }),
    showBonuses: bool({ label: 'Mostrar o bônus embaixo' }),
  },
  ({ layout, showBonuses }) => [
    showBonuses && 'sections/gallery/BonusCard',
    'components/pictureRow',
    `sections/gallery/${layout === 'grid' ? 'GalleryGrid' : 'GalleryCarousel'}`,
  ],
);
