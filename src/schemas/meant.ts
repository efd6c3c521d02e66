import { placeholdersIn } from '../domain/placeholders.ts';
import { perhaps, rewritten, type Suggestion } from './hints.ts';
import { nearest } from './near.ts';

const inTwoDigits = (part: string) => part.padStart(2, '0');

/** As many whole words of a text as `maxLength` characters hold; none when its first word alone is too long. */
function fitting(text: string, maxLength: number): string {
  const start = text.slice(0, maxLength + 1);
  return start.slice(0, Math.max(start.lastIndexOf(' '), 0)).replace(/[\s,;:–-]+$/, '');
}

/** A text without the characters that no page shows, cut where it is too long, with the names in braces that exist. */
export function textMeant(
  value: unknown,
  written: string,
  maxLength: number,
  known: readonly string[],
): Suggestion[] {
  if (typeof value === 'number' || typeof value === 'boolean') return rewritten(written);
  if (typeof value !== 'string') return [];
  const text = value.trim();
  if (text.length > maxLength) return [{ offer: 'Até aqui cabe', value: fitting(text, maxLength) }];
  const unknown = placeholdersIn(text).find((name) => !known.includes(name));
  const meant = unknown && nearest(unknown, known);
  if (meant) return perhaps(text.replaceAll(`{${unknown}}`, `{${meant}}`));
  return rewritten(text.replace(/[\p{Cs}\p{Noncharacter_Code_Point}]|(?![\n\t])\p{Cc}/gu, '').trim());
}

/** "R$119", "119.00" and "1,119.90" as a price is written in Brazil. */
export function priceMeant(value: unknown, written: string): string[] {
  const amount = written.replace(/R\$|\s/g, '');
  if (/^\d+$/.test(amount)) return [`${amount},00`];
  if (/^\d{1,3}(?:\.\d{3})+$/.test(amount)) return [`${amount.replaceAll('.', '')},00`];
  const [, reais = '', cents = ''] = /^([\d.,]*\d)[.,](\d{1,2})$/.exec(amount) ?? [];
  return reais && typeof value !== 'object' ? [`${reais.replace(/[.,]/g, '')},${cents.padEnd(2, '0')}`] : [];
}

/** "31/12/2026", "2026-12-31" and "31/12/26 às 23h59" as a deadline is written; without an hour, the day's last minute. */
export function dayAndTimeMeant(written: string): string[] {
  const time = /\b(\d{1,2})(?:h|:)(\d{2})?\b/.exec(written.replace(/^\S+/, ''));
  const hour = time ? `${inTwoDigits(time[1] ?? '')}:${inTwoDigits(time[2] ?? '0')}` : '23:59';
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(written) ?? [];
  if (year) return [`${inTwoDigits(day)}/${inTwoDigits(month)}/${year} ${hour}`];
  const [, date, ofMonth = '', ofYear = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(written) ?? [];
  if (!date) return [];
  return [`${inTwoDigits(date)}/${inTwoDigits(ofMonth)}/${ofYear.padStart(4, '20')} ${hour}`];
}

/** A link whose beginning is missing or not the safe one, or into which spaces have come. */
export function linkMeant(written: string): string[] {
  const address = written.replace(/\s+/g, '').replace(/^(?:https?)?:?\/*/i, '');
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? [`https://${address}`] : [];
}

export function siteAddressMeant(written: string): string[] {
  return linkMeant(written)
    .filter((link) => URL.canParse(link))
    .map((link) => new URL(link).origin);
}

/** The number that a text stands for: "4,9" with its comma, "1.247" with its thousands, "950 avaliações". */
export function numbersMeant(written: string): number[] {
  const [number] = /\d[\d.,]*/.exec(written) ?? [];
  if (!number) return [];
  if (/^\d{1,3}(?:\.\d{3})+$/.test(number)) return [Number(number.replaceAll('.', ''))];
  return [Number(number.replace(/[.,]$/, '').replace(',', '.'))].filter(Number.isFinite);
}

const YES = ['sim', 's', 'true', 'verdadeiro', 'yes', 'on', '1'];
const NO = ['nao', 'não', 'n', 'false', 'falso', 'no', 'off', '0'];

export function truthMeant(written: string): boolean[] {
  const word = written.toLowerCase();
  if (YES.includes(word)) return [true];
  return NO.includes(word) ? [false] : [];
}

/** The word of `words` that is nearest; "sim" and "não" are on and off. */
export function choiceMeant(written: string, words: readonly string[]): string[] {
  const switched = truthMeant(written).map((isOn) => (isOn ? 'on' : 'off'));
  const near = nearest(written, words);
  return near ? [near] : switched;
}

/** A phone's digits, with Brazil's code before those that begin with the area's. */
export function phoneMeant(written: string): string[] {
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  return [/^\d{10,11}$/.test(digits) ? `55${digits}` : digits];
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();

/** "ana lima" as "Ana L." */
export function testimonialNameMeant(written: string): string[] {
  const names = written.split(/[\s.]+/).filter((name) => name !== '');
  const [first = '', last = ''] = [names[0], names.at(-1)];
  return names.length > 1 ? [`${capital(first)} ${last.charAt(0).toUpperCase()}.`] : [];
}
