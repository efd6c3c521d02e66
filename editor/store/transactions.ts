// Changes several files atomically: all of them or none, even if the process is killed in between.
import { join } from 'node:path';
import type { Blobs } from './blobs.ts';
import {
  deleteTemporaryFiles,
  discardOnError,
  hashOf,
  jsonBytes,
  type PreparedFile,
  pathIn,
  prepareFile,
  readIfExists,
  readJson,
  removeFile,
  tryToRemove,
  writeJson,
} from './files.ts';
import type { FileChanges, HistoryState } from './historyState.ts';

type Journal = {
  files: FileChanges;
  state: HistoryState;
  /** Whether the change failed. `state` is then the state before it. */
  isFailed?: boolean;
};

/** Thrown when a file was changed outside just before it would have been written. Nothing was written. */
export class ChangedOutside extends Error {}

/** Thrown when the stored bytes of a file are missing. */
export class BlobMissing extends Error {}

const EMPTY: HistoryState = { steps: [], position: 0, head: {}, changedAt: 0 };

export function openTransactions(folder: string, historyFolder: string, blobs: Blobs) {
  const journalPath = join(historyFolder, 'journal.json');
  const statePath = join(historyFolder, 'history.json');

  const hashNow = (name: string) => {
    const bytes = readIfExists(pathIn(folder, name));
    return bytes ? hashOf(bytes) : null;
  };

  /** Writes the new bytes of a file to a temporary file. A deletion needs no preparation. */
  function prepare(name: string, hash: string | null): PreparedFile {
    const path = pathIn(folder, name);
    if (hash === null) return { replace: () => removeFile(path), discard: () => {} };
    const bytes = blobs.get(hash);
    if (!bytes) throw new BlobMissing(name);
    return prepareFile(path, bytes);
  }

  /** Writes all temporary files before the first file is replaced, so a full disk leaves everything unchanged. */
  function prepareAll(files: Record<string, string | null>, state: HistoryState | undefined): PreparedFile[] {
    const prepared: PreparedFile[] = [];
    return discardOnError(prepared, () => {
      for (const [name, hash] of Object.entries(files)) prepared.push(prepare(name, hash));
      if (state) prepared.push(prepareFile(statePath, jsonBytes(state)));
      return prepared;
    });
  }

  const replaceAll = (prepared: PreparedFile[]): void =>
    discardOnError(prepared, () => {
      for (const file of prepared) file.replace();
    });

  /**
   * Completes the change that a killed process had begun, or rolls it back if it failed or a file was changed since.
   * Returns whether there was such a change.
   */
  function recover(): boolean {
    const journal = readJson<Journal | undefined>(journalPath, undefined);
    if (journal) finish(journal);
    return journal !== undefined;
  }

  function finish(journal: Journal): void {
    const changes = Object.entries(journal.files);
    const isOurs = changes.every(([name, { before, after }]) => [before, after].includes(hashNow(name)));
    const isCompleted = isOurs && !journal.isFailed;
    const targets = changes.flatMap(([name, { before, after }]) => {
      const [from, to] = isCompleted ? [before, after] : [after, before];
      return hashNow(name) === from ? [[name, to]] : [];
    });
    try {
      replaceAll(prepareAll(Object.fromEntries(targets), isOurs ? journal.state : undefined));
    } catch (error) {
      // The files stay as they are.
      if (!(error instanceof BlobMissing)) throw error;
    }
    removeFile(journalPath);
  }

  /** Rolls back a failed change. A rollback that fails too stays in the journal, and `recover` completes it later. */
  function rollBack(files: FileChanges, previous: HistoryState): void {
    const journal: Journal = { files, state: previous, isFailed: true };
    try {
      writeJson(journalPath, journal);
    } catch {
      tryToRemove(journalPath);
    }
    try {
      finish(journal);
    } catch {
      // The error of the change itself is reported.
    }
  }

  return {
    recover,

    deleteTemporaryFiles(): void {
      deleteTemporaryFiles(folder);
      deleteTemporaryFiles(historyFolder);
    },

    readState: () => readJson(statePath, EMPTY),

    writeState: (state: HistoryState) => writeJson(statePath, state),

    /**
     * Changes files to states that are stored as blobs, and writes the matching history state. If that fails, it is
     * rolled back, at once or later by `recover`.
     *
     * @throws ChangedOutside
     * @throws BlobMissing
     * @throws errors of the file system
     */
    commit(files: FileChanges, state: HistoryState): void {
      const changes = Object.entries(files);
      for (const [name, { before }] of changes) {
        if (hashNow(name) !== before) throw new ChangedOutside(name);
      }
      const previous = readJson(statePath, EMPTY);
      const after = Object.fromEntries(changes.map(([name, change]) => [name, change.after]));
      const prepared = prepareAll(after, state);
      discardOnError(prepared, () => writeJson(journalPath, { files, state } satisfies Journal));
      try {
        replaceAll(prepared);
      } catch (error) {
        rollBack(files, previous);
        throw error;
      }
      removeFile(journalPath);
    },
  };
}
