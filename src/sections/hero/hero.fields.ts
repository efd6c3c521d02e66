import { text } from '../../fields/text.ts';
import { buttons } from '../buttons.ts';
import { defineSection, paragraph } from '../section.ts';
import { plannerSchema, workspaceSchema } from './planner.fields.ts';

const PLANNER_STYLES = {
  rotina: ['Tasks', 'RoutinePage'],
  lista: ['Tasks', 'ChecklistPage'],
  tabela: ['TablePage'],
  calendario: ['CalendarPage'],
  imagem: ['picture'],
};

export const hero = defineSection(
  {
    kind: 'hero',
    drawing: 'M5 8h16M5 12h12M5 17h18M5 24h9M31 5h11v22H31z',
    label: 'Abertura',
    help: 'O título grande, com o produto ao lado.',
  },
  {
    eyebrow: text(60, { label: 'Linha acima do título', help: 'Pequena, diz o que é.' }).optional(),
    headline: text(60, {
      label: 'Título, começo',
      help: 'Grande, no alto da página. O fim fica na caixa de baixo.',
    }),
    headlineAccent: text(20, {
      label: 'Título, fim em destaque',
      help: 'Vem logo depois do começo, em outra cor. Pode sair.',
    }).optional(),
    text: paragraph(180),
    buttons: buttons(36),
    rating: text(60, {
      label: 'Linha da nota',
      help: 'Ao lado das estrelas.',
      initial: '{nota}/5 em mais de {avaliacoes} avaliações',
    }).optional(),
    planner: plannerSchema.optional(),
    workspace: workspaceSchema.optional(),
  },
  ({ planner, workspace }) =>
    [
      'hero',
      ...(planner ? PLANNER_STYLES[planner.kind] : []),
      ...(planner && workspace ? ['PlannerWindow'] : []),
    ].map((name) => `sections/hero/${name}`),
);
