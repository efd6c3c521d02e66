import { Icon } from '../../components/Icon.tsx';
import type { Content } from '../../content-model/schemas.ts';
import { Emoji } from './Emoji.tsx';
import { PlannerCover } from './PlannerCover.tsx';
import type { Drawings } from './PlannerPage.tsx';
import type { Workspace } from './planner.fields.ts';

type Props = Workspace & Drawings & { name: string; pages: Content['product']['modules'] };

const VIEW_ICONS = ['gallery', 'calendar', 'table'] as const;

/** The planner's home in a window, behind the phone. A picture drawn in HTML, which is why it is hidden from screen readers. */
export function PlannerWindow({ name, pages, drawings, emoji, title, views, cards }: Props) {
  return (
    <div aria-hidden="true" className="planner-window">
      <div className="planner-sidebar">
        <p>{name}</p>
        <ul>
          <li>
            <Emoji emoji={emoji} drawings={drawings} />
            <span>{title}</span>
          </li>
          {pages.map((page) => (
            <li key={page.title}>
              {page.emoji && <Emoji emoji={page.emoji} drawings={drawings} />}
              <span>{page.title}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="planner-home">
        <p className="planner-path">
          <span>{name}</span>
          <span className="flex-none">
            / <Emoji emoji={emoji} drawings={drawings} /> {title}
          </span>
        </p>
        <div className="planner-cover">
          <PlannerCover drawings={drawings} />
        </div>
        <Emoji emoji={emoji} drawings={drawings} className="planner-emoji" />
        <p className="planner-title">{title}</p>
        <ul className="planner-views">
          {views.map((view, index) => (
            <li key={view}>
              <Icon name={VIEW_ICONS[index] ?? 'table'} className="size-4" />
              {view}
            </li>
          ))}
        </ul>
        <ul className="planner-gallery">
          {cards.map((card, index) => (
            <li key={card.title}>
              <PlannerCover drawings={drawings} index={index} />
              <b>
                {card.emoji && <Emoji emoji={card.emoji} drawings={drawings} />} {card.title}
              </b>
              <em>{card.note}</em>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
