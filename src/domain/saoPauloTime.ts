import { DateTime } from 'luxon';

const ZONE = 'America/Sao_Paulo';

/**
 * The instant, in milliseconds since 1970, of a day and time in São Paulo written "31/12/2026 23:59".
 * Throws a RangeError for any other writing and for a day or time that does not exist.
 */
export function parseSaoPaulo(text: string): number {
  const time = DateTime.fromFormat(text.trim(), 'dd/MM/yyyy HH:mm', { zone: ZONE, locale: 'pt-BR' });
  if (!time.isValid) throw new RangeError(`"${text}" is not a day and time such as 31/12/2026 23:59`);
  return time.toMillis();
}

/** An instant in milliseconds since 1970 as a clock in São Paulo tells it: "31/12/2026 às 23h59". */
export function formatSaoPaulo(instantMs: number): string {
  return DateTime.fromMillis(instantMs, { zone: ZONE }).toFormat("dd/MM/yyyy 'às' HH'h'mm");
}
