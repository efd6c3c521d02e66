// npm run editor: starts the seller's editor and opens it in the browser. Options: --port 4500 uses that port,
// --no-open opens no browser, --shortcut puts a shortcut on the desktop.
import { existsSync } from 'node:fs';
import { runMain, UserError } from '../scripts/project.mjs';
import { OWN_CONTENT } from '../src/content-model/productFolders.ts';
import { diskProblem } from './store/diskErrors.ts';

async function run(): Promise<number> {
  const { CONTENT: folder } = process.env;
  if (folder !== undefined && !existsSync(folder))
    throw new UserError(`A pasta ${folder} não foi encontrada.`);
  // contentFolder.ts reads the name of the folder when it is imported, so open.ts is imported afterwards. A new site's
  // folder is created later.
  process.env['CONTENT'] ??= OWN_CONTENT;
  const { open } = await import('./open.ts');
  await open();
  return 0;
}

await runMain(() =>
  run().catch((error: unknown) => {
    const problem = diskProblem(error);
    throw problem ? new UserError(`${problem.message}.`) : error;
  }),
);
// If the editor could not be opened completely, its server would keep the process running.
if (process.exitCode) process.exit();
