// The state of the interface at a moment: the saved content, and the drafts over it.
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

/** A value that is not saved: being written, not taken by the server, refused by the content's rules, or changed outside meanwhile. */
export type Draft = {
  place: Place;
  value: YamlValue;
  /** The value when the seller began: an outside change meanwhile is not overwritten. */
  before: YamlValue | undefined;
  label: string;
  status: 'writing' | 'failed' | 'invalid' | 'conflict';
  /** Why the server could not save it at the last try. */
  problem?: string | undefined;
  issues: Issue[];
  theirs: YamlValue | undefined;
};

/** The drafts that the rules refuse, that the server could not save, or that are in conflict. */
export const refusedIn = (drafts: ReadonlyMap<string, Draft>): Draft[] =>
  [...drafts.values()].filter(({ status }) => status !== 'writing');

/** The field to correct before a draft can be saved: the one inside it that the rules name, or else itself. */
export const placeToMend = ({ place, issues }: Draft): Place =>
  issues.find((one) => isWithin(one, place)) ?? place;

export type Snapshot = {
  saved: EditorState;
  /** The saved content with the groups that the rules still refuse. */
  shown: EditorState;
  drafts: ReadonlyMap<string, Draft>;
  isSaving: boolean;
  connection: Connection;
  /** The last notice, with what can be done about it until something else changes: mostly to undo what it names. */
  notice: { text: string; action?: { name: string; run: () => void } } | undefined;
  report: PreflightReport | undefined;
  /** The content that the report is about. */
  checkedFiles: Files | undefined;
  /** Whether another report is being made. */
  isChecking: boolean;
  progress: readonly PublishProgress[];
};

/** A group that was switched on or changed whole, whose fields are written into it until the rules take it. */
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

/** Holds the current snapshot and notifies its listeners of the next. */
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
    /** Removes a notice with a button, which would now undo another change. */
    endUndo(): void {
      if (snapshot.notice?.action) update({ notice: undefined });
    },
    notify,
    /** Shows why a request failed. Throws any other error. */
    fail(error: unknown): undefined {
      if (!(error instanceof ApiFailure)) throw error;
      notify(error.message);
    },
    /** Shows a notice for some seconds, unless another takes its place. */
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
