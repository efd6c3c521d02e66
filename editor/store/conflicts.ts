// Detects conflicts: an edit must not overwrite a change that the edit's author has not seen.
import type { Edit, EditResult, YamlValue } from '../api.ts';
import { isSame, valueIn } from '../places.ts';

export type Conflict = Extract<EditResult, { status: 'conflict' }>;

/** Whether an index in the edit's path may refer to another item now, because its list has changed since `base`. */
export function isShifted(edit: Edit, base: YamlValue | undefined, current: YamlValue | undefined): boolean {
  const { path } = edit.place;
  return path.some((key, index) => {
    if (typeof key !== 'number') return false;
    const listPath = path.slice(0, index);
    const [old, now] = [valueIn(base, listPath), valueIn(current, listPath)];
    if (!Array.isArray(old) || !Array.isArray(now)) return false;
    return edit.type === 'remove'
      ? !isSame(old, now)
      : old.length !== now.length && !isSame(old[key], now[key]);
  });
}

/**
 * The conflict of an edit with a change that the edit's author has not seen; undefined if there is none.
 *
 * @param base the file that the edit's author saw
 * @param current the current file
 */
export function conflictOf(
  edit: Edit,
  base: YamlValue | undefined,
  current: YamlValue | undefined,
): Conflict | undefined {
  const place = edit.place;
  const theirs = valueIn(current, place.path);
  const conflict = (mine: YamlValue | undefined): Conflict => ({ status: 'conflict', place, mine, theirs });
  if (edit.type === 'set') {
    if (isSame(theirs, edit.value) && !isShifted(edit, base, current)) return undefined;
    const isSeen = [edit.previous, ...(edit.sent ?? [])].some((value) => isSame(theirs, value));
    return isSeen && !isShifted(edit, base, current) ? undefined : conflict(edit.value);
  }
  const isChanged = base !== undefined && !isSame(valueIn(base, place.path), theirs);
  if (!isChanged && !isShifted(edit, base, current)) return undefined;
  return conflict(edit.type === 'insert' ? edit.value : undefined);
}
