import { Cover, type CoverName } from '../planner/Cover.tsx';
import { Emoji } from '../planner/emoji.tsx';
import { Icon } from '../planner/icons.tsx';
import { pageNames, plannerWorkspace } from '../planner/PlannerPage.tsx';
import { TemplateHome } from './TemplateHome.tsx';

const HOME = 'Bom dia!';

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

/** The devotional planner's home, with the cards of `pages` alone where these are given. */
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

/** The devotional planner on a computer: the sidebar beside the home page. */
export function PlannerDashboard() {
  return (
    <div className="dashboard">
      <aside className="dashboard-sidebar">
        <p>
          <Icon name="search" size={26} />
          Buscar
        </p>
        <p>
          <plannerWorkspace.Icon size={26} />
          {plannerWorkspace.name}
        </p>
        <p className="dashboard-current">
          <Emoji name="home" size={26} />
          {HOME}
        </p>
        {(Object.keys(pageNames) as CoverName[]).map(pageOf).map(({ icon, name }) => (
          <p key={name}>
            <Emoji name={icon} size={26} />
            {name}
          </p>
        ))}
      </aside>
      <PlannerHome />
    </div>
  );
}
