// npm run bench [-- editor] [--rounds=N] [--write]: measures the built site or the editor and compares the results with
// the targets. --write writes the results to docs/speed.md.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runNode } from '../scripts/project.mjs';
import { editorTargets } from './editor.ts';
import { servePages } from './pages.ts';
import { reportHead, writeReport } from './report.ts';
import {
  htmlTargets,
  loadTargets,
  type Result,
  renderingTargets,
  touchTargets,
  versionTargets,
  visitTargets,
} from './targets.ts';

const SITE = 'dist';

const {
  values: { write, ...options },
  positionals: [subject = 'site'],
} = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error('--rounds must be a whole number of at least 1.');

async function siteTargets(): Promise<Result[]> {
  if ((await runNode([join('tests', 'support', 'buildSites.ts'), 'tracked', 'twice'])) !== 0)
    throw new Error('The sites with tracking and with an A/B test could not be built.');
  const pages = await servePages(SITE);
  try {
    const targets: Result[] = [];
    const add = (newTargets: Result[]) => {
      targets.push(...newTargets);
      for (const { name, limit, measured } of newTargets) console.log(`${name}: ${measured} (${limit})`);
    };
    const allPages = [pages.floor, ...pages.plain, ...pages.tracked];
    add(htmlTargets(SITE));
    add(await visitTargets(pages.main));
    add(await touchTargets(pages.main, rounds));
    add(await versionTargets({ plainUrl: pages.main, versions: pages.versions, rounds }));
    add(await renderingTargets(pages.floor.url, pages.main, rounds));
    for (const throttling of ['devtools', 'simulate'] as const)
      add(await loadTargets({ pages: allPages, throttling, rounds }));
    return targets;
  } finally {
    pages.stop();
  }
}

if (!(subject === 'site' || subject === 'editor'))
  throw new Error(`Unknown subject "${subject}": use "site" or "editor".`);
const targets = await (subject === 'site' ? siteTargets() : editorTargets(rounds));
const lines = targets.map(
  ({ name, limit, measured, isMet }) => `- ${isMet ? '' : '**Missed.** '}${name}: ${measured} (${limit})`,
);
const report = [
  reportHead(`npm run bench -- ${subject === 'site' ? '' : `${subject} `}--rounds=${rounds}`),
  lines.join('\n'),
].join('\n\n');
console.log(`\n${report}\n`);
if (write) writeReport(report, subject);
if (!targets.every(({ isMet }) => isMet)) process.exitCode = 1;
