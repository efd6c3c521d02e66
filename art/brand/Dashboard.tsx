import { Cover, type CoverName } from '../planner/covers.tsx';
import { Emoji } from '../planner/emoji.tsx';
import { NotionPage, pageNames, ViewTabs } from '../planner/Notion.tsx';
import { DashboardSidebar } from './DashboardSidebar.tsx';

const homeName = 'Bom dia!';

/** In the order of use through the day, each with what its card says. */
const cards: [CoverName, string][] = [
  ['devotional', 'Lamentações 3'],
  ['bible', 'João 14'],
  ['appointments', 'Célula às 19h30'],
  ['diary', '22 dias escritos'],
  ['finance', 'Sobra R$ 440'],
  ['goals', '4 em andamento'],
];

/** The template on a computer: the sidebar, and the home page with its gallery. */
export function Dashboard() {
  return (
    <div className="dashboard">
      <DashboardSidebar homeName={homeName} />
      <NotionPage page="devotional" icon="home" name={homeName}>
        <ViewTabs names={['Galeria', 'Calendário', 'Tabela']} />
        <div className="dashboard-cards">
          {cards.map(([page, note]) => (
            <div key={page} className="notion-card">
              <Cover name={page} />
              <p>
                <Emoji name={page} size={22} />
                <b>{pageNames[page]}</b>
              </p>
              <p className="notion-soft">{note}</p>
            </div>
          ))}
        </div>
      </NotionPage>
    </div>
  );
}
