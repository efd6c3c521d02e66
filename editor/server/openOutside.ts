import { spawn } from 'node:child_process';

/**
 * The program of a system that opens an address or a folder, and its arguments. Explorer reads its command line itself: a
 * comma or an equals sign ends an unquoted path. No shell is used, for which `&` would be a command.
 */
export function openCommand(platform: NodeJS.Platform, target: string): [program: string, args: string[]] {
  if (platform === 'win32') return ['explorer.exe', [`"${target}"`]];
  return [platform === 'darwin' ? 'open' : 'xdg-open', [target]];
}

/**
 * Opens an address or a folder with the system's own program. The exit status says nothing: Explorer's is 1 also when it has
 * opened it.
 */
export function openOutside(target: string): void {
  const [program, args] = openCommand(process.platform, target);
  const child = spawn(program, args, { stdio: 'ignore', detached: true, windowsVerbatimArguments: true });
  // Nothing is lost without it: the address is in the terminal or on the screen too.
  child.on('error', () => undefined);
  child.unref();
}
