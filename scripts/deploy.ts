// npm run deploy: runs the preflight, which builds the site; looks whether each page is right HTML and leads nowhere that
// is missing; and hands the site over to Cloudflare. What is written behind `--` goes on to wrangler:
// npm run deploy -- --dry-run hands nothing over.
import { join } from 'node:path';
import { runMain, runNode, Sentence, tools } from './project.mjs';

const WRANGLER = join('node_modules', 'wrangler', 'bin', 'wrangler.js');
const CONFIG = join('hosting', 'cloudflare', 'wrangler.jsonc');

async function step(args: string[], fault: string): Promise<void> {
  if ((await runNode(args)) !== 0) throw new Sentence(`Nada foi publicado: ${fault}`);
}

await runMain(async () => {
  await step([join('scripts', 'preflight.ts')], 'resolva o que impede a publicação (veja acima).');
  await step(
    [tools.vitest, 'run', '--config=tests/html/vitest.config.ts', '--reporter=dot'],
    'uma página tem um erro (veja acima).',
  );
  await step(
    [WRANGLER, 'deploy', '--config', CONFIG, ...process.argv.slice(2)],
    'a Cloudflare não aceitou o site (veja acima). Na primeira vez, rode antes npx wrangler login.',
  );
  return 0;
});
