// What stood at a place of the content before it was taken out, as the steps of the history record it.
import { CONTENT_FILES } from '../../src/content-model/loadContent.ts';
import type { ContentFile, Path, Place, Stood, Written } from '../api.ts';
import { dotted, isGroup, isSame, valueIn } from '../places.ts';
import { isReordered } from './changes.ts';
import type { Manifest } from './files.ts';
import { applied, type HistoryState, reversed, type Snapshot } from './historyState.ts';

/** What a content file said, by its hash. */
type ReadFile = (hash: string | undefined) => Written;

/** The keys of groups that the first value has and the second has not. Undefined when anything else differs. */
function removedKeys(before: Written, after: Written | undefined, path: Path = []): Path[] | undefined {
  if (isSame(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) return undefined;
  if (Object.keys(after).some((key) => !(key in before))) return undefined;
  const removed = Object.entries(before).map(([key, value]) =>
    key in after ? removedKeys(value, after[key], [...path, key]) : [[...path, key]],
  );
  return removed.every((paths) => paths !== undefined) ? removed.flat() : undefined;
}

/** Whether an item of a list on the way to a place was another one before. */
const isOtherItem = (path: Path, before: Written, after: Written): boolean =>
  path.some((key, index) => {
    const [old, now] = [valueIn(before, path.slice(0, index)), valueIn(after, path.slice(0, index))];
    if (typeof key !== 'number' || !Array.isArray(old) || !Array.isArray(now)) return false;
    return old.length !== now.length || (!isSame(old, now) && isReordered(old, now));
  });

/** All that a step took out and nothing else did, in any file; empty for a step that changed anything besides. */
function takenOutBy(before: Manifest, after: Manifest, read: ReadFile): Place[] {
  const changed = CONTENT_FILES.filter((file) => before[`${file}.yaml`] !== after[`${file}.yaml`]);
  const places = changed.map((file: ContentFile) =>
    removedKeys(read(before[`${file}.yaml`]), read(after[`${file}.yaml`]))?.map((path) => ({ file, path })),
  );
  return places.every((one) => one !== undefined) ? places.flat() : [];
}

/**
 * The last value of a place that has none now, with what was taken out in the same step and is still missing; empty when
 * there was none.
 *
 * @param kind of a group of several kinds: the one that is looked for
 * @param kept the versions, which reach further back than the steps
 */
export function stoodAt(
  state: HistoryState,
  kept: readonly Snapshot[],
  { file, path }: Place,
  kind: string | undefined,
  read: ReadFile,
): Stood[] {
  const isIt = (value: Written | undefined): value is Written =>
    kind === undefined ? value !== undefined : isGroup(value) && value['kind'] === kind;
  const name = `${file}.yaml`;
  let after = state.head;
  for (const { files } of state.steps.slice(0, state.position).toReversed()) {
    const before = applied(after, reversed(files));
    const [old, now] = [read(before[name]), read(after[name])];
    if (files[name] && isOtherItem(path, old, now)) return [];
    const value = valueIn(old, path);
    if (files[name] && isIt(value)) {
      const others = takenOutBy(before, after, read).filter(
        (place) =>
          dotted(place) !== dotted({ file, path }) &&
          valueIn(read(state.head[`${place.file}.yaml`]), place.path) === undefined,
      );
      const places = kind === undefined ? [{ file, path }, ...others] : [{ file, path }];
      return places.flatMap((place) => {
        const stood = valueIn(read(before[`${place.file}.yaml`]), place.path);
        return stood === undefined ? [] : [{ place, value: stood }];
      });
    }
    after = before;
  }
  // An index may mean another item there.
  if (path.some((key) => typeof key === 'number')) return [];
  const earlier = kept.map(({ files }) => valueIn(read(files[name]), path)).findLast(isIt);
  return earlier === undefined ? [] : [{ place: { file, path }, value: earlier }];
}
