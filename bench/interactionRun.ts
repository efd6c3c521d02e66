// npm run bench:interaction [-- --tries=N] [--write]: how soon a phone answers a touch, and its longest task meanwhile.
import { parseArgs } from 'node:util';
import { measureFloorPress, measurePress, measureScroll, PRESS_NAMES } from './interaction.ts';
import { describeCommit, describeMachine } from './machine.ts';
import { reportHead, table, writeReport } from './report.ts';
import { median, type Spread, spreadOf } from './statistics.ts';
import { serveHonest } from './variant.ts';

const { values: options } = parseArgs({
  options: { tries: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});
const tries = Number(options.tries);

const inMs = ({ median, least, most }: Spread) =>
  `${median.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`;

async function main(): Promise<void> {
  if (!Number.isInteger(tries) || tries < 1) {
    throw new Error(`--tries is "${options.tries}"; it must be a whole number from 1 on, such as 5.`);
  }
  const machine = await describeMachine();
  const { url, floorUrl, stop } = await serveHonest();
  try {
    const scrolls: number[] = [];
    const floors: number[] = [];
    const presses = PRESS_NAMES.map((name) => ({ name, values: [] as number[], ratios: [] as number[] }));
    for (let done = 0; done < tries; done += 1) {
      scrolls.push(await measureScroll(url));
      const floor = await measureFloorPress(floorUrl);
      floors.push(floor);
      for (const { name, values, ratios } of presses) {
        const value = await measurePress(url, name);
        values.push(value);
        ratios.push(value / floor);
      }
    }
    const scroll = spreadOf(scrolls);
    const rows = presses.map(({ name, values, ratios }) => {
      const press = spreadOf(values);
      return [name, inMs(press), `×${median(ratios).toFixed(2)}`, (press.median + scroll.median).toFixed(0)];
    });
    const built = table(
      ['touched', 'answer ms', 'of the floor', 'at the worst moment ms'],
      [['question of the floor', inMs(spreadOf(floors)), '', ''], ...rows],
    );
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
