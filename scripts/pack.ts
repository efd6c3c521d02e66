// npm run pack: builds the site and writes packed/: site.zip for shared hosting, the other files for the seller's own
// server. With --built, dist/ is packed as it is.
import { pack } from '../hosting/pack.ts';
import { loadContent } from '../src/content-model/loadContent.ts';
import { runMain, runNode, tools } from './project.mjs';

await runMain(async () => {
  const built = process.argv.includes('--built') ? 0 : await runNode([tools.build, '--silent']);
  if (built !== 0) return built;
  pack('dist', 'packed', loadContent().site.address);
  console.log('O site para a hospedagem está em packed/site.zip: veja "Hospedagem comum" em GUIA.md.');
  console.log('O resto de packed/ é para quem tem servidor próprio: veja docs/hosting.md.');
  return 0;
});
