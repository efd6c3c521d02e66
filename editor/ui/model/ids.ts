import { itemId } from '../../../src/content-model/paths.ts';
import type { Written } from '../../api.ts';

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

/** The wanted id, or with a number behind it where an item has it already. */
export function freeId(wanted: string, items: readonly Written[]): string {
  const taken = new Set(items.map(itemId));
  if (!taken.has(wanted)) return wanted;
  const base = wanted.replace(/-\d+$/, '');
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
