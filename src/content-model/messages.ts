// Writes the messages for the issues that schemas report: the field, the value found and the value expected.
import type { z } from 'astro/zod';
import { isMap, isNode, isScalar, isSeq } from 'yaml';
import { expectedBy, fieldInfo, fieldNamesOf, listed } from '../fields/field.ts';
import type { ContentIssue, Place } from './issue.ts';
import { childValue, isPageFile, valueIn, withIds } from './paths.ts';
import { schemaAt } from './schemaAt.ts';
import { type ContentFile, schemaOf } from './schemas.ts';
import type { YamlSource } from './yamlSource.ts';

const LONGEST_SHOWN = 80;
/**
 * The maximum number of Zod issues of a file, and of keys of an issue. A file with other content could have thousands.
 */
const MAX_ISSUES = 50;

/** A text in one line, shortened if it is long. */
const shown = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
};

/** Names a list item by its `name`, its kind of section, or its number. Sections of the same kind also get their id. */
function itemName(list: readonly unknown[], key: string | number, label: string): string {
  if (typeof key === 'number') return `${label} ${key + 1}`;
  const item = childValue(list, key);
  const name = childValue(item, 'name');
  if (typeof name === 'string') return name;
  const kind = childValue(item, 'kind');
  const isAlone = list.filter((other) => childValue(other, 'kind') === kind).length === 1;
  return isAlone ? label : `${label} “${key}”`;
}

/**
 * The names of a field and of the groups that contain it, starting with its file: "Página principal", "Perguntas",
 * "Pergunta 2", "Resposta".
 *
 * @param value the value of the whole file as written, before its schema parses it
 */
export function namesAt({ file, path }: Place, value: unknown): string[] {
  const infoIn = (length: number) => {
    const schema = schemaAt(schemaOf(file), path.slice(0, length), value);
    return schema && fieldInfo.get(schema);
  };
  const pageName = isPageFile(file) ? childValue(value, 'name') : undefined;
  const names = [typeof pageName === 'string' ? pageName : (infoIn(0)?.label ?? file)];
  for (const [index, key] of path.entries()) {
    const label = infoIn(index + 1)?.label ?? (String(key) || '(sem nome)');
    const list = valueIn(value, path.slice(0, index));
    // The item's name replaces the label of its list.
    if (Array.isArray(list) && infoIn(index)?.kind !== 'pair')
      names.splice(-1, 1, itemName(list, key, label));
    else names.push(label);
  }
  return names;
}

/** The names of a field and its groups: "Garantia › Título da garantia". For a page, its name comes first. */
export const labelAt = (at: Place, value: unknown): string =>
  namesAt(at, value)
    .slice(isPageFile(at.file) ? 0 : 1)
    .join(' › ');

/** The line, from 1, of a field's name or of a list's item. A missing field has the line of its group. */
export function lineOf({ document, lines }: YamlSource, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && String(item.key.value ?? '') === key)
      : undefined;
    const node = isSeq(parent) ? parent.items[Number(key)] : pair?.key;
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line || 1;
  }
  return 1;
}

/** Describes the value that was found in place of a valid one. */
function found(source: YamlSource, issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'falta';
  if (value === null || value === '') return 'está vazio';
  if (Array.isArray(value)) return `tem ${value.length} ${value.length === 1 ? 'item' : 'itens'}`;
  if (typeof value === 'object') return 'é um grupo de campos';
  const node = source.document.getIn(issue.path, true);
  const written = `está “${shown(isScalar(node) ? (node.source ?? '') : String(value))}”`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `${written}, com ${String(value).trim().length} caracteres`;
  // YAML read a text as a number or a boolean.
  if (issue.code === 'invalid_type' && issue.expected === 'string') return `${written}, sem aspas`;
  return written;
}

type Refused = {
  source: YamlSource;
  issue: z.core.$ZodIssue;
  schema: z.ZodType | undefined;
  value: unknown;
};

function messageOf({ source, issue, schema, value }: Refused) {
  // Only these issues have a message that the field defines.
  const own = issue.code === 'custom' || issue.code === 'invalid_format' ? issue.message : '';
  if (own !== '') return value === '' || value === undefined ? own : `${found(source, issue, value)}: ${own}`;
  const kinds = issue.code === 'invalid_union' && 'options' in issue ? issue.options : undefined;
  const expected = kinds ? `um destes: ${kinds.join(', ')}` : schema && expectedBy(schema);
  return expected ? `${found(source, issue, value)}; o esperado é ${expected}` : found(source, issue, value);
}

/**
 * The issues of a file that its schema refuses, in the order of their lines. Each field is reported once.
 *
 * @param issues as Zod reports them
 */
export function schemaIssues(
  file: ContentFile,
  source: YamlSource,
  issues: readonly z.core.$ZodIssue[],
): ContentIssue[] {
  const schema = schemaOf(file);
  const value: unknown = source.document.toJS();
  const reported = new Map<string, ContentIssue>();
  const report = (path: readonly PropertyKey[], message: string) => {
    const key = path.map(String).join('.');
    if (reported.has(key)) return;
    const place = { file, path: withIds(value, path) };
    reported.set(key, {
      level: 'error',
      ...place,
      label: labelAt(place, value),
      line: lineOf(source, path),
      message,
    });
  };
  for (const issue of issues.slice(0, MAX_ISSUES)) {
    const fieldSchema = schemaAt(schema, issue.path, value);
    if (issue.code === 'unrecognized_keys') {
      const known = listed(fieldNamesOf(fieldSchema));
      for (const key of issue.keys.slice(0, MAX_ISSUES))
        report([...issue.path, key], `não existe; os campos são ${known}`);
    } else {
      const refused = valueIn(value, withIds(value, issue.path));
      report(issue.path, messageOf({ source, issue, schema: fieldSchema, value: refused }));
    }
  }
  return [...reported.values()].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
}
