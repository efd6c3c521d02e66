import { Icon } from '../../components/Icon.tsx';
import type { Content } from '../../content-model/schemas.ts';
import { Emoji } from './Emoji.tsx';
import { PlannerCover } from './PlannerCover.tsx';
import type { Drawings } from './PlannerPage.tsx';
import type { PlannerWindowFields } from './planner.fields.ts';

type Props = PlannerWindowFields & Drawings & { name: string; pages: Content['product']['modules'] };

/** The classes of a sidebar entry. */
const ENTRY = 'flex items-center gap-1.5 rounded-[0.375rem] py-1.5 ps-2';

const VIEW_ICONS = ['gallery', 'calendar', 'table'] as const;

/**
 * The planner's home page in a window behind the phone, which covers the right 4rem of it. Screens under 64rem have no
 * room for it. It is a picture drawn in HTML, so it is hidden from screen readers.
 */
export function PlannerWindow({ name, pages, drawingsUrl, emoji, title, views, cards }: Props) {
  return (
    <div aria-hidden="true" className="planner-window">
      <div className="bg-[#f7f7f5] px-1.5 py-3 text-[#5f5e5b] max-xl:hidden">
        <p className="px-2 medium text-[0.75rem]">{name}</p>
        <ul className="mt-1.5">
          <li className={`${ENTRY} semibold bg-[#e8e7e4] text-planner-ink`}>
            <Emoji emoji={emoji} drawingsUrl={drawingsUrl} />
            <span>{title}</span>
          </li>
          {pages.map((page) => (
            <li key={page.title} className={`${ENTRY} medium`}>
              {page.emoji && <Emoji emoji={page.emoji} drawingsUrl={drawingsUrl} />}
              <span>{page.title}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0 whitespace-nowrap">
        <p className="flex gap-1 py-1.5 ps-4 pe-19 text-[0.75rem] text-planner-soft">
          <span>{name}</span>
          <span className="flex-none">
            / <Emoji emoji={emoji} drawingsUrl={drawingsUrl} /> {title}
          </span>
        </p>
        <div className="planner-cover h-24">
          <PlannerCover drawingsUrl={drawingsUrl} className="h-full pt-4" />
        </div>
        <Emoji emoji={emoji} drawingsUrl={drawingsUrl} className="planner-emoji px-4" />
        <p className="planner-title mt-1 px-4 text-[1.75rem]">{title}</p>
        <ul className="flex items-center gap-2 [border-bottom:1px_solid_#e9e9e7] px-4 medium text-planner-soft">
          {views.map((view, index) => (
            <li
              key={view}
              className="flex items-center gap-1 py-2 first:[border-bottom:2px_solid] first:text-planner-ink"
            >
              <Icon name={VIEW_ICONS[index] ?? 'table'} className="size-4" />
              {view}
            </li>
          ))}
        </ul>
        <ul className="grid gap-2.5 ps-4 pe-19 pt-3 xl:grid-cols-[1fr_1fr]">
          {cards.map((card, index) => (
            <li
              key={card.title}
              className="overflow-hidden rounded-[0.5rem] pb-2 planner-card [line-height:1.4] xl:last:odd:col-span-2"
            >
              <PlannerCover drawingsUrl={drawingsUrl} index={index} className="mb-1.5 h-16" />
              <b className="block truncate px-1.5 medium">
                {card.emoji && <Emoji emoji={card.emoji} drawingsUrl={drawingsUrl} />} {card.title}
              </b>
              <em className="block px-1.5 text-[0.75rem] text-planner-soft not-italic">{card.note}</em>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
