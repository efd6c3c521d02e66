// The fields of the phone and the window beside a headline. Implements docs/behaviour.md#hero-card.
import { z } from 'astro/zod';
import { bool, choice } from '../../fields/choice.ts';
import { day } from '../../fields/date.ts';
import { emoji } from '../../fields/emoji.ts';
import { fieldInfo, group, list, variant } from '../../fields/field.ts';
import { count } from '../../fields/number.ts';
import { picture } from '../../fields/picture.ts';
import { text } from '../../fields/text.ts';

const property = group(
  {
    icon: choice({
      label: 'Desenho',
      options: { calendario: 'Calendário', lista: 'Lista', numero: 'Número' },
    }),
    label: text(14, { label: 'Nome' }),
    text: text(24, { label: 'Texto' }).optional(),
    tags: list(text(14, { label: 'Etiqueta' }), { label: 'Etiquetas', min: 1, max: 2 }).optional(),
  },
  { label: 'Propriedade' },
);

/** The fields of every page of the planner that the site draws. */
const page = {
  clock: text(5, { label: 'Hora no celular', initial: '7:00' }),
  emoji: emoji({ label: 'Emoji', help: 'O desenho em cima do título. Pode sair.' }).optional(),
  title: text(28, { label: 'Título' }),
  legend: text(50, { label: 'O que é esta página', help: 'Só para leitores de tela.' }),
  properties: list(property, {
    label: 'Propriedades',
    help: 'As linhas abaixo do título: cada uma com um texto ou com etiquetas.',
    min: 1,
    max: 2,
  }).optional(),
  callout: group(
    {
      text: text(90, { label: 'Frase' }),
      source: text(32, {
        label: 'De onde é',
        help: 'Com a fonte, a frase ganha aspas: Salmo 5:3 · Almeida',
      }).optional(),
    },
    { label: 'Frase em destaque' },
  ).optional(),
};

const taskStatus = {
  hint: text(50, { label: 'Convite a experimentar' }).optional(),
  finished: text(50, { label: 'Mensagem ao marcar tudo' }).optional(),
};

const done = bool({ label: 'Já marcada' });
const view = text(16, {
  label: 'Nome da visualização',
  help: 'A aba acima, como no aplicativo: Tabela',
}).optional();

const routine = variant(
  'rotina',
  { label: 'Rotina', help: 'Tarefas com minutos, que o visitante marca, e um anel que se enche.' },
  {
    ...page,
    tasks: list(
      group(
        {
          text: text(30, { label: 'Tarefa' }),
          minutes: count({ label: 'Minutos', min: 1, max: 20, initial: 3 }),
          done,
        },
        { label: 'Tarefa' },
      ),
      { label: 'Tarefas', min: 2, max: 5 },
    ),
    progressLabel: text(24, {
      label: 'Nome do anel',
      help: 'Só para leitores de tela. Sem ele não há anel.',
    }).optional(),
    ...taskStatus,
  },
);

const checklist = variant(
  'lista',
  { label: 'Lista', help: 'Tarefas sem minutos, com uma barra e quantas já foram feitas.' },
  {
    ...page,
    tasks: list(group({ text: text(40, { label: 'Tarefa' }), done }, { label: 'Tarefa' }), {
      label: 'Tarefas',
      min: 2,
      max: 5,
    }),
    progress: text(30, {
      label: 'Quantas foram feitas',
      help: 'Com {feitas} e {total}: {feitas} de {total} prontas',
      initial: '{feitas} de {total} prontas',
      names: ['feitas', 'total'],
    }).optional(),
    ...taskStatus,
  },
);

const table = variant(
  'tabela',
  { label: 'Tabela', help: 'Duas ou três colunas, como um orçamento. Etiquetas iguais têm a mesma cor.' },
  {
    ...page,
    view,
    columns: group(
      {
        name: text(14, { label: 'Nome' }),
        tag: text(14, { label: 'Etiqueta' }).optional(),
        value: text(14, { label: 'Valor' }).optional(),
      },
      { label: 'Colunas' },
    ),
    rows: list(
      group(
        {
          name: text(20, { label: 'Nome' }),
          tag: text(12, { label: 'Etiqueta' }).optional(),
          value: text(12, { label: 'Valor' }).optional(),
        },
        { label: 'Linha' },
      ),
      { label: 'Linhas', min: 3, max: 6 },
    ),
    total: group(
      { label: text(14, { label: 'Nome' }), value: text(14, { label: 'Valor' }) },
      { label: 'Total' },
    ).optional(),
  },
);

const calendar = variant(
  'calendario',
  { label: 'Calendário', help: 'Um mês ou uma semana, com o que há neles.' },
  {
    ...page,
    view,
    span: choice({ label: 'Tamanho', options: { mes: 'Mês', semana: 'Semana' } }),
    date: day({ label: 'Dia em destaque', help: 'O mês ou a semana são os deste dia.' }),
    entries: list(
      group(
        {
          day: count({ label: 'Dia', min: 1, max: 31, initial: 21 }),
          text: text(26, { label: 'Texto' }),
          time: text(6, { label: 'Hora' }).optional(),
        },
        { label: 'Compromisso' },
      ),
      { label: 'Compromissos', min: 2, max: 5 },
    ),
  },
);

const ownPicture = variant(
  'imagem',
  { label: 'Imagem', help: 'Um print seu, em pé. As outras aparecem mais depressa.' },
  { picture: picture({ label: 'Imagem', minWidth: 720 }) },
);

/** The page of the planner on the hero's phone. */
export const plannerSchema = z
  .discriminatedUnion('kind', [routine, checklist, table, calendar, ownPicture])
  .register(fieldInfo, {
    kind: 'union',
    label: 'Planner no celular',
    help: 'O exemplo ao lado do título.',
  });

export type Planner = z.output<typeof plannerSchema>;
export type PlannerOf<Kind extends Planner['kind']> = Extract<Planner, { kind: Kind }>;

/** The fields that all drawn pages have. */
export type DrawnPage = z.output<z.ZodObject<typeof page>>;

/** The fields of the window behind the phone, which shows the planner's home page. */
export const plannerWindowSchema = group(
  {
    emoji: emoji({ label: 'Emoji', help: 'O desenho da primeira página, em cima do título.' }),
    title: text(20, { label: 'Título' }),
    views: list(text(14, { label: 'Visualização' }), {
      label: 'Visualizações',
      help: 'Os ícones vêm nesta ordem: galeria, calendário, tabela.',
      min: 2,
      max: 3,
    }),
    cards: list(
      group(
        {
          emoji: emoji({ label: 'Emoji', help: 'O desenho antes do título.' }).optional(),
          title: text(24, { label: 'Título' }),
          note: text(28, { label: 'Linha menor' }),
        },
        { label: 'Cartão' },
      ),
      { label: 'Cartões', min: 2, max: 6 },
    ),
  },
  { label: 'Janela atrás do celular', help: 'Só no computador: o começo do planner.' },
);

export type PlannerWindowFields = z.output<typeof plannerWindowSchema>;
