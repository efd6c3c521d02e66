import type { FieldTree } from '../../../src/content-model/fieldTree.ts';
import type { Files, Place, PreflightReport } from '../../api.ts';
import { isWithin } from '../../places.ts';
import { fieldAt } from './fields.ts';

/** The field after `place` in the list of Conferir; the first where `place` is in it no more, undefined after the last. */
export function nextToMend(
  report: PreflightReport | undefined,
  place: Place,
  tree: FieldTree,
  files: Files,
): Place | undefined {
  const found = report?.status === 'done' ? report.findings : [];
  const listed = [
    ...found.filter(({ rank }) => rank === 'stop'),
    ...found.filter(({ rank }) => rank === 'warn'),
  ].flatMap(({ place: first, others = [] }) => (first ? [first, ...others] : []));
  const issues = report?.status === 'failed' ? report.issues : [];
  const places = [...listed, ...issues.map(({ file, path }) => ({ file, path }))].filter(
    (one) => one.path.length > 0 && fieldAt(tree, files, one),
  );
  const isHere = (one: Place) => isWithin(place, one);
  return places.slice(places.findIndex(isHere) + 1).find((one) => !isHere(one));
}
