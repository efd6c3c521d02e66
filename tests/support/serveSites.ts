// Serves the test sites, each on its own port, for playwright.config.ts.
import { serveFolder } from '../../scripts/serve.ts';
import { SITES, type SiteName, siteFolder } from './sites.ts';

for (const name of Object.keys(SITES).toReversed() as SiteName[])
  await serveFolder(siteFolder(name), SITES[name].port);
