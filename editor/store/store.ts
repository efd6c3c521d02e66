// The editor's access to the content: edits, undo and redo, versions, uploads. All calls are synchronous.
import { join } from 'node:path';
import { fieldTree } from '../../src/content-model/fieldTree.ts';
import type { ContentBytes } from '../../src/content-model/loadContent.ts';
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
  isIn,
  type Manifest,
  OutsideContent,
  pathIn,
  readIfThere,
  readManifest,
} from './files.ts';
import {
  changesBetween,
  type FileChanges,
  type HistoryState,
  movedTo,
  pruned,
  type Snapshot,
  withStep,
} from './historyState.ts';
import { BlobMissing, ChangedMeanwhile, openTransactions } from './transactions.ts';
import { listUploads } from './uploads.ts';
import { openVersions } from './versions.ts';
import { valueOfBytes } from './yamlFile.ts';

const MAX_BYTES = 200 * 1024 ** 2;
const OUTSIDE = { label: 'Mudança feita fora do editor', key: 'outside' };

/** @throws what is no reason to refuse a change */
function messageOf(error: unknown): string {
  if (error instanceof BlobMissing)
    return `O arquivo ${error.message} não está mais guardado: esta versão não pode voltar`;
  if (error instanceof OutsideContent)
    return `O arquivo ${error.message} é um atalho para outra pasta: troque-o pelo próprio arquivo`;
  if (error instanceof ChangedMeanwhile)
    return 'Um arquivo foi salvo por outro programa neste instante: tente de novo';
  throw error;
}

function refused(files: FileChanges, error: unknown): EditResult {
  const [file = 'site'] = contentFilesOf(files);
  const message = messageOf(error);
  return { status: 'invalid', issues: [{ level: 'error', file, path: [], label: '', message }] };
}

type NewStep = {
  label: string;
  /** Steps with the same key that follow each other quickly are one. */
  key?: string;
  /** Whether it belongs to the step before it. */
  isJoined?: boolean;
};

