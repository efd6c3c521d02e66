// Fields that must fit together: the hero's planner, a video and its poster, the brand's two colours.
import { wcagContrast } from 'culori';
import { OWN_PALETTE } from '../../domain/brand.ts';
import { calendarDays } from '../../domain/calendar.ts';
import {
  ACCENT_CONTRAST,
  PRIMARY_CONTRAST,
  usableAccent,
  usablePrimary,
  WHITE,
} from '../../domain/colorContrast.ts';
import { fillsShape } from '../../fields/picture.ts';
import { COLUMNS } from '../../sections/comparison/comparison.fields.ts';
import type { Planner, PlannerOf } from '../../sections/hero/planner.fields.ts';
import { fieldsOf } from '../contentFields.ts';
import type { Content } from '../schemas.ts';
import { uploadedPicture } from '../uploads.ts';
import {
  allSections,
  errorRules,
  type Finding,
  field,
  findingIf,
  ofKind,
  type PlacedSection,
  type Rule,
  type RuleInput,
  visibleSections,
} from './rule.ts';

type At = PlacedSection['at'];

const properties = ({ properties = [] }: Exclude<Planner, { kind: 'imagem' }>, at: At): Finding[] =>
  properties.flatMap(({ text, tags }, index) =>
    findingIf(Boolean(text) === Boolean(tags), {
      at: at('properties', index),
      message: 'use um texto ou etiquetas, um dos dois',
    }),
  );

const table = ({ columns, rows, total }: PlannerOf<'tabela'>, at: At): Finding[] => [
  ...findingIf(!columns.tag && !columns.value, {
    at: at('columns'),
    message: 'a tabela tem duas ou três colunas: ponha mais uma',
  }),
  ...rows.flatMap((row, index) =>
    (['tag', 'value'] as const).flatMap((name) =>
      findingIf(Boolean(columns[name]) !== Boolean(row[name]), {
        at: at('rows', index, name),
        message: columns[name]
          ? 'falta o texto desta coluna: escreva-o em cada linha'
          : 'a tabela não tem esta coluna: tire este texto, ou ponha a coluna',
      }),
    ),
  ),
  ...findingIf(Boolean(total) && !columns.value, {
    at: at('total'),
    message: 'o total precisa da coluna de valores: ponha a coluna, ou tire o total',
  }),
];

const calendar = ({ span, date, entries }: PlannerOf<'calendario'>, at: At): Finding[] => {
  const days = calendarDays(date, span).flatMap(({ day, isInMonth }) =>
    isInMonth || span === 'semana' ? [day] : [],
  );
  return entries.flatMap((entry, index) =>
    findingIf(!days.includes(entry.day), {
      at: at('entries', index, 'day'),
      message: `não é um dia ${span === 'mes' ? 'do mês escolhido' : 'da semana escolhida'}. São estes: ${days.join(', ')}`,
    }),
  );
};

const planners = (content: Content): Finding[] =>
  ofKind(allSections(content), 'hero').flatMap(({ section: { media }, at }) => {
    if (media?.kind !== 'planner' || media.phone.kind === 'imagem') return [];
    const planner = media.phone;
    const inside: At = (...path) => at('media', 'phone', ...path);
    return [
      ...properties(planner, inside),
      ...(planner.kind === 'tabela' ? table(planner, inside) : []),
      ...(planner.kind === 'calendario' ? calendar(planner, inside) : []),
    ];
  });

/** The poster of a video must fill the shape of the video's ratio. */
const posters = (content: Content): Finding[] =>
  fieldsOf(content).flatMap(({ at, value, info: { shapes }, group }) => {
    if (!shapes) return [];
    const chosen = String(group[shapes.by]);
    const shape = shapes.sizes[chosen];
    const found = uploadedPicture(String(value));
    if (!shape || !found || !('size' in found) || fillsShape(found.size, shape)) return [];
    const other = Object.entries(shapes.sizes).find(([, size]) => fillsShape(found.size, size));
    const change = other
      ? `Troque a imagem ou, se o vídeo for assim, mude o formato para ${other[0]}`
      : 'Troque a imagem por uma desse tamanho';
    return [
      {
        at,
        message: `a imagem tem de estar na proporção ${chosen} do vídeo, com ${shape.width} × ${shape.height} pixels ou mais, e esta tem ${found.size.width} × ${found.size.height}. ${change}`,
      },
    ];
  });

/** Every text must be readable in the seller's own two colours. Implements docs/behaviour.md#brand. */
const ownColors = ({ brand: { palette, colors } }: Content): Finding[] => {
  if (palette !== OWN_PALETTE) return [];
  if (!colors) return [{ at: field('brand', 'colors'), message: 'a paleta é sua, e faltam as duas cores' }];
  const [primary, accent] = colors;
  const darker = usablePrimary(primary);
  const lighter = usableAccent(accent, darker);
  return [
    ...findingIf(darker !== primary, {
      at: field('brand', 'colors', 0),
      message: `a escura tem de ser mais escura, para que se leia o texto claro sobre ela: o branco tem contraste ${ratio(primary, WHITE)}:1 sobre esta, e precisa de ${PRIMARY_CONTRAST}:1. A mais próxima que serve: ${darker}`,
      suggestion: darker,
    }),
    ...findingIf(lighter !== accent, {
      at: field('brand', 'colors', 1),
      message: `a clara tem de ser mais clara, para que apareça sobre a escura: o contraste é de ${ratio(accent, darker)}:1, e precisa ser de ${ACCENT_CONTRAST}:1. A mais próxima que serve: ${lighter}`,
      suggestion: lighter,
    }),
  ];
};

const ratioFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** A contrast with one decimal, rounded down, so that an insufficient contrast never looks sufficient. */
const ratio = (one: string, other: string) =>
  ratioFormat.format(Math.floor(wcagContrast(one, other) * 10) / 10);

/** An incomplete table only stops publishing, because the editor adds columns and cells one at a time. */
const incompleteTables = ({ content }: RuleInput): Finding[] =>
  ofKind(visibleSections(content), 'comparison').flatMap(({ section: { body }, at }) =>
    body.kind !== 'table'
      ? []
      : body.rows.flatMap((row, index) =>
          COLUMNS.flatMap((name, column) => {
            const isNeeded = column < body.columns.length;
            return findingIf((row[name] !== undefined) !== isNeeded, {
              at: at('body', 'rows', index, name),
              message: isNeeded
                ? `esta linha não diz nada na coluna “${body.columns[column]}”: ligue este campo`
                : 'a tabela não tem esta coluna: desligue este campo, ou ponha a coluna',
              others: [at('body', 'columns')],
            });
          }),
        ),
  );

export const LOOK_RULES: Rule[] = [
  ...errorRules([planners, posters, ownColors]),
  {
    level: 'stop',
    passed: 'As tabelas têm uma célula para cada coluna',
    applies: ({ content }) =>
      ofKind(visibleSections(content), 'comparison').some(({ section }) => section.body.kind === 'table'),
    find: incompleteTables,
  },
];
