// The editor's access to the content: edits, undo and redo, versions, uploads. All calls are synchronous.
import { join } from 'node:path';
import { fieldTree } from '../../src/content-model/fieldTree.ts';
import type { ContentBytes } from '../../src/content-model/loadContent.ts';
import { findings } from '../../src/content-model/rules/index.ts';
import { type Content, FILE_NAMES } from '../../src/content-model/schemas.ts';
import type { Change, ContentState, EditRequest, EditResult, Issue, PublishHost, Version } from '../api.ts';
import { isSame, valueIn } from '../places.ts';
import { applyEdits } from './applyEdits.ts';
import { openBlobs } from './blobs.ts';
import { openContents } from './contents.ts';
import { diskProblem } from './diskErrors.ts';
import {
  contentFilesOf,
  hashOf,
  isAllowedPath,
  type Manifest,
  OutsideContent,
  pathIn,
  readIfExists,
  readManifest,
} from './files.ts';
import {
  atPosition,
  type ContentSnapshot,
  changesBetween,
  type FileChanges,
  type HistoryState,
  pruned,
  withStep,
} from './historyState.ts';
import { BlobMissing, ChangedOutside, openTransactions } from './transactions.ts';
import { listUploads } from './uploads.ts';
import { openVersions } from './versions.ts';
import { valueOfBytes } from './yamlFile.ts';

const MAX_BYTES = 200 * 1024 ** 2;
const OUTSIDE = { label: 'Mudança feita fora do editor', key: 'outside' };

/** @throws an error that is not a reason to refuse a change */
function messageOf(error: unknown): string {
  if (error instanceof BlobMissing)
    return `O arquivo ${error.message} não está mais guardado: não dá para voltar a esta versão`;
  if (error instanceof OutsideContent)
    return `O arquivo ${error.message} é um atalho para outra pasta: troque-o pelo próprio arquivo`;
  if (error instanceof ChangedOutside)
    return 'Um arquivo foi salvo por outro programa neste instante: tente de novo';
  throw error;
}

function refused(files: FileChanges, error: unknown): EditResult {
  const [file = 'site'] = contentFilesOf(files);
  const message = messageOf(error);
  return { status: 'invalid', issues: [{ level: 'error', file, path: [], label: '', message }] };
}

const labelBy = (by: EditRequest['by'], label: string): string =>
  by ? `${label} (mudado pelo assistente)` : label;

type NewStep = {
  label: string;
  /** Steps with the same key in quick succession become one step. */
  key?: string;
  /** Whether the step is merged into the previous step. */
  isJoined?: boolean;
};

type Options = {
  /** The content folder. */
  folder: string;
  /** The folder in which the history is kept. */
  historyFolder: string;
  now?: () => number;
  maxBytes?: number;
};

export type Store = ReturnType<typeof openStore>;

