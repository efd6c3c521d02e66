import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { HISTORY_FOLDER } from '../runningEditor.ts';
import { openStore } from '../store/store.ts';

/** Restores the initial content of the tests, without any history. */
export function resetProject(): void {
  rmSync(CONTENT_FOLDER, { recursive: true, force: true });
  rmSync(HISTORY_FOLDER, { recursive: true, force: true });
  cpSync(SHIPPED_PRODUCT, CONTENT_FOLDER, { recursive: true });
}

/** Opens the store as the editor does when it starts. */
export const startStore = (options: { now?: () => number; maxBytes?: number } = {}) =>
  openStore({ folder: CONTENT_FOLDER, historyFolder: HISTORY_FOLDER, ...options });

export const textOf = (name: string): string => readFileSync(join(CONTENT_FOLDER, `${name}.yaml`), 'utf8');

/** Replaces a text in a content file, as another program would. */
export const writeOutside = (name: string, written: string, other: string): void =>
  writeFileSync(join(CONTENT_FOLDER, `${name}.yaml`), textOf(name).replace(written, other));

/** Every file of the content folder with its bytes. */
export const allFiles = (folder = CONTENT_FOLDER): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(folder, file)).isFile())
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file), 'latin1')]),
  );
