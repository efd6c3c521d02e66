import type { CoverName } from '../planner/covers.tsx';
import { Emoji } from '../planner/emoji.tsx';
import { Icon } from '../planner/icons.tsx';
import { pageNames } from '../planner/Notion.tsx';
import { WorkspaceIcon } from '../planner/WorkspaceIcon.tsx';

/** The list of the template's pages, at the left of the computer's screen. */
export function DashboardSidebar({ homeName }: { homeName: string }) {
  return (
    <aside className="dashboard-sidebar">
      <p>
        <Icon name="search" size={26} />
        Buscar
      </p>
      <p>
        <WorkspaceIcon size={26} />
        Planner Devocional
      </p>
      <p className="dashboard-current">
        <Emoji name="home" size={26} />
        {homeName}
      </p>
      {(Object.keys(pageNames) as CoverName[]).map((page) => (
        <p key={page}>
          <Emoji name={page} size={26} />
          {pageNames[page]}
        </p>
      ))}
    </aside>
  );
}
