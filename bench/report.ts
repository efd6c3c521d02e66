import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

const DOCUMENT = 'docs/speed.md';

/** The median of some values; NaN when there are none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** The median, followed by the minimum and the maximum in brackets if they differ. */
export function spread(values: number[], digits = 0): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

/** The command, the date, the commit and the machine of a measurement. */
export function reportHead(command: string): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.versions.node}`;
  return `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit}. ${machine}.`;
}

/** Puts a report about `name` between its markers in docs/speed.md. Throws an Error when they are missing. */
export function writeReport(report: string, name: string): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [start, end] = [`<!-- bench ${name} -->`, `<!-- /bench ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${DOCUMENT} lacks the markers ${start} and ${end}.`);
  writeFileSync(DOCUMENT, `${text.slice(0, from + start.length)}\n\n${report}\n\n${text.slice(to)}`);
}
