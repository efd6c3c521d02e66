// npm run pack: builds the site and writes packed/, which nginx and Caddy serve.
import { pack } from '../hosting/pack.ts';
import { runMain, runNode, tools } from './project.mjs';

await runMain(async () => {
  const built = await runNode([tools.build, '--silent']);
  if (built !== 0) return built;
  pack('dist', 'packed');
  console.log('The site for a server of your own is in packed/: see docs/hosting.md.');
  return 0;
});
