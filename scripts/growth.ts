// npm run growth [-- --write]: builds the site with 10, 100 and 1,000 more offer pages, to see that time and memory grow
// no faster than the pages. Ends with status 1 when they do. The pages stand in a copy; the site itself gets no route.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeCommit, describeMachine } from '../bench/machine.ts';
import { reportHead, table, writeReport } from '../bench/report.ts';
import { findRuntime, tools } from './project.mjs';

const COPY = join('.cache', 'growth');
const SIZES = [10, 100, 1000];
/** What one page more may cost, of what it costs between the two sizes before: noise and no more. */
const MARGIN = 1.5;

type Build = { name: string; pages: number; seconds: number; megabytes: number };

/** A route that draws the exclusive offer at many addresses, each with a heading of its own. */
function manyOffers(page: string): string {
  const parts = page.split(/^---$/m);
  if (parts.length < 3)
    throw new Error(
      'src/pages/oferta-exclusiva.astro no longer opens with a script between two lines of ---.',
    );
  const paths = `
export const getStaticPaths = () =>
  Array.from({ length: Number(process.env['GROWTH_PAGES'] ?? 0) }, (_, index) => ({ params: { number: String(index + 1) } }));
`;
  const script = parts[1]?.replaceAll("'../", "'../../");
  return ['', `${paths}${script}`, ...parts.slice(2)]
    .join('---')
    .replaceAll('path={OFFER_PATH}', 'path={OFFER_PATH + Astro.params.number}')
    .replaceAll('headline={offer.heading}', 'headline={offer.heading + Astro.params.number}');
}

/** Copies the project, all but what is installed and built, and gives the copy the many pages. */
function copyProject(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const name of ['src', 'hosting', 'astro.config.ts', 'tsconfig.json', 'package.json']) {
    cpSync(name, join(COPY, name), { recursive: true });
  }
  // Cloudflare takes a hundred rules of headers; how the pages are built is another matter.
  const config = join(COPY, 'astro.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('    hosting(),\n', ''));
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'), 'junction');
  const page = readFileSync('src/pages/oferta-exclusiva.astro', 'utf8');
  mkdirSync(join(COPY, 'src', 'pages', 'ofertas'));
  writeFileSync(join(COPY, 'src', 'pages', 'ofertas', '[number].astro'), manyOffers(page));
}

/** Peak memory of a process so far in kilobytes, where the system tells it. */
function readPeakKb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Builds the copy with so many pages more; rejects with an Error when the build fails or pages are missing. */
async function build(name: string, pages: number): Promise<Build> {
  const dist = join(COPY, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const start = performance.now();
  const child = spawn(resolve(findRuntime()), [resolve(tools.build), '--silent'], {
    cwd: COPY,
    env: { ...process.env, GROWTH_PAGES: String(pages) },
    stdio: 'inherit',
  });
  let peakKb = 0;
  const watch = setInterval(() => {
    peakKb = Math.max(peakKb, readPeakKb(child.pid ?? 0));
  }, 50);
  const status = await new Promise((done) => child.on('exit', done));
  clearInterval(watch);
  if (status !== 0) throw new Error(`The site could not be built with ${pages} more pages.`);
  const seconds = (performance.now() - start) / 1000;
  const written = pages === 0 ? 0 : readdirSync(join(dist, 'ofertas')).length;
  if (written !== pages) throw new Error(`${pages} more pages were asked for, ${written} were built.`);
  const result = { name, pages, seconds, megabytes: peakKb / 1024 };
  console.log(`${name}: ${seconds.toFixed(1)} s, ${result.megabytes.toFixed(0)} MB`);
  return result;
}

/** What is wrong with how a measure grows from one size to the next: at most by as many times as the pages. */
function judge(builds: Build[], measure: 'seconds' | 'megabytes'): string[] {
  return builds.slice(1).flatMap((large, index) => {
    const small = builds[index] as Build;
    const [grown, pages] = [large[measure] / small[measure], large.pages / small.pages];
    const isTold = small[measure] > 0;
    return isTold && grown > pages * MARGIN
      ? [`From ${small.pages} to ${large.pages} pages the ${measure} grow ${grown.toFixed(1)} times.`]
      : [];
  });
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  const machine = await describeMachine();
  const commit = describeCommit();
  copyProject();
  const alone = [await build('the site, no picture cached', 0), await build('the site, pictures cached', 0)];
  const grown: Build[] = [];
  for (const pages of SIZES) grown.push(await build(`${pages} more pages`, pages));
  rmSync(COPY, { recursive: true, force: true });
  const faults = [...judge(grown, 'seconds'), ...judge(grown, 'megabytes')];
  const rows = [...alone, ...grown].map(({ name, pages, seconds, megabytes }) => [
    name,
    seconds.toFixed(1),
    pages === 0 ? '' : ((seconds / pages) * 1000).toFixed(0),
    megabytes === 0 ? 'unknown' : megabytes.toFixed(0),
  ]);
  const built = table(['', 'seconds', 'ms a page', 'peak MB'], rows);
  const verdict = faults.length === 0 ? 'Time and memory grow no faster than the pages.' : faults.join('\n');
  console.log(`\n${built}\n\n${verdict}`);
  if (values.write)
    writeReport('growth', [reportHead('npm run growth', commit, machine), built, verdict].join('\n\n'));
  return faults.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
