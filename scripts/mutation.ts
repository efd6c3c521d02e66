// npm run test:mutation: breaks src/domain and src/behaviours in about a thousand small ways, one at a time, and tells how
// many of them the unit tests notice, file by file, and which they do not. stryker.config.json says how.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

type Mutant = {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError' | 'CompileError';
  location: { start: { line: number } };
  mutatorName: string;
  replacement: string;
};
type Report = { files: Record<string, { mutants: Mutant[] }> };
type Config = { thresholds: { break: number }; jsonReporter: { fileName: string } };

const { thresholds, jsonReporter }: Config = JSON.parse(readFileSync('stryker.config.json', 'utf8'));

const isNoticed = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';
const isUnnoticed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

/** The share of noticed mutants in per cent; those that could not be tried do not count. */
function noticedPercent(mutants: Mutant[]): number {
  const noticed = mutants.filter(isNoticed).length;
  const tried = noticed + mutants.filter(isUnnoticed).length;
  return tried === 0 ? 100 : (100 * noticed) / tried;
}

const row = (name: string, mutants: Mutant[]) =>
  `${noticedPercent(mutants).toFixed(1).padStart(6)} %  ${String(mutants.length).padStart(5)}  ${name}`;

rmSync(jsonReporter.fileName, { force: true });
const stryker = join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const { status } = spawnSync(process.execPath, [stryker, 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
});

let report: Report;
try {
  report = JSON.parse(readFileSync(jsonReporter.fileName, 'utf8'));
} catch {
  console.error('\nThe mutation test ended before its report; what it said stands above.\n');
  process.exit(status || 1);
}

const folders = new Map<string, Mutant[]>();
console.log('\nnoticed  tried  file');
for (const [file, { mutants }] of Object.entries(report.files)) {
  const [folder = ''] = /^src\/\w+/.exec(file) ?? [];
  folders.set(folder, [...(folders.get(folder) ?? []), ...mutants]);
  console.log(row(file, mutants));
  for (const { location, mutatorName, replacement } of mutants.filter(isUnnoticed)) {
    console.log(
      `${' '.repeat(17)}line ${location.start.line}, ${mutatorName}: ${replacement.split('\n')[0]}`,
    );
  }
}
console.log();
for (const [folder, mutants] of folders) console.log(row(folder, mutants));

const low = [...folders].filter(([, mutants]) => noticedPercent(mutants) < thresholds.break);
for (const [folder] of low) console.error(`\n${folder}: fewer than ${thresholds.break} % are noticed.`);
process.exitCode = low.length > 0 ? 1 : (status ?? 1);
