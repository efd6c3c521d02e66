import { spawn } from 'node:child_process';

const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address or a folder with the system's own program. */
export function openOutside(target: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, target], { stdio: 'ignore', detached: true });
  // What was to be opened stands in the terminal or on the screen too.
  child.on('error', () => undefined);
  child.unref();
}
