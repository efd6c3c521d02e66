// Inserts, removes and moves items of lists: whole lines with the comments directly above them.
import { isCollection, isMap, isNode, isSeq, type YAMLSeq } from 'yaml';
import type { Path, Written } from '../api.ts';
import { isSame, moved } from '../places.ts';
import { insertPart, permuteParts, removePart, type Span } from './flow.ts';
import { NotWritable } from './written.ts';
import {
  columnOf,
  commentsAbove,
  deleteLines,
  endOf,
  indented,
  isFirstInLine,
  isInsideFlow,
  isPaddedFlow,
  lineBreakOf,
  lineEnd,
  lineStart,
  NOT_SPLICED,
  nodeAt,
  render,
  splice,
  startOf,
  type YamlFile,
} from './yamlFile.ts';

function listAt(file: YamlFile, path: Path): YAMLSeq {
  const node = nodeAt(file, path);
  if (!isSeq(node)) throw new NotWritable(NOT_SPLICED);
  return node;
}

const partsOf = ({ text }: YamlFile, list: YAMLSeq): Span[] =>
  list.items.map((item) => {
    if (!isNode(item)) throw new NotWritable(NOT_SPLICED);
    return { start: startOf(item), end: endOf(text, item) };
  });

const wholeOf = (list: YAMLSeq): Span => ({ start: startOf(list), end: list.range?.[1] ?? 0 });

/** The lines of an item: `dash` is the offset of its hyphen, `start` that of its own comments. */
type Lines = Span & { dash: number };

function linesOf({ text }: YamlFile, list: YAMLSeq): Lines[] {
  const token = list.srcToken;
  const dashes = (token?.type === 'block-seq' ? token.items : []).flatMap(({ start }) =>
    start.filter(({ type }) => type === 'seq-item-ind').map(({ offset }) => offset),
  );
  const found: Lines[] = [];
  list.items.forEach((item, index) => {
    const dash = dashes[index];
    // A list directly in a list shares its line.
    if (dash === undefined || !isNode(item) || !isFirstInLine(text, dash)) throw new NotWritable(NOT_SPLICED);
    const line = lineStart(text, dash);
    const limit = found.at(-1)?.end ?? 0;
    const end = lineEnd(text, Math.max(endOf(text, item), dash + 1));
    found.push({ dash, start: index === 0 ? line : commentsAbove(text, line, limit), end });
  });
  // Comments above the first item are the list's, unless other items have their own too.
  const [first, ...others] = found;
  const haveComments = others.some(({ start, dash }) => start < lineStart(text, dash));
  return first && haveComments ? [{ ...first, start: commentsAbove(text, first.start) }, ...others] : found;
}

/** The new item's lines, without the first one's indentation: like an equal item, else in the style of its neighbour. */
function newLines(file: YamlFile, list: YAMLSeq, lines: Lines[], index: number, value: Written): string {
  const { text } = file;
  const values: Written[] = list.toJS(file.document);
  const equal = lines[values.findIndex((item) => isSame(item, value))];
  if (equal) return text.slice(equal.dash, equal.end);
  const neighbour = list.items[Math.max(index - 1, 0)];
  const isFlow = isCollection(neighbour) && neighbour.flow === true;
  const isPadded = isNode(neighbour) && isPaddedFlow(text, neighbour);
  const rendered = `- ${indented(render(value, { isFlow, isPadded }), 2, '\n')}`;
  return indented(rendered, columnOf(text, lines[0]?.dash ?? 0), lineBreakOf(text));
}

/** `key: []` becomes a list in lines; undefined where that is not possible. */
function firstLines(file: YamlFile, path: Path, list: YAMLSeq, value: Written): string | undefined {
  const { text } = file;
  const { start, end } = wholeOf(list);
  const group = nodeAt(file, path.slice(0, -1));
  if (isInsideFlow(file, path) || !isMap(group) || text.slice(end, lineEnd(text, end)).trim() !== '') return;
  const indent = columnOf(text, startOf(group)) + 2;
  const before = text.slice(0, start).trimEnd();
  const lines = indented(`\n${`- ${indented(render(value), 2, '\n')}`}`, indent, lineBreakOf(text));
  return before + lines + text.slice(end);
}

export function insertItem(file: YamlFile, path: Path, index: number, value: Written): string {
  const { text } = file;
  const list = listAt(file, path);
  if (list.items.length === 0) {
    const lines = firstLines(file, path, list, value);
    if (lines !== undefined) return lines;
  }
  if (list.flow) {
    const part = render(value, { isFlow: true, isPadded: true });
    return insertPart(text, wholeOf(list), partsOf(file, list), index, part);
  }
  const lines = linesOf(file, list);
  const item = newLines(file, list, lines, index, value);
  const indent = ' '.repeat(columnOf(text, lines[0]?.dash ?? 0));
  const lineBreak = lineBreakOf(text);
  const previous = lines[index - 1];
  if (previous) return splice(text, previous.end, previous.end, lineBreak + indent + item);
  const start = lines[0]?.start ?? 0;
  return splice(text, start, start, indent + item + lineBreak);
}

/** The text with the list emptied: `key: []`. */
function emptyList(file: YamlFile, list: YAMLSeq, lines: Lines[]): string {
  const { text } = file;
  const [start, end] = [lines[0]?.dash ?? startOf(list), lines.at(-1)?.end ?? endOf(text, list)];
  const head = text.slice(0, start).trimEnd();
  // Under a comment the brackets take a line of their own.
  return head.endsWith(':') ? `${head} []${text.slice(end)}` : splice(text, start, end, '[]');
}

export function removeItem(file: YamlFile, path: Path, index: number): string {
  const list = listAt(file, path);
  if (list.flow) return removePart(file.text, wholeOf(list), partsOf(file, list), index);
  const lines = linesOf(file, list);
  const item = lines[index];
  if (!item) throw new NotWritable(NOT_SPLICED);
  return lines.length === 1 ? emptyList(file, list, lines) : deleteLines(file.text, item.start, item.end);
}

export function moveItem(file: YamlFile, path: Path, from: number, to: number): string {
  const list = listAt(file, path);
  const order = moved([...list.items.keys()], from, to);
  return permuteParts(file.text, list.flow ? partsOf(file, list) : linesOf(file, list), order);
}
