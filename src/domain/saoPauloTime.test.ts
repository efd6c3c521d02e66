import { Settings } from 'luxon';
import { afterEach, describe, expect, it } from 'vitest';
import { formatSaoPaulo, formatSaoPauloDay, parseSaoPaulo } from './saoPauloTime.ts';

afterEach(() => {
  Settings.defaultLocale = 'system';
});

describe('a day and time in São Paulo', () => {
  it.each([
    ['31/12/2026 23:59', '2027-01-01T02:59:00.000Z'],
    ['01/01/2027 00:00', '2027-01-01T03:00:00.000Z'],
    ['29/02/2028 12:30', '2028-02-29T15:30:00.000Z'],
    // The last summer time of Brazil, two hours behind UTC.
    ['10/01/2019 12:00', '2019-01-10T14:00:00.000Z'],
  ])('%s is the instant %s', (written, instant) => {
    expect(new Date(parseSaoPaulo(written)).toISOString()).toBe(instant);
    expect(formatSaoPaulo(parseSaoPaulo(written))).toBe(written.replace(/ (..):(..)/, ' às $1h$2'));
  });

  it.each([
    '',
    '2026-12-31 23:59',
    '31/02/2027 10:00',
    '12/31/2026 10:00',
    '31/12/2026',
    '31/12/2026 24:30',
    '31/12/26 10:00',
    'em 31/12/2026 23:59',
  ])('refuses "%s", and says what it has read', (written) => {
    expect(() => parseSaoPaulo(written)).toThrow(
      new RangeError(`"${written}" is not a day and time such as 31/12/2026 23:59`),
    );
  });

  it('may have spaces around it', () => {
    expect(parseSaoPaulo(' 31/12/2026 23:59\n')).toBe(parseSaoPaulo('31/12/2026 23:59'));
  });

  it('is read and written alike on a machine whose language has digits of its own', () => {
    Settings.defaultLocale = 'ar-EG';
    expect(formatSaoPaulo(parseSaoPaulo('31/12/2026 23:59'))).toBe('31/12/2026 às 23h59');
  });
});

it.each([
  ['01/01/2027 00:00', '1º de janeiro de 2027'],
  ['31/12/2026 23:59', '31 de dezembro de 2026'],
  ['21/03/2026 12:00', '21 de março de 2026'],
])('the day of %s in words is %s', (written, words) => {
  Settings.defaultLocale = 'ar-EG';
  expect(formatSaoPauloDay(parseSaoPaulo(written))).toBe(words);
});
