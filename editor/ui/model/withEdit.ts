import type { Edit, Path, Place, Written } from '../../api.ts';
import { isWithin, withValueAt } from './place.ts';

/** The list or group that an edit changes something of. */
const changedBy = (edit: Edit): Place => ('list' in edit ? edit.list : edit.place);

export const isInside = (edit: Edit, group: Place): boolean =>
  isWithin(changedBy(edit), group) && changedBy(edit).path.length > group.path.length;

function childAt(value: Written | undefined, [key, ...rest]: Path): Written | undefined {
  if (key === undefined || value === null || typeof value !== 'object') return value;
  return childAt(Array.isArray(value) ? value[Number(key)] : value[key], rest);
}

function without(value: Written | undefined, key: string | number | undefined): Written {
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1);
  return Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => name !== key));
}

/** A group's value with an edit of something in it, as the store would write it. */
export function withEdit(value: Written, group: Place, edit: Edit): Written {
  const path = changedBy(edit).path.slice(group.path.length);
  if (edit.type === 'set') return withValueAt(value, path, edit.value);
  if (edit.type === 'remove') {
    const outer = path.slice(0, -1);
    return withValueAt(value, outer, without(childAt(value, outer), path.at(-1)));
  }
  const list = childAt(value, path);
  const items = Array.isArray(list) ? list : [];
  if (edit.type === 'insert') return withValueAt(value, path, items.toSpliced(edit.index, 0, edit.value));
  const moved = items[edit.from];
  if (moved === undefined) return value;
  return withValueAt(value, path, items.toSpliced(edit.from, 1).toSpliced(edit.to, 0, moved));
}
