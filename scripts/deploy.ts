// npm run deploy: runs the preflight, which builds the site, and publishes it to Cloudflare. Arguments are passed to
// wrangler: npm run deploy -- --dry-run publishes nothing. With --built, it publishes dist/ as it is, because the editor has
// just built and checked it.
import { join } from 'node:path';
import { projectName } from '../hosting/cloudflare/projectName.ts';
import { loadContent } from '../src/content-model/loadContent.ts';
import { runMain, runNode, UserError } from './project.mjs';

const WRANGLER = join('node_modules', 'wrangler', 'bin', 'wrangler.js');

async function step(args: string[], fault: string): Promise<void> {
  if ((await runNode(args)) !== 0) throw new UserError(`Nada foi publicado: ${fault}`);
}

await runMain(async () => {
  const isBuilt = process.argv.includes('--built');
  const args = process.argv.slice(2).filter((arg) => arg !== '--built');
  if (!isBuilt) await step([join('preflight', 'run.ts')], 'resolva o que impede a publicação (veja acima).');
  const project = ['--name', projectName(loadContent().site.name)];
  await step([WRANGLER, 'deploy', ...project, ...args], 'a Cloudflare não aceitou o site (veja acima).');
  return 0;
});
