// Converts content files between text, YAML document and value. The editor writes all files in the same form.
import { isUtf8 } from 'node:buffer';
import { type Document, visit } from 'yaml';
import { parseYaml } from '../../src/content-model/yamlSource.ts';
import type { YamlValue } from '../api.ts';
import { NotWritable } from './editedValue.ts';

export const UNREADABLE = 'O arquivo tem um erro de escrita: corrija-o antes, num editor de textos';

const STYLE = { lineWidth: 0, doubleQuotedMinMultiLineLength: 1e9, blockQuote: false } as const;
const BOM = '\ufeff';
/** Characters that need double quotes. */
const NEEDS_ESCAPE = /[\n\t]/;

/** Parses a text without its byte order mark and carriage returns, which would otherwise stay in comments. */
const parse = (text: string): Document =>
  parseYaml(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')).document;

/**
 * Parses the text of a file.
 *
 * @throws NotWritable when it is not valid YAML
 */
export function parseFile(text: string): Document {
  const document = parse(text);
  if (document.errors.length > 0) throw new NotWritable(UNREADABLE);
  return document;
}

export const readValue = (document: Document): YamlValue => document.toJS();

/** The value of a file; null if it cannot be parsed. */
export function valueOfBytes(bytes: Buffer = Buffer.of()): YamlValue {
  const document = parse(bytes.toString());
  return isUtf8(bytes) && document.errors.length === 0 ? readValue(document) : null;
}

/**
 * The text of a document, with the byte order mark and the line breaks of the original text. Sets the quotes of the
 * document's texts.
 */
export function textOfDocument(document: Document, original: string): string {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && NEEDS_ESCAPE.test(node.value)) node.type = 'QUOTE_DOUBLE';
    },
  });
  const text = document.toString(STYLE);
  const lines = original.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  return original.startsWith(BOM) ? BOM + lines : lines;
}

/**
 * Converts the text of a file to the form that the editor writes, without changing its values.
 *
 * @throws NotWritable when it is not valid YAML
 */
export const formatted = (text: string): string => textOfDocument(parseFile(text), text);
