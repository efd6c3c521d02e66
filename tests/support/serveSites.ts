// Serves the tests' sites and the seller's own, each on its port, for playwright.config.ts.
import { serveFolder } from '../../scripts/serve.ts';
import { LIVE_PORT, SITES, type SiteName, siteFolder } from './sites.ts';

await serveFolder('dist', LIVE_PORT);
for (const name of Object.keys(SITES).toReversed() as SiteName[])
  await serveFolder(siteFolder(name), SITES[name].port);
