import type { ReactNode } from 'react';
import { Emoji, type EmojiName } from '../planner/emoji.tsx';
import { Icon } from '../planner/icons.tsx';
import { NotionPage, ViewTabs, type Workspace } from '../planner/Notion.tsx';

type Page = { icon: EmojiName; name: string };

type Props = {
  workspace: Workspace;
  homeName: string;
  cover: ReactNode;
  /** All pages of the template, in the sidebar's order. */
  pages: Page[];
  /** The home's gallery, each card with what it says of its page. */
  cards: (Page & { cover: ReactNode; note: string })[];
};

/** A template on a computer: the sidebar, and the home page with its gallery. */
export function Dashboard({ workspace, homeName, cover, pages, cards }: Props) {
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
          {homeName}
        </p>
        {pages.map(({ icon, name }) => (
          <p key={name}>
            <Emoji name={icon} size={26} />
            {name}
          </p>
        ))}
      </aside>
      <NotionPage workspace={workspace} cover={cover} icon="home" name={homeName}>
        <ViewTabs names={['Galeria', 'Calendário', 'Tabela']} />
        <div className="dashboard-cards">
          {cards.map((card) => (
            <div key={card.name} className="notion-card">
              {card.cover}
              <p>
                <Emoji name={card.icon} size={22} />
                <b>{card.name}</b>
              </p>
              <p className="notion-soft">{card.note}</p>
            </div>
          ))}
        </div>
      </NotionPage>
    </div>
  );
}
