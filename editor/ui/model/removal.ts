// The fields that must be removed together with another.
import type { Field, FieldTree } from '../../../src/content-model/fieldTree.ts';
import type { ContentFile, Issue, Place, Written } from '../../api.ts';
import { dotted, fieldAt } from './place.ts';

/**
 * The fields that are invalid without a removed field, such as a bonus's prices without the bonus. Undefined when one of them
 * is required: then the field cannot be removed.
 */
export function fieldsWrongWithout(
  issues: readonly Issue[],
  tree: FieldTree,
  files: Record<ContentFile, Written>,
): { place: Place; field: Field }[] | undefined {
  const places = new Map(issues.map(({ file, path }) => [dotted({ file, path }), { file, path }]));
  const found = [...places.values()].map((place) => ({ place, field: fieldAt(tree, files, place) }));
  const removable = found.flatMap(({ place, field }) => (field?.isOptional ? [{ place, field }] : []));
  return removable.length === found.length ? removable : undefined;
}
