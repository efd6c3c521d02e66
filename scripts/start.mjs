// npm start: installs what is missing, builds the site and serves it.
import { createServer } from 'node:net';
import { ensureInstalled, runMain, runNode, Sentence, tools } from './project.mjs';

const port = Number(process.env.PORT ?? 4321);

function checkPort() {
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Sentence(`PORT está "${process.env.PORT}"; o esperado é um número de 1 a 65535, como 4321.`);
  }
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(
        new Sentence(
          `A porta ${port} está ocupada. Feche o que a usa, ou escolha outra: ${process.platform === 'win32' ? `set PORT=${port + 1} && npm start` : `PORT=${port + 1} npm start`}`,
        ),
      ),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

await runMain(async () => {
  await checkPort();
  ensureInstalled();
  const built = await runNode([tools.build, '--silent']);
  if (built !== 0) return built;
  return runNode(['scripts/preview.ts'], { env: { ...process.env, PORT: String(port) } });
});
