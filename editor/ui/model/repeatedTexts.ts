// Finds the texts that repeat a changed text, because a seller may forget to change them too.
import { fillPlaceholders } from '../../../src/domain/placeholders.ts';
import { proseWords } from '../../../src/domain/prose.ts';
import type { Files, Place } from '../../api.ts';
import { childOf, fieldAt, fieldPath, parentOf, valueAt } from '../../places.ts';
import { filledNames } from './names.ts';
import type { Shown } from './parts.ts';
import { searchIndex } from './search.ts';

/** A hero's headline as plain text; undefined for the headline of a version B and for any other text. */
export function titleFromHeadline(place: Place, files: Files): string | undefined {
  const isVersionB = valueAt(files, childOf(parentOf(place), 'versionOf')) !== undefined;
  if (place.path.at(-1) !== 'headline' || isVersionB) return undefined;
  return proseWords(String(valueAt(files, place) ?? '')).trim();
}

/**
 * The texts to check after a change. For a headline: the title for social networks, if it does not contain the
 * headline. For the product's name: the texts that still contain the old name.
 *
 * @param before the text at `place` before the change
 */
export function textsToCheck(place: Place, before: string, { fields, files, names }: Shown): Place[] {
  const headline = titleFromHeadline(place, files);
  if (headline !== undefined) {
    const socialTitle: Place = { file: place.file, path: ['socialTitle'] };
    const comparable = (text: string) => fillPlaceholders(text, filledNames(names)).toLowerCase();
    return comparable(String(valueAt(files, socialTitle) ?? '')).includes(comparable(headline))
      ? []
      : [socialTitle];
  }
  if (fieldPath(place) !== 'site.name' || before === '') return [];
  return searchIndex(fields, files)
    .filter(({ value }) => value.includes(before))
    .map((entry) => entry.place)
    .filter((one) => fieldPath(one) !== fieldPath(place) && fieldAt(fields, files, one)?.kind === 'text');
}
