import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow } from '../../src/content-model/diskFiles.ts';
import type { Store } from '../store/store.ts';
import type { Events } from './events.ts';

/** Programs may write a file in several steps: a change counts after this time without another. */
const QUIET_MS = 100;
/** The folder is looked at this often without a change too: one that could not be read then may have been open in a program. */
const LOOK_MS = 1000;

const foldersIn = (folder: string): string[] => [
  folder,
  ...entriesBelow(folder)
    .filter(({ entry }) => entry.isDirectory())
    .map(({ name }) => join(folder, name)),
];

/** Notifies the interface of outside changes; the editor's own saves are known by their hashes. Returns the stop function. */
export function watchContent(store: Store, events: Pick<Events, 'send'>): () => void {
  let timer: NodeJS.Timeout | undefined;
  // Folder by folder: on Linux, Node loses files that are replaced while it watches a whole tree.
  const watchers = new Map<string, FSWatcher>();

  /** Undefined for a folder that has just gone, or that may not be read. */
  function watcherOf(folder: string): FSWatcher | undefined {
    try {
      // The server keeps the process alive: without a free port it must end.
      return watch(folder, { persistent: false }, onEvent);
    } catch {
      return undefined;
    }
  }
  function watchNewFolders(): void {
    for (const folder of foldersIn(store.folder)) {
      const watcher = watchers.has(folder) ? undefined : watcherOf(folder);
      watcher?.on('error', () => {
        watcher.close();
        watchers.delete(folder);
      });
      if (watcher) watchers.set(folder, watcher);
    }
  }
  function onEvent(): void {
    clearTimeout(timer);
    timer = setTimeout(onQuiet, QUIET_MS);
  }
  let notified = store.refresh();
  function notify(): void {
    watchNewFolders();
    const found = store.refresh();
    if (found === notified) return;
    const state = store.state();
    notified = found;
    events.send({ type: 'content-changed', from: 'outside', state });
  }
  function onQuiet(): void {
    try {
      notify();
    } catch {
      // Nobody catches what a timer throws: it would end the editor. The next look comes soon.
    }
  }

  watchNewFolders();
  const looks = setInterval(onQuiet, LOOK_MS).unref();
  return () => {
    clearTimeout(timer);
    clearInterval(looks);
    for (const watcher of watchers.values()) watcher.close();
  };
}
