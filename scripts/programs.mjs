// Finds programs on this machine and, where that is nobody else's, fetches Debian's packages of them.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Sentence } from './project.mjs';

/** Where Debian keeps servers; not in every user's PATH. */
const SERVER_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];
const ENDINGS = process.platform === 'win32' ? ['.exe', '.cmd', ''] : [''];

/** Whether a program that can be run stands at the path. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of the first of some commands that the machine knows, or else of the first of some places; else undefined. */
export function findProgram(commands, places = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS];
  const named = commands.flatMap((name) =>
    folders.flatMap((folder) => ENDINGS.map((ending) => join(folder, name + ending))),
  );
  return [...named, ...places].find(isExecutable);
}

/** Runs a command without its words, for five minutes at most; whether it succeeded. */
export function runQuietly(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;
}

/** Installs Debian's packages where the user is root on Linux; whether that succeeded. */
export function installPackages(packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  runQuietly('apt-get', ['update', '-qq']);
  return runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Path of a program, by one of its names. `packages` are the Debian packages that bring it (its first name when left
 * out), which continuous integration fetches by itself; `isComplete` tells whether what it needs besides is there. Throws
 * a Sentence that says how to get it when it is not to be had.
 */
export function needProgram(commands, { packages = commands.slice(0, 1), isComplete = () => true } = {}) {
  const find = () => (isComplete() ? findProgram(commands) : undefined);
  const found = find() ?? (process.env.CI && installPackages(packages) ? find() : undefined);
  if (found) return found;
  throw new Sentence(
    `${commands[0]} was not found on this machine, or not all that it needs. Install it (on Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}) and run the command again.`,
  );
}
