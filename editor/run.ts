// npm run editor: the seller's editor in the browser. Options: --port 4500 takes that port, --no-open opens no browser.
import { cpSync, existsSync } from 'node:fs';
import { runMain, UserError } from '../scripts/project.mjs';
import { OWN_CONTENT, SHIPPED_PRODUCT } from '../src/content-model/productFolders.ts';
import { diskProblem } from './store/diskErrors.ts';

/** Copies the shipped product where there is no content yet. Returns whether it did. */
function prepareContent(): boolean {
  const folder = process.env['CONTENT'] ?? OWN_CONTENT;
  if (existsSync(folder)) return false;
  if (process.env['CONTENT'] !== undefined) throw new UserError(`A pasta ${folder} não foi encontrada.`);
  cpSync(SHIPPED_PRODUCT, OWN_CONTENT, { recursive: true });
  return true;
}

async function run(): Promise<number> {
  const isNew = prepareContent();
  // The content's model reads which folder it is when it is imported.
  const { open } = await import('./open.ts');
  return open(isNew);
}

await runMain(() =>
  run().catch((error: unknown) => {
    const problem = diskProblem(error);
    throw problem ? new UserError(`${problem.message}.`) : error;
  }),
);
