// "Versões": complete copies of the content before the first change, after days with changes, and at publications.
import { join } from 'node:path';
import type { FieldTree } from '../../src/content-model/fieldTree.ts';
import type { Change, Edit, Files, HistoryStep, Version, YamlValue } from '../api.ts';
import { fileEdit, isSame, withEdit } from '../places.ts';
import type { Blobs } from './blobs.ts';
import { contentChanges, type Reversal, type RevertibleChange, uploadChanges } from './changes.ts';
import { contentFilesOf, type Manifest, readJson, writeJson } from './files.ts';
import {
  atPosition,
  type ContentSnapshot,
  changesBetween,
  dayOf,
  type FileChanges,
  type HistoryState,
  type Step,
  withChanges,
} from './historyState.ts';
import { valueOfBytes } from './yamlFile.ts';

const CURRENT = 'current';

/** The order in which a list is edited: items are inserted last, when the list has its old order again. */
const EDIT_ORDER = ['remove', 'set', 'insert'];
const orderOf = ({ reversal }: RevertibleChange) => EDIT_ORDER.indexOf(reversal?.edit?.type ?? '');

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

  function readFile(hash: string): YamlValue {
    const known = parsed.get(hash);
    if (known !== undefined) return known;
    const value = valueOfBytes(blobs.get(hash));
    parsed.set(hash, value);
    return value;
  }

  /** The parsed content files of a state, limited to the files in `changed`. */
  const contentIn = (manifest: Manifest, changed: FileChanges): Partial<Files> =>
    Object.fromEntries(
      contentFilesOf(changed).flatMap((name) => {
        const hash = manifest[`${name}.yaml`];
        return hash === undefined ? [] : [[name, readFile(hash)]];
      }),
    );

  /** The differences between two states. `now` are the content files in which they would be reverted. */
  function changesFound(
    before: Manifest,
    after: Manifest,
    current: Manifest,
    now = contentIn(current, changesBetween(before, after)),
  ): (RevertibleChange & { id: string })[] {
    const changed = changesBetween(before, after);
    const found = [
      ...contentChanges(tree, { before: contentIn(before, changed), after: contentIn(after, changed), now }),
      ...uploadChanges(changed, current),
    ];
    // The number distinguishes changes with the same label.
    return found.map((change, index) => ({ ...change, id: `${index} ${change.label}` }));
  }

  /** The differences between two states of the content, and whether each can be reverted in the current content. */
  const describe = (before: Manifest, after: Manifest, current: Manifest): Change[] =>
    changesFound(before, after, current).map(({ reversal, ...change }) => ({
      ...change,
      canRevert: reversal !== undefined,
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
      const chosen = changesFound(before, after, state.head).filter((change) => changes.includes(change.id));
      if (chosen.length < changes.length) return undefined;
      let now = contentIn(state.head, changesBetween(before, after));
      const reversals: Reversal[] = [];
      for (const { id: changeId } of chosen.toSorted((one, other) => orderOf(one) - orderOf(other))) {
        // Found again, because the previous edit may have moved the other items of a list.
        const found = changesFound(before, after, state.head, now).find((change) => change.id === changeId);
        if (!found?.reversal) return undefined;
        const { edit } = found.reversal;
        if (edit) now = { ...now, [edit.place.file]: withEdit(now[edit.place.file], fileEdit(edit)) };
        reversals.push(found.reversal);
      }
      // A file that an edit needs is not replaced if it exists.
      const names = reversals.flatMap(({ edit, files }) =>
        files.filter((name) => before[name] && !(edit && state.head[name])),
      );
      return {
        label: chosen.map(({ label }) => label).join(', '),
        edits: reversals.flatMap(({ edit }) => edit ?? []),
        files: Object.fromEntries(names.map((name) => [name, before[name] ?? ''])),
      };
    },
  };
}
