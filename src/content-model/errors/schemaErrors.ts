import { z } from 'astro/zod';
import { isMap, isNode, isScalar, type Node } from 'yaml';
import { closestMatch } from '../closestMatch.ts';
import { expectedBy, fieldsOf, hints, listed, schemaAt } from '../hints.ts';
import { type FileIssue, MAX_ISSUES, ORIGINAL_ADVICE } from './contentError.ts';
import { editorWords } from './editorWords.ts';
import { fieldName, lineOfField, quoted, type YamlSource } from './yamlSource.ts';

type Issue = z.core.$ZodIssue;
type Advice = Pick<FileIssue, 'advice' | 'code'>;

const LONGEST_SHOWN = 80;

/** A text on one line, cut where it is long. */
export const shown = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
};

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'itens'}`;

export const characters = (count: number) => `${count} ${count === 1 ? 'caractere' : 'caracteres'}`;

/** What to do about a text with so many characters too many. */
export const fewerCharacters = (surplus: number): string => `Tire ${characters(surplus)} ou mais`;

/** A field, or an item of a list, with a value as YAML writes it. */
const written = (key: PropertyKey | undefined, value: string) =>
  typeof key === 'string' ? `${key}: ${value}` : `- ${value}`;

function nodeAt({ document }: YamlSource, path: readonly PropertyKey[]): Node | undefined {
  const node = document.getIn(path, true);
  return isNode(node) ? node : undefined;
}

const isInBraces = (source: YamlSource, path: readonly PropertyKey[]): boolean => {
  const node = nodeAt(source, path);
  return isMap(node) && node.flow === true;
};

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? Object.getOwnPropertyDescriptor(inner, key)?.value
        : undefined,
    value,
  );
}

function standing(source: YamlSource, issue: Issue, value: unknown): string {
  if (value === undefined) return 'não está lá';
  if (value === null || value === '') return 'está vazio';
  if (Array.isArray(value)) return `tem ${items(value.length)}`;
  if (typeof value === 'object') return 'é um grupo de campos';
  const node = nodeAt(source, issue.path);
  const found = `está "${shown(isScalar(node) ? (node.source ?? '') : String(value))}"`;
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `${found}, com ${characters(String(value).trim().length)}`;
  }
  if (issue.code !== 'invalid_type') return found;
  if (issue.expected === 'string') return `${found}, sem aspas`;
  return isScalar(node) && node.type !== 'PLAIN' ? `${found}, entre aspas` : found;
}

/** The expected value, to follow "o esperado é". */
function expected(issue: Issue, schema: z.ZodType | undefined): string {
  if (issue.code === 'custom' || issue.code === 'invalid_format') return issue.message;
  return (schema && expectedBy(schema)) ?? issue.message;
}

/** A text that YAML parsed as a number, a group or a list, because it has no quotes: 404, {nome}, Metas: todas. */
function textWithoutQuotes(source: YamlSource, issue: Issue, schema: z.ZodType): string | undefined {
  const range = nodeAt(source, issue.path)?.range;
  const text = source.text.slice(range?.[0], range?.[1]).trim();
  const isMeant =
    issue.code === 'invalid_type' && issue.expected === 'string' && range && !text.includes('\n');
  return isMeant && schema.safeParse(text).success ? text : undefined;
}

const OFF = /^(?:of|des(?:lig|ativ|abilit)ad[oa]|nenhuma?|nada|n[aã]o|no|none|false|falso|0)$/i;
const ON = /^(?:(?:lig|ativ|habilit)ad[oa]|sim|yes|true|verdadeiro|1)$/i;

/** The choice that a word stands for; one for "off" never stands for another. */
function choiceFor(word: string, choices: readonly string[]): string | undefined {
  const alias = OFF.test(word) ? ['off', 'false'] : ON.test(word) ? ['on', 'true'] : undefined;
  return alias ? choices.find((choice) => alias.includes(choice)) : closestMatch(word, choices);
}

function choicesOf(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code === 'invalid_union' && 'options' in issue) return (issue.options ?? []).map(String);
  return issue.code === 'invalid_type' && issue.expected === 'boolean' ? ['true', 'false'] : [];
}

function listAdvice(issue: Issue, value: unknown): string {
  const count = Array.isArray(value) ? value.length : 0;
  const write = 'escreva cada item numa linha que começa com hífen';
  if (issue.code === 'too_big')
    return `A página mostra até ${issue.maximum}: apague ${count - Number(issue.maximum)}`;
  if (issue.code !== 'too_small') return `E${write.slice(1)}`;
  const missing = Number(issue.minimum) - count;
  return `${missing === 1 ? 'Falta 1' : `Faltam ${missing}`}: ${write}`;
}

/** The advice. A custom rule gives its own in `params.advice` of its issue. */
function adviceFor(source: YamlSource, issue: Issue, schema: z.ZodType, value: unknown): Advice {
  const key = issue.path.at(-1);
  if (key === undefined) return { advice: ORIGINAL_ADVICE };
  const advice: unknown = issue.code === 'custom' ? issue.params?.['advice'] : undefined;
  if (typeof advice === 'string') return { advice };
  if (schema instanceof z.ZodArray) return { advice: listAdvice(issue, value) };
  if (schema instanceof z.ZodObject) {
    const name = typeof key === 'string' ? `Escreva ${key}: e` : 'Escreva';
    return { advice: `${name}, nas linhas de baixo, os campos com dois espaços a mais no começo` };
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { advice: fewerCharacters(String(value).trim().length - Number(issue.maximum)) };
  }
  const text = textWithoutQuotes(source, issue, schema);
  if (text !== undefined) return { advice: 'Escreva assim', code: written(key, quoted(text)) };
  const choice = choiceFor(String(value ?? ''), choicesOf(issue));
  if (choice) return { advice: 'Talvez seja', code: written(key, choice) };
  const { example } = hints.get(schema) ?? {};
  return example === undefined ? {} : { advice: 'Por exemplo', code: written(key, example) };
}

/** A field that its group does not know, and the missing field that it probably stands for. */
type UnknownField = { path: PropertyKey[]; match: string | undefined };

function unknownFields(schema: z.ZodType, issues: Issue[], whole: unknown): UnknownField[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const group = Object(valueAt(whole, issue.path));
    const absent = fieldsOf(schemaAt(schema, issue.path, whole)).filter(
      (name) => !Object.hasOwn(group, name),
    );
    return issue.keys
      .slice(0, MAX_ISSUES)
      .map((key) => ({ path: [...issue.path, key], match: closestMatch(key, absent) }));
  });
}

function unknownFieldIssue(
  source: YamlSource,
  schema: z.ZodType,
  whole: unknown,
  { path, match }: UnknownField,
): FileIssue {
  const message = 'este campo não existe';
  const place = { line: lineOfField(source, path), field: fieldName(path), path, message };
  if (match) return { ...place, advice: 'Talvez seja', code: `${match}:` };
  // What follows a comma between braces is read as another field, which has no value.
  const isRestOfText = valueAt(whole, path) === null && isInBraces(source, path.slice(0, -1));
  if (isRestOfText) return { ...place, advice: 'Se a vírgula faz parte do texto, ponha o texto entre aspas' };
  const known = fieldsOf(schemaAt(schema, path.slice(0, -1), whole));
  return { ...place, advice: `Aqui cabem: ${listed(known)}` };
}

/**
 * The issues of a file by its schema, in the order of its lines: the field, its value, what is expected and an example. Each
 * field is reported once, and a misspelt one not also as missing.
 */
export function schemaIssues(source: YamlSource, schema: z.ZodType, all: Issue[]): FileIssue[] {
  const issues = all.slice(0, MAX_ISSUES);
  const whole: unknown = source.document.toJS();
  const unknown = unknownFields(schema, issues, whole);
  const reported = new Set(unknown.map(({ path, match }) => fieldName([...path.slice(0, -1), match ?? ''])));
  const found = unknown.map((field) => unknownFieldIssue(source, schema, whole, field));
  for (const issue of issues) {
    const field = fieldName(issue.path);
    if (issue.code === 'unrecognized_keys' || reported.has(field)) continue;
    reported.add(field);
    const known = schemaAt(schema, issue.path, whole);
    const value = valueAt(whole, issue.path);
    const right = expected(issue, known);
    const message = `${standing(source, issue, value)}; o esperado é ${right}`;
    const advice = known ? adviceFor(source, issue, known, value) : {};
    const inEditor = editorWords(issue, known, value, right);
    found.push({
      line: lineOfField(source, issue.path),
      field,
      path: issue.path,
      message,
      ...advice,
      inEditor,
    });
  }
  return found.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
}
