import { text } from '../../fields/text.ts';
import { defineSection, heading, paragraph } from '../section.ts';

export const contact = defineSection(
  {
    kind: 'contact',
    group: 'trust',
    drawing: 'M10 6h28v20H10zM16 11h16M17 17h14v5H17z',
    label: 'Ajuda',
    help: 'Um cartão com o botão do WhatsApp; sem chat, o botão escreve um e-mail.',
    example: {
      heading: 'Ficou alguma dúvida?',
      text: 'Escreva para a gente antes de comprar.',
      button: 'Falar com a gente',
    },
  },
  { heading: heading(60), text: paragraph(120), button: text(28, { label: 'Botão' }) },
);
