// Changes several files at once: all of them or none, also when the process is killed in between.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Blobs } from './blobs.ts';
import {
  deleteTemporaryFiles,
  hashOf,
  pathIn,
  readIfThere,
  readJson,
  writeAtomically,
  writeJson,
} from './files.ts';
import type { FileChanges, HistoryState } from './historyState.ts';

type Journal = { files: FileChanges; state: HistoryState };

/** Thrown when a file was changed outside just before it was to be written. Nothing was written. */
export class ChangedMeanwhile extends Error {}

/** Thrown when a stored state of a file is missing. */
export class BlobMissing extends Error {}

const EMPTY: HistoryState = { steps: [], position: 0, head: {}, changedAt: 0 };

/**
 * @param folder of the content
 * @param historyFolder of what the editor remembers
 */
export function openTransactions(folder: string, historyFolder: string, blobs: Blobs) {
  const journalPath = join(historyFolder, 'journal.json');
  const statePath = join(historyFolder, 'history.json');

  const hashNow = (name: string) => {
    const bytes = readIfThere(pathIn(folder, name));
    return bytes ? hashOf(bytes) : null;
  };

  function put(name: string, hash: string | null): void {
    const path = pathIn(folder, name);
    if (hash === null) {
      rmSync(path, { force: true });
      return;
    }
    const bytes = blobs.get(hash);
    if (!bytes) throw new BlobMissing(name);
    writeAtomically(path, bytes);
  }

  /** Completes a change that a killed process had begun; reverts it when a file was changed since. */
  function recover(): void {
    deleteTemporaryFiles(folder);
    deleteTemporaryFiles(historyFolder);
    const journal = readJson<Journal | undefined>(journalPath, undefined);
    if (!journal) return;
    const { files, state } = journal;
    const changes = Object.entries(files);
    const isOurs = changes.every(([name, { before, after }]) => [before, after].includes(hashNow(name)));
    for (const [name, { before, after }] of changes) {
      const [from, to] = isOurs ? [before, after] : [after, before];
      if (hashNow(name) === from) put(name, to);
    }
    if (isOurs) writeJson(statePath, state);
    rmSync(journalPath);
  }

  return {
    recover,

    readState: () => readJson(statePath, EMPTY),

    writeState: (state: HistoryState) => writeJson(statePath, state),

    /**
     * Changes files to states that are stored as blobs, and writes the matching history state.
     *
     * @throws ChangedMeanwhile
     * @throws BlobMissing
     */
    commit(files: FileChanges, state: HistoryState): void {
      const changes = Object.entries(files);
      for (const [name, { before, after }] of changes) {
        if (hashNow(name) !== before) throw new ChangedMeanwhile(name);
        if (after !== null && !blobs.get(after)) throw new BlobMissing(name);
      }
      writeJson(journalPath, { files, state } satisfies Journal);
      for (const [name, { after }] of changes) put(name, after);
      writeJson(statePath, state);
      rmSync(journalPath);
    },
  };
}
