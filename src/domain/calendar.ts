import { DateTime } from 'luxon';

type CalendarDay = {
  day: number;
  /** The initial of the weekday in Portuguese: "D" for domingo. */
  weekday: string;
  isToday: boolean;
  isInMonth: boolean;
};

const PLACE = { zone: 'America/Sao_Paulo', locale: 'pt-BR' };
export const DAYS_A_WEEK = 7;

/**
 * The days of the week, or of all weeks of the month, that contain an instant (milliseconds since 1970, São Paulo),
 * from Sunday to Saturday. Implements docs/behaviour.md#hero-card.
 */
export function calendarDays(instantMs: number, span: 'mes' | 'semana'): CalendarDay[] {
  const today = DateTime.fromMillis(instantMs, PLACE);
  const sundayOf = (date: DateTime) => date.minus({ days: date.weekday % DAYS_A_WEEK });
  const first = sundayOf(span === 'mes' ? today.startOf('month') : today).startOf('day');
  const last = span === 'mes' ? sundayOf(today.endOf('month')) : first;
  const weeks = Math.round(last.startOf('day').diff(first, 'weeks').weeks) + 1;
  return Array.from({ length: weeks * DAYS_A_WEEK }, (_, index) => {
    const date = first.plus({ days: index });
    return {
      day: date.day,
      weekday: date.toFormat('ccccc'),
      isToday: date.hasSame(today, 'day'),
      isInMonth: date.hasSame(today, 'month'),
    };
  });
}

/** The month of an instant in words: "novembro de 2026". */
export const formatMonth = (instantMs: number): string =>
  DateTime.fromMillis(instantMs, PLACE).toFormat("MMMM 'de' yyyy");
