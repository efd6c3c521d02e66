import { parse, stringify } from 'yaml';

const LONGEST = 80;

/** A text as it is shown in a sentence: on one line, of few words, without what a terminal would obey. */
export function shown(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]+/gu, '�');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 3)}...` : line;
}

/** The beginning and the end of a text, which tell where it was cut. */
function bothEnds(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, 45)} (...) ${line.slice(-28)}` : line;
}

/** Whether YAML reads a text as it stands, without quotes: the library puts some in them for older programs. */
function isPlain(text: string): boolean {
  try {
    return parse(`x: ${text}`).x === text;
  } catch {
    return false;
  }
}

/** A value as it is written after the colon of its field: "Seu texto aqui", "[dia, dias]", "\"404\"". */
function valueInYaml(value: unknown): string {
  const short = typeof value === 'string' ? bothEnds(value) : value;
  if (typeof short === 'string' && isPlain(short)) return short;
  return stringify(short, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}

/** A field, or an item of a list, as it is written. */
export function inYaml(key: PropertyKey | undefined, value: unknown): string {
  return typeof key === 'string' ? `${key}: ${valueInYaml(value)}` : `- ${valueInYaml(value)}`;
}
