import { parseSaoPaulo } from '../domain/saoPauloTime.ts';
import type { FieldLabel } from './field.ts';
import { parsedText } from './parsedText.ts';

/** A day and time in São Paulo written "31/12/2026 23:59", kept as milliseconds since 1970. */
export const dateTime = (described: FieldLabel) =>
  parsedText(parseSaoPaulo, {
    kind: 'dateTime',
    expected: 'um dia que existe, com a hora',
    example: '31/12/2026 23:59',
    initial: '31/12/2026 23:59',
    ...described,
  });

/** A day written "21/11/2026", kept as noon of that day in São Paulo, in milliseconds since 1970. */
export const day = (described: FieldLabel) =>
  parsedText((value) => parseSaoPaulo(`${value} 12:00`), {
    kind: 'day',
    expected: 'um dia que existe',
    example: '21/11/2026',
    initial: '21/11/2026',
    ...described,
  });
