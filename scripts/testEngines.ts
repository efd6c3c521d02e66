// npm run test:engines: the journeys of the site's visitors in Chromium, Firefox and WebKit. Words given to it go to vitest.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildVariant } from './buildVariant.ts';
import { findChromium } from './chromium.mjs';
import { findFirefox, findScreen, findWebkitDriver } from './engines.mjs';
import { runMain, runNode, Sentence, tools } from './project.mjs';

await runMain(async () => {
  if (!existsSync(join('dist', 'index.html')))
    throw new Sentence('There is no site in dist/ yet. Run npm run build first.');
  findScreen();
  findFirefox();
  findWebkitDriver();
  const chromium = await findChromium().catch((error: Error) => {
    throw new Sentence(error.message);
  });
  for (const name of ['honest', 'quiet'] as const) buildVariant(name);
  const config = join('tests', 'engines', 'vitest.config.ts');
  return runNode([tools.vitest, 'run', '--config', config, ...process.argv.slice(2)], {
    env: { ...process.env, CHROMIUM_PATH: chromium },
  });
});
