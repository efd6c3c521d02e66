// The fields that come and go together with another.
import type { Field, FieldTree } from '../../../src/content-model/fieldTree.ts';
import type { Files, Issue, Place } from '../../api.ts';
import { dotted, valueAt } from '../../places.ts';
import { fieldAt } from './fields.ts';

/**
 * The fields that are invalid without a removed field, such as a bonus's prices without the bonus. Undefined when one of them
 * is required: then the field cannot be removed.
 */
export function fieldsWrongWithout(
  issues: readonly Issue[],
  tree: FieldTree,
  files: Files,
): { place: Place; field: Field }[] | undefined {
  const places = new Map(issues.map(({ file, path }) => [dotted({ file, path }), { file, path }]));
  const found = [...places.values()].map((place) => ({ place, field: fieldAt(tree, files, place) }));
  const removable = found.flatMap(({ place, field }) => (field?.isOptional ? [{ place, field }] : []));
  return removable.length === found.length ? removable : undefined;
}

/** The fields that are missing and without which those that were put in are wrong, such as the prices of a bonus. */
export function fieldsMissingFor(
  issues: readonly Issue[],
  tree: FieldTree,
  files: Files,
): { place: Place; field: Field }[] {
  const places = new Map(
    issues.map(({ file, path, leadsTo: place = { file, path } }) => [dotted(place), place]),
  );
  return [...places.values()].flatMap((place) => {
    const field = fieldAt(tree, files, place);
    return field?.isOptional && valueAt(files, place) === undefined ? [{ place, field }] : [];
  });
}
