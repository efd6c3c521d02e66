import { spawn } from 'node:child_process';

/** Runs a script on the editor's own Node until it ends or is aborted. Resolves to its exit status and output. */
export type RunProgram = (
  args: string[],
  signal?: AbortSignal,
) => Promise<{ status: number; output: string }>;

/** Escape sequences for colours. */
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

export const runProgram: RunProgram = (args, signal) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], signal });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
    const stop = () => child.kill();
    process.once('exit', stop);
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => {
      process.off('exit', stop);
      resolve({ status: status ?? 1, output: Buffer.concat(parts).toString().replace(COLORS, '').trim() });
    });
  });
