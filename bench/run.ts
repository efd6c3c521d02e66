// npm run bench [-- --rounds=N] [--write] [--check]: the site's pages beside the floor and the same page as an app, in
// one run by turns. --write puts the tables into docs/speed.md; --check ends with status 1 when a target is missed.
import { parseArgs } from 'node:util';
import { describeCommit, describeMachine } from './machine.ts';
import { servePages } from './pages.ts';
import { reportHead, writeReport } from './report.ts';
import { measureSpeed, PAGE_NAMES, speedTable, THROTTLINGS } from './speed.ts';
import { spreadOf } from './statistics.ts';
import { judge, verdictTable } from './targets.ts';
import { measureWeights, weightTable } from './weightTables.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  const rounds = Number(options.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds is "${options.rounds}"; it must be a whole number from 1 on, such as 5.`);
  }
  const machine = await describeMachine();
  const commit = describeCommit();
  const stop = await servePages();
  try {
    const weights = await measureWeights();
    const speed = await measureSpeed(rounds, console.log);
    const indexes = THROTTLINGS.flatMap((how) =>
      PAGE_NAMES.flatMap((page) => speed[how][page]['benchmark index']),
    );
    const index = spreadOf(indexes);
    const report = [
      reportHead(`npm run bench -- --rounds=${rounds}`, commit, machine),
      `Lighthouse's benchmark index of the machine: ${index.median.toFixed(0)} (${index.least.toFixed(0)}–${index.most.toFixed(0)}).`,
      '**Simulated throttling** (Lighthouse reckons a slow phone from an unslowed load):',
      speedTable(speed, 'simulate'),
      '**DevTools throttling** (the browser itself is slowed):',
      speedTable(speed, 'devtools'),
      '**Loaded before a scroll or a touch**, with the headers of each answer:',
      weightTable(weights, 'before'),
      '**Loaded once the whole page was read:**',
      weightTable(weights, 'after'),
    ];
    console.log(`\n${report.join('\n\n')}`);
    if (!options.check && !options.write) return 0;
    const verdicts = await judge(speed, weights);
    const verdict = verdictTable(verdicts);
    console.log(`\n${verdict}`);
    if (options.write) writeReport('bench', [...report, '**The targets:**', verdict].join('\n\n'));
    const missed = verdicts.filter(({ holds }) => !holds).length;
    if (missed > 0) console.log(`\n${missed} of ${verdicts.length} targets are missed.`);
    return options.check && missed > 0 ? 1 : 0;
  } finally {
    stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
