import type { Content } from '../content-model/schemas.ts';

type Props = Content['home']['hero']['workspace'] & {
  name: string;
  pages: Content['product']['modules'];
};

/** The planner's home in a window, behind the phone. A picture drawn in HTML, which is why it is hidden from screen readers. */
export function PlannerWindow({ name, pages, title, views, cards }: Props) {
  return (
    <div aria-hidden="true" className="planner-window">
      <div className="planner-sidebar">
        <p>{name}</p>
        <ul>
          <li>{title}</li>
          {pages.map((page) => (
            <li key={page.title}>
              <b>{page.emoji}</b>
              {page.title}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <div className="planner-cover" />
        <div className="planner-home">
          <p className="planner-title">{title}</p>
          <ul className="planner-views">
            {views.map((view) => (
              <li key={view}>{view}</li>
            ))}
          </ul>
          <ul className="planner-gallery">
            {cards.map((card) => (
              <li key={card.title}>
                <b>{card.title}</b>
                <em>{card.note}</em>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
