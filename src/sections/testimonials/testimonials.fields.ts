import { choice } from '../../fields/choice.ts';
import { list } from '../../fields/field.ts';
import { STARTER_NAME, text } from '../../fields/text.ts';
import { button } from '../buttons.ts';
import { defineSection, heading } from '../section.ts';
import { cardTestimonials, testimonial } from './testimonialItems.ts';

const STARTER_QUOTE =
  'Peça a um cliente que conte, com as palavras dele, o que mudou depois da compra. Duas ou três frases bastam.';

export const testimonials = defineSection(
  {
    kind: 'testimonials',
    group: 'trust',
    drawing: 'M4 6h11v14H4zM18.5 6h11v14h-11zM33 6h11v14H33zM6 24h7M20.5 24h7M35 24h7',
    label: 'Depoimentos',
    help: 'O que disse quem já comprou: em texto, com foto, print ou vídeo.',
    example: {
      heading: 'Quem usa, conta',
      layout: 'grid',
      items: [
        { name: STARTER_NAME, quote: STARTER_QUOTE },
        { name: STARTER_NAME, quote: STARTER_QUOTE },
        { name: STARTER_NAME, quote: STARTER_QUOTE },
      ],
    },
  },
  {
    heading: heading(80),
    rating: text(120, {
      label: 'Nota e número de pessoas',
      help: 'Só o que você pode provar. As estrelas vêm no fim.',
      initial: 'Nota {nota} em {avaliacoesDepoimentos} avaliações',
    }).optional(),
    layout: choice({
      label: 'Como aparecem',
      options: {
        row: 'Numa fila que passa de lado',
        grid: 'Todos, um ao lado do outro',
        carousel: { label: 'Um de cada vez, grande', help: 'Passa de lado, só quando a pessoa quer.' },
      },
    }),
    items: list(testimonial, {
      label: 'Depoimentos desta parte',
      help: 'Só de pessoas reais, com autorização delas. Sem esta lista, aparecem os de Números e depoimentos.',
      min: 1,
      max: 12,
    }).optional(),
    button: button(36).optional(),
  },
  ({ items, layout }, { proof: { testimonials } }) => {
    if (cardTestimonials(items, testimonials))
      return [
        'components/pictureRow',
        layout === 'carousel' && 'components/slideRow',
        'sections/testimonials/TestimonialCards',
      ];
    return [
      'components/pictureRow',
      'sections/testimonials/testimonials',
      testimonials.length === 1 && 'sections/testimonials/oneTestimonial',
      testimonials.length === 2 && 'sections/testimonials/twoTestimonials',
      testimonials.length > 3 && 'sections/testimonials/manyTestimonials',
    ];
  },
);
