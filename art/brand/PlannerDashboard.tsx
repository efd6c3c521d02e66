import type { ReactNode } from 'react';
import { Cover, type CoverName } from '../planner/Cover.tsx';
import { pageNames, plannerWorkspace } from '../planner/PlannerPage.tsx';
import { TemplateDashboard } from './TemplateDashboard.tsx';
import { TemplateHome } from './TemplateHome.tsx';

const HOME = 'Bom dia!';

/** The cards in the order of their use during the day, each with its text. */
const cards: [CoverName, string][] = [
  ['devotional', 'Salmo 5'],
  ['bible', 'João 14'],
  ['appointments', 'Célula às 19h30'],
  ['diary', '22 dias'],
];

const pageOf = (page: CoverName) => ({ icon: page, name: pageNames[page] });

/** The devotional planner's home, with all cards or only the cards of `pages`. */
export function PlannerHome({ pages }: { pages?: CoverName[] }) {
  return (
    <TemplateHome
      workspace={plannerWorkspace}
      name={HOME}
      cover={<Cover name="devotional" />}
      cards={cards
        .filter(([page]) => pages?.includes(page) ?? true)
        .map(([page, note]) => ({ ...pageOf(page), note, cover: <Cover name={page} /> }))}
    />
  );
}

type DashboardProps = {
  /** The open page; by default the home page. */
  page?: CoverName;
  children?: ReactNode;
};

/** The devotional planner on a computer. */
export function PlannerDashboard({ page, children = <PlannerHome /> }: DashboardProps) {
  return (
    <TemplateDashboard
      workspace={plannerWorkspace}
      name={HOME}
      pages={(Object.keys(pageNames) as CoverName[]).map(pageOf)}
      current={page && pageNames[page]}
    >
      {children}
    </TemplateDashboard>
  );
}
