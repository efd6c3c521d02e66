import type { Content } from '../../content-model/schemas.ts';
import calendar from './calendar.css?inline';
import checklist from './checklist.css?inline';
import picture from './picture.css?inline';
import routine from './routine.css?inline';
import table from './table.css?inline';
import tasks from './tasks.css?inline';
import view from './view.css?inline';
import window from './window.css?inline';

const STYLES = {
  rotina: [tasks, routine],
  lista: [tasks, checklist],
  tabela: [view, table],
  calendario: [view, calendar],
  imagem: [picture],
};

/** The order of theme.css, with a layer for these styles, which stand above it in the page and win over its components. */
const LAYERS = '@layer theme,base,components,hero,utilities;';

/** The styles of the hero's kind of page alone: Astro would send those of all kinds. */
export const heroStyles = ({ planner, workspace }: Content['home']['hero']): string =>
  [LAYERS, ...STYLES[planner.kind], ...(workspace ? [window] : [])].join('');
