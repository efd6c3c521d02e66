// Validates content by the schemas and the rules of the build.
import type { ContentIssue } from '../../src/content-model/issue.ts';
import { type ContentBytes, checkContentBytes } from '../../src/content-model/loadContent.ts';
import { type Name, namesOf } from '../../src/content-model/names.ts';
import { findings } from '../../src/content-model/rules/index.ts';
import type { ContentFile, Place } from '../api.ts';
import { isWithin } from '../places.ts';

export type Validation = {
  /** The errors. */
  issues: ContentIssue[];
  /** What keeps the site from being published, and the warnings; empty while there are errors. */
  findings: ContentIssue[];
  /** The names in braces with their values; empty while there are errors. */
  names: Name[];
};

/** The uploads that the content names must be on the disk. */
export function validate(bytes: ContentBytes): Validation {
  const { value, errors } = checkContentBytes(bytes);
  if (!value) return { issues: errors, findings: [], names: [] };
  return { issues: [], findings: findings(value, Date.now()), names: namesOf(value) };
}

/**
 * The issues that block an edit: all that it adds. Content that was broken outside may be repaired one
 * field after the other.
 */
export function issuesOfEdit(before: ContentIssue[], after: ContentIssue[], places: Place[]): ContentIssue[] {
  if (before.length === 0) return after;
  const key = ({ file, path, message }: ContentIssue) => JSON.stringify([file, path, message]);
  const known = new Set(before.map(key));
  const isEdited = (issue: ContentIssue) =>
    places.some((place) => isWithin(issue, place) || isWithin(place, issue));
  const files = new Set<ContentFile>(places.map(({ file }) => file));
  return after.filter((issue) => (!known.has(key(issue)) && files.has(issue.file)) || isEdited(issue));
}
