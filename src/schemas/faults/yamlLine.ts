/** A line of a content file by its parts: "  - title: Metas" is its indent, dash, name and value. */
export type YamlLine = { indent: string; dash: string; name: string | undefined; value: string };

const PARTS = /^([ \t]*)((?:- +)*)(?:([\p{L}_][\p{L}\p{N}_-]*)[ \t]*:(?=\s|$)[ \t]*)?(.*?)\s*$/u;

export function partsOf(line: string): YamlLine {
  const [, indent = '', dash = '', name, value = ''] = PARTS.exec(line) ?? [];
  return { indent, dash, name, value };
}

/** Whether a line holds something other than a comment. */
export const isWritten = (line: string) => /^\s*[^#\s]/.test(line);

/** How deep a line begins: where its name stands. */
export const depthOf = ({ indent, dash }: YamlLine) => indent.length + dash.length;

/** A text in quotes: in simple ones when it holds double ones. */
export function quoted(text: string): string {
  if (!text.includes('"') && !text.includes('\\')) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

/** The line with another value. */
export const withValue = (line: string, value: string) => {
  const { indent, dash, name } = partsOf(line);
  return `${indent}${dash}${name === undefined ? '' : `${name}: `}${value}`;
};

const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/;

/** What follows the closing quote of a value; undefined for a value without quotes or whose quote is not closed. */
export function afterQuotes(value: string): string | undefined {
  const [whole] = QUOTED.exec(value) ?? [];
  return whole === undefined ? undefined : value.slice(whole.length);
}

export const opensQuote = (value: string) => /^["']/.test(value) && afterQuotes(value) === undefined;

export const spaces = (number: number) =>
  number === 0 ? 'sem espaço' : `com ${number} ${number === 1 ? 'espaço' : 'espaços'}`;
