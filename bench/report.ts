import { readFileSync, writeFileSync } from 'node:fs';

const DOCUMENT = 'docs/speed.md';

/** A table of Markdown, its columns as wide as what they hold; all but the first lean to the right. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** The text with what stands between the two marks of `name` replaced. Throws an Error when a mark is missing. */
export function fillMarked(text: string, name: string, filling: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} has no place between ${start} and ${end}.`);
  return `${text.slice(0, from + start.length)}\n\n${filling.trim()}\n\n${text.slice(to)}`;
}

/** Puts measurements into docs/speed.md between the marks of `name`. Throws an Error when they are missing. */
export function writeReport(name: string, filling: string): void {
  writeFileSync(DOCUMENT, fillMarked(readFileSync(DOCUMENT, 'utf8'), name, filling));
  console.log(`\nWritten to ${DOCUMENT}.`);
}

/** The head of a report: what was run, when, on what. */
export const reportHead = (command: string, commit: string, machine: string) =>
  `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit}. ${machine}.`;
