import { execFileSync } from 'node:child_process';
import { arch, availableParallelism, cpus, totalmem, type } from 'node:os';
import { withBrowser } from './browser.ts';

/** One line on what a measurement ran on; it names no machine. */
export async function describeMachine(): Promise<string> {
  const browser = await withBrowser((opened) => opened.version());
  const memory = Math.round(totalmem() / 1024 ** 3);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${model}, ${availableParallelism()} cores, ${memory} GB, ${type()} ${arch()}, ${browser.replace('/', ' ')}, Node ${process.versions.node}`;
}

/** The version of the site that was measured: its commit, marked when files differ from it. */
export function describeCommit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return git('rev-parse', '--short', 'HEAD') + (isChanged ? ' and changes' : '');
  } catch {
    return 'unknown';
  }
}
