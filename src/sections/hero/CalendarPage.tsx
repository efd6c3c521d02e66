import { calendarDays, formatMonth } from '../../domain/calendar.ts';
import { type Drawings, PlannerPage } from './PlannerPage.tsx';
import { PlannerView } from './PlannerView.tsx';
import type { PlannerOf } from './planner.fields.ts';

type Props = PlannerOf<'calendario'> & Drawings;

const DAYS_A_WEEK = 7;

/** A page with a month or a week and its entries. Screen readers skip the grid, because each entry names its day. */
export function CalendarPage({ view, span, date, entries, ...page }: Props) {
  const days = calendarDays(date, span);
  const marked = new Set(entries.map(({ day }) => day));
  return (
    <PlannerPage {...page}>
      <PlannerView icon="calendar" label={view} />
      <p className="planner-month semibold">{formatMonth(date)}</p>
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
      <ul className="planner-entries">
        {entries.map(({ day, text, time }) => (
          <li key={`${day} ${text}`}>
            <b className="digits">{day}</b> <span>{text}</span> {time && <em className="digits">{time}</em>}
          </li>
        ))}
      </ul>
    </PlannerPage>
  );
}