type Options = {
  /** The content folder. */
  folder: string;
  /** Where the history is kept. */
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
  /** Why the files could not be recorded. */
  let problem: string | undefined;

  /** Stores the present bytes of files of a folder. */
  function keepFiles(names: string[], from = folder): void {
    for (const name of names) {
      // A file that has become a link does not belong to the folder any more.
      const bytes = isIn(from, name) ? readIfThere(pathIn(from, name)) : undefined;
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
      // Garbage that stays does no harm.
      if (!diskProblem(error)) throw error;
    }
  }

  /** The files of the last revision. */
  let noticed: Manifest = state.head;
  /** Begins above those of an earlier start. */
  let revision = Date.now();
  let outsideChanges = 0;

  function notice(manifest: Manifest): void {
    if (isSame(manifest, noticed)) return;
    const changed = Object.keys(changesBetween(noticed, manifest));
    if (changed.some((name) => name.startsWith('uploads/'))) contents.forgetValidations();
    noticed = manifest;
    revision += 1;
  }

  /** Brings the history to the files as they are: as the editor finds them first, or after changes from outside. */
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

  /** Records outside changes in the history, as far as the disk allows it. Returns how often there were any so far. */
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

  /** The content as it is, with its validation. */
  function contentState(): ContentState {
    const { bytes, files } = contents.read();
    const { issues, findings, names } = contents.validate(bytes);
    contents.remember(revision, files);
    const { steps, position } = state;
    const [undoLabel, redoLabel] = [steps[position - 1]?.label, steps[position]?.label];
    return { revision, files, uploads: listUploads(), issues, findings, names, undoLabel, redoLabel };
  }

  const saved = (): EditResult => ({ status: 'saved', state: contentState() });

  /** Writes the files and the new history, all or nothing. */
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

  /** Brings the files to what a manifest says as one step of the history. */
  function changeTo(manifest: Manifest, { label, key = '', isJoined }: NewStep): EditResult {
    const files = changesBetween(state.head, manifest);
    if (Object.keys(files).length === 0) return saved();
    return change(files, withStep(state, { label, key, at: now(), files }, isJoined));
  }

  /** Writes files as one step of the history; undefined deletes one. */
  function write(files: Record<string, Uint8Array | undefined>, step: NewStep): EditResult {
    const manifest = { ...state.head };
    for (const [name, bytes] of Object.entries(files)) {
      if (bytes) manifest[name] = blobs.put(bytes);
      else delete manifest[name];
    }
    return changeTo(manifest, step);
  }

  /** Keeps the content as it is as a version, unless one has it already, and then replaces all of it. */
  function replaceAll(files: Manifest, label: string): EditResult {
    if (!versions.all().some((version) => isSame(version.files, state.head)))
      versions.add({ kind: 'day', at: now(), files: state.head });
    return changeTo(files, { label });
  }

  /** A picture that was just uploaded belongs to the step of the edit that uses it. */
  const usesLastUpload = (request: EditRequest): boolean => {
    const last = state.steps[state.position - 1];
    if (last?.key !== 'upload' || state.position !== state.steps.length) return false;
    const written = JSON.stringify(request.edits);
    return Object.keys(last.files).some((name) => written.includes(name.slice('uploads/'.length)));
  };

  function edit(request: EditRequest): EditResult {
    record();
    const result = applyEdits(request, contents, tree);
    if ('status' in result) return result;
    const { files, key } = result;
    return write(files, { label: request.label, key, isJoined: usesLastUpload(request) });
  }

  /** Goes to the next state of the history in which the content has no errors that it does not have now. */
  function moveInHistory(direction: 1 | -1): EditResult {
    record();
    const count = direction < 0 ? state.position : state.steps.length - state.position;
    const states = Array.from({ length: count }, (_, index) => ({
      ...movedTo(state, state.position + direction * (index + 1)),
      changedAt: now(),
    }));
    const present = contentState().issues.length;
    const isFine = ({ head }: HistoryState) => {
      const names = new Set([...FILE_NAMES, ...contentFilesOf(head)]);
      const bytes: ContentBytes = Object.fromEntries(
        [...names].map((name) => [name, blobs.get(head[`${name}.yaml`] ?? '')]),
      );
      // An upload that is missing now comes back with the state that names it.
      const comesBack = ({ file, path }: Issue) => {
        const upload = `uploads/${valueIn(valueOfBytes(bytes[file]), path)}`;
        return upload in head && !(upload in state.head);
      };
      return contents.validate(bytes).issues.filter((issue) => !comesBack(issue)).length <= present;
    };
    const next = states.find(isFine) ?? states[0];
    return next ? change(changesBetween(state.head, next.head), next) : saved();
  }

  /** Brings a version or a moment back whole. Uploads that came later go, and come back by undo. */
  function restore(id: string): EditResult | undefined {
    record();
    const moment = versions.filesAfter(state, id);
    if (moment) return changeTo(moment, { label: 'Momento anterior' });
    const version = versions.find(id);
    return version && replaceAll(version.files, 'Versão anterior');
  }

  /** Takes some changes of a version back and nothing else, by edits as any other and the files that they name. */
  function revert(id: string, changes: string[]): EditResult | undefined {
    record();
    const reversal = versions.reversalOf(state, id, changes);
    if (!reversal) return undefined;
    const label = `Voltar: ${reversal.label}`;
    const earlier = state;
    const result = changeTo({ ...state.head, ...reversal.files }, { label, key: 'upload' });
    if (reversal.edits.length === 0 || result.status !== 'saved') return result;
    let edited: EditResult | undefined;
    try {
      edited = edit({ edits: reversal.edits, label });
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
    /** Why nothing can be saved now, in the seller's words. */
    problem: () => problem,
    edit,
    undo: () => moveInHistory(-1),
    redo: () => moveInHistory(1),
    restore,
    revert,
    versions: (): Version[] => versions.list(state),

    /** The revision of the content as it is. */
    revision(): number {
      refresh();
      return revision;
    },
    /** The validated content with the names in braces unfilled; undefined when it has errors. */
    content: (): Content | undefined => contents.validate(contents.read().bytes).content,

    /** Replaces the whole content by the files of a folder, such as a shipped product, and keeps a version of it before. */
    startFrom(product: string, label: string): EditResult {
      record();
      const files = readManifest(product, {});
      keepFiles(Object.keys(files), product);
      return replaceAll(files, label);
    },

    /** Adds a file below uploads; one of the same name must not be there. */
    addUpload(name: string, bytes: Uint8Array): EditResult {
      record();
      return write({ [`uploads/${name}`]: bytes }, { label: 'Imagem nova', key: 'upload' });
    },
    /** The hash of an upload, by its name below uploads/, if it exists. */
    hashOfUpload: (name: string): string | undefined => {
      const bytes = readIfThere(pathIn(folder, `uploads/${name}`));
      return bytes && hashOf(bytes);
    },

    /** Keeps what was published as a version, as far as the disk allows it. */
    addPublication(host: PublishHost): void {
      refresh();
      try {
        versions.add({ kind: 'publication', at: now(), files: state.head, host });
      } catch (error) {
        // The site is published all the same.
        if (!diskProblem(error)) throw error;
      }
      collectGarbage();
    },
    /** The last publication, and what has changed since. */
    sincePublication(): { last: Snapshot | undefined; changes: Change[] } {
      const last = versions.lastPublication();
      return { last, changes: last ? versions.describe(last.files, state.head, state.head) : [] };
    },
  };
}
