import { DateTime } from 'luxon';

/** The time zone and the language, whatever the machine's settings are. */
const PLACE = { zone: 'America/Sao_Paulo', locale: 'pt-BR' };

/**
 * The instant, in milliseconds since 1970, of a day and time in São Paulo written "31/12/2026 23:59". Implements
 * docs/behaviour.md#deadline.
 *
 * @throws RangeError for any other format and for a day or time that does not exist
 */
export function parseSaoPaulo(text: string): number {
  const time = DateTime.fromFormat(text.trim(), 'dd/MM/yyyy HH:mm', PLACE);
  if (!time.isValid) throw new RangeError(`"${text}" is not a day and time such as 31/12/2026 23:59`);
  return time.toMillis();
}

/** The time of day as Brazilians write it: "23h59", "0h". */
const formatTime = (time: DateTime) => time.toFormat(time.minute === 0 ? "H'h'" : "H'h'mm");

/** An instant in milliseconds since 1970 as a clock in São Paulo shows it: "31/12/2026 às 23h59". */
export function formatSaoPaulo(instantMs: number): string {
  const time = DateTime.fromMillis(instantMs, PLACE);
  return `${time.toFormat('dd/MM/yyyy')} ${time.hour < 2 ? 'à' : 'às'} ${formatTime(time)}`;
}

/** An instant in milliseconds since 1970 as `parseSaoPaulo` reads it: "31/12/2026 23:59". */
export const formatSaoPauloMinute = (instantMs: number): string =>
  DateTime.fromMillis(instantMs, PLACE).toFormat('dd/MM/yyyy HH:mm');

/**
 * The next weekend in São Paulo that has not begun, from Saturday 00:00 to Sunday 23:59, as instants in milliseconds
 * since 1970.
 */
export function nextWeekend(nowMs: number): { startsAt: number; endsAt: number } {
  const saturday = DateTime.fromMillis(nowMs, PLACE).startOf('week').plus({ days: 5 });
  const start = saturday.toMillis() > nowMs ? saturday : saturday.plus({ weeks: 1 });
  return { startsAt: start.toMillis(), endsAt: start.plus({ days: 2 }).minus({ minutes: 1 }).toMillis() };
}

/** The weekday, day and time of an instant in milliseconds since 1970, in São Paulo: "sexta, 27/11, 0h". */
export function formatSaoPauloMoment(instantMs: number): string {
  const time = DateTime.fromMillis(instantMs, PLACE);
  return `${time.weekdayLong?.replace('-feira', '')}, ${time.toFormat('dd/MM')}, ${formatTime(time)}`;
}

/** The day of an instant in milliseconds since 1970, in São Paulo and in words: "1º de janeiro de 2027". */
export function formatSaoPauloDay(instantMs: number): string {
  const time = DateTime.fromMillis(instantMs, PLACE);
  return time.toFormat(time.day === 1 ? "d'º de' MMMM 'de' yyyy" : "d 'de' MMMM 'de' yyyy");
}
