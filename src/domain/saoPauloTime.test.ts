import { Settings } from 'luxon';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  formatSaoPaulo,
  formatSaoPauloDay,
  formatSaoPauloMinute,
  formatSaoPauloMoment,
  nextWeekend,
  parseSaoPaulo,
} from './saoPauloTime.ts';

// The results must not depend on the machine's language, which may have its own digits.
beforeAll(() => {
  Settings.defaultLocale = 'ar-EG';
});
afterAll(() => {
  Settings.defaultLocale = 'system';
});

it.each([
  ['31/12/2026 23:59', '2027-01-01T02:59', '31 de dezembro de 2026', 'às 23h59', 'quinta, 31/12, 23h59'],
  ['01/01/2027 00:00', '2027-01-01T03:00', '1º de janeiro de 2027', 'à 0h', 'sexta, 01/01, 0h'],
  ['29/02/2028 09:05', '2028-02-29T12:05', '29 de fevereiro de 2028', 'às 9h05', 'terça, 29/02, 9h05'],
  ['01/01/2027 02:00', '2027-01-01T05:00', '1º de janeiro de 2027', 'às 2h', 'sexta, 01/01, 2h'],
])('%s in São Paulo is %s, on %s %s, in short %s', (written, instant, day, time, moment) => {
  const instantMs = parseSaoPaulo(` ${written}\n`);
  expect(new Date(instantMs).toISOString()).toBe(`${instant}:00.000Z`);
  expect(formatSaoPaulo(instantMs)).toBe(`${written.split(' ')[0]} ${time}`);
  expect(formatSaoPauloDay(instantMs)).toBe(day);
  expect(formatSaoPauloMoment(instantMs)).toBe(moment);
  expect(formatSaoPauloMinute(instantMs)).toBe(written);
});

it.each([
  ...['', '2026-12-31 23:59', '31/02/2027 10:00', '12/31/2026 10:00', '31/12/2026'],
  ...['31/12/2026 24:30', '31/12/26 10:00', 'em 31/12/2026 23:59'],
])('"%s" is refused', (written) => {
  expect(() => parseSaoPaulo(written)).toThrow(
    new RangeError(`"${written}" is not a day and time such as 31/12/2026 23:59`),
  );
});

it.each([
  ['24/11/2026 12:00', '28/11/2026', '29/11/2026'],
  ['27/11/2026 23:59', '28/11/2026', '29/11/2026'],
  ['28/11/2026 00:00', '05/12/2026', '06/12/2026'],
  ['29/11/2026 22:00', '05/12/2026', '06/12/2026'],
])('at %s the next weekend is from %s to %s', (now, saturday, sunday) => {
  const [startsAt, endsAt] = [parseSaoPaulo(`${saturday} 00:00`), parseSaoPaulo(`${sunday} 23:59`)];
  expect(nextWeekend(parseSaoPaulo(now))).toEqual({ startsAt, endsAt });
});
