import { bool, choice } from '../../fields/choice.ts';
import { group, list } from '../../fields/field.ts';
import { picture } from '../../fields/picture.ts';
import { text } from '../../fields/text.ts';
import { defineSection, heading, paragraph } from '../section.ts';

export const gallery = defineSection(
  {
    kind: 'gallery',
    group: 'words',
    drawing: 'M16 6h16v17H16zM2 9h10v11H2zM36 9h10v11H36zM20 27h1M24 27h1M28 27h1',
    label: 'Imagens',
    help: 'As páginas do produto, ou imagens suas, que passam de lado ou ficam numa grade.',
    example: {
      heading: 'Veja por dentro',
      layout: 'grid',
      pictures: [1, 2, 3, 4].map((number) => ({ file: '', alt: `Imagem ${number} do produto` })),
      showBonuses: false,
    },
  },
  {
    heading: heading(80),
    text: paragraph(220).optional(),
    layout: choice({
      label: 'Como aparecem',
      options: { carousel: 'Grandes, e passam de lado', grid: 'Todas pequenas, lado a lado' },
    }),
    pictures: list(
      group(
        {
          ...picture({ label: 'Imagem', minWidth: 576 }).shape,
          caption: text(60, { label: 'Legenda' }).optional(),
        },
        { label: 'Imagem' },
      ),
      {
        label: 'Imagens desta parte',
        help: 'Sem esta lista, aparecem as páginas do produto, com nome e descrição.',
        min: 2,
        max: 12,
      },
    ).optional(),
    showBonuses: bool({ label: 'Mostrar o bônus embaixo' }),
  },
  ({ layout, pictures, showBonuses }) => [
    showBonuses && 'sections/gallery/BonusCard',
    'components/pictureRow',
    ...(layout === 'grid'
      ? ['sections/gallery/GalleryGrid']
      : pictures
        ? ['components/slideRow', 'sections/gallery/OwnSlides']
        : ['sections/gallery/GalleryCarousel']),
  ],
);
