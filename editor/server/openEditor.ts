// The store and the server without the preview, as run.ts and the tests start them.
import { dirname, join } from 'node:path';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { openStore } from '../store/store.ts';
import { createEvents } from './events.ts';
import { createPreflight } from './preflight.ts';
import { createPublishing } from './publishing.ts';
import { createRoutes } from './routes.ts';
import { type RunProgram, runProgram } from './runProgram.ts';
import { type EditorServer, startServer } from './server.ts';
import { watchContent } from './watchContent.ts';

type Options = {
  interfaceFolder: string;
  previewOrigin: Promise<string>;
  port?: number;
  run?: RunProgram;
  /** Whether the content was copied from a shipped product just now. */
  isNew?: boolean;
};

/** Serves the editor of the content folder. Its history is kept in `.editor` beside the folder. */
export async function openEditor({
  run = runProgram,
  isNew = false,
  ...options
}: Options): Promise<EditorServer> {
  const folder = CONTENT_FOLDER;
  const store = openStore({ folder, historyFolder: join(dirname(folder), '.editor') });
  const problem = store.problem();
  if (problem) console.warn(`\n${problem}.\n`);
  const events = createEvents();
  const preflight = createPreflight(store, run);
  const publishing = createPublishing(store, events, preflight, run);
  const routes = createRoutes({
    store,
    events,
    preflight,
    publishing,
    previewOrigin: options.previewOrigin,
    isNew,
  });
  const server = await startServer({ ...options, store, events, routes });
  const stopWatching = watchContent(store, events);
  return {
    ...server,
    close: () => {
      stopWatching();
      return server.close();
    },
  };
}
