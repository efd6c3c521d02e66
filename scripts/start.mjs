// npm start: installs what is missing, builds the site and serves it.
import { createServer } from 'node:net';
import { ensureInstalled, runMain, runNode, Sentence, tools } from './project.mjs';

const port = Number(process.env.PORT ?? 4321);

function checkPort() {
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Sentence(`PORT is "${process.env.PORT}"; it must be a number from 1 to 65535, such as 4321.`);
  }
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new Sentence(
          `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
        ),
      ),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

await runMain(async () => {
  await checkPort();
  ensureInstalled();
  const built = await runNode([tools.astro, 'build', '--silent']);
  if (built !== 0) return built;
  return runNode(['scripts/preview.ts'], { env: { ...process.env, PORT: String(port) } });
});
