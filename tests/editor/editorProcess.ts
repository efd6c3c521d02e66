import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEditorProcess } from '../support/editorProcess.ts';

export type RunningEditor = {
  address: string;
  /** The content that it edits, a copy of the tests' content. */
  folder: string;
  /** Ends its process and starts another on the same content. `meanwhile` runs in between. */
  restart: (meanwhile: () => Promise<void>) => Promise<void>;
  /** Ends it, and removes the copy. */
  stop: () => Promise<void>;
};

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
  const start = () => startEditorProcess(folder, ['--port', String(port)]);
  let { editor, address } = await start();
  const end = async () => {
    const ended = editor.exitCode ?? once(editor.removeAllListeners('exit'), 'exit');
    editor.kill();
    // Until then it may write into the copy.
    await ended;
  };
  return {
    address,
    folder,
    restart: async (meanwhile) => {
      await end();
      await meanwhile();
      ({ editor } = await start());
    },
    stop: async () => {
      await end();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
