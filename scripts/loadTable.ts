import type { Weight } from './visitWeight.ts';

/** What wrk tells: answers a second, milliseconds until half and until 99 in 100 were there, and failed requests. */
export type WrkReport = { perSecond: number; p50Ms: number; p99Ms: number; errors: number };

export type Measured = WrkReport & {
  server: string;
  connections: number;
  /** How many processor cores the server kept busy. */
  cores: number;
  memoryBytes: number;
};

const MS = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function milliseconds(text: string, part: string): number {
  const match = new RegExp(`^\\s+${part}%\\s+([\\d.]+)(us|ms|s|m) *$`, 'm').exec(text);
  if (!match) throw new Error(`wrk tells no ${part}% of the latency:\n${text}`);
  return Number(match[1]) * MS[match[2] as keyof typeof MS];
}

/** Reads wrk's report. Throws an Error when it holds no rate. */
export function readWrk(text: string): WrkReport {
  const rate = /^Requests\/sec:\s+([\d.]+)$/m.exec(text)?.[1];
  if (rate === undefined) throw new Error(`wrk tells no rate:\n${text}`);
  const socket =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.slice(1) ?? [];
  return {
    perSecond: Number(rate),
    p50Ms: milliseconds(text, '50'),
    p99Ms: milliseconds(text, '99'),
    errors: [...socket, ...refused].reduce((sum, count) => sum + Number(count), 0),
  };
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const ms = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`;
const kb = ({ bytes, requests }: Weight) => `${whole.format(bytes / 1000)} KB in ${requests} requests`;

/** The rows as a Markdown table, and what a visit weighs. */
export function toTable(rows: Measured[], visit: { leaves: Weight; reads: Weight; video: Weight }): string {
  const cells = rows.map(({ server, connections, perSecond, p50Ms, p99Ms, errors, cores, memoryBytes }) => [
    server,
    String(connections),
    whole.format(perSecond),
    ms(p50Ms),
    ms(p99Ms),
    String(errors),
    cores.toFixed(2),
    mb(memoryBytes),
  ]);
  const head = ['server', 'connections', 'pages a second', 'p50', 'p99', 'failed', 'cores', 'memory'];
  const widths = head.map((_, index) => Math.max(...[head, ...cells].map((row) => row[index]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  const fill = (row: string[]) =>
    line(
      row.map((cell, index) =>
        index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
      ),
    );
  return [
    fill(head),
    line(widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))),
    ...cells.map(fill),
    '',
    `A visit of the main page: ${kb(visit.leaves)} for who leaves at once, at most ${kb(visit.reads)} for who reads all of it,`,
    `and ${kb(visit.video)} more for who plays the video.`,
  ].join('\n');
}

const BEGIN = '<!-- load -->';
const END = '<!-- /load -->';

/** A page with the table between its markers; they are added at its end where they are missing. */
export function placeTable(page: string | undefined, table: string): string {
  const block = `${BEGIN}\n\n${table}\n\n${END}`;
  if (page === undefined) return `# Speed\n\n${block}\n`;
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin) return `${page.trimEnd()}\n\n${block}\n`;
  return page.slice(0, begin) + block + page.slice(end + END.length);
}
