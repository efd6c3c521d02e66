import { watch } from 'node:fs';
import type { Store } from '../store/store.ts';
import { listUploads } from '../store/uploads.ts';
import type { Events } from './events.ts';

/** Programs may write a file in several steps, so a change counts once the folder has been quiet for this long. */
const QUIET_MS = 100;

/** Tells the interface of changes from outside; the editor's own saves are known by their hashes. Returns how to stop. */
export function watchContent(store: Store, events: Events): () => void {
  let timer: NodeJS.Timeout | undefined;
  const onQuiet = () => {
    if (!store.refresh()) return;
    events.send({ type: 'content-changed', from: 'outside', state: store.state() });
    events.send({ type: 'uploads-changed', uploads: listUploads() });
  };
  const watcher = watch(store.folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onQuiet, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
