// Prepares new pages: the facts that they need, their addresses, and the edits that add them.
import type { PageFacts, PageValue } from '../../../src/page-kinds/pageKind.ts';
import type { Edit, Files, Place, YamlValue } from '../../api.ts';
import { isYamlGroup, listAt, valueAt } from '../../places.ts';
import { freeName, slugOf } from './ids.ts';
import { type EditorPage, editorPages, type Shown } from './parts.ts';

/** The facts of the content on which the texts of a new page depend. */
export function pageFacts(files: Files): PageFacts {
  const at = (file: Place['file'], ...path: string[]) => valueAt(files, { file, path });
  const offers = listAt(files, { file: 'offers', path: ['offers'] });
  return {
    offer: String(at('offers', 'main')),
    isSubscription: offers.some((offer) => isYamlGroup(offer) && offer['period'] !== undefined),
    guaranteeDays: Number(at('site', 'guarantee', 'days')),
    hasTool: Boolean(at('site', 'workspaceTool')),
    hasChat: Boolean(at('site', 'chat', 'phone')),
  };
}

/** The value of a page's file, which is not checked; undefined for a page without a file. */
export function pageValue(files: Files, { file }: EditorPage): PageValue | undefined {
  const value = file && valueAt(files, { file, path: [] });
  return isYamlGroup(value) ? (value as PageValue) : undefined;
}

/** The name of a new page's file, and the edit that adds the page. */
export function addingEdit(page: PageValue, files: Files): { name: string; edit: Edit } {
  const name = freeName(slugOf(page.path), (taken) => Object.hasOwn(files, `pages/${taken}`));
  const value = page as { [name: string]: YamlValue };
  return {
    name,
    edit: { type: 'set', place: { file: `pages/${name}`, path: [] }, value, previous: undefined },
  };
}

/** The wanted address, with a number appended if a page has or has had it. */
export function freePath(wanted: string, shown: Shown): string {
  const used = editorPages(shown).flatMap(({ path, file }) => [
    path,
    ...(file ? listAt(shown.files, { file, path: ['formerPaths'] }) : []),
  ]);
  return `/${freeName(wanted.slice(1), (name) => used.includes(`/${name}`))}`;
}

/** A free address made from a page's name. */
export const pathOfName = (name: string, shown: Shown): string => freePath(`/${slugOf(name)}`, shown);
