// Changes the address of a page, or the id of an offer, a bonus or a section, and all references to it.
import type { Field } from '../../../src/content-model/fieldTree.ts';
import { isPageFile, itemId } from '../../../src/content-model/paths.ts';
import { PLACEHOLDER } from '../../../src/domain/placeholders.ts';
import type { ContentFile, Edit, EditorState, Files, Place, YamlValue } from '../../api.ts';
import { fieldAt, listAt, parentOf, valueAt } from '../../places.ts';
import { searchIndex } from './search.ts';

type Renaming = {
  /** The place and the field of the value that may refer to the renamed item. */
  at: Place;
  field: Field | undefined;
  /** The place of the changed address or id. */
  place: Place;
  before: string;
  after: string;
};

/** The new value of a field that refers to the renamed item. Any other value stays unchanged. */
function renamed(value: string, { at, field, place, before, after }: Renaming): string {
  const isOffer = place.file === 'offers';
  const isBonus = place.file === 'product';
  const isPage = place.path.length === 1;
  const isHere = isOffer || isBonus || isPage || at.file === place.file;
  if (!isHere) return value;
  if (field?.kind === 'reference') {
    const to = isOffer ? 'offer' : isBonus ? 'bonus' : isPage ? 'page' : 'section';
    return field.to === to && value === before ? after : value;
  }
  if (isBonus) return value;
  if (field?.kind === 'target') {
    const sign = isOffer || isPage ? '' : '#';
    return value === sign + before ? sign + after : value;
  }
  if (field?.kind === 'text' && field.isProse && !isOffer) {
    const sign = isPage ? '' : '#';
    return value.replaceAll(`](${sign}${before})`, `](${sign}${after})`);
  }
  if (!isOffer || field?.kind !== 'text') return value;
  return value.replace(PLACEHOLDER, (written, name: string) =>
    name.endsWith(`.${before}`) ? `{${name.slice(0, -before.length)}${after}}` : written,
  );
}

/** The current address of a page, or the current id of an item; undefined for any other place. */
export function slugAt(files: Files, place: Place): string | undefined {
  const [first, , last] = place.path;
  const isAddress = isPageFile(place.file) && first === 'path';
  const value = isAddress ? valueAt(files, place) : itemId(last === 'id' && valueAt(files, parentOf(place)));
  return typeof value === 'string' ? value : undefined;
}

/** The edit that makes a page's current address redirect to its new one. */
function formerPathEdit(
  file: ContentFile,
  files: Files,
  { before, after }: { before: string; after: string },
): Edit {
  const place: Place = { file, path: ['formerPaths'] };
  const previous = valueAt(files, place);
  const former = listAt(files, place).filter((path) => path !== after);
  return { type: 'set', place, value: [...former, before], previous };
}

/**
 * The edits that change a page's address, or the id of an offer, a bonus or a section, and all references to it:
 * buttons, menus, other fields, links in texts, and names in braces with an offer's id.
 */
export function renamingEdits(
  place: Place,
  after: string,
  { fields, files }: Pick<EditorState, 'fields' | 'files'>,
): Edit[] {
  const before = slugAt(files, place);
  if (before === undefined) return [];
  const set = (at: Place, value: YamlValue): Edit => ({
    type: 'set',
    place: at,
    value,
    previous: valueAt(files, at),
  });
  const references = searchIndex(fields, files).flatMap(({ place: at }) => {
    const value = valueAt(files, at);
    if (typeof value !== 'string') return [];
    const other = renamed(value, { at, field: fieldAt(fields, files, at), place, before, after });
    return other === value ? [] : [set(at, other)];
  });
  // The id comes last because the places of the references may contain it.
  return [
    ...references,
    ...(place.path.length === 1 ? [formerPathEdit(place.file, files, { before, after })] : []),
    set(place, after),
  ];
}
