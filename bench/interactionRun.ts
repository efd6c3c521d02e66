// npm run bench:interaction [-- --tries=N] [--write]: how soon a phone answers a touch, and its longest task meanwhile.
import { parseArgs } from 'node:util';
import {
  type Answer,
  inAll,
  longer,
  measureFloorPress,
  measurePress,
  measureScroll,
  measureWaking,
  PRESS_NAMES,
} from './interaction.ts';
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
    const wakings: number[] = [];
    const floors: Answer[] = [];
    const presses = PRESS_NAMES.map((name) => ({ name, answers: [] as Answer[], ratios: [] as number[] }));
    for (let done = 0; done < tries; done += 1) {
      scrolls.push(await measureScroll(url));
      wakings.push(await measureWaking(url));
      const floor = await measureFloorPress(floorUrl);
      floors.push(floor);
      for (const { name, answers, ratios } of presses) {
        const answer = await measurePress(url, name);
        answers.push(answer);
        ratios.push(longer(answer) / longer(floor));
      }
    }
    const [waking, scroll] = [spreadOf(wakings), spreadOf(scrolls)];
    const cells = (answers: Answer[]) => [
      ...(['landing', 'lifting'] as const).map((part) =>
        inMs(spreadOf(answers.map((answer) => answer[part]))),
      ),
      inMs(spreadOf(answers.map(longer))),
    ];
    const rows = presses.map(({ name, answers, ratios }) => [
      name,
      ...cells(answers),
      `×${median(ratios).toFixed(2)}`,
      inMs(spreadOf(answers.map(inAll))),
      ...[waking, scroll].map((wait) => (median(answers.map(longer)) + wait.median).toFixed(0)),
    ]);
    const built = table(
      [
        'touched',
        'landing ms',
        'lifting ms',
        'answer ms',
        'of the floor',
        'both ms',
        'while an island wakes ms',
        'at the worst moment ms',
      ],
      [['question of the floor', ...cells(floors), '', inMs(spreadOf(floors.map(inAll))), '', ''], ...rows],
    );
    const report = [
      reportHead(`npm run bench:interaction -- --tries=${tries}`, describeCommit(), machine),
      built,
      `The longest task while the islands wake: ${inMs(waking)} ms; while the whole page is read: ${inMs(scroll)} ms.`,
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
