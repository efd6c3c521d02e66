import { describe, expect, it } from 'vitest';
import { formatSaoPaulo, parseSaoPaulo } from './saoPauloTime.ts';

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
  ])('refuses "%s"', (written) => {
    expect(() => parseSaoPaulo(written)).toThrow(RangeError);
  });
});
