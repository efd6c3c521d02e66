import { itemId } from '../../../src/content-model/paths.ts';
import type { YamlValue } from '../../api.ts';

/** A short name for an address: "Perguntas frequentes" is "perguntas-frequentes". */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    .slice(0, 30)
    .replace(/-$/, '') || 'parte';

/** The wanted name, or with a number behind it where that is taken. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  const base = wanted.replace(/-\d+$/, '');
  let number = 2;
  while (isTaken(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** The wanted id, or with a number behind it where an item has it already. */
export function freeId(wanted: string, items: readonly YamlValue[]): string {
  const taken = new Set(items.map(itemId));
  return freeName(wanted, (id) => taken.has(id));
}
