// The state of the editor on the shipped product, for tests of the interface's model.
import { fieldTree } from '../../src/content-model/fieldTree.ts';
import type { Files, YamlValue } from '../api.ts';
import { placeOf, withEdit } from '../places.ts';
import { startStore } from './project.ts';

export const fields = fieldTree();
export const { files, names } = startStore().state();

/** The files with other values at some places. */
export function withValues(changes: Record<string, YamlValue>): Files {
  const changed = { ...files };
  for (const [name, value] of Object.entries(changes)) {
    const { file, path } = placeOf(name);
    changed[file] = withEdit(changed[file], { type: 'set', path, value }) ?? null;
  }
  return changed;
}

/** The content as the interface shows it, with other values at some places. */
export const shownWith = (changes: Record<string, YamlValue> = {}) => ({
  fields,
  files: withValues(changes),
  names,
});
