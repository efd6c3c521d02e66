import {
  type Document,
  type DocumentOptions,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type ParseOptions,
  parse,
  parseDocument,
  type SchemaOptions,
  visit,
  YAMLParseError,
} from 'yaml';
import { cleanText } from '../../domain/cleanText.ts';

type Path = readonly PropertyKey[];

/** A YAML text, what it was parsed to, and where its lines begin. */
export type YamlSource = { text: string; document: Document; lines: LineCounter };

/** What stands around a value in its line, where YAML takes a no-break space for a letter. */
const AROUND_VALUE = /^[\p{Zs}-]*(?:\w+:\p{Zs}+)?|(?<=["'])[\p{Zs}\p{DI}]+(?=\r?$)|\p{Zs}+(?=\r?$)/gmu;

/** What YAML reads where a text stands without quotes: a number, true, false, or what quotes hold that came to light. */
function readPlain(text: string): unknown {
  try {
    const value: unknown = parse(text, { logLevel: 'error' });
    const isQuoted = /^(["']).*\1$/s.test(text);
    return isQuoted || typeof value === 'number' || typeof value === 'boolean' ? value : text;
  } catch {
    return text;
  }
}

/**
 * Parses a YAML text whose values and names are clean: see cleanText. Their ranges are those of the text as it is; its errors
 * are in `errors`.
 */
export function parseClean(text: string, options: ParseOptions & DocumentOptions & SchemaOptions = {}) {
  const spaced = text.replace(AROUND_VALUE, (part) =>
    part.replace(/[\p{Zs}\p{DI}]/gu, (sign) => ' '.repeat(sign.length)),
  );
  const document = parseDocument(spaced, { prettyErrors: false, logLevel: 'error', ...options });
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== 'string') return;
      const clean = cleanText(node.value);
      if (clean !== node.value) node.value = node.type === 'PLAIN' ? readPlain(clean) : clean;
    },
  });
  return document;
}

/**
 * Parses a YAML text; its errors are in `document.errors`. An alias is an error too: content has none, but a text in
 * asterisks is read as one, which would fail when the value is read.
 */
export function parseYaml(text: string): YamlSource {
  const lines = new LineCounter();
  const document = parseClean(text, { lineCounter: lines });
  visit(document, {
    Alias(_, { range, source }) {
      const [start, end] = range ?? [0, 0];
      document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', `Alias *${source}`));
    },
  });
  return { text, lines, document };
}

/** The line, from 1, of a field's name or of an item of a list; of what is missing, the line of its group. */
export function lineOfField({ document, lines }: YamlSource, path: Path): number {
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

/** "campo help › button", "campo testimonials › item 1 › name" */
export function fieldName(path: Path): string {
  const names = path.map((key) =>
    typeof key === 'number' ? `item ${key + 1}` : String(key) || '(sem nome)',
  );
  return names.length > 0 ? `campo ${names.join(' › ')}` : 'o arquivo todo';
}

const LINE = /^([ \t]*(?:- +)*)(?:([\p{L}_][\p{L}\p{N}_-]*)[ \t]*:(?=\s|$)[ \t]*)?(.*?)\s*$/u;

/** "  - title: Metas" is the start "  - ", the name "title" and the value "Metas". */
export function partsOfLine(line: string): { start: string; name: string | undefined; value: string } {
  const [, start = '', name, value = ''] = LINE.exec(line) ?? [];
  return { start, name, value };
}

/** A text without the quotes around it, straight or curly, or the one at its beginning or end that has no other. */
function unquoted(text: string): string {
  const [, , inner] = /^(["'])(.*)\1$/.exec(text) ?? /^([“”‘’])(.*)[“”‘’]$/.exec(text) ?? [];
  if (inner !== undefined) return inner;
  const hasLoneQuote = text.split('"').length === 2 || (text.startsWith("'") && text.split("'").length === 2);
  return hasLoneQuote ? text.replace(/^["']|"$/g, '') : text;
}

/** A text in straight quotes, in which YAML accepts any. */
export function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** The line with its value in quotes; undefined when that would not be valid YAML on one line. */
export function withQuotes(line: string): string | undefined {
  const { start, name, value } = partsOfLine(line);
  const fixed = `${start}${name === undefined ? '' : `${name}: `}${quoted(unquoted(value))}`.trim();
  return value !== '' && parseDocument(fixed).errors.length === 0 ? fixed : undefined;
}
