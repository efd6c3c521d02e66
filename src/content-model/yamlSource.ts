import {
  Document,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parse,
  parseDocument,
  visit,
  YAMLParseError,
} from 'yaml';
import { cleanText } from '../domain/cleanText.ts';

/** A YAML text, the parsed document, and the positions of its lines. */
export type YamlSource = { text: string; document: Document; lines: LineCounter };

/** Matches spaces and invisible characters around a value in a line. YAML would treat a no-break space as a letter. */
const AROUND_VALUE =
  /^[\p{Zs}-]*(?:\w+:\p{Zs}+)?|(?<=["'])[\p{Zs}\p{DI}]+(?=\r?$)|(?<!\p{Zs})\p{Zs}+(?=\r?$)/gmu;

/**
 * Reads a cleaned text without quotes as YAML does: as a number, true, false, or the text inside quotes that cleaning
 * uncovered.
 */
function readPlain(text: string): unknown {
  try {
    const value: unknown = parse(text, { logLevel: 'error' });
    const isQuoted = /^(["']).*\1$/s.test(text);
    return isQuoted || typeof value === 'number' || typeof value === 'boolean' ? value : text;
  } catch {
    return text;
  }
}

/** The maximum number of levels of nesting. Shipped content has 8; thousands would overflow the stack. */
const MAX_LEVELS = 50;

/** Finds parts that YAML allows and the content does not: aliases, repeated fields, too many levels. */
function forbiddenParts(document: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  const add = (code: YAMLParseError['code'], { range }: Node, message: string) => {
    const [start, end] = range ?? [0, 0];
    errors.push(new YAMLParseError([start, end], code, message));
  };
  visit(document, {
    Alias: (_, node) => add('BAD_ALIAS', node, 'Aliases are not read'),
    Collection(_, node, path) {
      // Between two nested maps the path also contains a pair, so it is up to twice as long.
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
 * Parses a YAML text and cleans its values and names: see cleanText. Ranges refer to the text before cleaning. If
 * thousands of levels overflow the stack of the library, the document has an error.
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
      // Fixed, whatever YAML version the file declares.
      schema: 'core',
      resolveKnownTags: false,
      // The library compares each field with every other, which would take minutes for thousands of fields.
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
 * Parses a YAML text of the content and cleans its values and names. Does not throw. The errors are in
 * `document.errors`; if there are none, `document.toJS()` does not throw either.
 */
export function parseYaml(text: string): YamlSource {
  const lines = new LineCounter();
  const document = parseClean(text, lines);
  if (document.errors.length === 0) document.errors.push(...forbiddenParts(document));
  return { text, lines, document };
}
