// Replaces one value in place.
import { isCollection, isMap, isScalar } from 'yaml';
import type { Path, Written } from '../api.ts';
import { isGroup } from '../places.ts';
import { NotWritable } from './written.ts';
import {
  columnOf,
  endOf,
  fieldsIn,
  indented,
  isInsideFlow,
  isPaddedFlow,
  keyOf,
  lineBreakOf,
  NOT_SPLICED,
  nodeAt,
  render,
  splice,
  startOf,
  type YamlFile,
} from './yamlFile.ts';

/** Replaces the field's value, including the colon when only spaces are between them. */
function spliceField(file: YamlFile, path: Path, replacement: string): string {
  const { text } = file;
  const node = nodeAt(file, path);
  if (!node) throw new NotWritable(NOT_SPLICED);
  const [start, end] = [startOf(node), endOf(text, node)];
  const group = nodeAt(file, path.slice(0, -1));
  const field = isMap(group) ? fieldsIn(group).find((one) => keyOf(one) === path.at(-1)) : undefined;
  const keyEnd = field?.key.range?.[1];
  const isBlock = isCollection(node) && !node.flow;
  const isMultiline = replacement.startsWith('\n') || replacement.startsWith('\r');
  if (keyEnd !== undefined && (isBlock || isMultiline) && text.slice(keyEnd, start).trim() === ':') {
    return splice(text, keyEnd, end, `:${isMultiline ? '' : ' '}${replacement}`);
  }
  // The value of "name:" begins right after the colon.
  const gap = /[\s[{,]$/.test(text.slice(0, start)) || start === 0 ? '' : ' ';
  return splice(text, start, end, gap + replacement);
}

/** The text after the value at a path was replaced by another. */
export function replaceValue(file: YamlFile, path: Path, value: Written): string {
  const { text } = file;
  const node = nodeAt(file, path);
  const isFlow = isInsideFlow(file, path) || (isCollection(node) && node.flow === true);
  const isFilled = Array.isArray(value) ? value.length > 0 : isGroup(value) && Object.keys(value).length > 0;
  if (isFlow || !isFilled) {
    const type = isScalar(node) ? node.type : undefined;
    const quotes = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? type : undefined;
    const isPadded = isPaddedFlow(text, nodeAt(file, path.slice(0, -1)));
    return spliceField(file, path, render(value, { isFlow, isPadded, ...(quotes && { quotes }) }));
  }
  const parent = nodeAt(file, path.slice(0, -1));
  const lineBreak = lineBreakOf(text);
  if (isMap(parent)) {
    const indent = columnOf(text, startOf(parent)) + 2;
    const lines = indented(`\n${render(value)}`, indent, lineBreak);
    return spliceField(file, path, lines);
  }
  const indent = node ? columnOf(text, startOf(node)) : 0;
  return spliceField(file, path, indented(render(value), indent, lineBreak));
}
