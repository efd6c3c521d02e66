// "Versões": the content as days and publications left it, kept whole.
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { FieldTree } from '../../src/content-model/fieldTree.ts';
import { CONTENT_FILES } from '../../src/content-model/loadContent.ts';
import type { Change, PublishHost, Version, Written } from '../api.ts';
import type { Blobs } from './blobs.ts';
import { contentChanges, uploadChanges } from './changes.ts';
import { type Manifest, readJson, writeJson } from './files.ts';
import { dayOf, type HistoryState, type Snapshot } from './historyState.ts';
import { isSame } from './written.ts';

export type Versions = ReturnType<typeof openVersions>;

const CURRENT = 'current';

export function openVersions(historyFolder: string, blobs: Blobs, tree: FieldTree) {
  const path = join(historyFolder, 'versions.json');
  let snapshots = readJson<Snapshot[]>(path, []);

  const save = (changed: Snapshot[]) => {
    snapshots = changed;
    writeJson(path, snapshots);
  };

  function add(kind: Snapshot['kind'], at: number, files: Manifest, host?: PublishHost): Snapshot {
    const id = `${kind}-${at}-${snapshots.length}`;
    const snapshot: Snapshot = { id, kind, at, files, ...(host && { host }) };
    save([...snapshots, snapshot]);
    return snapshot;
  }

  /** What a content file said, by its hash. */
  const parsed = new Map<string, Written>();

  function readFile(hash: string | undefined): Written {
    const known = parsed.get(hash ?? '');
    if (known !== undefined) return known;
    const bytes = blobs.get(hash ?? '');
    const document = parseDocument(bytes?.toString() ?? '', { prettyErrors: false, logLevel: 'error' });
    const value: Written = document.errors.length > 0 ? null : document.toJS();
    parsed.set(hash ?? '', value);
    return value;
  }

  function changesBetween(before: Manifest, after: Manifest): Change[] {
    const changed = CONTENT_FILES.filter((name) => before[`${name}.yaml`] !== after[`${name}.yaml`]);
    const filesIn = (manifest: Manifest) =>
      Object.fromEntries(changed.map((name) => [name, readFile(manifest[`${name}.yaml`])]));
    return [...contentChanges(tree, filesIn(before), filesIn(after)), ...uploadChanges(before, after)];
  }

  return {
    all: () => snapshots,
    keep: save,
    add,
    changesBetween,
    find: (id: string) => snapshots.find((snapshot) => snapshot.id === id),
    lastPublication: () => snapshots.findLast(({ kind }) => kind === 'publication'),

    /** Keeps the day before as it ended, before the first change of another day. Returns whether there was one. */
    keepDay(state: HistoryState, now: number): boolean {
      const last = snapshots.at(-1);
      const isNewDay = state.changedAt > 0 && dayOf(state.changedAt) !== dayOf(now);
      const isKept = !isNewDay || isSame(last?.files, state.head);
      if (!isKept) add('day', state.changedAt, state.head);
      return !isKept;
    },

    /** Newest first, with the content as it is on top. */
    list({ head, changedAt }: HistoryState): Version[] {
      const last = snapshots.at(-1);
      const isKept = isSame(last?.files, head);
      const now: Snapshot[] = isKept ? [] : [{ id: CURRENT, kind: 'day', at: changedAt, files: head }];
      const all = [...snapshots, ...now];
      return all
        .map(({ id, kind, at, host, files }, index) => ({
          id,
          kind,
          at,
          ...(host && { host }),
          changes: changesBetween(all[index - 1]?.files ?? files, files),
          isCurrent: isSame(files, head),
        }))
        .toReversed();
    },
  };
}
