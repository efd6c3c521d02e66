// The offers, bonuses, pages and sections to which buttons, menus and other fields can refer.
import { isPageFile, itemId } from '../../../src/content-model/paths.ts';
import type { FieldOption, ReferenceTo } from '../../../src/fields/field.ts';
import type { ContentFile, Place } from '../../api.ts';
import { isYamlGroup, listAt } from '../../places.ts';
import { editorPages, partsOf, type Shown } from './parts.ts';

/** The items of a list as options. The value is an item's id, and the label its field `labelKey`, or else its id. */
const itemsAt = ({ files }: Shown, place: Place, labelKey: string): FieldOption[] =>
  listAt(files, place).flatMap((item) =>
    isYamlGroup(item) ? [{ value: itemId(item) ?? '', label: String(item[labelKey] ?? item['id']) }] : [],
  );

/**
 * The options of a field that refers to an offer, a bonus, a page or a section of the same page. Leaves out hidden
 * pages, the 404 page, and the sections that are a version B. Hidden sections are marked as hidden.
 */
export function referencesTo(to: ReferenceTo, file: ContentFile, shown: Shown): FieldOption[] {
  if (to === 'offer') return itemsAt(shown, { file: 'offers', path: ['offers'] }, 'name');
  if (to === 'bonus') return itemsAt(shown, { file: 'product', path: ['bonuses'] }, 'title');
  const pages = editorPages(shown);
  if (to === 'page')
    return pages
      .filter(({ id, isHidden }) => id !== '.erro' && !isHidden)
      .map(({ path, title }) => ({ value: path, label: title }));
  const page = isPageFile(file) ? pages.find((one) => one.file === file) : undefined;
  if (!page) return [];
  return partsOf(page, shown).flatMap(({ id, title, section }) =>
    section && section.versionOf === undefined
      ? [{ value: id, label: section.isHidden ? `${title} (escondida)` : title }]
      : [],
  );
}
