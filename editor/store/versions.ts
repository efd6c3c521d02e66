// "Versões": complete copies of the content before the first change, after days with changes, and at publications.
import { join } from 'node:path';
import type { FieldTree } from '../../src/content-model/fieldTree.ts';
import type { Change, Edit, HistoryStep, Version, YamlValue } from '../api.ts';
import { isSame } from '../places.ts';
import type { Blobs } from './blobs.ts';
import { type ChangeFound, contentChanges, uploadChanges } from './changes.ts';
import { contentFilesOf, type Manifest, readJson, writeJson } from './files.ts';
import {
  atPosition,
  type ContentSnapshot,
  changesBetween,
  dayOf,
  type HistoryState,
  type Step,
  withChanges,
} from './historyState.ts';
import { valueOfBytes } from './yamlFile.ts';

const CURRENT = 'current';
/** A step is identified by its time, because its index changes when old steps are removed. */
const stepId = ({ at }: Step) => `step-${at}`;

export function openVersions(historyFolder: string, blobs: Blobs, tree: FieldTree) {
  const path = join(historyFolder, 'versions.json');
  let snapshots = readJson<ContentSnapshot[]>(path, []);

  const save = (changed: ContentSnapshot[]) => {
    writeJson(path, changed);
    snapshots = changed;
  };

  const add = (snapshot: Omit<ContentSnapshot, 'id'>) =>
    save([...snapshots, { ...snapshot, id: `${snapshot.kind}-${snapshot.at}-${snapshots.length}` }]);

  /** Parsed content files, by their hash. */
  const parsed = new Map<string, YamlValue>();

  function readFile(hash: string | undefined): YamlValue {
    const known = parsed.get(hash ?? '');
    if (known !== undefined) return known;
    const value = valueOfBytes(blobs.get(hash ?? ''));
    parsed.set(hash ?? '', value);
    return value;
  }

  function changesFound(
    before: Manifest,
    after: Manifest,
    current: Manifest,
  ): (ChangeFound & { id: string })[] {
    const changed = changesBetween(before, after);
    const filesIn = (manifest: Manifest) =>
      Object.fromEntries(
        contentFilesOf(changed).flatMap((name) => {
          const hash = manifest[`${name}.yaml`];
          return hash === undefined ? [] : [[name, readFile(hash)]];
        }),
      );
    const found = [
      ...contentChanges(tree, { before: filesIn(before), after: filesIn(after), now: filesIn(current) }),
      ...uploadChanges(changed, current),
    ];
    // The number distinguishes changes with the same label.
    return found.map((change, index) => ({ ...change, id: `${index} ${change.label}` }));
  }

  /** The differences between two states of the content, and whether each can be reverted in the current content. */
  const describe = (before: Manifest, after: Manifest, current: Manifest): Change[] =>
    changesFound(before, after, current).map(({ reversal, ...change }) => ({
      ...change,
      canReturn: reversal !== undefined,
    }));

  /** The versions and the current content, oldest first. */
  function withCurrent({ head, changedAt }: HistoryState): ContentSnapshot[] {
    const isKept = isSame(snapshots.at(-1)?.files, head);
    return isKept ? snapshots : [...snapshots, { id: CURRENT, kind: 'day', at: changedAt, files: head }];
  }

  /** The applied steps with the files before and after each, oldest first. */
  function stepsOf(state: HistoryState): (Step & { before: Manifest; after: Manifest })[] {
    let { head } = atPosition(state, 0);
    return state.steps.slice(0, state.position).map((step) => {
      const before = head;
      head = withChanges(before, step.files);
      return { ...step, before, after: head };
    });
  }

  const stepsBetween = (state: HistoryState, from: number, to: number): HistoryStep[] =>
    stepsOf(state)
      .filter(({ at }) => at > from && at <= to)
      .map(({ before, after, ...step }) => ({
        id: stepId(step),
        at: step.at,
        label: step.label,
        changes: describe(before, after, state.head),
      }))
      .toReversed();

  return {
    all: () => snapshots,
    keep: save,
    add,
    describe,
    find: (id: string) => snapshots.find((snapshot) => snapshot.id === id),
    /** The files after a step. */
    filesAfter: (state: HistoryState, id: string): Manifest | undefined =>
      stepsOf(state).find((step) => stepId(step) === id)?.after,
    lastPublication: () => snapshots.findLast(({ kind }) => kind === 'publication'),

    /**
     * Before the first change of a day, keeps the content as the version of the last day with changes. Returns whether
     * it added a version.
     */
    keepDay(state: HistoryState, now: number): boolean {
      const last = snapshots.at(-1);
      const isNewDay = state.changedAt > 0 && dayOf(state.changedAt) !== dayOf(now);
      const isKept = !isNewDay || isSame(last?.files, state.head);
      // The clock may have been ahead at the time of the change.
      if (!isKept) add({ kind: 'day', at: Math.min(state.changedAt, now), files: state.head });
      return !isKept;
    },

    /** The versions for the interface, newest first, beginning with the current content. */
    list(state: HistoryState): Version[] {
      const all = withCurrent(state);
      return all
        .map(({ id, kind, at, host, files }, index) => ({
          id,
          kind,
          at,
          ...(host && { host }),
          changes: describe(all[index - 1]?.files ?? files, files, state.head),
          steps: stepsBetween(state, all[index - 1]?.at ?? at, at),
          isCurrent: isSame(files, state.head),
        }))
        .toReversed();
    },

    /** How to revert some changes of a version; undefined if that is no longer possible. */
    reversalOf(
      state: HistoryState,
      id: string,
      changes: string[],
    ): { label: string; edits: Edit[]; files: Manifest } | undefined {
      const all = withCurrent(state);
      const index = all.findIndex((version) => version.id === id);
      const [before, after] = [all[index - 1]?.files, all[index]?.files];
      if (!before || !after) return undefined;
      const found = changesFound(before, after, state.head)
        .filter((change) => changes.includes(change.id))
        .flatMap(({ label, reversal }) => (reversal ? [{ label, ...reversal }] : []));
      if (found.length < changes.length) return undefined;
      // A file that an edit needs is not replaced if it exists.
      const names = found.flatMap(({ edit, files }) =>
        files.filter((name) => before[name] && !(edit && state.head[name])),
      );
      return {
        label: found.map(({ label }) => label).join(', '),
        edits: found.flatMap(({ edit }) => edit ?? []),
        files: Object.fromEntries(names.map((name) => [name, before[name] ?? ''])),
      };
    },
  };
}
