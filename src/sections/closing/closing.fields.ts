import { bool } from '../../fields/choice.ts';
import { button } from '../buttons.ts';
import { defineSection, heading, paragraph } from '../section.ts';

export const closing = defineSection(
  {
    kind: 'closing',
    drawing: 'M12 8h24M15 13h18M15 18h18v7H15zM20 21.5h8',
    label: 'Fechamento',
    help: 'Um último convite com um depoimento, o botão e a garantia.',
  },
  {
    heading: heading(40),
    text: paragraph(140),
    showTestimonial: bool({ label: 'Com o último depoimento' }),
    button: button(60),
  },
  ({ showTestimonial }, { proof }) => [
    showTestimonial && proof.testimonials.length > 0 && 'components/pictureRow',
  ],
);
