// Builds the test sites, or only those named on the command line, into .cache/sites/.
import { join } from 'node:path';
import { runNode, tools } from '../../scripts/project.mjs';
import { writeDraft } from './draft.ts';
import { draftOf, SITES, type SiteName, siteFolder, type TestSite } from './sites.ts';

const all = Object.keys(SITES) as SiteName[];
const named = all.filter((name) => process.argv.includes(name));
const waiting = named.length > 0 ? named : all;

async function buildNext(): Promise<boolean> {
  const name = waiting.shift();
  if (!name) return false;
  const site: TestSite = SITES[name];
  const content = site.content ?? join('.cache', 'sites', name, 'content');
  if (!site.content) writeDraft(draftOf(site), content);
  const env = { ...process.env, CONTENT: content };
  const status = await runNode([tools.build, '--silent', '--outDir', siteFolder(name)], { env });
  if (status !== 0) throw new Error(`The test site "${name}" could not be built.`);
  return true;
}

async function buildRest(): Promise<void> {
  while (await buildNext());
}

// The first build encodes the pictures that the others share.
await buildNext();
await Promise.all([buildRest(), buildRest()]);
