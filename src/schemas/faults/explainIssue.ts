import { z } from 'astro/zod';
import { exampleFor, expectedBy } from '../expectation.ts';
import { hints } from '../hints.ts';
import { lengthOf, required, schemaAt } from '../schemaAt.ts';
import { inYaml, shown } from './inYaml.ts';
import { lineOfValue, nodeAt, writtenAt, type YamlSource } from './yamlSource.ts';

export type Issue = z.core.$ZodIssue;

/** A fault of one file: its line, the field where it is one field's, and what is wrong. */
export type Fault = { line: number; field?: string; sentence: string };

/** What an example says of a field that is no schema's: a last resort for those without a hint. */
const KINDS: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true (sim) ou false (não)',
};

/** A field by its place: "campo help › button", "campo testimonials › item 1 › name". */
export function named(path: readonly PropertyKey[]): string {
  const names = path.map((key) =>
    typeof key === 'number' ? `item ${key + 1}` : shown(String(key)) || '(sem nome)',
  );
  return names.length > 0 ? `campo ${names.join(' › ')}` : 'o arquivo todo';
}

export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}

const items = (number: number) => `${number} ${number === 1 ? 'item' : 'itens'}`;

function standing(source: YamlSource, issue: Issue, value: unknown): string {
  if (value === undefined) return 'não está lá';
  if (value === null || value === '') return 'está vazio';
  if (Array.isArray(value)) return `tem ${items(value.length)}`;
  if (typeof value === 'object') return 'é um grupo de campos';
  const { words, isQuoted } = writtenAt(source, issue.path);
  const said = `está "${shown(words)}"`;
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `${said}, com ${String(value).trim().length} caracteres`;
  }
  if (issue.code !== 'invalid_type') return said;
  return isQuoted ? `${said}, entre aspas` : issue.expected === 'string' ? `${said}, sem aspas` : said;
}

function expected(issue: Issue, schema: z.ZodType | undefined): string {
  if (issue.code === 'custom' || issue.code === 'invalid_format') return issue.message;
  const known = schema && expectedBy(schema);
  if (known) return known;
  return issue.code === 'invalid_type' ? (KINDS[issue.expected] ?? issue.expected) : issue.message;
}

/** A text that YAML took for something else because of how it begins or what it holds: {nome}, [oferta], Metas: todas. */
function textTakenForGroup(source: YamlSource, path: readonly PropertyKey[]): string | undefined {
  const node = nodeAt(source.document, path);
  const [start, end] = node?.range ?? [0, 0];
  const words = source.text.slice(start, end).trim();
  return words === '' || words.includes('\n') ? undefined : words;
}

type Wrong = { source: YamlSource; issue: Issue; value: unknown; schema: z.ZodType };

/** What may be written instead, after its name: "Por exemplo: list: 119,00". */
function advice({ source, issue, value, schema }: Wrong): string | undefined {
  const key = issue.path.at(-1);
  const write = (offer: string, example: unknown) => `${offer}: ${inYaml(key, example)}`;
  if (issue.code === 'custom' && issue.params?.['advice']) return String(issue.params['advice']);
  if (schema instanceof z.ZodArray) return adviceForList(schema, value);
  if (schema instanceof z.ZodObject) return adviceForGroup(schema, key);
  const { suggest, example } = hints.get(schema) ?? {};
  const written = typeof value === 'object' && value ? textTakenForGroup(source, issue.path) : undefined;
  if (written !== undefined && schema.safeParse(written).success) return write('Escreva assim', written);
  const found = suggest?.(value, writtenAt(source, issue.path).words).find(
    (suggestion) => suggestion.value !== value && schema.safeParse(suggestion.value).success,
  );
  if (found) return write(found.offer, found.value);
  return example === undefined ? undefined : write('Por exemplo', example);
}

function adviceForList(schema: z.ZodArray, value: unknown): string {
  const item = inYaml(undefined, exampleFor(schema.element as z.ZodType));
  const missing = lengthOf(schema) - (Array.isArray(value) ? value.length : 0);
  if (missing < 0) return missing === -1 ? 'Sobra 1: apague-o' : `Sobram ${-missing}: apague-os`;
  if (Array.isArray(value) && value.length > 0) {
    return `${missing === 1 ? 'Falta 1' : `Faltam ${missing}`}, por exemplo: ${item}`;
  }
  return `Por exemplo, com cada item numa linha: ${item}`;
}

function adviceForGroup(schema: z.ZodObject, key: PropertyKey | undefined): string {
  const [first, field] = Object.entries(schema.shape)[0] ?? [];
  const line = first === undefined ? '' : inYaml(first, exampleFor(field as z.ZodType));
  if (typeof key !== 'string') return `Por exemplo: ${line}`;
  return `Escreva ${key}: numa linha e, na de baixo, com dois espaços a mais no começo: ${line}`;
}

/** A schema's complaint for the seller: the field, what stands there, what is expected and an example. */
export function explainIssue(source: YamlSource, schema: z.ZodType, issue: Issue, whole: unknown): Fault {
  const value = valueAt(whole, issue.path);
  const known = schemaAt(schema, issue.path);
  const wrong = known && { source, issue, value, schema: required(known) };
  const sentence = [
    `${standing(source, issue, value)}; o esperado é ${expected(issue, known)}`,
    ...(wrong ? [advice(wrong)] : []),
  ];
  return {
    line: lineOfValue(source, issue.path),
    field: named(issue.path),
    sentence: sentence.filter((part) => part !== undefined).join('. '),
  };
}
