// What buttons, menus and other fields can refer to.
import type { FieldTree } from '../../../src/content-model/fieldTree.ts';
import { isPageFile, itemId } from '../../../src/content-model/paths.ts';
import type { FieldOption, ReferenceTo } from '../../../src/fields/field.ts';
import type { ContentFile, Files } from '../../api.ts';
import { isWrittenGroup, listAt } from '../../places.ts';
import { pagesOf, partsOf } from './parts.ts';

/** The offers, pages, or sections of the page of `file`, by what a reference writes. */
export function referencesTo(
  to: ReferenceTo,
  file: ContentFile,
  tree: FieldTree,
  files: Files,
): FieldOption[] {
  if (to === 'offer')
    return listAt(files, { file: 'offers', path: ['offers'] }).flatMap((offer) =>
      isWrittenGroup(offer)
        ? [{ value: itemId(offer) ?? '', label: String(offer['name'] ?? offer['id']) }]
        : [],
    );
  const pages = pagesOf(files);
  if (to === 'page')
    return pages
      .filter(({ id, isHidden }) => id !== 'erro' && !isHidden)
      .map(({ path, title }) => ({ value: path, label: title }));
  const page = isPageFile(file) ? pages.find((one) => one.file === file) : undefined;
  if (!page) return [];
  return partsOf(page, tree, files).flatMap(({ id, title, section }) =>
    section ? [{ value: id, label: section.isHidden ? `${title} (escondida)` : title }] : [],
  );
}
