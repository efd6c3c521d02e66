import { text } from '../../fields/text.ts';
import { button } from '../buttons.ts';
import { defineSection, heading } from '../section.ts';

export const testimonials = defineSection(
  {
    kind: 'testimonials',
    drawing: 'M4 6h11v14H4zM18.5 6h11v14h-11zM33 6h11v14H33zM6 24h7M20.5 24h7M35 24h7',
    label: 'Depoimentos',
    help: 'As conversas de quem já comprou. Elas ficam em Conteúdo, Números e depoimentos.',
  },
  {
    heading: heading(80),
    rating: text(120, {
      label: 'Nota e número de pessoas',
      help: 'Só o que você pode provar. As estrelas vêm no fim.',
      initial: 'Nota {nota} em {avaliacoesDepoimentos} avaliações',
    }).optional(),
    button: button(36).optional(),
  },
  (_, { proof: { testimonials } }) => [
    'components/pictureRow',
    'sections/testimonials/testimonials',
    testimonials.length === 1 && 'sections/testimonials/oneTestimonial',
    testimonials.length === 2 && 'sections/testimonials/twoTestimonials',
    testimonials.length > 3 && 'sections/testimonials/manyTestimonials',
  ],
);
