// Adds and removes fields of groups.
import { isMap, type YAMLMap } from 'yaml';
import type { Path, Written } from '../api.ts';
import { isGroup } from '../places.ts';
import { insertPart, removePart, type Span } from './flow.ts';
import { NotWritable } from './written.ts';
import {
  columnOf,
  commentsAbove,
  deleteLines,
  endOf,
  endOfField,
  type Field,
  fieldsIn,
  indented,
  isFirstInLine,
  keyOf,
  lineAt,
  lineBreakOf,
  lineEnd,
  lineStart,
  NOT_SPLICED,
  nextLine,
  nodeAt,
  render,
  splice,
  startOf,
  type YamlFile,
} from './yamlFile.ts';

function groupAt(file: YamlFile, path: Path): YAMLMap {
  const node = nodeAt(file, path);
  if (!isMap(node)) throw new NotWritable(NOT_SPLICED);
  return node;
}

const partsOf = (text: string, fields: Field[]): Span[] =>
  fields.map((field) => ({ start: startOf(field.key), end: endOfField(text, field) }));

const wholeOf = (group: YAMLMap): Span => ({ start: startOf(group), end: group.range?.[1] ?? 0 });

const isEmptyLine = (text: string, line: number) => lineAt(text, line).trim() === '';

/** The end of a field's lines, or of the comment below them that an empty line separates from what follows. */
function endWithLooseComment(text: string, end: number, indent: number): { end: number; isComment: boolean } {
  let line = nextLine(text, end);
  while (line < text.length && isEmptyLine(text, line)) line = nextLine(text, line);
  let last: number | undefined;
  while (line < text.length && new RegExp(`^ {${indent}}#`).test(lineAt(text, line))) {
    last = lineEnd(text, line);
    line = nextLine(text, line);
  }
  const isLoose = last !== undefined && (line === text.length || isEmptyLine(text, line));
  return isLoose && last !== undefined ? { end: last, isComment: true } : { end, isComment: false };
}

/**
 * Adds a field to a group, after the one that comes before it in `order`.
 *
 * @param order the names of the group's fields, as the schema lists them
 */
export function addField(file: YamlFile, path: Path, name: string, value: Written, order: string[]): string {
  const { text } = file;
  const group = groupAt(file, path);
  const fields = fieldsIn(group);
  const before = order.slice(0, Math.max(order.indexOf(name), 0));
  const isNew = !order.includes(name);
  const index = isNew ? fields.length : fields.findLastIndex((field) => before.includes(keyOf(field))) + 1;
  if (group.flow) {
    const part = render({ [name]: value }, { isFlow: true, isPadded: false }).slice(1, -1);
    return insertPart(text, wholeOf(group), partsOf(text, fields), index, part);
  }
  const lineBreak = lineBreakOf(text);
  const indent = columnOf(text, startOf(group));
  const lines = indented(render({ [name]: value }), indent, lineBreak);
  const previous = fields[index - 1];
  if (previous) {
    const { end, isComment } = endWithLooseComment(text, lineEnd(text, endOfField(text, previous)), indent);
    // An empty line separates the groups of a file.
    const isApart = path.length === 0 && isGroup(value) && !isComment;
    return splice(text, end, end, lineBreak + (isApart ? lineBreak : '') + ' '.repeat(indent) + lines);
  }
  const first = fields[0];
  if (!first) throw new NotWritable(NOT_SPLICED);
  const start = startOf(first.key);
  if (!isFirstInLine(text, start)) {
    return splice(text, start, start, lines + lineBreak + ' '.repeat(indent));
  }
  const above = commentsAbove(text, lineStart(text, start));
  return splice(text, above, above, ' '.repeat(indent) + lines + lineBreak);
}

/** Removes a field. The comment above it stays when an empty line follows the field: it may be about other fields too. */
export function removeField(file: YamlFile, path: Path, name: string): string {
  const { text } = file;
  const group = groupAt(file, path);
  const fields = fieldsIn(group);
  const index = fields.findIndex((field) => keyOf(field) === name);
  const field = fields[index];
  if (!field) throw new NotWritable(NOT_SPLICED);
  if (group.flow) return removePart(text, wholeOf(group), partsOf(text, fields), index);
  if (fields.length === 1) return splice(text, startOf(group), endOf(text, group), '{}');
  const start = startOf(field.key);
  const next = fields[index + 1];
  if (!isFirstInLine(text, start)) {
    if (!next) throw new NotWritable(NOT_SPLICED);
    return splice(text, start, startOf(next.key), '');
  }
  const line = lineStart(text, start);
  const end = lineEnd(text, endOfField(text, field));
  const after = nextLine(text, end);
  const isApart = after === text.length || isEmptyLine(text, after);
  return deleteLines(text, isApart ? line : commentsAbove(text, line), end);
}
