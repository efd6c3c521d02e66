// Serves the built site on PORT until it is stopped.
import { serveFolder } from './serve.ts';

const port = Number(process.env['PORT'] ?? 4321);

try {
  await serveFolder('dist', port);
  console.log(`\nO site está em http://localhost:${port}/  (Ctrl+C encerra)\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
