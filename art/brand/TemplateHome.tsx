import type { ReactNode } from 'react';
import { Emoji, type EmojiName } from '../planner/emoji.tsx';
import { NotionPage, ViewTabs, type Workspace } from '../planner/Notion.tsx';

/** A page's icon and name, for the home page and the sidebar. */
export type PageLabel = { icon: EmojiName; name: string };

type Props = {
  workspace: Workspace;
  name: string;
  cover: ReactNode;
  /** The cards of the gallery, each with a note about its page. */
  cards: (PageLabel & { cover: ReactNode; note: string })[];
};

/** The first page of a template: a gallery of its pages. */
export function TemplateHome({ workspace, name, cover, cards }: Props) {
  return (
    <NotionPage workspace={workspace} cover={cover} icon="home" name={name}>
      <ViewTabs names={['Galeria', 'Calendário', 'Tabela']} />
      <div className="home-cards">
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
  );
}
