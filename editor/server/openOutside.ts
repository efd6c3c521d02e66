import { spawn } from 'node:child_process';
import { dirname } from 'node:path';

/**
 * The system's program that opens an address or a folder, or selects a file in its folder, and its arguments. Linux has
 * no common program that selects a file, so the folder is opened. Explorer parses its command line itself: a comma or
 * an equals sign ends an unquoted path. No shell is used, because it would interpret `&`.
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
 * Opens an address or a folder with the system's own program, or with `isSelected` the folder of a file. The exit
 * status is ignored, because Explorer's is 1 even if it succeeds.
 */
export function openOutside(target: string, isSelected = false): void {
  const [program, args] = openCommand(process.platform, target, isSelected);
  const child = spawn(program, args, { stdio: 'ignore', detached: true, windowsVerbatimArguments: true });
  // An error can be ignored, because the terminal or the screen also shows the address.
  child.on('error', () => undefined);
  child.unref();
}
