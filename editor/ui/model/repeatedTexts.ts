// Finds the texts that repeat another text, which a seller may forget to change.
import { fillPlaceholders } from '../../../src/domain/placeholders.ts';
import type { Files, Place } from '../../api.ts';
import { childOf, fieldAt, fieldPath, parentOf, valueAt } from '../../places.ts';
import { nameValues } from './names.ts';
import type { Shown } from './parts.ts';
import { searchIndex } from './search.ts';

/** The headline of a hero, joined from its two fields; undefined for any other text. */
export function titleFromHeadline(place: Place, files: Files): string | undefined {
  if (!['headline', 'headlineAccent'].includes(String(place.path.at(-1)))) return undefined;
  const hero = parentOf(place);
  const parts = ['headline', 'headlineAccent'].map((name) =>
    String(valueAt(files, childOf(hero, name)) ?? '').trim(),
  );
  return parts.join(' ').trim();
}

/**
 * The texts to check after a change. For a headline: the title for social networks, if it differs. For the product's name: the texts
 * that still contain the old name.
 */
export function textsToCheck(place: Place, before: string, { fields, files, names }: Shown): Place[] {
  const headline = titleFromHeadline(place, files);
  if (headline !== undefined) {
    const shared: Place = { file: place.file, path: ['socialTitle'] };
    const said = (text: string) => fillPlaceholders(text, nameValues(names)).toLowerCase();
    return said(String(valueAt(files, shared) ?? '')).includes(said(headline)) ? [] : [shared];
  }
  if (fieldPath(place) !== 'site.name' || before === '') return [];
  return searchIndex(fields, files)
    .filter(({ value }) => value.includes(before))
    .map((entry) => entry.place)
    .filter((one) => fieldPath(one) !== fieldPath(place) && fieldAt(fields, files, one)?.kind === 'text');
}
