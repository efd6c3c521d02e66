import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startProgram } from '../support/programs.ts';
import { FIXTURE } from '../support/sites.ts';

/** With VITEST, Astro's development server would show no pages. */
const { VITEST: _, ...environment } = process.env;

export type RunningEditor = {
  address: string;
  /** The content that it edits, a copy. */
  folder: string;
  /** Ends its process and starts another on the same content. `meanwhile` runs in between. */
  restart: (meanwhile: () => Promise<void>) => Promise<void>;
  /** Ends it, and removes the copy. */
  stop: () => Promise<void>;
};

type Options = {
  /** The content to copy. */
  content?: string;
  /** Changes the copy before the editor opens it. */
  prepare?: (folder: string) => Promise<void>;
};

/**
 * Starts `npm run editor` on a copy of a content, by default the tests'. Rejects with what it printed when it does not start.
 *
 * @param name names the copy's folder
 */
export async function startEditor(
  name: string,
  { content = FIXTURE, prepare }: Options = {},
): Promise<RunningEditor> {
  const root = join('.cache', name);
  const folder = join(root, 'content');
  rmSync(root, { recursive: true, force: true });
  cpSync(content, folder, { recursive: true });
  await prepare?.(folder);
  const port = String(await freePort());
  const start = () =>
    startProgram(process.execPath, ['editor/run.ts', '--port', port, '--no-open'], 'O editor está em', {
      env: { ...environment, CONTENT: folder },
    });
  let editor = await start();
  return {
    address: `http://127.0.0.1:${port}`,
    folder,
    restart: async (meanwhile) => {
      await editor.stop();
      await meanwhile();
      editor = await start();
    },
    stop: async () => {
      // Until it has ended it may write into the copy.
      await editor.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
