import { group, list } from '../../fields/field.ts';
import { paragraphs, prose, text } from '../../fields/text.ts';
import { defineSection, heading } from '../section.ts';

export const textSection = defineSection(
  {
    kind: 'text',
    group: 'words',
    describesProduct: true,
    drawing: 'M8 6h18M8 12h32M8 16h30M8 20h32M8 26h20',
    label: 'Texto corrido',
    help: 'Títulos, parágrafos e listas, para termos, cartas e textos longos.',
    example: {
      heading: 'Para ler com calma',
      blocks: [
        {
          text: 'Um texto corrido serve para contar com calma o que não cabe nas outras partes: uma carta, uma regra, uma explicação.\nEscreva como você fala. Cada linha vira um parágrafo, e as palavras importantes podem ficar em **negrito**.',
        },
        {
          heading: 'Um assunto de cada vez',
          text: 'Um título ajuda quem procura só uma resposta. Quando são várias coisas, faça uma lista:',
          points: [
            'uma ideia em cada item',
            'frases curtas, que se leem no celular',
            'o mais importante primeiro',
          ],
        },
      ],
    },
  },
  {
    heading: heading(80).optional(),
    blocks: list(
      group(
        {
          heading: text(100, { label: 'Título' }).optional(),
          text: paragraphs(1500, { label: 'Texto' }),
          points: list(prose(400, { label: 'Item' }), { label: 'Lista', min: 1, max: 20 }).optional(),
        },
        { label: 'Trecho' },
      ),
      { label: 'Trechos', min: 1, max: 60 },
    ),
  },
);
