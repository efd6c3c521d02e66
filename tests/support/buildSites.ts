// Builds the test sites, or only those named on the command line, into .cache/sites/.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { tools } from '../../scripts/project.mjs';
import { writeDraft } from './draft.ts';
import { draftOf, SITES, type SiteName, siteFolder, type TestSite } from './sites.ts';

const all = Object.keys(SITES) as SiteName[];
const named = all.filter((name) => process.argv.includes(name));

for (const name of named.length > 0 ? named : all) {
  const site: TestSite = SITES[name];
  const content = site.content ?? join('.cache', 'sites', name, 'content');
  if (!site.content) writeDraft(draftOf(site), content);
  const { status } = spawnSync(process.execPath, [tools.build, '--silent', '--outDir', siteFolder(name)], {
    env: { ...process.env, CONTENT: content },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The test site "${name}" could not be built.`);
}
