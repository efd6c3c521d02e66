import { lineOf, type Place, type Slip, slip } from './slip.ts';
import { afterQuotes, partsOf, quoted, withValue } from './yamlLine.ts';

/** A value inside { } as it must be written there. */
function requoted(value: string): string {
  const isSafe = afterQuotes(value) === '' || !/[,:#{}[\]"'*&!@`%|>]/.test(value);
  return isSafe ? value : quoted(value.replace(/^["']|["']$/g, ''));
}

const FIELD_IN_BRACES = /([\p{L}_]\w*)[ \t]*:?[ \t]+(.*?)[ \t]*(?:,[ \t]*(?=[\p{L}_]\w*[ \t]*:)|$)/gu;

export function braces(place: Place): Slip | undefined {
  const { value } = partsOf(lineOf(place));
  if (!/^\{\s*[\p{L}_]\w*\s*:?\s/u.test(value)) return undefined;
  const inner = value.replace(/^\{\s*/, '').replace(/\s*\}?$/, '');
  const fields = Array.from(
    inner.matchAll(FIELD_IN_BRACES),
    ([, name, words = '']) => `${name}: ${requoted(words)}`,
  );
  const mended = withValue(lineOf(place), `{ ${fields.join(', ')} }`);
  if (mended === lineOf(place)) return undefined;
  const told = value.endsWith('}')
    ? 'entre { }, cada campo tem dois-pontos, e um texto com vírgula, dois-pontos ou # fica entre aspas'
    : 'falta a chave } que fecha a linha';
  return slip(place, told, mended);
}

export function brackets(place: Place): Slip | undefined {
  const { value } = partsOf(lineOf(place));
  if (!value.startsWith('[') || value.endsWith(']')) return undefined;
  return slip(place, 'falta o colchete ] que fecha a lista', withValue(lineOf(place), `${value}]`));
}
