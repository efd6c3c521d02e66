import { lineOf, type Place, type Slip, slip } from './slip.ts';
import { afterQuotes, isWritten, opensQuote, partsOf, quoted, withValue } from './yamlLine.ts';

/** Whether a quote that is opened here swallows the lines that follow, and is not that of a text of several lines. */
function swallowsLines({ lines, at }: Place, quote: string): boolean {
  for (const line of lines.slice(at + 1)) {
    if (isWritten(line) && partsOf(line).name !== undefined) return true;
    if (line.includes(quote)) return false;
  }
  return true;
}

export function openQuote(place: Place): Slip | undefined {
  const { value } = partsOf(lineOf(place));
  const quote = value.charAt(0);
  if (!opensQuote(value) || !swallowsLines(place, quote)) return undefined;
  const isLast = /\\$/.test(value);
  const mended = withValue(lineOf(place), isLast ? quoted(value.slice(1)) : `${value}${quote}`);
  return slip(place, `falta a aspa ${quote} que fecha o texto`, mended);
}

/** Signs that mean something to YAML at the beginning of a text. */
export function openingSign(value: string): string | undefined {
  if (/^(?:[@`%*&!,}\]]|[?-]\s)/.test(value)) return value.charAt(0);
  if (/^[>|]/.test(value) && !/^[>|][+\-\d]*\s*(?:#.*)?$/.test(value)) return value.charAt(0);
  if (/^\{[\p{L}\d]+\}/u.test(value)) return '{';
  if (/^\[[^\]]*\]\s*[^\s#]/.test(value)) return '[';
  return undefined;
}

export function sign(place: Place): Slip | undefined {
  const { value } = partsOf(lineOf(place));
  const found = openingSign(value);
  if (!found) return undefined;
  // The quote at its end may have had another at its beginning.
  const text = value.split('"').length === 2 ? value.replace(/"$/, '') : value;
  return slip(
    place,
    `um texto que começa com ${found} fica entre aspas`,
    withValue(lineOf(place), quoted(text)),
  );
}

export function colon(place: Place): Slip | undefined {
  const { value } = partsOf(lineOf(place));
  if (/^["'{[]/.test(value) || !/:(?:\s|$)/.test(value)) return undefined;
  return slip(place, 'um texto com dois-pontos fica entre aspas', withValue(lineOf(place), quoted(value)));
}

export function wordsAfterQuotes(place: Place): Slip | undefined {
  const { value } = partsOf(lineOf(place));
  const rest = afterQuotes(value);
  if (rest === undefined || rest.trim() === '' || /^\s+#/.test(rest)) return undefined;
  const inner = value.charAt(0) === value.at(-1) ? value.slice(1, -1) : value;
  const told = 'há texto depois da aspa que fecha; aspas dentro do texto pedem outras, diferentes, em volta';
  return slip(place, told, withValue(lineOf(place), quoted(inner)));
}

export function backslash(place: Place): Slip | undefined {
  const { value } = partsOf(lineOf(place));
  if (!value.startsWith('"') || !value.includes('\\')) return undefined;
  const told = 'um texto com barra invertida (\\) fica entre aspas simples';
  return slip(place, told, withValue(lineOf(place), quoted(value.replace(/^"|"$/g, ''))));
}
