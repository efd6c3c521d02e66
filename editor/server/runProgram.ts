import { spawn } from 'node:child_process';

/** Runs a program on the Node that runs the editor, and gives all that it prints. Resolves to its exit status. */
export type RunProgram = (args: string[]) => Promise<{ status: number; output: string }>;

/** What a terminal takes for colours. */
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

export const runProgram: RunProgram = (args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
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
