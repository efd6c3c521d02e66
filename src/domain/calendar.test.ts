import { expect, it } from 'vitest';
import { calendarDays, formatMonth } from './calendar.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00-03:00`);
const drawn = (day: string, span: 'mes' | 'semana') =>
  calendarDays(noon(day), span).map((one) =>
    one.isToday ? `[${one.day}]` : one.isInMonth ? one.day : `(${one.day})`,
  );

it('gives the week that contains a day, from Sunday to Saturday', () => {
  expect(drawn('2026-12-01', 'semana').join(' ')).toBe('(29) (30) [1] 2 3 4 5');
  expect(drawn('2026-11-22', 'semana').join(' ')).toBe('[22] 23 24 25 26 27 28');
  expect(drawn('2026-11-28', 'semana').join(' ')).toBe('22 23 24 25 26 27 [28]');
  expect(calendarDays(noon('2026-11-24'), 'semana').map(({ weekday }) => weekday)).toEqual([...'DSTQQSS']);
});

it.each([
  ['2026-02-10', 28, 1],
  ['2026-08-31', 42, 26],
  ['2027-01-01', 42, 27],
])('gives the whole weeks of the month of %s: %i days from the %i.', (day, count, first) => {
  const days = calendarDays(noon(day), 'mes');
  expect([days.length, days[0]?.day]).toEqual([count, first]);
  expect(days.filter(({ isToday }) => isToday)).toHaveLength(1);
});

it('writes the month in words', () => {
  expect(formatMonth(noon('2026-11-24'))).toBe('novembro de 2026');
});
