import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const START_MS = 100_000;

/** With VITEST, Astro's development server would show no pages. */
const { VITEST: _, ...environment } = process.env;

export type RunningEditor = {
  address: string;
  /** The content that it edits, a copy of the tests' content. */
  folder: string;
  /** Ends its process and starts another on the same content. `meanwhile` runs in between. */
  restart: (meanwhile: () => Promise<void>) => Promise<void>;
  /** Ends it, and removes the copy. */
  stop: () => Promise<void>;
};

async function startProcess(folder: string, port: number) {
  const editor = spawn(process.execPath, ['editor/run.ts', '--port', String(port), '--no-open'], {
    env: { ...environment, CONTENT: folder },
  });
  let output = '';
  await new Promise<void>((started, failed) => {
    for (const stream of [editor.stdout, editor.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('O editor está em')) started();
      });
    const fail = (what: string) => failed(new Error(`The editor ${what}. It printed:\n${output}`));
    editor.once('exit', () => fail('has ended'));
    AbortSignal.timeout(START_MS).addEventListener('abort', () => fail('has not said where it is'));
  });
  return editor;
}

/**
 * Starts `npm run editor` on a copy of the tests' content. Throws an Error with what it printed when it does not start.
 *
 * @param name names the copy's folder
 * @param prepare changes the copy before the editor opens it
 */
export async function startEditor(
  name: string,
  port: number,
  prepare?: (folder: string) => Promise<void>,
): Promise<RunningEditor> {
  const root = join('.cache', name);
  const folder = join(root, 'content');
  rmSync(root, { recursive: true, force: true });
  cpSync('tests/fixtures/content', folder, { recursive: true });
  await prepare?.(folder);
  let editor = await startProcess(folder, port);
  const end = async () => {
    const ended = editor.exitCode ?? once(editor.removeAllListeners('exit'), 'exit');
    editor.kill();
    // Until then it may write into the copy.
    await ended;
  };
  return {
    address: `http://127.0.0.1:${port}`,
    folder,
    restart: async (meanwhile) => {
      await end();
      await meanwhile();
      editor = await startProcess(folder, port);
    },
    stop: async () => {
      await end();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
