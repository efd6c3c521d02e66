import type { EditorState, Files, Issue, Place } from '../../api.ts';
import { fieldAt, isSame, isWithin, valueAt } from '../../places.ts';
import type { Snapshot } from '../state/snapshot.ts';

type Checked = Pick<Snapshot, 'report' | 'checkedFiles'> & { shown: Pick<EditorState, 'fields' | 'files'> };

/** The places of the fields that a finding concerns. */
export const placesOf = ({ file, path, others = [] }: Issue): Place[] => [{ file, path }, ...others];

const isUnchanged = (place: Place, files: Files, checked: Files): boolean =>
  isSame(valueAt(checked, place), valueAt(files, place));

/**
 * The field after `place` in the list of Conferir. If `place` is not there, for example because an item was deleted and
 * `place` is its list field, the next field is the first one inside `place`, or else the first of all. After a field
 * with a stop come the later stops, the earlier stops, and then the warnings; after a field with only warnings, only
 * the later warnings. Fields that have changed since the check are skipped.
 */
export function nextProblem(
  place: Place,
  { report, checkedFiles, shown: { fields, files } }: Checked,
): Place | undefined {
  const found = report?.status === 'done' ? report.findings : [];
  const issues = report?.status === 'failed' ? report.issues : [];
  const isHere = (one: Place) => isWithin(place, one);
  const fieldsIn = (list: Issue[]) => list.flatMap(placesOf).filter(({ path }) => path.length > 0);
  const placesWith = (level: Issue['level']) => fieldsIn(found.filter((finding) => finding.level === level));
  const stops = [...fieldsIn(issues), ...placesWith('stop')];
  const warnings = placesWith('warning');
  const isInside = (one: Place) => isWithin(one, place);
  const after = (places: Place[]) => {
    const here = places.findIndex(isHere);
    return places.slice(here < 0 ? Math.max(0, places.findIndex(isInside)) : here + 1);
  };
  const isAt = (one: Place) => isHere(one) || isInside(one);
  const isOnlyWarning = warnings.some(isAt) && !stops.some(isAt);
  const places = isOnlyWarning ? after(warnings) : [...after(stops), ...stops, ...after(warnings)];
  const isLeft = (one: Place) =>
    fieldAt(fields, files, one) && isUnchanged(one, files, checkedFiles ?? files);
  return places.find((one) => !isHere(one) && isLeft(one));
}
