// npm run deploy: runs the preflight, which builds the site, and publishes it to Cloudflare. Arguments are passed to
// wrangler: npm run deploy -- --dry-run publishes nothing.
import { join } from 'node:path';
import { projectName } from '../hosting/cloudflare/projectName.ts';
import { loadContent } from '../src/content-model/loadContent.ts';
import { runMain, runNode, tools, UserError } from './project.mjs';

async function step(args: string[], fault: string): Promise<void> {
  if ((await runNode(args)) !== 0) throw new UserError(`Nada foi publicado: ${fault}`);
}

await runMain(async () => {
  await step([join('preflight', 'run.ts')], 'resolva o que impede a publicação (veja acima).');
  const deploy = [tools.wrangler, 'deploy', '--name', projectName(loadContent().site.name)];
  await step([...deploy, ...process.argv.slice(2)], 'a Cloudflare não aceitou o site (veja acima).');
  return 0;
});
