// Builds the tests' sites, or those named on the command line, into .cache/sites/.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tools } from '../../scripts/project.mjs';
import { changeFields } from './changeFields.ts';
import { FIXTURE, SITES, type SiteName, siteFolder, type TestSite } from './sites.ts';

function writeContent(folder: string, changes: Record<string, Record<string, unknown>>): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(FIXTURE, folder, { recursive: true });
  for (const [file, fields] of Object.entries(changes)) {
    const path = join(folder, file);
    writeFileSync(path, changeFields(readFileSync(path, 'utf8'), fields).toString());
  }
}

/** Builds a test site. Throws an Error when the build fails. */
export function buildSite(name: SiteName): void {
  const site: TestSite = SITES[name];
  const content = site.content ?? join('.cache', 'sites', name, 'content');
  if (site.changes) writeContent(content, site.changes);
  const { status } = spawnSync(process.execPath, [tools.build, '--silent', '--outDir', siteFolder(name)], {
    env: { ...process.env, CONTENT: content },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The test site "${name}" could not be built.`);
}

if (import.meta.main) {
  const all = Object.keys(SITES) as SiteName[];
  const named = all.filter((name) => process.argv.includes(name));
  for (const name of named.length > 0 ? named : all) buildSite(name);
}
