import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parse,
  parseDocument,
  visit,
  YAMLParseError,
} from 'yaml';
import { cleanText } from '../../domain/cleanText.ts';

type Path = readonly PropertyKey[];

/** A YAML text, what it was parsed to, and where its lines begin. */
export type YamlSource = { text: string; document: Document; lines: LineCounter };

/** What stands around a value in its line, where YAML takes a no-break space for a letter. */
const AROUND_VALUE =
  /^[\p{Zs}-]*(?:\w+:\p{Zs}+)?|(?<=["'])[\p{Zs}\p{DI}]+(?=\r?$)|(?<!\p{Zs})\p{Zs}+(?=\r?$)/gmu;

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

/** Content has 6 levels. Programs that read a value level by level exhaust their stack in one of thousands. */
const MAX_LEVELS = 50;

/** What YAML allows and content does not: aliases, fields that are there twice, too many levels. */
function forbiddenParts(document: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  const add = (code: YAMLParseError['code'], { range }: Node, message: string) => {
    const [start, end] = range ?? [0, 0];
    errors.push(new YAMLParseError([start, end], code, message));
  };
  visit(document, {
    Alias: (_, node) => add('BAD_ALIAS', node, 'Aliases are not read'),
    Collection(_, node, path) {
      // A group in a group has a pair between them.
      if (path.length > 2 * MAX_LEVELS) {
        add('RESOURCE_EXHAUSTION', node, 'Too many levels');
        return visit.BREAK;
      }
      const names = new Set<string>();
      for (const { key } of isMap(node) ? node.items : []) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (names.has(name)) add('DUPLICATE_KEY', key, 'Map keys must be unique');
        names.add(name);
      }
      return undefined;
    },
  });
  return errors;
}

/**
 * Parses a YAML text, whose values and names are cleaned: see cleanText. Ranges are those of the text as it is. The library
 * exhausts the stack in a text of thousands of levels.
 */
function parseClean(text: string, lineCounter: LineCounter): Document {
  const spaced = text.replace(AROUND_VALUE, (part) =>
    part.replace(/[\p{Zs}\p{DI}]/gu, (sign) => ' '.repeat(sign.length)),
  );
  try {
    const document = parseDocument(spaced, {
      lineCounter,
      prettyErrors: false,
      logLevel: 'error',
      // Whatever version of YAML the file names.
      schema: 'core',
      resolveKnownTags: false,
      // The library compares each field with every other: thousands would take minutes.
      uniqueKeys: false,
    });
    visit(document, {
      Scalar(_, node) {
        if (typeof node.value !== 'string') return;
        const clean = cleanText(node.value);
        if (clean !== node.value) node.value = node.type === 'PLAIN' ? readPlain(clean) : clean;
      },
    });
    return document;
  } catch (error) {
    const document = new Document();
    const deep = Math.max(text.search(/^[ -]{100}/m), 0);
    document.errors.push(new YAMLParseError([deep, deep], 'RESOURCE_EXHAUSTION', String(error)));
    return document;
  }
}

/**
 * Parses a YAML text of the content, whose values and names are cleaned; throws nothing. Its errors are in
 * `document.errors`: without any, `document.toJS()` throws nothing either.
 */
export function parseYaml(text: string): YamlSource {
  const lines = new LineCounter();
  const document = parseClean(text, lines);
  if (document.errors.length === 0) document.errors.push(...forbiddenParts(document));
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

const LINE = /^([ \t]*(?:- +)*)(?:([\p{L}_][\p{L}\p{N}_-]*)[ \t]*:(?=\s|$)[ \t]*)?(.*)$/su;

/** "  - title: Metas" is the start "  - ", the name "title" and the value "Metas". */
export function partsOfLine(line: string): { start: string; name: string | undefined; value: string } {
  const [, start = '', name, value = ''] = LINE.exec(line) ?? [];
  return { start, name, value: value.trimEnd() };
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
  return value !== '' && parseYaml(fixed).document.errors.length === 0 ? fixed : undefined;
}
