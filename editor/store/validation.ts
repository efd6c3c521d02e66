// Validates content by the schemas and the cross checks of the build, in the seller's words.
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import type { ContentIssue } from '../../src/content-model/errors/contentError.ts';
import {
  CONTENT_FILES,
  type ContentBytes,
  checkContentBytes,
  fillContent,
} from '../../src/content-model/loadContent.ts';
import { valuesOfNames } from '../../src/content-model/templateValues.ts';
import type { ContentFile, Issue, Place } from '../api.ts';
import { isWithin } from '../places.ts';

export type Validation = {
  issues: Issue[];
  /** The names in braces with their values; empty while there are issues. */
  templateValues: Record<string, string>;
};

/** The build's issues about a whole file have no text for the editor and keep their own. */
function asIssue({ file, path, line, message, advice, code, inEditor }: ContentIssue): Issue {
  const name = CONTENT_FILES.find((one) => file.endsWith(`/${one}.yaml`)) ?? 'site';
  const keys = (path ?? []).filter((key) => typeof key !== 'symbol');
  if (inEditor) {
    const { message: messageInEditor, advice: next, suggestion, leadsTo } = inEditor;
    return {
      file: name,
      path: keys,
      ...(line && { line }),
      message: messageInEditor,
      ...(next && { advice: next }),
      ...(suggestion && { suggestion }),
      ...(leadsTo && { leadsTo: { ...leadsTo, file: leadsTo.file as ContentFile } }),
    };
  }
  const next = [advice, code].filter(Boolean).join(': ');
  return { file: name, path: keys, ...(line && { line }), message, ...(next && { advice: next }) };
}

/** The uploads that the content names must be on the disk. */
export function validate(bytes: ContentBytes): Validation {
  const { value, errors } = checkContentBytes(bytes, CONTENT_FOLDER);
  if (!value) return { issues: errors.map(asIssue), templateValues: {} };
  fillContent(value);
  return { issues: [], templateValues: valuesOfNames(value) };
}

/**
 * The issues that block an edit: all that it adds. Content that was broken outside may be repaired one
 * field after the other.
 */
export function issuesOfEdit(before: Issue[], after: Issue[], places: Place[]): Issue[] {
  if (before.length === 0) return after;
  const key = ({ file, path, message }: Issue) => JSON.stringify([file, path, message]);
  const known = new Set(before.map(key));
  const isEdited = (issue: Issue) => places.some((place) => isWithin(issue, place) || isWithin(place, issue));
  const files = new Set<ContentFile>(places.map(({ file }) => file));
  return after.filter((issue) => (!known.has(key(issue)) && files.has(issue.file)) || isEdited(issue));
}
