// npm start: builds the site and serves it. `npm start 4322` serves it on that port.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { PREPARING, runMain, runNode, tools, UserError } from './project.mjs';
import { listenOn, serveFolder } from './serve.ts';

const wantedPort = process.argv[2] ?? process.env['PORT'] ?? '4321';
const port = Number(wantedPort);

async function checkPort(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(`A porta está "${wantedPort}"; o esperado é um número de 1 a 65535, como 4321.`);
  }
  const other = port === 65535 ? 4321 : port + 1;
  const probe = createServer();
  await listenOn(probe, port, `: npm start ${other}`);
  await once(probe.close(), 'close');
}

await runMain(async () => {
  await checkPort();
  console.log(PREPARING);
  const built = await runNode([tools.build, '--silent']);
  if (built !== 0) return built;
  await serveFolder('dist', port);
  console.log(`\nO site está em http://localhost:${port}/  (Ctrl+C encerra)\n`);
  return 0;
});
