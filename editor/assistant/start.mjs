// npm run mcp: starts the MCP server. Changes to the project's folder first, because clients start the server in any
// folder. Runs on the system's Node; run.mjs then starts the project's Node. The client reads standard output, so
// messages for people go to standard error.
import { fileURLToPath } from 'node:url';

console.log = console.error;
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
process.argv[2] = 'editor/assistant/run.ts';
await import('../../scripts/run.mjs');
