// npm run bench:interaction [-- --tries=N] [--write]: how soon a phone answers a touch, and its longest task meanwhile.
import { parseArgs } from 'node:util';
import { measurePress, measureScroll, PRESS_NAMES } from './interaction.ts';
import { describeCommit, describeMachine } from './machine.ts';
import { reportHead, table, writeReport } from './report.ts';
import { type Spread, spreadOf } from './statistics.ts';
import { serveHonest } from './variant.ts';

const { values: options } = parseArgs({
  options: { tries: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});
const tries = Number(options.tries);

async function repeat(measure: () => Promise<number>): Promise<Spread> {
  const values: number[] = [];
  for (let done = 0; done < tries; done += 1) values.push(await measure());
  return spreadOf(values);
}

const inMs = ({ median, least, most }: Spread) =>
  `${median.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`;

async function main(): Promise<void> {
  if (!Number.isInteger(tries) || tries < 1) {
    throw new Error(`--tries is "${options.tries}"; it must be a whole number from 1 on, such as 5.`);
  }
  const machine = await describeMachine();
  const { url, stop } = await serveHonest();
  try {
    const scroll = await repeat(() => measureScroll(url));
    const rows: string[][] = [];
    for (const name of PRESS_NAMES) {
      const press = await repeat(() => measurePress(url, name));
      rows.push([name, inMs(press), (press.median + scroll.median).toFixed(0)]);
    }
    const built = table(['touched', 'answer ms', 'at the worst moment ms'], rows);
    const report = [
      reportHead(`npm run bench:interaction -- --tries=${tries}`, describeCommit(), machine),
      built,
      `The longest task while the whole page is read and the islands wake: ${inMs(scroll)} ms.`,
    ].join('\n\n');
    console.log(`\n${report}`);
    if (options.write) writeReport('interaction', report);
  } finally {
    stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
