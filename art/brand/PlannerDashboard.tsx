import { Cover, type CoverName } from '../planner/Cover.tsx';
import { pageNames, plannerWorkspace } from '../planner/PlannerPage.tsx';
import { Dashboard } from './Dashboard.tsx';

/** In the order of use through the day, each with what its card says. */
const cards: [CoverName, string][] = [
  ['devotional', 'Salmo 5'],
  ['bible', 'João 14'],
  ['appointments', 'Célula às 19h30'],
  ['diary', '22 dias escritos'],
  ['finance', 'Sobra R$ 440'],
  ['goals', '4 em andamento'],
];

const pageOf = (page: CoverName) => ({ icon: page, name: pageNames[page] });

/** The devotional planner on a computer. */
export function PlannerDashboard() {
  return (
    <Dashboard
      workspace={plannerWorkspace}
      homeName="Bom dia!"
      cover={<Cover name="devotional" />}
      pages={(Object.keys(pageNames) as CoverName[]).map(pageOf)}
      cards={cards.map(([page, note]) => ({ ...pageOf(page), note, cover: <Cover name={page} /> }))}
    />
  );
}
