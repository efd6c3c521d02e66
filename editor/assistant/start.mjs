// npm run mcp: starts the assistant's server from any working folder, because clients start it without one. Runs on the
// machine's own Node. The client reads standard output, so messages for people go to standard error.
import { fileURLToPath } from 'node:url';

console.log = console.error;
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
process.argv[2] = 'editor/assistant/run.ts';
await import('../../scripts/run.mjs');
