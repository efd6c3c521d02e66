import { spawn } from 'node:child_process';
import { dirname } from 'node:path';

/**
 * The program of a system that opens an address or a folder, or shows a file among others, and its arguments. Linux has no
 * common program that selects one: its folder is opened. Explorer reads its command line itself: a comma or an equals sign
 * ends an unquoted path. No shell is used, for which `&` would be a command.
 */
export function openCommand(
  platform: NodeJS.Platform,
  target: string,
  isSelected = false,
): [program: string, args: string[]] {
  if (platform === 'win32') return ['explorer.exe', [`${isSelected ? '/select,' : ''}"${target}"`]];
  if (platform === 'darwin') return ['open', isSelected ? ['-R', target] : [target]];
  return ['xdg-open', [isSelected ? dirname(target) : target]];
}

/**
 * Opens an address or a folder with the system's own program, or with `isSelected` a file's folder. The exit status says
 * nothing: Explorer's is 1 also when it has opened it.
 */
export function openOutside(target: string, isSelected = false): void {
  const [program, args] = openCommand(process.platform, target, isSelected);
  const child = spawn(program, args, { stdio: 'ignore', detached: true, windowsVerbatimArguments: true });
  // Nothing is lost without it: the address is in the terminal or on the screen too.
  child.on('error', () => undefined);
  child.unref();
}
