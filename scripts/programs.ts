// Finds programs on this machine, and installs their Debian packages in continuous integration.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { UserError } from './project.mjs';

/** Folders in which Debian keeps servers. They are not in every user's PATH. */
const SERVER_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];
// Not .cmd, because Windows can only start such files in a shell.
const EXTENSION = process.platform === 'win32' ? '.exe' : '';

/** Whether there is an executable file at the path. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The path of the first command in the PATH, else the first executable file in `places`, else undefined. */
export function findProgram(commands: string[], places: string[] = []): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SERVER_FOLDERS];
  const named = commands.flatMap((name) => folders.map((folder) => join(folder, name + EXTENSION)));
  return [...named, ...places].find(isExecutable);
}

/** Runs a command for ten minutes at most and discards its output. Returns whether it succeeded. */
export function runQuietly(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 }).status === 0;
}

/**
 * The arguments with which `flock` runs apt-get: only one apt-get can run at a time, so test suites wait for each
 * other.
 */
const APT_GET = ['--timeout', '280', join(tmpdir(), 'apt-get.lock'), 'apt-get'];

/** Installs Debian packages if the user is root on Linux. Returns whether that succeeded. */
export function installPackages(packages: string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  runQuietly('flock', [...APT_GET, 'update', '-qq']);
  return runQuietly('flock', [...APT_GET, 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Returns the path of the first command that is found. In continuous integration, installs `packages` if none is found;
 * by default the package with the name of the first command. `isComplete` checks for other files that the program
 * needs. Throws a UserError with the command that installs `packages` if the program is still missing.
 */
export function needProgram(
  commands: string[],
  {
    packages = commands.slice(0, 1),
    isComplete = () => true,
  }: { packages?: string[]; isComplete?: () => boolean } = {},
): string {
  const find = () => (isComplete() ? findProgram(commands) : undefined);
  const found = find() ?? (process.env['CI'] && installPackages(packages) ? find() : undefined);
  if (found) return found;
  throw new UserError(
    `${commands[0]}, or something that it needs, was not found in the PATH. Install it (on Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}; elsewhere, add its folder to the PATH) and run the command again.`,
  );
}
