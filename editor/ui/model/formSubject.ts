import type { Field, FieldTree, GroupField } from '../../../src/content-model/fieldTree.ts';
import type { EditorState, Files, Place } from '../../api.ts';
import { fieldAt, fieldPath, parentOf } from '../../places.ts';

type Content = Pick<EditorState, 'fields' | 'files'>;

/** Groups with more fields than this have a separate form. */
const MAX_INLINE_FIELDS = 4;

/** Whether a group's fields are shown in the form of the group around it. */
export const isInline = ({ fields }: GroupField): boolean =>
  Object.keys(fields).length <= MAX_INLINE_FIELDS &&
  Object.values(fields).every(({ kind }) => !['group', 'list', 'union'].includes(kind));

const hasSeparateForm = (field: Field): boolean =>
  field.kind === 'union' || (field.kind === 'group' && !isInline(field));

/**
 * The subject of the form that contains a field: the innermost list item, or group with a separate form, around it.
 */
export function formSubject(tree: FieldTree, files: Files, place: Place): Place {
  if (place.path.length === 0) return place;
  const parent = parentOf(place);
  if (fieldAt(tree, files, parent)?.kind === 'list') return place;
  const field = fieldAt(tree, files, place);
  return field && hasSeparateForm(field) ? place : formSubject(tree, files, parent);
}

/**
 * Whether the form of `places` contains the field at `place`. A group with a separate form, unless it is the first of
 * `places`, is only a link to that form.
 */
export function isInForm(place: Place, places: readonly Place[], { fields, files }: Content): boolean {
  const names = [place, formSubject(fields, files, place)].map(fieldPath);
  const index = places.findIndex((one) => names.includes(fieldPath(one)));
  const listed = places[index];
  const field = listed && fieldAt(fields, files, listed);
  return field !== undefined && (index === 0 || !hasSeparateForm(field));
}
