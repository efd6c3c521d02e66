// Pure functions on the state of the history: adding steps, moving between them, and pruning.
import type { PublishHost } from '../api.ts';
import type { Manifest } from './files.ts';

/** The hash of a file before and after a change; null if the file did not exist. */
type FileChange = { before: string | null; after: string | null };
export type FileChanges = Record<string, FileChange>;

/** One step of undo and redo. Steps with the same `key` in quick succession become one step. */
export type Step = { label: string; at: number; key: string; files: FileChanges };

export type HistoryState = {
  steps: Step[];
  /** The number of steps that are applied. Later steps can be redone. */
  position: number;
  /** The files as the editor last saw them. */
  head: Manifest;
  /** When the files last changed, in milliseconds since 1970. */
  changedAt: number;
};

/** The content at some time. */
export type ContentSnapshot = {
  id: string;
  kind: 'first' | 'day' | 'publication';
  at: number;
  host?: PublishHost;
  files: Manifest;
};

const MAX_STEPS = 300;
/** Edits of the same field become one step if each follows the previous one within this time. */
const SAME_STEP_MS = 5000;

export function changesBetween(before: Manifest, after: Manifest): FileChanges {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => before[name] !== after[name])
      .map((name) => [name, { before: before[name] ?? null, after: after[name] ?? null }]),
  );
}

export function withChanges(manifest: Manifest, changes: FileChanges): Manifest {
  const result = { ...manifest };
  for (const [name, { after }] of Object.entries(changes)) {
    if (after === null) delete result[name];
    else result[name] = after;
  }
  return result;
}

export const reversed = (changes: FileChanges): FileChanges =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { before, after }]) => [name, { before: after, after: before }]),
  );

/** Joins two successive changes into one. */
function joined(first: FileChanges, second: FileChanges): FileChanges {
  const result = { ...first };
  for (const [name, change] of Object.entries(second)) {
    const before = first[name] ? first[name].before : change.before;
    if (before === change.after) delete result[name];
    else result[name] = { before, after: change.after };
  }
  return result;
}

/** The state after a new step, which drops the undone steps. `isJoined` merges the step into the last one. */
export function withStep(state: HistoryState, step: Step, isJoined = false): HistoryState {
  const done = state.steps.slice(0, state.position);
  const last = done.at(-1);
  // The difference is negative if the clock was set back.
  const sinceMs = last ? step.at - last.at : 0;
  const isSoon = sinceMs >= 0 && sinceMs <= SAME_STEP_MS;
  const isSameStep = last !== undefined && (isJoined || (step.key !== '' && last.key === step.key && isSoon));
  const files = isSameStep ? joined(last.files, step.files) : step.files;
  const earlier = isSameStep ? done.slice(0, -1) : done;
  // A text that was changed and changed back leaves no step.
  const steps = Object.keys(files).length > 0 ? [...earlier, { ...step, files }] : earlier;
  const kept = steps.slice(-MAX_STEPS);
  return {
    ...state,
    steps: kept,
    position: kept.length,
    head: withChanges(state.head, step.files),
    changedAt: step.at,
  };
}

/** The state at another position of the history. */
export function atPosition(state: HistoryState, position: number): HistoryState {
  const isBack = position < state.position;
  const passed = isBack
    ? state.steps.slice(position, state.position).toReversed()
    : state.steps.slice(state.position, position);
  const head = passed.reduce(
    (manifest, { files }) => withChanges(manifest, isBack ? reversed(files) : files),
    state.head,
  );
  return { ...state, position, head };
}

/** A day in the computer's time zone: "2026-11-24". */
export const dayOf = (at: number): string => new Date(at).toLocaleDateString('sv-SE');

/** The number of `day` versions that are kept. Their age does not matter, so a wrong clock deletes none. */
const DAYS_KEPT = 90;

const hashesIn = (state: HistoryState, snapshots: ContentSnapshot[]): Set<string> =>
  new Set([
    ...Object.values(state.head),
    ...snapshots.flatMap(({ files }) => Object.values(files)),
    ...state.steps.flatMap(({ files }) =>
      Object.values(files).flatMap(({ before, after }) => [before ?? '', after ?? '']),
    ),
  ]);

type Kept = { state: HistoryState; snapshots: ContentSnapshot[] };
/** The maximum number of bytes to keep, and the size of some stored files. */
type Limits = { maxBytes: number; sizeOf: (hashes: Set<string>) => number };

/**
 * Removes the oldest entries beyond the limits: first days, then steps, then the first version and all publications
 * except the last.
 */
export function pruned({
  state,
  snapshots,
  maxBytes,
  sizeOf,
}: Kept & Limits): Kept & { hashes: Set<string> } {
  let history = state;
  const days = new Set(snapshots.filter(({ kind }) => kind === 'day').slice(-DAYS_KEPT));
  let kept = snapshots.filter((snapshot) => snapshot.kind !== 'day' || days.has(snapshot));
  const isTooMuch = () => sizeOf(hashesIn(history, kept)) > maxBytes;
  const forget = (isOld: (snapshot: ContentSnapshot) => boolean) => {
    const oldest = kept.find(isOld);
    if (oldest) kept = kept.filter((snapshot) => snapshot !== oldest);
    return oldest !== undefined;
  };
  while (isTooMuch() && forget(({ kind }) => kind === 'day'));
  while (isTooMuch() && history.position > 1) {
    history = { ...history, steps: history.steps.slice(1), position: history.position - 1 };
  }
  const last = kept.findLast(({ kind }) => kind === 'publication');
  while (isTooMuch() && forget((snapshot) => snapshot !== last));
  return { state: history, snapshots: kept, hashes: hashesIn(history, kept) };
}
