import { bool } from '../../fields/choice.ts';
import { pictureFile } from '../../fields/picture.ts';
import { text } from '../../fields/text.ts';
import { defineSection } from '../section.ts';

export const quote = defineSection(
  {
    kind: 'quote',
    group: 'words',
    drawing: 'M12 10h24M9 16h30M15 22h18M7 6v4M10 6v4M38 22v4M41 22v4',
    label: 'Citação',
    help: 'Um versículo ou uma frase grande, entre duas partes.',
    example: { text: 'O que se faz todo dia, um pouco de cada vez, vai longe.', hasSun: true },
  },
  {
    text: text(300, { label: 'Frase', help: 'Até 160 letras aparece grande; mais longa, um pouco menor.' }),
    source: text(60, { label: 'De onde é', help: 'A fonte, ou o nome de quem disse.' }).optional(),
    picture: pictureFile({ label: 'Foto de quem disse', help: 'Quadrada.', minWidth: 192 }).optional(),
    hasSun: bool({ label: 'Com o desenho do sol', help: 'Em cima da frase. Com uma foto, ele não aparece.' }),
  },
  () => ['sections/quote/quote'],
);
