// Runs a tool or a script on the project's own Node, once everything it needs is installed: `run.mjs astro dev`.
// The PATH of npm's scripts cannot be used: up to npm 11.6 at least, `npm ci` does not link a Node that comes as a
// package.
import { checkFolder, ensureInstalled, runMain, runNode, tools } from './project.mjs';

const [program = '', ...args] = process.argv.slice(2);

await runMain(async () => {
  checkFolder();
  ensureInstalled();
  return runNode([tools[program] ?? program, ...args]);
});
