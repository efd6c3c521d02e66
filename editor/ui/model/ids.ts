import { itemId } from '../../../src/content-model/paths.ts';
import type { YamlValue } from '../../api.ts';

/** Converts a text to an id: "Perguntas frequentes" becomes "perguntas-frequentes". */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .slice(0, 30)
    .replace(/-$/, '') || 'parte';

/** The maximum length of an id (see src/fields/reference.ts). */
const MAX_LENGTH = 40;

/** A name with a suffix such as "-2". A long name is shortened. */
export const withSuffix = (name: string, suffix: string): string =>
  name.slice(0, MAX_LENGTH - suffix.length).replace(/-$/, '') + suffix;

/** The wanted name, with a number appended if it is taken. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  const base = wanted.replace(/-\d+$/, '');
  let number = 2;
  while (isTaken(withSuffix(base, `-${number}`))) number += 1;
  return withSuffix(base, `-${number}`);
}

/** The wanted id, with a number appended if an item already has it. */
export function freeId(wanted: string, items: readonly YamlValue[]): string {
  const taken = new Set(items.map(itemId));
  return freeName(wanted, (id) => taken.has(id));
}
