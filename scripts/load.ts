// npm run load: how many visitors nginx and Caddy serve with the site as it was built last, asked by wrk on this very
// machine; with --write, docs/speed.md gets the table. SECONDS is how long each row is measured, 5 when it is not set.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pack } from '../hosting/pack.ts';
import { type Host, PACKED, startCaddy, startNginx } from '../tests/hosts/servers.ts';
import { type Measured, placeTable, readWrk, toTable } from './loadTable.ts';
import { readUse } from './processUse.ts';
import { needProgram } from './programs.mjs';
import { runMain, Sentence } from './project.mjs';
import { visitWeight } from './visitWeight.ts';

const CONNECTIONS = [1, 64, 512];
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const SPEED = join('docs', 'speed.md');
const MEMORY_EVERY_MS = 200;

const run = promisify(execFile);

/** Keeps asking for the main page over that many connections; tells what came of it and what the server used. */
async function measure(server: string, host: Host, connections: number, wrk: string): Promise<Measured> {
  const threads = Math.min(connections, 2);
  const before = readUse(host.pid);
  let memoryBytes = before.memoryBytes;
  const watch = setInterval(() => {
    memoryBytes = Math.max(memoryBytes, readUse(host.pid).memoryBytes);
  }, MEMORY_EVERY_MS);
  const args = [
    `-t${threads}`,
    `-c${connections}`,
    `-d${SECONDS}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
  ];
  const { stdout } = await run(wrk, [...args, `${host.origin}/`]);
  clearInterval(watch);
  const cpuSeconds = readUse(host.pid).cpuSeconds - before.cpuSeconds;
  return { server, connections, ...readWrk(stdout), cores: cpuSeconds / SECONDS, memoryBytes };
}

await runMain(async () => {
  if (!(SECONDS >= 1 && SECONDS <= 60)) {
    throw new Sentence(`SECONDS is "${process.env['SECONDS']}"; it must be a number from 1 to 60.`);
  }
  if (process.platform !== 'linux')
    throw new Sentence('npm run load reads what a server uses from /proc, which only Linux has.');
  const wrk = needProgram(['wrk']);
  pack('dist', PACKED);
  const rows: Measured[] = [];
  for (const [server, start] of [
    ['nginx', startNginx],
    ['Caddy', startCaddy],
  ] as const) {
    const host = await start();
    try {
      for (const connections of CONNECTIONS) rows.push(await measure(server, host, connections, wrk));
    } finally {
      await host.stop();
    }
  }
  const table = toTable(rows, visitWeight(PACKED));
  console.log(table);
  if (process.argv.includes('--write')) {
    mkdirSync('docs', { recursive: true });
    writeFileSync(SPEED, placeTable(existsSync(SPEED) ? readFileSync(SPEED, 'utf8') : undefined, table));
  }
  const failed = rows.filter(({ errors }) => errors > 0);
  if (failed.length > 0) {
    throw new Sentence(
      `Some requests failed: ${failed.map(({ server, connections, errors }) => `${errors} at ${server} over ${connections} connections`).join(', ')}.`,
    );
  }
  return 0;
});
