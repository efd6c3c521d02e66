import { calendarDays, DAYS_A_WEEK, formatMonth } from '../../domain/calendar.ts';
import { type Drawings, PlannerPage } from './PlannerPage.tsx';
import { PlannerViewTab } from './PlannerViewTab.tsx';
import type { PlannerOf } from './planner.fields.ts';

type Props = PlannerOf<'calendario'> & Drawings;

/** A page with a month or a week and its entries. Screen readers skip the grid, because each entry names its day. */
export function CalendarPage({ view, span, date, entries, ...page }: Props) {
  const days = calendarDays(date, span);
  const marked = new Set(entries.map(({ day }) => day));
  return (
    <PlannerPage {...page}>
      <PlannerViewTab icon="calendar" label={view} />
      <p className="semibold mt-2.5 text-[0.9375rem] first-letter:uppercase">{formatMonth(date)}</p>
      <div aria-hidden="true" className="planner-days digits">
        {days.slice(0, DAYS_A_WEEK).map(({ day, weekday }) => (
          <i key={day}>{weekday}</i>
        ))}
        {days.map(({ day, isToday, isInMonth }) => (
          <span
            key={`${day} ${isInMonth}`}
            data-is={isToday ? 'today' : isInMonth ? undefined : 'outside'}
            data-marked={(marked.has(day) && (isInMonth || span === 'semana')) || undefined}
          >
            {day}
          </span>
        ))}
      </div>
      <ul>
        {entries.map(({ day, text, time }) => (
          <li
            key={`${day} ${text}`}
            className="mt-1.5 flex flex-wrap items-baseline gap-x-2 rounded-[0.25rem] [border-inline-start:3px_solid_var(--mark)] bg-[#f7f7f5] px-2.5 py-1.5 text-[0.9375rem] [line-height:1.4]"
          >
            <b className="digits semibold min-w-[1.4em]">{day}</b> <span>{text}</span>{' '}
            {time && <em className="digits ms-auto text-[0.8125rem] text-planner-soft not-italic">{time}</em>}
          </li>
        ))}
      </ul>
    </PlannerPage>
  );
}
