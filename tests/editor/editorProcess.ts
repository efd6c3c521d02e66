import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from '../../editor/places.ts';
import { savedValue } from '../../editor/testing/savedValue.ts';
import { hrefOfField } from '../../editor/ui/state/route.ts';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { freePort, startProgram } from '../support/programs.ts';

/** Astro's development server does not serve pages if VITEST is set. */
const { VITEST: _, ...environment } = process.env;

export type RunningEditor = {
  address: string;
  /** The copied content folder that the editor uses. */
  folder: string;
  /** The saved value at a field path, such as "offers.offers.b.price"; undefined if it is missing. */
  saved: (fieldPath: string) => unknown;
  /** The address of the form that contains a field. */
  fieldAddress: (fieldPath: string) => string;
  /** Ends the process, runs `meanwhile`, and starts another process on the same content. */
  restart: (meanwhile: () => Promise<void>) => Promise<void>;
  /** Ends the process and removes the copy. */
  stop: () => Promise<void>;
};

/**
 * Starts `npm run editor` on a copy of the shipped product. If it does not start, rejects with its output.
 *
 * @param name the name of the copy's folder
 * @param prepare changes the copy before the editor opens it
 */
export async function startEditor(
  name: string,
  prepare?: (folder: string) => Promise<void>,
): Promise<RunningEditor> {
  const root = join('.cache', name);
  const folder = join(root, 'content');
  rmSync(root, { recursive: true, force: true });
  cpSync(SHIPPED_PRODUCT, folder, { recursive: true });
  await prepare?.(folder);
  const port = String(await freePort());
  const start = () =>
    startProgram({
      command: [process.execPath, 'editor/run.ts', '--port', port, '--no-open'],
      ready: 'O editor está em',
      env: { ...environment, CONTENT: folder },
    });
  let editor = await start();
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    folder,
    saved: (fieldPath) => savedValue(folder, fieldPath),
    fieldAddress: (fieldPath) => `${address}/${hrefOfField(placeOf(fieldPath))}`,
    restart: async (meanwhile) => {
      await editor.stop();
      await meanwhile();
      editor = await start();
    },
    stop: async () => {
      // The process may write into the copy until it has ended.
      await editor.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
