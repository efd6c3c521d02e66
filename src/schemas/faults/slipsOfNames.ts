import { isFieldName } from './fieldPlaces.ts';
import { lineOf, neighbour, type Place, type Slip, slip } from './slip.ts';
import { openingSign } from './slipsOfQuotes.ts';
import { depthOf, partsOf, quoted } from './yamlLine.ts';

/** A line whose name lacks its colon, or the space after it: "name Planner", "name:Planner", "name = Planner". */
export function missingColon(place: Place): Slip | undefined {
  const { indent, dash, name, value } = partsOf(lineOf(place));
  const parts = /^([\p{L}_][\w]*)(?::(?!\/\/)|\s*[=;]\s*|\s+|$)(.*)$/u.exec(value);
  if (name !== undefined || !parts) return undefined;
  const [, field = '', rest = ''] = parts;
  const told =
    value.charAt(field.length) === ':'
      ? 'falta um espaço depois dos dois-pontos'
      : 'faltam os dois-pontos depois do nome do campo';
  const below = neighbour(place, 1);
  const isGroup = below && depthOf(partsOf(lineOf(below))) > depthOf(partsOf(lineOf(place)));
  if (isGroup) return slip(place, told, `${indent}${dash}${field}:`);
  const words =
    rest && openingSign(rest) === undefined && !/:(?:\s|$)/.test(rest) ? rest : rest && quoted(rest);
  return slip(place, told, `${indent}${dash}${field}: ${words}`.trimEnd());
}

/** The same, where the name is one of the content's: surely a field, whatever follows. */
export function missingColonOfField(place: Place): Slip | undefined {
  const [word = ''] = /^[\p{L}_]\w*/u.exec(partsOf(lineOf(place)).value) ?? [];
  return isFieldName(word) ? missingColon(place) : undefined;
}
