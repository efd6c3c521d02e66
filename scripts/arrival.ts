// Measures what a visitor waits for the exclusive offer once they are sent there, with and without preparing it: from
// the navigation's start to the first paint, in the same run, by turns. The network answers after 150 ms, as 4G does.
import { arrive } from '../tests/support/realBrowser.ts';
import { serveFolder } from './serve.ts';

const PORT = 4322;
const DELAY_MS = 150;
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);

const inOrder = (values: number[]) => values.toSorted((one, other) => one - other);
const median = (values: number[]) => inOrder(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const row = (name: string, values: number[]) => {
  const sorted = inOrder(values);
  const [least, most] = [sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN];
  return `${name.padEnd(14)} ${median(values).toFixed(0).padStart(5)} ms   (${least.toFixed(0)} to ${most.toFixed(0)})`;
};

const server = await serveFolder('dist', PORT, DELAY_MS);
const site = `http://localhost:${PORT}`;
const paints = { prepared: [] as number[], plain: [] as number[] };
let prerendered = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const prepared = await arrive(site, true);
  paints.prepared.push(prepared.paintMs);
  prerendered += Number(prepared.isPrerendered);
  paints.plain.push((await arrive(site, false)).paintMs);
}
server.close();
console.log(
  `From the navigation's start to the first paint of the offer, median of ${ROUNDS} rounds by turns:`,
);
console.log(row('prepared', paints.prepared), ` prerendered in ${prerendered} of ${ROUNDS}`);
console.log(row('not prepared', paints.plain));