export function openStore({ folder, historyFolder, now = Date.now, maxBytes = MAX_BYTES }: Options) {
  const tree = fieldTree();
  const blobs = openBlobs(join(historyFolder, 'blobs'));
  const transactions = openTransactions(folder, historyFolder, blobs);
  const versions = openVersions(historyFolder, blobs, tree);
  const contents = openContents(folder);
  transactions.deleteTemporaryFiles();
  let state: HistoryState = transactions.readState();
  /** Why the current files could not be recorded in the history. */
  let problem: string | undefined;

  /** The bytes of a file. A symbolic link does not belong to the folder. */
  const bytesIn = (from: string, name: string) =>
    isAllowedPath(from, name) ? readIfExists(pathIn(from, name)) : undefined;

  /** Stores the current bytes of some files of a folder. */
  function keepFiles(names: string[], from = folder): void {
    for (const name of names) {
      const bytes = bytesIn(from, name);
      if (bytes) blobs.put(bytes);
    }
  }

  function collectGarbage(): void {
    try {
      const kept = pruned({ state, snapshots: versions.all(), maxBytes, sizeOf: blobs.sizeOf });
      if (kept.snapshots.length < versions.all().length) versions.keep(kept.snapshots);
      if (kept.state !== state) transactions.writeState(kept.state);
      state = kept.state;
      blobs.keepOnly(kept.hashes);
    } catch (error) {
      // Unused stored files do no harm.
      if (!diskProblem(error)) throw error;
    }
  }

  /** The files of the last revision. */
  let noticed: Manifest = state.head;
  /** Begins with the time, so that it is higher than the revisions of an earlier start. */
  let revision = Date.now();
  let outsideChanges = 0;

  function notice(manifest: Manifest): void {
    if (isSame(manifest, noticed)) return;
    noticed = manifest;
    revision += 1;
  }

  /** Records the current files in the history, at the first start or after outside changes. */
  function record(): void {
    problem = undefined;
    if (transactions.recover()) state = transactions.readState();
    const isFirst = state.changedAt === 0 && Object.keys(state.head).length === 0;
    const head = readManifest(folder, state.head);
    if (!isFirst && !isSame(head, noticed) && !isSame(head, state.head)) outsideChanges += 1;
    notice(head);
    const files = changesBetween(state.head, head);
    if (Object.keys(files).length === 0) return;
    const at = now();
    const isNewDay = versions.keepDay(state, at);
    keepFiles(Object.keys(files));
    if (isFirst && versions.all().length === 0) versions.add({ kind: 'first', at, files: head });
    const isJoined = state.steps[state.position - 1]?.key === OUTSIDE.key;
    const next = isFirst
      ? { ...state, head, changedAt: at }
      : withStep(state, { ...OUTSIDE, at, files }, isJoined);
    transactions.writeState(next);
    state = next;
    if (isNewDay) collectGarbage();
  }

  /** Records outside changes in the history if the disk allows it. Returns how many were found since the start. */
  function refresh(): number {
    try {
      record();
    } catch (error) {
      problem = diskProblem(error)?.message;
      if (problem === undefined) throw error;
    }
    return outsideChanges;
  }

  refresh();
  collectGarbage();

  /** The current content with its issues and findings. */
  function contentState(): ContentState {
    const { bytes, files } = contents.read();
    const { content, issues, names } = contents.validate(bytes);
    contents.remember(revision, files);
    const { steps, position } = state;
    const [undoLabel, redoLabel] = [steps[position - 1]?.label, steps[position]?.label];
    return {
      revision,
      files,
      uploads: listUploads(),
      issues,
      // Not cached with the validation, because they depend on the time.
      findings: content ? findings(content, now()) : [],
      names,
      undoLabel,
      redoLabel,
    };
  }

  const saved = (): EditResult => ({ status: 'saved', state: contentState() });

  /** Writes the files and the new history, or nothing. */
  function change(files: FileChanges, next: HistoryState): EditResult {
    try {
      const isNewDay = versions.keepDay(state, now());
      transactions.commit(files, next);
      state = next;
      notice(next.head);
      if (isNewDay) collectGarbage();
      return saved();
    } catch (error) {
      return refused(files, error);
    }
  }

  /** Changes the files to the files of a manifest, as one step of the history. */
  function changeTo(manifest: Manifest, { label, key = '', isJoined }: NewStep): EditResult {
    const files = changesBetween(state.head, manifest);
    if (Object.keys(files).length === 0) return saved();
    return change(files, withStep(state, { label, key, at: now(), files }, isJoined));
  }

  /** Writes files as one step of the history. The value undefined deletes a file. */
  function write(files: Record<string, Uint8Array | undefined>, step: NewStep): EditResult {
    const manifest = { ...state.head };
    for (const [name, bytes] of Object.entries(files)) {
      if (bytes) manifest[name] = blobs.put(bytes);
      else delete manifest[name];
    }
    return changeTo(manifest, step);
  }

  /** Replaces the whole content. The current content is kept as a version, unless a version equals it. */
  function replaceAll(files: Manifest, label: string): EditResult {
    if (!versions.all().some((version) => isSame(version.files, state.head)))
      versions.add({ kind: 'day', at: now(), files: state.head });
    return changeTo(files, { label });
  }

  /** Whether the last step only added uploads and a request uses one of them. Both then become one step. */
  const usesLastUpload = (request: EditRequest): boolean => {
    const last = state.steps[state.position - 1];
    if (!last || last.key === OUTSIDE.key || state.position !== state.steps.length) return false;
    const names = Object.keys(last.files);
    const written = JSON.stringify(request.edits);
    return (
      names.every((name) => name.startsWith('uploads/')) &&
      names.some((name) => written.includes(name.slice('uploads/'.length)))
    );
  };

  /** Makes the edits of a request. `isJoined` merges them into the last step. */
  function edit(request: EditRequest, isJoined?: boolean): EditResult {
    record();
    const result = applyEdits(request, contents, tree);
    if ('status' in result) return result;
    const { files, key } = result;
    return write(files, {
      label: labelBy(request.by, request.label),
      key,
      isJoined: isJoined ?? usesLastUpload(request),
    });
  }

  /** Moves to the nearest state with at most as many errors as the current content; if there is none, by one step. */
  function moveInHistory(direction: 1 | -1): EditResult {
    record();
    const count = direction < 0 ? state.position : state.steps.length - state.position;
    const stateAfter = (steps: number) => ({
      ...atPosition(state, state.position + direction * steps),
      changedAt: now(),
    });
    const errorCount = contents.validate(contents.read().bytes).issues.length;
    const isFine = ({ head }: HistoryState) => {
      const names = new Set([...FILE_NAMES, ...contentFilesOf(head)]);
      const bytes: ContentBytes = Object.fromEntries(
        [...names].map((name) => [name, blobs.get(head[`${name}.yaml`] ?? '')]),
      );
      // An upload that is missing now is restored together with the state that refers to it.
      const comesBack = ({ file, path }: Issue) => {
        const upload = `uploads/${valueIn(valueOfBytes(bytes[file]), path)}`;
        return upload in head && !(upload in state.head);
      };
      return contents.validate(bytes).issues.filter((issue) => !comesBack(issue)).length <= errorCount;
    };
    if (count === 0) return saved();
    const distances = Array.from({ length: count }, (_, index) => index + 1);
    const next = stateAfter(distances.find((steps) => isFine(stateAfter(steps))) ?? 1);
    return change(changesBetween(state.head, next.head), next);
  }

  /** Restores a version or the content after a step. Later uploads are removed, and undo restores them. */
  function restore(id: string): EditResult | undefined {
    record();
    const files = versions.filesAfter(state, id);
    if (files) return changeTo(files, { label: 'Momento anterior' });
    const version = versions.find(id);
    return version && replaceAll(version.files, 'Versão anterior');
  }

  /** Reverts only some changes of a version: restores the uploads that they need, and applies edits. */
  function revert(id: string, changes: string[]): EditResult | undefined {
    record();
    const reversal = versions.reversalOf(state, id, changes);
    if (!reversal) return undefined;
    const label = `Voltar: ${reversal.label}`;
    const earlier = state;
    const result = changeTo({ ...state.head, ...reversal.files }, { label });
    if (reversal.edits.length === 0 || result.status !== 'saved') return result;
    let edited: EditResult | undefined;
    try {
      edited = edit({ edits: reversal.edits, label }, state !== earlier);
    } finally {
      if (edited?.status !== 'saved' && state !== earlier)
        change(changesBetween(state.head, earlier.head), earlier);
    }
    return edited;
  }

  return {
    folder,
    fields: tree,
    state: contentState,
    refresh,
    /** A message for the seller that says why nothing can be saved now; undefined if saving is possible. */
    problem: () => problem,
    edit: (request: EditRequest) => edit(request),
    undo: () => moveInHistory(-1),
    redo: () => moveInHistory(1),
    restore,
    revert,
    versions: (): Version[] => versions.list(state),

    /** The revision of the current content. */
    revision(): number {
      refresh();
      return revision;
    },
    /** The validated content with the names in braces unfilled; undefined if it has errors. */
    content: (): Content | undefined => contents.validate(contents.read().bytes).content,

    /** Replaces the whole content with the files of a product's folder. The old content is kept as a version. */
    startFrom(product: string, label: string): EditResult {
      record();
      const files = readManifest(product, {});
      keepFiles(Object.keys(files), product);
      return replaceAll(files, label);
    },

    /** Adds a file to the uploads folder, under a name that no different file has. */
    addUpload(name: string, bytes: Uint8Array, by?: EditRequest['by']): EditResult {
      record();
      return write(
        { [`uploads/${name}`]: bytes },
        { label: labelBy(by, 'Imagem nova'), key: by ? '' : 'upload' },
      );
    },
    /** The hash of an upload, by its name in uploads/; undefined if it does not exist. */
    hashOfUpload: (name: string): string | undefined => {
      const bytes = bytesIn(folder, `uploads/${name}`);
      return bytes && hashOf(bytes);
    },

    /** The hash of each file of the current content. */
    manifest(): Manifest {
      refresh();
      return state.head;
    },
    /** Keeps the published files as a version if the disk allows it. */
    addPublication(host: PublishHost, files: Manifest): void {
      try {
        versions.add({ kind: 'publication', at: now(), files, host });
      } catch (error) {
        // The site is published even without a version.
        if (!diskProblem(error)) throw error;
      }
      collectGarbage();
    },
    /** The last publication, and the changes since then. */
    sincePublication(): { last: ContentSnapshot | undefined; changes: Change[] } {
      const last = versions.lastPublication();
      return { last, changes: last ? versions.describe(last.files, state.head, state.head) : [] };
    },
  };
}
