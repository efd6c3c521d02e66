import { z } from 'astro/zod';
import { calendarDays } from '../domain/calendar.ts';
import type { EditorWords } from './errors/contentError.ts';
import { bool, choice, count, day, emoji, list } from './fields.ts';
import { hints } from './hints.ts';
import { alternativeText, text } from './textFields.ts';
import { picture } from './uploadFields.ts';

const KINDS = ['rotina', 'tabela', 'lista', 'calendario', 'imagem'] as const;

const kindHint = (name: (typeof KINDS)[number]) => ({
  expected: `um destes: ${KINDS.join(', ')}`,
  example: name,
});

const property = z
  .strictObject({
    icon: choice(['calendario', 'lista', 'numero']),
    label: text(14),
    text: text(24).optional(),
    tags: list(text(14), 1, 2).optional(),
  })
  .superRefine((value, context) => {
    if (Boolean(value.text) === Boolean(value.tags))
      context.addIssue({
        code: 'custom',
        message: 'uma propriedade com text ou com tags, um dos dois',
        params: {
          advice: 'Por exemplo: { icon: lista, label: Leitura, tags: [Salmo 5, Manhã] }',
          inEditor: { message: 'use um texto ou etiquetas, um dos dois' },
        },
      });
  });

/** The fields of every page of the planner that the site draws. */
const page = {
  clock: text(5),
  emoji: emoji.optional(),
  title: text(28),
  legend: text(50),
  properties: list(property, 1, 2).optional(),
  callout: z.strictObject({ text: text(90), source: text(32).optional() }).optional(),
};

const routine = z.strictObject({
  kind: z.literal('rotina').register(hints, kindHint('rotina')),
  ...page,
  tasks: list(z.strictObject({ text: text(30), minutes: count(1, 20), done: bool }), 2, 5),
  progressLabel: text(24).optional(),
  hint: text(50).optional(),
  finished: text(50).optional(),
});

const checklist = z.strictObject({
  kind: z.literal('lista').register(hints, kindHint('lista')),
  ...page,
  tasks: list(z.strictObject({ text: text(40), done: bool }), 2, 5),
  progress: text(30, ['feitas', 'total']).optional(),
  hint: text(50).optional(),
  finished: text(50).optional(),
});

const OPTIONAL_COLUMNS = ['tag', 'value'] as const;

const table = z
  .strictObject({
    kind: z.literal('tabela').register(hints, kindHint('tabela')),
    ...page,
    view: text(16).optional(),
    columns: z.strictObject({ name: text(14), tag: text(14).optional(), value: text(14).optional() }),
    rows: list(
      z.strictObject({ name: text(20), tag: text(12).optional(), value: text(12).optional() }),
      3,
      6,
    ),
    total: z.strictObject({ label: text(14), value: text(14) }).optional(),
  })
  .superRefine(({ columns, rows, total }, context) => {
    const refuse = (path: PropertyKey[], message: string, advice: string, inEditor: EditorWords) =>
      context.addIssue({ code: 'custom', path, message, params: { advice, inEditor } });
    if (!columns.tag && !columns.value)
      refuse(['columns'], 'uma tabela de duas ou três colunas', 'Escreva também tag, value ou os dois', {
        message: 'a tabela tem duas ou três colunas',
        advice: 'Ponha mais uma coluna',
      });
    for (const [index, row] of rows.entries())
      for (const name of OPTIONAL_COLUMNS)
        if (Boolean(columns[name]) !== Boolean(row[name]))
          refuse(
            ['rows', index, name],
            columns[name]
              ? `um texto, porque columns tem a coluna ${name}`
              : `nada, porque columns não tem a coluna ${name}`,
            columns[name] ? `Escreva ${name} nesta linha` : `Apague ${name} desta linha, ou escreva a coluna`,
            columns[name]
              ? { message: 'falta o texto desta coluna', advice: 'Escreva o texto em cada linha' }
              : { message: 'a tabela não tem esta coluna', advice: 'Tire este texto, ou ponha a coluna' },
          );
    if (total && !columns.value)
      refuse(['total'], 'nada, porque columns não tem a coluna value', 'Apague total, ou escreva a coluna', {
        message: 'o total precisa da coluna de valores',
        advice: 'Ponha a coluna, ou tire o total',
      });
  });

const calendar = z
  .strictObject({
    kind: z.literal('calendario').register(hints, kindHint('calendario')),
    ...page,
    view: text(16).optional(),
    span: choice(['mes', 'semana']),
    date: day,
    entries: list(z.strictObject({ day: count(1, 31), text: text(26), time: text(6).optional() }), 2, 5),
  })
  .superRefine(({ span, date, entries }, context) => {
    const shown = calendarDays(date, span).flatMap(({ day, isInMonth }) =>
      isInMonth || span === 'semana' ? [day] : [],
    );
    for (const [index, entry] of entries.entries())
      if (!shown.includes(entry.day))
        context.addIssue({
          code: 'custom',
          path: ['entries', index, 'day'],
          message: span === 'mes' ? 'um dia que o mês de date tenha' : 'um dia da semana de date',
          params: {
            advice: `São estes: ${shown.join(', ')}`,
            inEditor: {
              message:
                span === 'mes' ? 'um dia que o mês escolhido não tem' : 'um dia fora da semana escolhida',
              advice: `São estes: ${shown.join(', ')}`,
            },
          },
        });
  });

const PICTURE_WIDTH_PX = 720;

const ownPicture = z.strictObject({
  kind: z.literal('imagem').register(hints, kindHint('imagem')),
  image: picture(PICTURE_WIDTH_PX),
  alt: alternativeText(140),
});

/** The page of the planner in the hero's phone: docs/behaviour.md#hero-card. */
export const heroCardSchema = z.discriminatedUnion('kind', [routine, table, checklist, calendar, ownPicture]);

export type HeroCard = z.output<typeof heroCardSchema>;
export type CardOf<Kind extends HeroCard['kind']> = Extract<HeroCard, { kind: Kind }>;

/** What every card that the site draws has. */
export type CardPage = z.output<z.ZodObject<typeof page>>;

/** The planner's home in a window behind the phone, where there is room. */
export const workspaceSchema = z.strictObject({
  emoji,
  title: text(20),
  views: list(text(14), 2, 3),
  cards: list(z.strictObject({ emoji: emoji.optional(), title: text(24), note: text(28) }), 2, 6),
});
