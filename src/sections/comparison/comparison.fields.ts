import { z } from 'astro/zod';
import { choice } from '../../fields/choice.ts';
import { fieldInfo, group, list, variant } from '../../fields/field.ts';
import { prose, text } from '../../fields/text.ts';
import { button } from '../buttons.ts';
import { compactField, defineSection, heading } from '../section.ts';

const lists = variant(
  'lists',
  { label: 'Duas listas', help: 'Para quem é e para quem não é; o que é e o que não é.' },
  {
    lists: list(
      group(
        {
          title: text(60, { label: 'Título' }),
          mark: choice({ label: 'Sinal', options: { yes: 'Visto', no: 'Xis' } }),
          items: list(prose(200, { label: 'Item' }), { label: 'Itens', min: 1, max: 12 }),
        },
        { label: 'Lista' },
      ),
      { label: 'Listas', min: 2, max: 2 },
    ),
  },
);

/** The names of the fields with the cells of a row, in the order of the columns. */
export const COLUMNS = ['first', 'second', 'third', 'fourth'] as const;

const cell = (label: string) =>
  group(
    {
      mark: choice({ label: 'Sinal', options: { none: 'Só o texto', yes: 'Visto', no: 'Xis' } }),
      text: text(80, { label: 'Texto' }).optional(),
    },
    { label },
  );

const table = variant(
  'table',
  { label: 'Tabela', help: 'Duas a quatro colunas, lado a lado.' },
  {
    columns: list(text(40, { label: 'Coluna' }), { label: 'Colunas', min: 2, max: 4 }),
    highlighted: choice({
      label: 'Coluna em destaque',
      options: {
        none: 'Nenhuma',
        first: 'A primeira',
        second: 'A segunda',
        third: 'A terceira',
        fourth: 'A quarta',
      },
    }),
    rows: list(
      group(
        {
          label: text(80, { label: 'O que se compara' }),
          first: cell('Na primeira coluna'),
          second: cell('Na segunda coluna'),
          third: cell('Na terceira coluna').optional(),
          fourth: cell('Na quarta coluna').optional(),
        },
        { label: 'Linha' },
      ),
      { label: 'Linhas', min: 1, max: 20 },
    ),
  },
);

export const comparison = defineSection(
  {
    kind: 'comparison',
    group: 'product',
    describesProduct: true,
    drawing:
      'M5 5h17v22H5zM26 5h17v22H26zM8 11l1.5 1.5L12 10M15 11h4M8 18l1.5 1.5L12 17M15 18h4M29 10l3 3M32 10l-3 3M35 11h5M29 17l3 3M32 17l-3 3M35 18h5',
    label: 'Comparação',
    help: 'Para quem é e para quem não é, ou uma tabela que compara duas a quatro opções.',
    example: {
      heading: 'É para você?',
      body: {
        kind: 'lists',
        lists: [
          {
            title: 'É para você se',
            mark: 'yes',
            items: [
              'você quer começar e não sabe por onde',
              'você prefere um passo de cada vez',
              'você tem alguns minutos por dia',
            ],
          },
          {
            title: 'Não é para você se',
            mark: 'no',
            items: ['você procura um resultado sem praticar', 'você já tem um jeito que funciona'],
          },
        ],
      },
    },
  },
  {
    heading: heading(80).optional(),
    text: prose(300, { label: 'Introdução' }).optional(),
    body: z
      .discriminatedUnion('kind', [lists, table])
      .register(fieldInfo, { kind: 'union', label: 'O que se compara' }),
    closing: prose(200, { label: 'Frase no fim' }).optional(),
    button: button(40).optional(),
    isCompact: compactField(),
  },
  ({ body }) => [body.kind === 'table' && 'sections/comparison/ComparisonTable'],
);

export type ComparisonLists = z.output<typeof lists>;
export type ComparisonTable = z.output<typeof table>;
