// Changes several files at once: all of them or none, also when the process is killed in between.
import { join } from 'node:path';
import type { Blobs } from './blobs.ts';
import {
  deleteTemporaryFiles,
  hashOf,
  jsonBytes,
  orDiscard,
  type PreparedFile,
  pathIn,
  prepareFile,
  readIfThere,
  readJson,
  removeFile,
  tryToRemove,
  writeJson,
} from './files.ts';
import { type FileChanges, type HistoryState, reversed } from './historyState.ts';

type Journal = { files: FileChanges; state: HistoryState };

/** Thrown when a file was changed outside just before it was to be written. Nothing was written. */
export class ChangedMeanwhile extends Error {}

/** Thrown when the stored bytes of a file are missing. */
export class BlobMissing extends Error {}

const EMPTY: HistoryState = { steps: [], position: 0, head: {}, changedAt: 0 };

export function openTransactions(folder: string, historyFolder: string, blobs: Blobs) {
  const journalPath = join(historyFolder, 'journal.json');
  const statePath = join(historyFolder, 'history.json');

  const hashNow = (name: string) => {
    const bytes = readIfThere(pathIn(folder, name));
    return bytes ? hashOf(bytes) : null;
  };

  /** Writes what a file will be beside it; the deletion of a file needs nothing. */
  function prepare(name: string, hash: string | null): PreparedFile {
    const path = pathIn(folder, name);
    if (hash === null) return { replace: () => removeFile(path), discard: () => {} };
    const bytes = blobs.get(hash);
    if (!bytes) throw new BlobMissing(name);
    return prepareFile(path, bytes);
  }

  /** Writes all that is needed before the first file is replaced: what a full disk refuses then leaves all as it was. */
  function prepareAll(files: Record<string, string | null>, state: HistoryState | undefined): PreparedFile[] {
    const prepared: PreparedFile[] = [];
    return orDiscard(prepared, () => {
      for (const [name, hash] of Object.entries(files)) prepared.push(prepare(name, hash));
      if (state) prepared.push(prepareFile(statePath, jsonBytes(state)));
      return prepared;
    });
  }

  const replaceAll = (prepared: PreparedFile[]): void =>
    orDiscard(prepared, () => {
      for (const file of prepared) file.replace();
    });

  /**
   * Completes the change that a killed process had begun; takes it back when a file was changed since. Returns whether there
   * was one.
   */
  function recover(): boolean {
    const journal = readJson<Journal | undefined>(journalPath, undefined);
    if (!journal) return false;
    const changes = Object.entries(journal.files);
    const isOurs = changes.every(([name, { before, after }]) => [before, after].includes(hashNow(name)));
    const targets = changes.flatMap(([name, { before, after }]) => {
      const [from, to] = isOurs ? [before, after] : [after, before];
      return hashNow(name) === from ? [[name, to]] : [];
    });
    try {
      replaceAll(prepareAll(Object.fromEntries(targets), isOurs ? journal.state : undefined));
    } catch (error) {
      // The files stay as they are.
      if (!(error instanceof BlobMissing)) throw error;
    }
    removeFile(journalPath);
    return true;
  }

  /** Takes back a change that has failed. If that fails too, the journal keeps it and `recover` takes it back later. */
  function takeBack(files: FileChanges, previous: HistoryState): void {
    try {
      writeJson(journalPath, { files: reversed(files), state: previous } satisfies Journal);
    } catch {
      tryToRemove(journalPath);
      return;
    }
    try {
      recover();
    } catch {
      // The error that led here is the one to report.
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
     * Changes files to states that are stored as blobs, and writes the matching history state. When it throws, all is as it
     * was, or `recover` takes back what is not.
     *
     * @throws ChangedMeanwhile
     * @throws BlobMissing
     * @throws what the disk refuses
     */
    commit(files: FileChanges, state: HistoryState): void {
      const changes = Object.entries(files);
      for (const [name, { before }] of changes) {
        if (hashNow(name) !== before) throw new ChangedMeanwhile(name);
      }
      const previous = readJson(statePath, EMPTY);
      const after = Object.fromEntries(changes.map(([name, change]) => [name, change.after]));
      const prepared = prepareAll(after, state);
      orDiscard(prepared, () => writeJson(journalPath, { files, state } satisfies Journal));
      try {
        replaceAll(prepared);
      } catch (error) {
        takeBack(files, previous);
        throw error;
      }
      removeFile(journalPath);
    },
  };
}
