import type { ReactNode } from 'react';
import { Emoji } from '../planner/emoji.tsx';
import { Icon } from '../planner/icons.tsx';
import type { Workspace } from '../planner/Notion.tsx';
import type { PageLabel } from './TemplateHome.tsx';

type Props = {
  workspace: Workspace;
  /** The home page's name. */
  name: string;
  /** The pages in the sidebar below the home page. */
  pages: PageLabel[];
  /** The name of the open page; by default the home page. */
  current?: string;
  /** The open page. */
  children: ReactNode;
};

/** A template on a computer: the sidebar beside the open page. */
export function TemplateDashboard({ workspace, name, pages, current = name, children }: Props) {
  const home: PageLabel = { icon: 'home', name };
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
        {[home, ...pages].map((page) => (
          <p key={page.name} className={page.name === current ? 'dashboard-current' : undefined}>
            <Emoji name={page.icon} size={26} />
            {page.name}
          </p>
        ))}
      </aside>
      {children}
    </div>
  );
}
