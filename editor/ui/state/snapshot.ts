// The state of the interface: the saved content and the drafts.
import type {
  EditorState,
  Files,
  Issue,
  Place,
  PreflightReport,
  PublishProgress,
  YamlValue,
} from '../../api.ts';
import { isGroup, isWithin, valueAt, withEdit } from '../../places.ts';
import { ApiFailure, type Connection } from './api.ts';

/**
 * An unsaved value: it is being written, the server failed to save it, the rules refuse it, or the saved value was
 * changed outside.
 */
export type Draft = {
  place: Place;
  value: YamlValue;
  /** The saved value when the seller began to type, so that an outside change is not overwritten. */
  before: YamlValue | undefined;
  label: string;
  status: 'writing' | 'failed' | 'invalid' | 'conflict';
  /** Why the server could not save the value at the last attempt. */
  problem?: string | undefined;
  issues: Issue[];
  theirs: YamlValue | undefined;
};

/** The drafts that the rules refuse, that the server could not save, or that are in conflict. */
export const refusedIn = (drafts: ReadonlyMap<string, Draft>): Draft[] =>
  [...drafts.values()].filter(({ status }) => status !== 'writing');

/** The field to correct before a draft can be saved: a field inside it with an issue, or else the draft's own field. */
export const placeToCorrect = ({ place, issues }: Draft): Place =>
  issues.find((one) => isWithin(one, place)) ?? place;

export type Snapshot = {
  saved: EditorState;
  /** The saved content with the groups that the rules still refuse. */
  shown: EditorState;
  drafts: ReadonlyMap<string, Draft>;
  isSaving: boolean;
  connection: Connection;
  /** The last notice. Its action, usually an undo, can be used until something else changes. */
  notice: { text: string; action?: { name: string; run: () => void } } | undefined;
  report: PreflightReport | undefined;
  /** The content for which the report was made. */
  checkedFiles: Files | undefined;
  /** Whether a new report is being made. */
  isChecking: boolean;
  progress: readonly PublishProgress[];
};

/** Whether a draft is a whole group. The group's fields are written into the draft until the rules accept the group. */
export const isGroupDraft = ({ value }: Draft): boolean => isGroup(value);

function withGroups({ saved, drafts }: Pick<Snapshot, 'saved' | 'drafts'>): EditorState {
  const groups = [...drafts.values()].filter(isGroupDraft);
  if (groups.length === 0) return saved;
  const files = { ...saved.files };
  for (const { place, value } of groups)
    files[place.file] = withEdit(files[place.file], { type: 'set', path: place.path, value }) ?? value;
  return { ...saved, files };
}

/** How long a brief notice is shown. */
const BRIEF_MS = 6000;

export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/** Holds the current snapshot and notifies listeners of changes. */
export function createSnapshotStore(saved: EditorState) {
  let snapshot: Snapshot = {
    saved,
    shown: saved,
    drafts: new Map(),
    isSaving: false,
    connection: 'open',
    notice: undefined,
    report: undefined,
    checkedFiles: undefined,
    isChecking: false,
    progress: [],
  };
  const listeners = new Set<() => void>();

  function update(change: Partial<Snapshot>): void {
    snapshot = { ...snapshot, ...change };
    if (change.saved || change.drafts) snapshot.shown = withGroups(snapshot);
    for (const listener of listeners) listener();
  }

  function setDraft(key: string, draft: Draft | undefined): void {
    const drafts = new Map(snapshot.drafts);
    if (draft) drafts.set(key, draft);
    else drafts.delete(key);
    update({ drafts });
  }

  const notify = (text: string, run?: () => void, name = 'Desfazer') =>
    update({ notice: { text, ...(run && { action: { name, run } }) } });

  return {
    get: () => snapshot,
    update,
    setDraft,
    savedValue: (place: Place) => valueAt(snapshot.saved.files, place),
    /** Removes a notice with a button, because the button would now undo another change. */
    endUndo(): void {
      if (snapshot.notice?.action) update({ notice: undefined });
    },
    notify,
    /** Shows why a request failed. Rethrows any other error. */
    fail(error: unknown): undefined {
      if (!(error instanceof ApiFailure)) throw error;
      notify(error.message);
    },
    /** Shows a notice for some seconds, or until another replaces it. */
    notifyBriefly(text: string): void {
      const notice = { text };
      update({ notice });
      setTimeout(() => snapshot.notice === notice && update({ notice: undefined }), BRIEF_MS);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
