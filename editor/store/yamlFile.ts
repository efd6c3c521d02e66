// A YAML file as text and tree, and what the edits of its text have in common.
import { isUtf8 } from 'node:buffer';
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { parseYaml } from '../../src/content-model/errors/yamlSource.ts';
import type { Path, Written } from '../api.ts';
import { NotWritable } from './written.ts';

export type YamlFile = { text: string; document: Document };

export const UNREADABLE = 'O arquivo tem um erro de escrita: corrija-o antes, num editor de textos';
export const NOT_SPLICED =
  'Não foi possível mudar este campo sem mexer no resto do arquivo: mude-o no próprio arquivo';

/** @throws NotWritable when it is no valid YAML */
export function parseFile(text: string): YamlFile {
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false, logLevel: 'error' });
  if (parseYaml(text).document.errors.length > 0) throw new NotWritable(UNREADABLE);
  return { text, document };
}

export const readValue = ({ document }: YamlFile): Written => document.toJS();

/** What a file says; null when it cannot be read. */
export function valueOfBytes(bytes: Buffer = Buffer.of()): Written {
  const { document } = parseYaml(bytes.toString());
  return isUtf8(bytes) && document.errors.length === 0 ? document.toJS() : null;
}

export function nodeAt({ document }: YamlFile, path: Path): Node | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return isNode(node) ? node : undefined;
}

/** A field of a group with its key. */
export type Field = { key: Node; value: Node | null };

/** The fields of a group in the order of the file. */
export const fieldsIn = (map: YAMLMap): Field[] =>
  map.items.flatMap(({ key, value }: Pair) =>
    isNode(key) ? [{ key, value: isNode(value) ? value : null }] : [],
  );

export const keyOf = ({ key }: Field): string => (isScalar(key) ? String(key.value) : '');

/** Whether something above a path is written in brackets or braces, where line breaks and commas mean something else. */
export const isInsideFlow = (file: YamlFile, path: Path): boolean =>
  path.some((_, length) => {
    const node = nodeAt(file, path.slice(0, length));
    return isCollection(node) && node.flow === true;
  });

/** Where a node begins. */
export function startOf(node: Node): number {
  if (!node.range) throw new NotWritable(NOT_SPLICED);
  return node.range[0];
}

/** Where a node's last character ends, before the comment and the line break that follow it. */
export function endOf(text: string, node: Node): number {
  if (!node.range) throw new NotWritable(NOT_SPLICED);
  const [, end] = node.range;
  if (isScalar(node) && node.type?.startsWith('BLOCK')) return text.slice(0, end).trimEnd().length;
  if (!isCollection(node) || node.flow) return end;
  const last = isMap(node) ? fieldsIn(node).at(-1) : node.items.at(-1);
  if (isNode(last)) return endOf(text, last);
  return last && 'key' in (last as Field) ? endOfField(text, last as Field) : end;
}

export const endOfField = (text: string, { key, value }: Field): number =>
  value ? endOf(text, value) : (key.range?.[1] ?? 0);

export const splice = (text: string, start: number, end: number, replacement: string): string =>
  text.slice(0, start) + replacement + text.slice(end);

export const lineBreakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

const BOM = '\ufeff';

/** Where the line begins that holds an offset; a byte order mark belongs to no line. */
export const lineStart = (text: string, offset: number): number =>
  text.lastIndexOf('\n', offset - 1) + 1 || (text.startsWith(BOM) ? 1 : 0);

/** Where the line ends that holds an offset, before its line break. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' && end > offset ? end - 1 : end;
}

/** Where the next line begins; the end of the text for the last one. */
export const nextLine = (text: string, offset: number): number =>
  text.indexOf('\n', offset) + 1 || text.length;

export const columnOf = (text: string, offset: number): number => offset - lineStart(text, offset);

export const lineAt = (text: string, offset: number): string =>
  text.slice(lineStart(text, offset), lineEnd(text, offset));

/** Whether an offset is preceded in its line by spaces alone. */
export const isFirstInLine = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), offset).trim() === '';

/** The start of the comment lines directly above a line and after `limit`; the line's own start without any. */
export function commentsAbove(text: string, line: number, limit = 0): number {
  let start = line;
  while (start > limit) {
    const above = lineStart(text, start - 1);
    if (above >= start || above < limit || !/^\s*#/.test(lineAt(text, above))) break;
    start = above;
  }
  return start;
}

/** Deletes whole lines, and one of two empty lines that would meet. `end` is the last one's end, before its line break. */
export function deleteLines(text: string, start: number, end: number): string {
  const isEmptyBefore = start === 0 || lineAt(text, start - 1).trim() === '';
  const after = nextLine(text, end);
  if (after === text.length) {
    const kept = text.slice(0, start).replace(isEmptyBefore ? /(?:\r?\n){1,2}$/ : /\r?\n$/, '');
    return kept + (text.endsWith('\n') ? lineBreakOf(text) : '');
  }
  const isEmptyAfter = lineAt(text, after).trim() === '';
  return splice(text, start, isEmptyBefore && isEmptyAfter ? nextLine(text, after) : after, '');
}

const STYLE = { lineWidth: 0, doubleQuotedMinMultiLineLength: 1e9, blockQuote: false };

type Rendering = { isFlow?: boolean; isPadded?: boolean; quotes?: 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' };

/** A value as YAML, in lines without indentation. In flow it takes one line. */
export function render(value: Written, { isFlow = false, isPadded = false, quotes }: Rendering = {}): string {
  // In a list, which quotes what needs it there, and then without the list's own signs.
  const document = new Document([value], { aliasDuplicateObjects: false });
  if (isCollection(document.contents)) document.contents.flow = isFlow;
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== 'string') return;
      if (/[\p{Cc}\u2028\u2029\ufeff]/u.test(node.value)) node.type = 'QUOTE_DOUBLE';
      else if (quotes) node.type = quotes;
    },
  });
  const text = document.toString({ ...STYLE, flowCollectionPadding: isPadded }).trimEnd();
  if (isFlow) return text.slice(1, -1).trim();
  return text.slice(2).replaceAll('\n  ', '\n');
}

/** Lines of `render` indented, with the file's line breaks. */
export const indented = (rendered: string, spaces: number, lineBreak: string): string =>
  rendered.replaceAll('\n', lineBreak + ' '.repeat(spaces));

/** How a collection in braces or brackets is padded in the file. */
export const isPaddedFlow = (text: string, node: Node | undefined): boolean =>
  isMap(node)
    ? !node.flow || text[startOf(node) + 1] === ' '
    : isSeq(node)
      ? text[startOf(node) + 1] === ' '
      : false;
