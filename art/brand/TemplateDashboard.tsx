import type { ReactNode } from 'react';
import { Emoji } from '../planner/emoji.tsx';
import { Icon } from '../planner/icons.tsx';
import type { Workspace } from '../planner/Notion.tsx';
import type { PageName } from './TemplateHome.tsx';

type Props = {
  workspace: Workspace;
  /** The home page's name. */
  name: string;
  /** What the sidebar lists. */
  pages: PageName[];
  /** The home page. */
  children: ReactNode;
};

/** A template on a computer: the sidebar beside the home page. */
export function TemplateDashboard({ workspace, name, pages, children }: Props) {
  return (
    <div className="dashboard">
      <aside className="dashboard-sidebar">
        <p>
          <Icon name="search" size={26} />
          Buscar
        </p>
        <p>
          <workspace.Icon size={26} />
          {workspace.name}
        </p>
        <p className="dashboard-current">
          <Emoji name="home" size={26} />
          {name}
        </p>
        {pages.map((page) => (
          <p key={page.name}>
            <Emoji name={page.icon} size={26} />
            {page.name}
          </p>
        ))}
      </aside>
      {children}
    </div>
  );
}
