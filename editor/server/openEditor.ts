// Starts the store and the server without the preview, for open.ts and the tests.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { PRODUCTS_FOLDER } from '../../src/content-model/productFolders.ts';
import { HISTORY_FOLDER, recordEditor } from '../runningEditor.ts';
import { openStore } from '../store/store.ts';
import { createEvents } from './events.ts';
import { createPreflight } from './preflight.ts';
import { createPublishing } from './publishing.ts';
import { createRoutes, firstScreenRoutes } from './routes.ts';
import { type RunProgram, runProgram } from './runProgram.ts';
import { type EditorServer, type Served, startServer } from './server.ts';
import { watchContent } from './watchContent.ts';

type Options = {
  interfaceFolder: string;
  /** Resolves once the preview has started. */
  previewOrigin: Promise<string>;
  port?: number;
  run?: RunProgram;
};

/** Copies a shipped product to the content folder: completely, or not at all if writing a file fails. */
function copyProduct(id: string): void {
  // On the same disk as the content folder, so that it can be renamed.
  const copy = join(HISTORY_FOLDER, 'start');
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(PRODUCTS_FOLDER, id), copy, { recursive: true });
  renameSync(copy, CONTENT_FOLDER);
}

/**
 * Serves the editor of the content folder. If the folder does not exist, serves the first screen until a product is
 * chosen. The history and the editor's address are kept in `.editor` beside the folder. Implements
 * docs/behaviour.md#content.
 *
 * @returns the server; `contentOpened` resolves once there is content to edit
 */
export async function openEditor({
  interfaceFolder,
  previewOrigin,
  port,
  run = runProgram,
}: Options): Promise<EditorServer & { contentOpened: Promise<void> }> {
  const events = createEvents();
  const opened = Promise.withResolvers<void>();
  let stopWatching = () => {};

  function openContent(): Served {
    const store = openStore({
      folder: CONTENT_FOLDER,
      historyFolder: HISTORY_FOLDER,
    });
    const problem = store.problem();
    if (problem) console.warn(`\n${problem}.\n`);
    const preflight = createPreflight(store, run);
    const publishing = createPublishing({ store, events, preflight, run });
    stopWatching = watchContent(store, events);
    opened.resolve();
    return { routes: createRoutes({ store, events, preflight, publishing, previewOrigin }), previewOrigin };
  }

  const firstScreen: Served = {
    routes: firstScreenRoutes(({ id }) => {
      copyProduct(id);
      served = openContent();
    }),
    previewOrigin: '',
  };
  let served = existsSync(CONTENT_FOLDER) ? openContent() : firstScreen;
  const server = await startServer({ interfaceFolder, port, events, served: () => served });
  recordEditor(server);
  return {
    ...server,
    contentOpened: opened.promise,
    close: () => {
      stopWatching();
      return server.close();
    },
  };
}
